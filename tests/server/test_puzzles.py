"""The puzzle routes. They are stateless: every request has the puzzle and all steps so far."""

import pytest

from eldritch.puzzles import WinPuzzles, games_with_puzzles, kind_of, puzzles_of

from .live_server import Served


def test_all_puzzles_are_listed_and_one_is_for_today(server: Served) -> None:
    listed = server.visitor().get("/api/puzzles")
    assert [shelf["game"] for shelf in listed["shelves"]] == list(games_with_puzzles())
    assert all(len(shelf["puzzles"]) == len(puzzles_of(shelf["game"])) for shelf in listed["shelves"])
    assert listed["today"]["game"] in games_with_puzzles()


@pytest.mark.parametrize("game", [game for game in games_with_puzzles() if isinstance(kind_of(game), WinPuzzles)])
def test_a_puzzle_is_solved_by_following_the_help(server: Served, game: str) -> None:
    visitor = server.visitor()
    actions: list[int] = []
    shown = visitor.post(f"/api/puzzles/{game}/1/try", {"lang": "ru"})
    while shown["verdict"] == "going":
        found = visitor.post(f"/api/puzzles/{game}/1/help", {"actions": actions, "lang": "ru"})
        steps = found["steps"]
        assert steps[0]["text"]
        assert found["aim"] in range(len(steps))
        actions.append(steps[0]["action"])
        shown = visitor.post(f"/api/puzzles/{game}/1/try", {"actions": actions, "lang": "ru"})
    assert shown["verdict"] == "won"
    assert shown["look"]["result"]["winners"] == [shown["look"]["viewer"]]


def test_the_help_aims_at_a_step_that_does_more_than_end_the_turn(server: Served) -> None:
    found = server.visitor().post("/api/puzzles/nightmarium/1/help", {})
    assert found["aim"] > 0
    assert "completing it" in found["steps"][found["aim"]]["text"]


def test_answers_to_a_question_are_judged_and_explained(server: Served) -> None:
    visitor = server.visitor()
    puzzle = puzzles_of("castle")[0]
    shown = visitor.post("/api/puzzles/castle/1/try", {})
    assert shown["verdict"] == "asked"
    assert shown["words"]["status"] == "Who is certain to be on your side? Name all of them and nobody else."
    assert shown["look"]["view"]["options"] == []
    others = [seat for seat in range(puzzle.seen["seats"]) if seat not in (*puzzle.answer, puzzle.seat)]
    for seats, verdict in [
        (puzzle.answer, "right"),
        ((*puzzle.answer, others[0]), "too-many"),
        ((), "too-few"),
        ((others[0],), "other"),
    ]:
        assert visitor.post("/api/puzzles/castle/1/answer", {"seats": list(seats)}) == {"verdict": verdict}
    facts = visitor.post("/api/puzzles/castle/1/help", {})["steps"]
    assert facts[-1]["action"] == puzzle.answer[-1]
    assert len(facts) >= 3


def test_invalid_requests_are_refused(server: Served) -> None:
    visitor = server.visitor()
    assert visitor.refusal("POST", "/api/puzzles/duel/99999/try", {}) == (404, "server-not-found")
    assert visitor.refusal("POST", "/api/puzzles/duel/1/try", {"actions": [99999]}) == (409, "table-rejected-illegal")
    assert visitor.refusal("POST", "/api/puzzles/duel/1/try", {"actions": [0] * 100})[0] == 400
    assert visitor.refusal("POST", "/api/puzzles/chess/1/try", {}) == (404, "server-not-found")
    assert visitor.refusal("POST", "/api/puzzles/duel/1/answer", {"seats": [1]}) == (404, "server-not-found")


def test_nothing_hidden_is_shown_beyond_the_seats_view(server: Served) -> None:
    for game in games_with_puzzles():
        puzzle = puzzles_of(game)[0]
        shown = server.visitor().post(f"/api/puzzles/{game}/1/try", {})
        elsewhere = puzzle.view().imagine(puzzle.world + 17, knowledge=True).view(puzzle.seat)
        assert shown["look"]["view"]["table"] == elsewhere["table"]

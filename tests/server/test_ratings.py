"""Ratings by game and table size, for players and teams, updated once for each game."""

from typing import Any

import pytest

from eldritch.server.past.ratings import is_counted, places, played, points, size_class, teams, updated_strengths
from eldritch.store.ratings import Strength
from eldritch.table import Abandon, AddBot, Answer, OfferDraw, Resign, Sit
from tests.table.live import Live, seated

from .live_server import Person, Served

NEW = Strength(25.0, 25.0 / 3)


def resigned(*seats: int, count: int = 3) -> Live:
    live = seated("nightmarium", count, rated=True)
    for seat in seats:
        live.do(Resign(), seat)
    return live


def test_table_sizes_have_separate_ratings() -> None:
    assert [size_class("castle", seats) for seats in (3, 4, 5, 7, 8, 10)] == [
        "3-4",
        "3-4",
        "5-7",
        "5-7",
        "8-10",
        "8-10",
    ]
    assert size_class("duel", 2) == "2"
    with pytest.raises(ValueError, match="not played by 3"):
        size_class("duel", 3)


def test_winners_gain_losers_lose_and_uncertainty_shrinks() -> None:
    winner, loser = updated_strengths("duel", [1, 2], [None, None])
    assert winner.mu > NEW.mu > loser.mu
    assert max(winner.sigma, loser.sigma) < NEW.sigma


def test_beating_a_stronger_player_gains_more() -> None:
    weak, strong = Strength(20.0, 3.0), Strength(32.0, 3.0)
    upset, _ = updated_strengths("duel", [1, 2], [weak, strong])
    routine, _ = updated_strengths("duel", [1, 2], [strong, weak])
    assert upset.mu - weak.mu > routine.mu - strong.mu


def test_a_player_who_resigned_comes_last() -> None:
    live = resigned(1, 0)
    assert places(live.table) == [3, 3, 1]
    after = updated_strengths("nightmarium", [1, 2, 3], [None, None, None])
    assert after[0].mu > after[1].mu > after[2].mu


def test_teams_win_and_lose_together() -> None:
    assert teams("castle", [1, 2, 1, 2]) == [[0, 2], [1, 3]]
    assert teams("castle", [1, 2, 3, 3]) == [[0], [1], [2], [3]]
    assert teams("realms", [1, 2, 2]) == [[0], [1], [2]]
    after = updated_strengths("castle", [1, 2, 1, 2], [None] * 4)
    assert after[0].mu == after[2].mu > NEW.mu > after[1].mu == after[3].mu


def test_a_draw_among_equals_changes_no_rating_and_is_not_a_win() -> None:
    live = seated("duel", rated=True)
    live.do(OfferDraw(), 0)
    live.do(Answer(True), 1)
    assert [each.won for each in played(live.table)] == [False, False]
    one, other = updated_strengths("duel", places(live.table), [None, None])
    assert one.mu == pytest.approx(other.mu)
    assert updated_strengths("castle", [1, 1, 1], [NEW] * 3) == [NEW] * 3


def test_bots_are_rated_by_their_spec() -> None:
    live = Live("duel", autostart=True, rated=True)
    live.do(Sit("Anya"), 0)
    live.do(AddBot("random", "Robot"), 0)
    live.do(Resign(), 0)
    assert [each.subject for each in played(live.table)] == ["p0", "bot:random"]


def test_only_rated_games_with_a_result_count() -> None:
    assert is_counted(resigned(1, 0).table)
    assert not is_counted(seated("duel", rated=True).table)
    abandoned = seated("duel", rated=True)
    abandoned.do(Abandon(), None)
    assert not is_counted(abandoned.table)
    friendly = seated("duel")
    friendly.do(Resign(), 0)
    assert not is_counted(friendly.table)


def test_a_new_player_has_1000_points() -> None:
    assert points(NEW.ordinal) == 1000
    assert points(-100) == 0


# On the server.


def member(server: Served, name: str) -> Person:
    person = server.guest()
    person.post("/api/register", {"name": name, "password": "correct horse battery"})
    return person


def duel(one: Person, other: Person, winner: Person, **wanted: Any) -> str:
    """A rated duel in which the loser resigns."""
    table = one.open_table("duel", seats=2, autostart=True, rated=True, **wanted)
    other.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "sit"})
    loser = other if winner is one else one
    loser.post(f"/api/tables/{table}/commands", {"t": "resign", "id": "resign"})
    return table


def rating_of(person: Person) -> Any:
    return wait_for(lambda: person.get(f"/api/people/{person.id}/ratings"))


def wait_for(ask: Any) -> Any:
    """Poll until true. Ratings are updated shortly after the end is acknowledged."""
    from time import sleep

    for _ in range(200):
        if found := ask():
            return found
        sleep(0.02)
    raise AssertionError("nothing came")


def test_a_rated_game_changes_ratings_once_and_is_listed(server: Served) -> None:
    anya, borya = member(server, "Anya One"), member(server, "Borya One")
    for _ in range(5):
        table = duel(anya, borya, winner=anya)
        changes = anya.get(f"/api/tables/{table}/ratings")
        assert changes[0]["after"] > changes[0]["before"]
        assert changes[1]["after"] < changes[0]["after"]
    (shown,) = rating_of(anya)
    assert (shown["game"], shown["size"], shown["games"], shown["wins"]) == ("duel", "2", 5, 5)
    assert not shown["provisional"]
    board = anya.get("/api/ratings?game=duel")
    names = [line["name"] for line in board["lines"]]
    assert names.index("Anya One") < names.index("Borya One")
    assert board["sizes"] == ["2"]
    assert anya.refusal("GET", "/api/ratings?game=duel&size=3-4") == (400, "history-no-such-size")


def test_guests_are_rated_but_not_listed(server: Served) -> None:
    guest, other = server.guest(), member(server, "Vova One")
    for _ in range(5):
        table = duel(guest, other, winner=guest)
        assert guest.get(f"/api/tables/{table}/ratings")
    assert rating_of(guest)[0]["games"] == 5
    lines = guest.get("/api/ratings?game=duel")["lines"]
    assert guest.id not in [line["person"] for line in lines]
    assert other.id in [line["person"] for line in lines]

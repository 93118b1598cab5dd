"""The ladder: what it plays, counts and writes."""

import json
from pathlib import Path

import pytest

import eldritch
from eldritch.bots import Choice
from eldritch.cli import main
from eldritch.lab.contest import CHALLENGER, FIELD, Contest, Outcome, play_contest, play_game, seated
from eldritch.lab.ladder import Plan, PlayedRungs, climb, reliability, rung_of
from eldritch.lab.ladder_report import calibration, section, table, write

GAME = eldritch.game("nightmarium")
PLAN = Plan(("search:iters=4", "search:iters=8"), games=4, seats=2, seed=1)
MACHINE = {"processor": "Abacus", "python": "3.11", "system": "Beads"}


# Contests.


def test_a_contest_is_the_same_every_time_but_for_the_clock() -> None:
    contest = Contest("search:iters=5", "greedy", 2, seed=1)
    one, other = (play_contest(GAME, contest, 4) for _ in range(2))
    assert (one.won, one.decisions) == (other.won, other.decisions)
    assert one.sides[CHALLENGER].estimates == other.sides[CHALLENGER].estimates
    assert one.sides[CHALLENGER].iterations == other.sides[CHALLENGER].iterations > 0
    assert one.sides[FIELD].iterations == 0


def test_equal_bots_share_the_mirrored_deals() -> None:
    assert play_contest(GAME, Contest("greedy", "greedy", 2, seed=3), 20).won == 10.0


def test_the_challenger_sits_everywhere() -> None:
    state = GAME.new(3, seed=1)
    assert [seated(GAME, state, place) for place in range(3)] == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


def test_where_seats_form_teams_the_challenger_has_one_of_them() -> None:
    game = eldritch.game("castle")
    state = game.new(6, seed=1)
    one, other = seated(game, state, 0), seated(game, state, 1)
    assert sorted(one) == [0, 0, 0, 1, 1, 1]
    assert [1 - side for side in one] == other
    outcome = play_contest(game, Contest("random", "random", 6, seed=1), 2)
    assert outcome.games == 2


def test_the_better_bot_wins_and_expects_to() -> None:
    outcome = play_contest(GAME, Contest("greedy", "random", 2, seed=1), 20)
    assert outcome.won > 15
    estimates = outcome.sides[CHALLENGER].estimates
    assert sum(estimate for estimate, _ in estimates) / len(estimates) > 0.5


def test_a_win_with_team_mates_counts_as_a_full_win() -> None:
    """A share of the return would be a third at most."""
    outcome = play_contest(eldritch.game("castle"), Contest("greedy", "random", 6, seed=1), 2)
    results = {result for side in outcome.sides for _, result in side.estimates}
    assert 1.0 in results
    assert results <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize("fault", [LookupError, ValueError, AttributeError, RuntimeError, OSError])
def test_exceptions_are_counted_and_the_game_continues(monkeypatch: pytest.MonkeyPatch, fault: type[Exception]) -> None:
    from tests.lab.planted import Planted

    class Stumbling(Planted):
        def choose(self, seen: object) -> object:  # type: ignore[override]
            raise fault("lost the thread")

    monkeypatch.setattr("eldritch.lab.contest.seated_bot", lambda spec, seed: Stumbling(seed))
    outcome = play_game(GAME, Contest("random", "random", 2, seed=1), 0)
    assert outcome.games == 1
    assert outcome.sides[CHALLENGER].faults > 0


@pytest.mark.parametrize("answer", [None, Choice(10**6), Choice(0, estimate=(0.5,))])
def test_an_invalid_answer_is_a_fault(monkeypatch: pytest.MonkeyPatch, answer: Choice | None) -> None:
    from tests.lab.planted import Planted

    class Babbling(Planted):
        def choose(self, seen: object) -> object:  # type: ignore[override]
            return answer

    monkeypatch.setattr("eldritch.lab.contest.seated_bot", lambda spec, seed: Babbling(seed))
    outcome = play_game(GAME, Contest("random", "random", 2, seed=1), 0)
    assert all(side.faults > 0 for side in outcome.sides)


def test_moves_that_take_too_long_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10**9))
    monkeypatch.setattr("time.perf_counter", lambda: float(next(clock)))
    outcome = play_game(GAME, Contest("search:ms=50", "random", 2, seed=1), 0)
    assert outcome.sides[CHALLENGER].late == len(outcome.sides[CHALLENGER].milliseconds) > 0
    assert outcome.sides[FIELD].late == 0


# The ladder.


def test_every_rung_meets_those_below_and_every_level_the_one_below() -> None:
    plan = Plan(("search:ms=50", "search:ms=500"), 1, 2, 1, levels=3)
    assert plan.pairings()[:6] == [
        ("greedy", "random", 1),
        ("greedy", "random:sensible", 1),
        ("search:ms=50", "greedy", 1),
        ("search:ms=500", "greedy", 1),
        ("search:ms=500", "search:ms=50", 1),
        ("search:ms=500", "search:ms=500", 1),
    ]
    assert plan.pairings()[6:] == [(f"level:{level}", f"level:{level - 1}", 3) for level in range(2, 8)]


def test_an_interrupted_ladder_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    first = list(climb(GAME, PLAN, PlayedRungs(path)))
    reported: list[str] = []
    again = list(climb(GAME, PLAN, PlayedRungs(path), progress=lambda name, done, games: reported.append(name)))
    assert [rung.won for rung in again] == [rung.won for rung in first]
    assert reported == []
    more = Plan(PLAN.searches, 6, 2, 1)
    list(climb(GAME, more, PlayedRungs(path), progress=lambda name, done, games: reported.append(name)))
    assert len(reported) == 6 * len(more.pairings())


def test_estimates_are_grouped_by_tenths() -> None:
    low, high = reliability([(0.11, 0.0), (0.19, 1.0), (1.0, 1.0), (0.95, 0.0)])
    assert low == pytest.approx((0.15, 0.5, 2))
    assert high == pytest.approx((0.975, 0.5, 2))


def test_a_rung_tells_the_brier_score_and_percentiles() -> None:
    outcome = Outcome(games=2, won=1.5)
    conduct = outcome.sides[CHALLENGER]
    conduct.estimates = [(0.5, 1.0), (0.5, 0.0), (1.0, 1.0), (0.0, 0.0)]
    conduct.milliseconds = [float(number) for number in range(1, 101)]
    conduct.iterations = 5050
    rung = rung_of(Contest("search:ms=50", "greedy", 2, 1), outcome)
    assert rung.brier == 0.125
    assert (rung.p50, rung.p95) == (51.0, 96.0)
    assert rung.iterations == 50.5
    assert rung.iterations_per_second == pytest.approx(1000.0)
    assert rung.share == 0.75


def test_between_equals_the_estimates_of_both_sides_count() -> None:
    """Else the luck of the one side would look like a fault of its estimates."""
    outcome = Outcome(games=1, won=1.0)
    outcome.sides[CHALLENGER].estimates = [(0.5, 1.0)]
    outcome.sides[FIELD].estimates = [(0.5, 0.0)]
    assert rung_of(Contest("greedy", "greedy", 2, 1), outcome).reliability == [(0.5, 0.5, 2)]
    assert rung_of(Contest("greedy", "random", 2, 1), outcome).reliability == [(0.5, 1.0, 1)]


# The report.


def test_the_page_keeps_other_games_and_replaces_this_one(tmp_path: Path) -> None:
    rungs = list(climb(GAME, PLAN, PlayedRungs()))
    page = tmp_path / "ladder.md"
    for title in ("realms, 2", "nightmarium, 2", "realms, 2"):
        write(page, title, section(title, PLAN, rungs, f"eldritch ladder {title}", MACHINE))
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# The ladder")
    assert text.count("## realms, 2\n") == text.count("## nightmarium, 2\n") == 1
    assert text.count("Abacus") == 2
    assert text.count("| greedy | random |") == 2


def test_a_line_for_every_pairing_and_a_table_of_what_came_true() -> None:
    rungs = list(climb(GAME, PLAN, PlayedRungs()))
    assert table(rungs).count("\n") == len(rungs) + 1
    assert "| greedy | random | 100.0 %" in table(rungs)
    assert calibration(rungs[-1]).startswith("| search:iters=8 estimated against search:iters=8 | won |")


def test_the_command_prints_json_or_markdown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ladder = ["ladder", "nightmarium", "--games", "2", "--search", "iters=3,iters=6", "--levels", "1", "--lang", "en"]
    page = tmp_path / "ladder.md"
    assert main([*ladder, "--json", "--write", str(page), "--keep", str(tmp_path / "kept.json")]) == 0
    reported = json.loads(capsys.readouterr().out)
    assert (reported["game"], reported["seats"], reported["games"]) == ("nightmarium", 2, 2)
    assert [rung["games"] for rung in reported["rungs"]] == [2] * 6 + [1] * 6
    assert sum(rung["faults"] + rung["late"] for rung in reported["rungs"]) == 0
    assert "`eldritch ladder nightmarium --games 2 --search iters=3,iters=6 --levels 1`" in page.read_text("utf-8")
    assert main([*ladder, "--keep", str(tmp_path / "kept.json")]) == 0
    assert "greedy" in capsys.readouterr().out


def test_a_wrong_budget_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "nightmarium", "--search", "long", "--lang", "en"]) == 2
    assert 'iters=N or ms=N, such as ms=50, not "long"' in capsys.readouterr().err


@pytest.mark.parametrize(
    ("page", "complaint"), [("", "is a folder; name a file"), ("no/such/ladder.md", "there is no folder")]
)
def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(
    page: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eldritch.cli.ladder.climb", lambda *_: pytest.fail("hours of play for nothing"))
    assert main(["ladder", "nightmarium", "--write", str(tmp_path / page), "--lang", "en"]) == 2
    assert complaint in capsys.readouterr().err


def test_a_page_without_the_right_to_write_it_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eldritch.cli.ladder.climb", lambda *_: pytest.fail("hours of play for nothing"))
    monkeypatch.setattr("os.access", lambda path, mode: False)
    assert main(["ladder", "nightmarium", "--write", str(tmp_path / "ladder.md"), "--lang", "en"]) == 2
    assert "is not writable" in capsys.readouterr().err

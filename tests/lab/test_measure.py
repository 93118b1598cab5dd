"""The bench measures what it says; how fast that is, no test can know."""

import json

import pytest

import eldritch
from eldritch._pure import is_compiled
from eldritch.cli import main
from eldritch.core.generator import Generator
from eldritch.core.playout import playout
from eldritch.lab.measure import BUILDS, FIGURES, Rates, drive, measure, middles, rates

GAME = eldritch.game("nightmarium")


def test_the_loop_in_python_and_the_one_in_the_library_play_the_same_game() -> None:
    driven, played = GAME.new(3, seed=5), GAME.new(3, seed=5)
    assert drive(driven, Generator(1)) == playout(played, Generator(1))
    assert driven.dump() == played.dump()


def test_positions_are_taken_from_the_middle_of_games() -> None:
    for state in middles(GAME, 2):
        assert not state.over
        assert state.turns() > 5


def test_the_minimum_and_the_median_of_the_repetitions_are_reported() -> None:
    times = iter([0.0, 4.0, 10.0, 12.0, 20.0, 25.0])
    assert rates(lambda: 10, seconds=3.0, repetitions=3, clock=lambda: next(times)) == Rates(minimum=2.0, median=2.5)


def test_every_figure_is_measured() -> None:
    figures = measure(GAME, 2, seconds=0.01)
    assert tuple(figures) == FIGURES
    assert all(found.median >= found.minimum > 0 for found in figures.values())


def test_the_command_measures_both_builds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "nightmarium", "--seats", "3", "--seconds", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["seats"]) == ("nightmarium", 3)
    assert report["pure"].keys() == set(FIGURES)
    assert report["pure"]["clones"].keys() == {"minimum", "median"}
    if is_compiled():
        assert report["compiled"].keys() == set(FIGURES)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("compiled", [True, False])
def test_people_get_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, compiled: bool
) -> None:
    def measured(build: str, *_: object) -> dict[str, Rates] | None:
        there = build == "pure" or compiled
        found = Rates(900.0, 1000.0) if build == "pure" else Rates(4000.0, 5000.0)
        return dict.fromkeys(FIGURES, found) if there else None

    monkeypatch.setattr("eldritch.cli.bench.measure_build", measured)
    assert main(["bench", "nightmarium", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert shown.count("clone") == 1
    assert ("5×" in shown) == compiled
    assert "(900)" in shown
    assert ("ompiler" in shown or "омпилятор" in shown) == (not compiled)


def test_builds_are_compiled_and_pure() -> None:
    assert BUILDS == ("compiled", "pure")

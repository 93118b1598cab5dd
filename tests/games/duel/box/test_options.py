"""The rule switches: what each does, and which values are refused."""

import pytest

import eldritch

from ..table import GAME, begin, choices, decider, table


@pytest.mark.parametrize(
    ("factions", "keys"),
    [
        ("great_cthulhu-black_goat", ["great_cthulhu", "black_goat"]),
        ("black_goat-great_cthulhu", ["black_goat", "great_cthulhu"]),
    ],
)
def test_factions_says_who_plays_what(factions: str, keys: list[str]) -> None:
    state = begin(factions=factions)
    assert [faction.sheet.key for faction in state.factions] == keys
    assert decider(state) == keys.index("great_cthulhu")


@pytest.mark.parametrize(("track", "cells"), [("short", [5, 6, 7, 8, 9, 10]), ("long", [5, 6, 7, 7, 8, 8, 9, 10])])
def test_ritual_track(track: str, cells: list[int]) -> None:
    assert begin(ritual_track=track).track == cells


@pytest.mark.parametrize(("lax", "open_gates"), [(False, set()), (True, {"awaken shub_niggurath dunwich"})])
def test_lax_awakening(lax: bool, open_gates: set[str]) -> None:
    state = table({}, {"dunwich": "2 acolyte"}, {"dunwich": "goat"}, turn=1, lax_awakening=lax)
    assert choices(state, "awaken") == open_gates


@pytest.mark.parametrize(
    "options",
    [{"factions": "black_goat-black_goat"}, {"ritual_track": "endless"}, {"turn_limit": 0}, {"speed": 3}],
)
def test_other_values_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(eldritch.BadOptions):
        GAME.new(2, 1, options)


def test_two_seats_only() -> None:
    with pytest.raises(eldritch.BadOptions):
        GAME.new(3, 1)

"""Clones and dumps have every attribute of a position."""

import json
from itertools import islice
from typing import Final

import pytest

from eldritch.games.nightmarium.state import Nightmare

from ..attributes import values
from .random_games import random_game
from .table import GAME


def chain_position() -> Nightmare:
    """The last position of a game in which a chain has run in the current action. It is no clone of another."""
    steps = [step.state.fired > 0 for step in random_game(3, 5, seals=True)]
    last = len(steps) - 1 - steps[::-1].index(True)
    return next(islice(random_game(3, 5, seals=True), last, None)).state


def last_position() -> Nightmare:
    *_, last = random_game(3, 5, seals=True)
    return last.state


POSITIONS: Final = pytest.mark.parametrize("state", [chain_position(), last_position()], ids=["chain", "last"])


def test_the_positions_differ_from_a_blank_one_in_every_attribute_that_can_change() -> None:
    """Otherwise the tests below could not notice a missing attribute."""
    state = GAME.new(3, 5, {"seals": True})
    blank = GAME.engine.blank(state.edition, 3, state.options)
    same = values(blank)
    for late in (chain_position(), last_position()):
        found = values(late)
        same = {name: value for name, value in same.items() if found[name] == value}
    assert set(same) == {"cards", "edition", "options", "seats", "side_start", "target", "viewer"}


@POSITIONS
def test_a_clone_has_every_attribute(state: Nightmare) -> None:
    assert values(state.clone()) == values(state)


@POSITIONS
def test_a_position_read_from_its_dump_has_every_attribute(state: Nightmare) -> None:
    loaded = GAME.load(json.loads(json.dumps(state.dump())))
    assert isinstance(loaded, Nightmare)
    assert values(loaded) == values(state)


@pytest.mark.parametrize("seat", [0, None])
def test_a_view_is_cloned_and_dumped_with_its_viewer(seat: int | None) -> None:
    seen = chain_position().seen_by(seat)
    loaded = GAME.load(json.loads(json.dumps(seen.dump())))
    assert isinstance(loaded, Nightmare)
    assert values(seen.clone()) == values(loaded) == values(seen)


def test_a_new_game_has_no_creatures() -> None:
    position = GAME.new(2, 1).dump()["position"]
    assert set(position["height"] + position["body"]) == {0}

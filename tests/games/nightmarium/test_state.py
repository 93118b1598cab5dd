"""Clones and dumps have every attribute of a position."""

import json
from itertools import islice
from typing import Any, Final

import pytest

from eldritch.games.nightmarium.state import Nightmare

from .random_games import random_game
from .table import GAME

NOT_IN_DUMPS: Final = {"engine", "events"}
"""What a position gets from the game that loads it, and its listeners."""


def attributes(state: Nightmare) -> dict[str, Any]:
    """All attributes of a position in a comparable form. Compiled classes list them; others have a `__dict__`."""
    compiled = {name for kind in type(state).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    names = (compiled or set(vars(state))) - NOT_IN_DUMPS - {"__dict__"}
    return {name: comparable(getattr(state, name)) for name in sorted(names)}


def comparable(value: Any) -> Any:
    if hasattr(value, "dump"):
        return value.dump()
    if isinstance(value, list):
        return [comparable(part) for part in value]
    return value.fields() if hasattr(value, "fields") else value


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
    same = attributes(blank)
    for late in (chain_position(), last_position()):
        found = attributes(late)
        same = {name: value for name, value in same.items() if found[name] == value}
    assert set(same) == {"cards", "edition", "options", "seats", "side_start", "target", "viewer"}


@POSITIONS
def test_a_clone_has_every_attribute(state: Nightmare) -> None:
    assert attributes(state.clone()) == attributes(state)


@POSITIONS
def test_a_position_read_from_its_dump_has_every_attribute(state: Nightmare) -> None:
    loaded = GAME.load(json.loads(json.dumps(state.dump())))
    assert isinstance(loaded, Nightmare)
    assert attributes(loaded) == attributes(state)


@pytest.mark.parametrize("seat", [0, None])
def test_a_view_is_cloned_and_dumped_with_its_viewer(seat: int | None) -> None:
    seen = chain_position().seen_by(seat)
    loaded = GAME.load(json.loads(json.dumps(seen.dump())))
    assert isinstance(loaded, Nightmare)
    assert attributes(seen.clone()) == attributes(loaded) == attributes(seen)


def test_a_new_game_has_no_creatures() -> None:
    position = GAME.new(2, 1).dump()["position"]
    assert set(position["height"] + position["body"]) == {0}

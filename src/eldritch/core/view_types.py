"""The types of JSON-ready data that every game provides: views, events and the contents of the box.

Each game says more in its own `view_types` module: `Table`, `Step`, `Option`, `Event` and `Component`. The browser's
types are generated from these, and a conformance test compares them with what real games show.
"""
# mypyc: off  (the types are read at run time)

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypedDict

from .registry import package_of


class GameStep(TypedDict):
    """A step on the stack: its name and what the step shows of itself."""

    step: str


class GameDecision(TypedDict):
    """Who decides now, the step that asks, and the whole stack with that step last."""

    seats: list[int]
    step: str
    stack: list[GameStep]


class GameOption(TypedDict):
    """A legal action with its verb and arguments."""

    action: int
    verb: str


class GameResult(TypedDict):
    """How the game ended. `returns` has a number from 0 to 1 for each seat."""

    ending: str
    winners: list[int]
    returns: list[float]


class GameTable(TypedDict):
    """Everything on the table. What a seat has depends on the game."""

    seats: list[Mapping[str, Any]]


class GameView(TypedDict):
    """A position as one seat (None: a spectator) sees it."""

    game: str
    rules: int
    variant: dict[str, Any]
    viewer: int | None
    table: GameTable
    decision: GameDecision | None
    options: list[GameOption]
    result: GameResult | None


class GameEvent(TypedDict):
    """Something that happened, as one seat perceived it. The name says which facts follow."""

    event: str


def view_types_of(game: str) -> ModuleType | None:
    """The `view_types` module of a game's package; None if the game declares none."""
    name = f"{package_of(game)}.view_types"
    return None if find_spec(name) is None else import_module(name)

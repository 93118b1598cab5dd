"""What a lesson's file says."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from eldritch.core.registry import folder_of, packages

FILE: Final = "learning/lesson.toml"
"""Where a game's folder has its lesson."""


@dataclass(frozen=True)
class Move:
    """What a seat does, in the words of the action table: `play follower`."""

    seat: int
    text: str


@dataclass(frozen=True)
class Deed:
    """Something that the learner is to do: the action, and what to tap for it, in this order."""

    text: str
    points: tuple[str, ...]
    """Places that the browser knows (`web/src/learn/places.ts`)."""


@dataclass(frozen=True)
class Step:
    """One thing to learn. Its words are `learn-<game>-<id>` and `learn-<game>-<id>-title`."""

    id: str
    points: tuple[str, ...]
    """What the coach points at where there is nothing to do."""
    before: tuple[Move, ...]
    """What all have played meanwhile, when the step begins; the learner does not watch it."""
    does: tuple[Deed, ...]
    """What the learner is to do, one after the other. Nothing: the step is there to be read."""
    after: tuple[Move, ...]
    """What the others then do."""


@dataclass(frozen=True)
class Script:
    """A whole lesson."""

    game: str
    seats: int
    learner: int
    secret: str
    options: dict[str, Any]
    steps: tuple[Step, ...]


def taught() -> list[str]:
    """The games that have a lesson, in the order to learn them."""
    return [game for game in packages() if folder_of(game).joinpath(FILE).is_file()]


@cache
def script_of(game: str) -> Script:
    """The lesson of a game."""
    told = tomllib.loads(folder_of(game).joinpath(FILE).read_text(encoding="utf-8"))
    steps = tuple(_step(entry) for entry in told["step"])
    return Script(game, told["seats"], told["learner"], told["secret"], told.get("options", {}), steps)


def _step(entry: dict[str, Any]) -> Step:
    return Step(
        id=entry["id"],
        points=tuple(entry.get("points", ())),
        before=_moves(entry.get("meanwhile", "")),
        does=tuple(Deed(text, tuple(points)) for text, *points in entry.get("do", ())),
        after=_moves(entry.get("then", "")),
    )


def _moves(text: str) -> tuple[Move, ...]:
    """Lines such as `1: play follower, use follower 0`: the seat, and what it does."""
    lines = [line.strip().partition(": ") for line in text.splitlines() if line.strip()]
    return tuple(Move(int(seat), action) for seat, _, actions in lines for action in actions.split(", "))

"""What a lesson's file says."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

LESSONS: Final = ("realms", "nightmarium", "duel", "castle")
"""The games that are taught, in the order to learn them."""

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True)
class Move:
    """What a seat does, in the words of the action table: `play follower`."""

    seat: int
    text: str


@dataclass(frozen=True)
class Step:
    """One thing to learn. Its words are `learn-<game>-<id>` and `learn-<game>-<id>-title`."""

    id: str
    points: tuple[str, ...]
    """What the coach points at, in the order to tap: places that the browser knows (`web/src/learn/places.ts`)."""
    before: tuple[Move, ...]
    """What all have played meanwhile, when the step begins; the learner does not watch it."""
    does: tuple[str, ...]
    """What the learner is to do, one action after the other. Nothing: the step is there to be read."""
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


@cache
def script_of(game: str) -> Script:
    """The lesson of a game."""
    told = tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))
    steps = tuple(_step(entry) for entry in told["step"])
    return Script(game, told["seats"], told["learner"], told["secret"], told.get("options", {}), steps)


def _step(entry: dict[str, Any]) -> Step:
    return Step(
        id=entry["id"],
        points=tuple(entry.get("points", ())),
        before=_moves(entry.get("meanwhile", "")),
        does=tuple(entry.get("do", ())),
        after=_moves(entry.get("then", "")),
    )


def _moves(text: str) -> tuple[Move, ...]:
    """Lines such as `1 play follower`: the seat, and what it does."""
    lines = [line.strip() for line in text.splitlines()]
    return tuple(Move(int(line.partition(" ")[0]), line.partition(" ")[2]) for line in lines if line)

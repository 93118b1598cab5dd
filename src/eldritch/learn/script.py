"""Lesson scripts, read from `learning/lesson.toml`."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from eldritch.core.registry import folder_of, packages

FILE: Final = "learning/lesson.toml"
"""The lesson in a game's folder."""


@dataclass(frozen=True)
class Move:
    """A scripted move of a seat, in the words of the action table: `play follower`."""

    seat: int
    text: str


@dataclass(frozen=True)
class LearnerAction:
    """An action for the learner, and what to tap for it, in order."""

    text: str
    points: tuple[str, ...]
    """Places defined in `web/src/learn/places.ts`."""


@dataclass(frozen=True)
class Step:
    """One step of a lesson. Its messages are `learn-<game>-<id>` and `learn-<game>-<id>-title`."""

    id: str
    points: tuple[str, ...]
    """The places to point at when there is nothing to do."""
    before: tuple[Move, ...]
    """Moves of any seat, played before the step begins and not shown one by one."""
    actions: tuple[LearnerAction, ...]
    """The learner's actions in order; none if the step is only to be read."""
    after: tuple[Move, ...]
    """Moves of the other seats after the learner's actions."""


@dataclass(frozen=True)
class Script:
    """A whole lesson."""

    game: str
    seats: int
    learner: int
    secret: str
    options: dict[str, Any]
    steps: tuple[Step, ...]


def games_with_lessons() -> list[str]:
    """The games that have a lesson, in the recommended order."""
    return [game for game in packages() if folder_of(game).joinpath(FILE).is_file()]


@cache
def script_of(game: str) -> Script:
    """The lesson of a game."""
    data = tomllib.loads(folder_of(game).joinpath(FILE).read_text(encoding="utf-8"))
    steps = tuple(_step(entry) for entry in data["step"])
    return Script(game, data["seats"], data["learner"], data["secret"], data.get("options", {}), steps)


def _step(entry: dict[str, Any]) -> Step:
    return Step(
        id=entry["id"],
        points=tuple(entry.get("points", ())),
        before=_moves(entry.get("meanwhile", "")),
        actions=tuple(LearnerAction(text, tuple(points)) for text, *points in entry.get("do", ())),
        after=_moves(entry.get("then", "")),
    )


def _moves(text: str) -> tuple[Move, ...]:
    """Parse lines such as `1: play follower, use follower 0`: a seat and its moves."""
    lines = [line.strip().partition(": ") for line in text.splitlines() if line.strip()]
    return tuple(Move(int(seat), action) for seat, _, actions in lines for action in actions.split(", "))

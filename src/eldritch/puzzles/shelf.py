"""The puzzles that come with the library: a file for each game, one puzzle a line, and the one of the day."""

import json
from collections.abc import Sequence
from datetime import date
from functools import cache
from math import gcd
from typing import Any, Final

from eldritch.core.errors import BadDump
from eldritch.core.game import find
from eldritch.core.registry import folder_of, packages

from .puzzle import Puzzle

LEVELS: Final = 5
FILE: Final = "learning/puzzles.json"
"""Where a game's folder has its puzzles."""


@cache
def games_with_puzzles() -> tuple[str, ...]:
    """The games that come with puzzles."""
    return tuple(game for game in packages() if folder_of(game).joinpath(FILE).is_file())


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, from the easiest to the hardest."""
    return read(folder_of(game).joinpath(FILE).read_text(encoding="utf-8"))


def of_the_day(day: date) -> tuple[str, int]:
    """The puzzle that everybody meets on this day: its game, and its number from 1. The games take turns."""
    games = games_with_puzzles()
    game = games[day.toordinal() % len(games)]
    count = len(puzzles_of(game))
    # A step that shares no factor with the count meets every puzzle before any comes again.
    step = next(step for step in range(count * 5 // 8, 2 * count + 2) if gcd(step, count) == 1)
    return game, day.toordinal() // len(games) * step % count + 1


def written(puzzles: Sequence[Puzzle], command: str) -> str:
    """The puzzles as a file: what made them, the rules they were made by, and one puzzle a line."""
    game = find(puzzles[0].game)
    head = {"game": game.id, "rules": game.rules, "made_by": command}
    lines = ",\n".join(json.dumps(_plain(puzzle), separators=(",", ":"), ensure_ascii=False) for puzzle in puzzles)
    return f'{json.dumps(head)[:-1]}, "puzzles": [\n{lines}\n]}}\n'


def _plain(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "level": puzzle.level,
        "effort": puzzle.effort,
        "world": puzzle.world,
        "answer": puzzle.answer,
        "seen": puzzle.seen,
    }


def read(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file. Those made by other rules are refused: their answers may not be right any more."""
    data = json.loads(text)
    if find(data["game"]).rules != data["rules"]:
        raise BadDump(f"these puzzles were made by version {data['rules']} of the rules of {data['game']}")
    return tuple(
        Puzzle(data["game"], one["seen"], one["world"], tuple(one["answer"]), one["level"], one["effort"])
        for one in data["puzzles"]
    )

"""The puzzles that come with each game, in a file with one puzzle per line, and the puzzle of the day."""

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
"""The file of the puzzles in a game's folder."""


@cache
def games_with_puzzles() -> tuple[str, ...]:
    """The games that come with puzzles."""
    return tuple(game for game in packages() if folder_of(game).joinpath(FILE).is_file())


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, from the easiest to the hardest."""
    return load_puzzles(folder_of(game).joinpath(FILE).read_text(encoding="utf-8"))


def of_the_day(day: date) -> tuple[str, int]:
    """The puzzle of this day, the same for everybody: its game, and its number from 1. The games take turns."""
    games = games_with_puzzles()
    game = games[day.toordinal() % len(games)]
    count = len(puzzles_of(game))
    # A step that shares no factor with the count reaches every puzzle before any is repeated.
    step = next(step for step in range(count * 5 // 8, 2 * count + 2) if gcd(step, count) == 1)
    return game, day.toordinal() // len(games) * step % count + 1


def dump_puzzles(puzzles: Sequence[Puzzle], command: str) -> str:
    """The text of a file with these puzzles, the version of the rules, and the command that made them."""
    game = find(puzzles[0].game)
    head = {"game": game.id, "rules": game.rules, "made_by": command}
    lines = ",\n".join(json.dumps(_fields(puzzle), separators=(",", ":"), ensure_ascii=False) for puzzle in puzzles)
    return f'{json.dumps(head)[:-1]}, "puzzles": [\n{lines}\n]}}\n'


def _fields(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "level": puzzle.level,
        "effort": puzzle.effort,
        "world": puzzle.world,
        "answer": puzzle.answer,
        "seen": puzzle.seen,
    }


def load_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file. BadDump if they were made with another version of the rules: answers may have changed."""
    data = json.loads(text)
    if find(data["game"]).rules != data["rules"]:
        raise BadDump(f"these puzzles were made with version {data['rules']} of the rules of {data['game']}")
    return tuple(
        Puzzle(data["game"], one["seen"], one["world"], tuple(one["answer"]), one["level"], one["effort"])
        for one in data["puzzles"]
    )

"""Finds games: ours in `eldritch.games`, and those of other packages that declare an entry point.

A package declares its games in the group `eldritch.games`, by id and the module that has `GAME`:

    [project.entry-points."eldritch.games"]
    ravens = "ravens"

A game is imported on first use.
"""
# mypyc: off  (reads installed packages)

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from .errors import UnknownGame

GROUP: Final = "eldritch.games"


@cache
def packages() -> dict[str, str]:
    """The module of every game by id: ours first, then those of other packages."""
    ours = {id: f"{GROUP}.{id}" for id in import_module(GROUP).GAMES}
    others = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return {**ours, **{id: others[id] for id in sorted(others) if id not in ours}}


def package_of(id: str) -> str:
    """The module of a game."""
    if id not in packages():
        raise UnknownGame(f"there is no game {id!r}; the games are {', '.join(packages())}")
    return packages()[id]


def load_game(id: str) -> Any:
    """The `GAME` of a game's module. Most callers want `eldritch.core.game.find`, which is typed."""
    return import_module(package_of(id)).GAME


def folder_of(id: str) -> Traversable:
    """The folder of a game's files: edition, lesson, puzzles, messages."""
    return files(package_of(id))

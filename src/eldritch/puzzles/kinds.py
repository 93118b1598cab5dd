"""The kind of a game's puzzles."""

from functools import cache
from importlib import import_module
from typing import Any

from eldritch.core.errors import UnknownGame
from eldritch.core.registry import package_of

from .questions import QuestionPuzzles
from .wins import WinPuzzles

Kind = WinPuzzles[Any] | QuestionPuzzles


@cache
def kind_of(game: str) -> Kind:
    """The `PUZZLES` of a game's module `learning.puzzles`."""
    module = f"{package_of(game)}.learning.puzzles"
    try:
        found = import_module(module).PUZZLES
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        raise UnknownGame(f"{game} has no puzzles: there is no module {module}") from None
    assert isinstance(found, WinPuzzles | QuestionPuzzles)
    return found

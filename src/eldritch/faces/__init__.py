"""The games as the terminal shows them: one module per game, found by the game's id.

Such a module has a class `Face` that is made from the game, the words and the names of the seats. It knows
nothing but views (`state.view`), told events and the components of the edition: what a seat may not know
cannot be shown.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from eldritch.core.events import Facts
from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Words


@dataclass(frozen=True)
class Pick:
    """A choice of several things by the places they have in a list that is shown, counted from 1."""

    question: str
    places: int
    least: int
    most: int
    actions: Callable[[list[int]], list[int]]
    """What to do, given the places in rising order, counted from 0."""


@dataclass(frozen=True)
class Choice:
    """One line of what may be chosen: a group to stand under, words, and what to do or pick."""

    group: str
    text: str
    actions: tuple[int, ...] = ()
    pick: Pick | None = None
    keys: tuple[str, ...] = ()
    """Letters that stand for the choice besides its number."""


@dataclass(frozen=True)
class Line:
    """A line of the log; deeper ones happened because of those above."""

    depth: int
    text: str


class Face(Protocol):
    """How one game looks in the terminal."""

    rules_parts: tuple[str, ...]
    """The parts of the short rules, by their keys in `<game>-rules.ftl`, in the order to read them."""

    def opening(self, view: Data) -> str:
        """Who begins."""

    def table(self, view: Data, width: int, full: bool = False) -> RenderableType:
        """What lies on the table; with all that may be known if full."""

    def hand(self, view: Data) -> RenderableType:
        """What the viewer holds, with the places that picks speak of."""

    def prompt(self, view: Data) -> list[str]:
        """What the viewer has to decide, a line or a few."""

    def choices(self, view: Data) -> list[Choice]:
        """What the viewer may choose, grouped; every legal action can be reached by one of them."""

    def told(self, events: list[Facts]) -> list[Line]:
        """What came of one action, in words: a line for every event."""

    def result(self, view: Data) -> list[str]:
        """Who won and why."""

    def legend(self) -> RenderableType:
        """What the signs of the table mean."""

    def coloured(self, text: str) -> Text:
        """A text with the game's colours on what it names."""


def face_of(game: Game, words: Words, names: list[str]) -> Face:
    found: Face = import_module(f"{__name__}.{game.id}").Face(game, words, names)
    return found

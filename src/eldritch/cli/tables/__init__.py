"""Tables drawn in the terminal. Each game has a package `words.terminal` with a class `TerminalTable`.

The class extends the game's `Speech` by drawing the table. It reads only views (`state.view`), projected events and the
edition, so it cannot reveal what a seat may not know.
"""

from importlib import import_module
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from eldritch.core.game import Game
from eldritch.core.registry import package_of
from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech import Speech


class TerminalTable(Speech, Protocol):
    """One game in the terminal."""

    def table(self, view: Data, width: int, full: bool = False) -> RenderableType:
        """The table; if full, with everything that the viewer may know."""

    def hand(self, view: Data) -> RenderableType:
        """The viewer's hand, with the places used by picks."""

    def legend(self) -> RenderableType:
        """The meaning of the signs on the table."""

    def coloured(self, text: str) -> Text:
        """A text in which names have the game's colours."""


def terminal_table(game: Game, words: Words, names: list[str]) -> TerminalTable:
    found: TerminalTable = import_module(f"{package_of(game.id)}.words.terminal").TerminalTable(game, words, names)
    return found

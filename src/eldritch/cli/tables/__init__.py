"""The games as the terminal shows them: each has a package `words.terminal`.

It has a class `Face`: the game's `Speech`, and how the table is drawn. It knows nothing but views
(`state.view`), told events and the components of the edition: what a seat may not know cannot be shown.
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


class Face(Speech, Protocol):
    """How one game looks in the terminal."""

    def table(self, view: Data, width: int, full: bool = False) -> RenderableType:
        """What lies on the table; with all that may be known if full."""

    def hand(self, view: Data) -> RenderableType:
        """What the viewer holds, with the places that picks speak of."""

    def legend(self) -> RenderableType:
        """What the signs of the table mean."""

    def coloured(self, text: str) -> Text:
        """A text with the game's colours on what it names."""


def face_of(game: Game, words: Words, names: list[str]) -> Face:
    found: Face = import_module(f"{package_of(game.id)}.words.terminal").Face(game, words, names)
    return found

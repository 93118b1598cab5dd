"""Cthulhu Realms in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Words

from ... import words as realms
from .board import Board
from .colours import STYLES, ColouredDeck
from .edition import edition_parts

__all__ = ["TerminalTable", "edition_parts"]


class TerminalTable(realms.Speech):
    """How Cthulhu Realms looks."""

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        super().__init__(game, words, names)
        self.deck = ColouredDeck(game, words)
        self.board = Board(self.deck, words, names)

    def table(self, view: Data, width: int, full: bool = False) -> RenderableType:
        return self.board.table(view, full)

    def hand(self, view: Data) -> RenderableType:
        return self.board.hand(view)

    def legend(self) -> RenderableType:
        signs = Table.grid(padding=(0, 2))
        for colour, style in STYLES.items():
            signs.add_row(Text("  ■", style=style), self.words.say(f"realms-colour-{colour}"))
        for shield in ("refuge", "gate"):
            name = self.words.say(f"realms-shield-{shield}")
            signs.add_row(f"  {name}", self.words.say(f"realms-legend-{shield}"))
        return Group(self.words.say("realms-legend"), signs)

    def coloured(self, text: str) -> Text:
        return self.deck.coloured(text)

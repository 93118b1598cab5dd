"""Nightmarium in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Words

from ... import words as nightmarium
from ...box.components import ABILITIES
from .board import Board
from .colours import STYLES, ColouredDeck


class TerminalTable(nightmarium.Speech):
    """Nightmarium as drawn in the terminal."""

    deck_type: type[ColouredDeck] = ColouredDeck

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        super().__init__(game, words, names)
        self.deck = ColouredDeck(game, words)
        self.board = Board(self.deck, words, names)

    def table(self, view: Data, width: int, full: bool = False) -> RenderableType:
        return self.board.table(view, width, full)

    def hand(self, view: Data) -> RenderableType:
        return self.board.hand(view)

    def legend(self) -> RenderableType:
        signs = Table.grid(padding=(0, 2))
        for legion, style in STYLES.items():
            sign = Text(f"  {self.words.say(f'nightmarium-sign-{legion}')}", style=f"bold {style}")
            signs.add_row(sign, self.words.say(f"nightmarium-legion-{legion}"))
        abilities = Table.grid(padding=(0, 2))
        for ability in ABILITIES[1:]:
            name = self.words.say(f"nightmarium-ability-{ability}")
            abilities.add_row(f"  {name}", self.words.say(f"nightmarium-ability-{ability}-text"))
        heading = self.words.say("nightmarium-legend-abilities")
        return Group(self.words.say("nightmarium-legend"), signs, "", heading, abilities)

    def coloured(self, text: str) -> Text:
        return self.deck.coloured(text)

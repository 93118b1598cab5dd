"""Cthulhu Wars: Duel in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Words

from ... import words as duel
from .board import Board
from .colours import STYLES, coloured


class TerminalTable(duel.Speech):
    """Duel in the terminal: a board with the map, and both sheets."""

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        super().__init__(game, words, names)
        self.board = Board(self.names, words)

    def table(self, view: Data, width: int, full: bool = False) -> RenderableType:
        self.names.meet(view)
        return self.board.table(view, width, full)

    def hand(self, view: Data) -> RenderableType:
        signs = view["table"]["seats"][view["viewer"]]["signs"]
        return Text(self.words.say("duel-known-signs", signs=self.board.signs(signs))) if signs else Text()

    def legend(self) -> RenderableType:
        figures = Table.grid(padding=(0, 2))
        for sheet in self.names.box.sheets.values():
            for kind, name in enumerate(sheet.figures):
                line = self.words.say(
                    "duel-legend-figure",
                    name=self.names.name(name),
                    cost="/".join(str(cost) for cost in sheet.costs[kind]),
                    combat="?" if sheet.combat[kind] < 0 else str(sheet.combat[kind]),
                    doom=str(sheet.value[kind]),
                )
                figures.add_row(Text(f"  {self.names.short(name)}", style=STYLES.get(sheet.key, "")), line)
        return Group(self.words.say("duel-legend"), "", self.words.say("duel-legend-figures"), figures)

    def coloured(self, text: str) -> Text:
        return coloured(self.names, text)

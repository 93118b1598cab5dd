"""Cthulhu Wars: Duel in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eldritch.core.events import Facts
from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Words

from .. import Choice, Line
from .board import Board
from .decisions import Decisions
from .log import Log
from .names import STYLES, Names


class Face:
    """How Duel looks: a board with the map, decisions and a log."""

    rules_parts: tuple[str, ...] = (
        "goal",
        "map",
        "turn",
        "actions",
        "gates",
        "battle",
        "books",
        "power",
        "doom",
        "cthulhu",
        "goat",
        "options",
    )

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = Names(game, words, names)
        self.board = Board(self.names, words)
        self.decisions = Decisions(self.names, words)
        self.log = Log(self.names, words)

    def opening(self, view: Data) -> str:
        self._meet(view)
        first = view["table"]["first"]
        return self.words.say("duel-opening", name=self.names.seats[first])

    def table(self, view: Data, width: int, full: bool = False) -> RenderableType:
        self._meet(view)
        return self.board.table(view, width, full)

    def hand(self, view: Data) -> RenderableType:
        signs = view["table"]["seats"][view["viewer"]]["signs"]
        return Text(self.words.say("duel-known-signs", signs=self.board.signs(signs))) if signs else Text()

    def prompt(self, view: Data) -> list[str]:
        return self.decisions.prompt(view)

    def choices(self, view: Data) -> list[Choice]:
        self._meet(view)
        return self.decisions.choices(view)

    def told(self, events: list[Facts]) -> list[Line]:
        return self.log.told(events)

    def result(self, view: Data) -> list[str]:
        """Who won and why, then how far both came."""
        winners = [self.names.seats[seat] for seat in view["result"]["winners"]]
        players = view["table"]["seats"]
        key = f"duel-result-{view['result']['ending'].replace('_', '-')}"
        best = str(max(player["doom"] for player in players))
        lines = [self.words.say(key, names=self.words.list(winners), count=len(winners), best=best)]
        for name, player in zip(self.names.seats, players, strict=True):
            doom, gates, books = str(player["doom"]), str(player["gates"]), str(len(player["books"]))
            lines.append(self.words.say("duel-standing", name=name, doom=doom, gates=gates, books=books))
        return lines

    def legend(self) -> RenderableType:
        figures = Table.grid(padding=(0, 2))
        for sheet in self.names.box.sheets.values():
            for kind, name in enumerate(sheet.figures):
                told = self.words.say(
                    "duel-legend-figure",
                    name=self.names.name(name),
                    cost="/".join(str(cost) for cost in sheet.costs[kind]),
                    combat="?" if sheet.combat[kind] < 0 else str(sheet.combat[kind]),
                    doom=str(sheet.value[kind]),
                )
                figures.add_row(Text(f"  {self.names.short(name)}", style=STYLES.get(sheet.key, "")), told)
        return Group(self.words.say("duel-legend"), "", self.words.say("duel-legend-figures"), figures)

    def coloured(self, text: str) -> Text:
        return self.names.coloured(text)

    def _meet(self, view: Data) -> None:
        """Learn which faction sits where."""
        self.names.factions[:] = [player["faction"] for player in view["table"]["seats"]]

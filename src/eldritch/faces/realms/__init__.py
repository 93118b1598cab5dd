"""Cthulhu Realms in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eldritch.core.events import Facts
from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Words

from .. import Choice, Line
from .board import Board
from .cards import STYLES, Deck
from .decisions import Decisions
from .edition import edition_parts
from .log import Log

__all__ = ["Face", "edition_parts"]


class Face:
    """How Cthulhu Realms looks: a board, decisions and a log."""

    rules_parts: tuple[str, ...] = (
        "goal",
        "setup",
        "turn",
        "requirements",
        "effects",
        "shields",
        "more",
        "options",
    )

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names
        self.deck = Deck(game, words)
        self.board = Board(self.deck, words, names)
        self.decisions = Decisions(self.deck, words, names)
        self.log = Log(self.deck, words, names)

    def opening(self, view: Data) -> str:
        return self.words.say("realms-opening", name=self.names[view["table"]["current"]])

    def table(self, view: Data, width: int, full: bool = False) -> RenderableType:
        return self.board.table(view, full)

    def hand(self, view: Data) -> RenderableType:
        return self.board.hand(view)

    def prompt(self, view: Data) -> list[str]:
        return self.decisions.prompt(view)

    def choices(self, view: Data) -> list[Choice]:
        return self.decisions.choices(view)

    def told(self, events: list[Facts]) -> list[Line]:
        return self.log.told(events)

    def result(self, view: Data) -> list[str]:
        """Who won and why, then how sane everyone is."""
        winners = [self.names[seat] for seat in view["result"]["winners"]]
        key = f"realms-result-{view['result']['ending'].replace('_', '-')}"
        return [
            self.words.say(key, names=self.words.list(winners), tie="yes" if len(winners) > 1 else "no"),
            *(
                self.words.say("realms-standing", name=name, sanity=str(player["sanity"]))
                for name, player in zip(self.names, view["table"]["seats"], strict=True)
            ),
        ]

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

"""Ravens in the terminal."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eldritch.core.state import Data
from eldritch.speech.position import clockwise

from ... import words as ravens

STYLES: Final = {"ring": "yellow", "button": "green", "nail": "bright_blue", "thorn": "bright_red"}


class TerminalTable(ravens.Speech):
    """How Ravens looks."""

    def table(self, view: Data, width: int, full: bool = False) -> RenderableType:
        """One line for each player, the viewer last; the deck above."""
        seats = Table.grid(padding=(0, 2))
        for seat in reversed(clockwise(view)):
            player = view["table"]["seats"][seat]
            mark = "▶" if seat == view["table"]["current"] and view["result"] is None else " "
            hand = self.words.say("ravens-hand", count=len(player["hand"]))
            score = "" if player["score"] is None else self.points(player["score"])
            seats.add_row(f"{mark} {self.names[seat]}", hand, self.coloured(self.cards(player["row"])), score)
        return Group("", self.words.say("ravens-deck", count=view["table"]["deck"]), seats)

    def hand(self, view: Data) -> RenderableType:
        cards = view["table"]["seats"][view["viewer"]]["hand"]
        return self.coloured(f"{self.words.say('ravens-hand', count=len(cards))}: {self.cards(cards)}")

    def legend(self) -> RenderableType:
        kinds = Table.grid(padding=(0, 2))
        for card, value in self.values.items():
            kinds.add_row(self.coloured(self.cards([card])), self.points(value))
        return kinds

    def coloured(self, text: str) -> Text:
        found = Text(text)
        for card, style in STYLES.items():
            found.highlight_words([self.cards([card])], style)
        return found

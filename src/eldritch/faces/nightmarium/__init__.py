"""Nightmarium in the terminal."""

from typing import Final

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
from .log import Log

ABILITIES: Final = ("mourner", "scavenger", "executioner", "devourer", "mockingbird", "chorister")


class Face:
    """How Nightmarium looks: a board, decisions and a log."""

    rules_parts: tuple[str, ...] = (
        "goal",
        "setup",
        "turn",
        "building",
        "completion",
        "abilities",
        "legion",
        "seals",
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
        return self.words.say("nightmarium-opening", name=self.names[view["table"]["current"]])

    def table(self, view: Data, width: int, full: bool = False) -> RenderableType:
        return self.board.table(view, width, full)

    def hand(self, view: Data) -> RenderableType:
        return self.board.hand(view)

    def prompt(self, view: Data) -> list[str]:
        return self.decisions.prompt(view)

    def choices(self, view: Data) -> list[Choice]:
        return self.decisions.choices(view)

    def told(self, events: list[Facts]) -> list[Line]:
        return self.log.told(events)

    def result(self, view: Data) -> list[str]:
        """Who won and why, then how far everyone came."""
        counts = [player["complete"] for player in view["table"]["seats"]]
        winners = [self.names[seat] for seat in view["result"]["winners"]]
        key = f"nightmarium-result-{view['result']['ending'].replace('_', '-')}"
        return [
            self.words.say(key, names=self.words.list(winners), count=len(winners), best=max(counts)),
            *(
                self.words.say("nightmarium-standing", name=name, count=count)
                for name, count in zip(self.names, counts, strict=True)
            ),
        ]

    def legend(self) -> RenderableType:
        signs = Table.grid(padding=(0, 2))
        for legion, style in STYLES.items():
            sign = Text(f"  {self.words.say(f'nightmarium-sign-{legion}')}", style=f"bold {style}")
            signs.add_row(sign, self.words.say(f"nightmarium-legion-{legion}"))
        abilities = Table.grid(padding=(0, 2))
        for ability in ABILITIES:
            name = self.words.say(f"nightmarium-ability-{ability}")
            abilities.add_row(f"  {name}", self.words.say(f"nightmarium-ability-{ability}-text"))
        heading = self.words.say("nightmarium-legend-abilities")
        return Group(self.words.say("nightmarium-legend"), signs, "", heading, abilities)

    def coloured(self, text: str) -> Text:
        return self.deck.coloured(text)

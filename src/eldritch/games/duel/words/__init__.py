"""Cthulhu Wars: Duel in words."""

from eldritch.core.events import Facts
from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech import Choice, HeldCard, Line
from eldritch.speech.position import Section
from eldritch.speech.why import Thing

from .decisions import Decisions
from .log import Log
from .names import Names
from .position import Position
from .why import Reasons


class Speech:
    """Decisions, the log, the position and the result in words."""

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
    discreet: bool = False

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = Names(game, words, names)
        self.decisions = Decisions(self.names, words)
        self.log = Log(self.names, words)
        self.reasons = Reasons(self.names, self.decisions, words)
        self.position_text = Position(self.names, words)

    def opening(self, view: Data) -> str:
        self.names.meet(view)
        first = view["table"]["first"]
        return self.words.say("duel-opening", name=self.names.seats[first])

    def prompt(self, view: Data) -> list[str]:
        return self.decisions.prompt(view)

    def choices(self, view: Data) -> list[Choice]:
        self.names.meet(view)
        return self.decisions.choices(view)

    def position(self, view: Data) -> list[Section]:
        self.names.meet(view)
        return self.position_text.sections(view)

    def describe_events(self, events: list[Facts]) -> list[Line]:
        return self.log.lines(events)

    def why_not(self, view: Data, thing: Thing) -> str:
        self.names.meet(view)
        return self.reasons.why_not(view, thing)

    def result(self, view: Data) -> list[str]:
        """Who won and why, then what each player had at the end."""
        winners = [self.names.seats[seat] for seat in view["result"]["winners"]]
        players = view["table"]["seats"]
        key = f"duel-result-{view['result']['ending'].replace('_', '-')}"
        best = str(max(player["doom"] for player in players))
        lines = [self.words.say(key, names=self.words.list(winners), count=len(winners), best=best)]
        for name, player in zip(self.names.seats, players, strict=True):
            doom, gates, books = str(player["doom"]), str(player["gates"]), str(len(player["books"]))
            lines.append(self.words.say("duel-standing", name=name, doom=doom, gates=gates, books=books))
        return lines

    def holding(self, seat: Data) -> list[HeldCard]:
        return [HeldCard(f"sign_{value}", self.words.say("duel-table-sign", value=value)) for value in seat["signs"]]

"""Nightmarium in words."""

from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech import HeldCard

from .cards import Deck
from .decisions import Decisions
from .log import Log
from .position import Position
from .why import Reasons


class Speech:
    """Decisions, the log, the position and the result in words."""

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
    discreet: bool = False
    deck_type: type[Deck] = Deck

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names
        deck = self.card_names = self.deck_type(game, words)
        decisions = Decisions(deck, words, names)
        self.prompt = decisions.prompt
        self.choices = decisions.choices
        self.describe_events = Log(deck, words, names).describe_events
        self.why_not = Reasons(deck, decisions, words, names).why_not
        self.position = Position(deck, words, names).sections

    def opening(self, view: Data) -> str:
        return self.words.say("nightmarium-opening", name=self.names[view["table"]["current"]])

    def result(self, view: Data) -> list[str]:
        """Who won and why, then the number of complete creatures of every seat."""
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

    def holding(self, seat: Data) -> list[HeldCard]:
        return [HeldCard(str(card), self.card_names.name(card)) for card in seat["hand"]]

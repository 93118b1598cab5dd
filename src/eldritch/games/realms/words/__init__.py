"""Cthulhu Realms in words: decisions, log, position and result."""

from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech import HeldCard

from .cards import Deck
from .decisions import Decisions
from .log import Log
from .outcome import tie
from .position import Position
from .why import Reasons


class Speech:
    """Puts views and events of Cthulhu Realms into words."""

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
    discreet: bool = False

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names
        deck = self.card_names = Deck(game, words)
        decisions = Decisions(deck, words, names)
        self.prompt = decisions.prompt
        self.choices = decisions.choices
        self.describe_events = Log(deck, words, names).describe_events
        self.why_not = Reasons(deck, decisions, words, names).why_not
        self.position = Position(deck, words, names).sections

    def opening(self, view: Data) -> str:
        return self.words.say("realms-opening", name=self.names[view["table"]["current"]])

    def result(self, view: Data) -> list[str]:
        """Who won and why, then everybody's sanity."""
        winners: list[int] = view["result"]["winners"]
        sanity = [player["sanity"] for player in view["table"]["seats"]]
        names = self.words.list([self.names[seat] for seat in winners])
        key = f"realms-result-{view['result']['ending'].replace('_', '-')}"
        return [
            self.words.say(key, names=names, tie=tie(winners, sanity, view["variant"]["tie_break"])),
            *(
                self.words.say("realms-standing", name=name, sanity=str(points))
                for name, points in zip(self.names, sanity, strict=True)
            ),
        ]

    def holding(self, seat: Data) -> list[HeldCard]:
        keys = sorted(seat["hand"], key=self.card_names.keys.index)
        return [HeldCard(key, self.card_names.name(key), keys.count(key)) for key in dict.fromkeys(keys)]

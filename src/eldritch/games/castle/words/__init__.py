"""The Castle of the Devil in words."""

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
        "setup",
        "turn",
        "trade",
        "fight",
        "victory",
        "items",
        "professions",
        "knowledge",
        "options",
    )
    discreet: bool = False

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.names = Names(words, names)
        self.decisions = Decisions(self.names)
        self.log = Log(self.names)
        self.position_text = Position(self.names)
        self.reasons = Reasons(self.prompt, words, names)

    def opening(self, view: Data) -> str:
        return self.names.say("opening", name=self.names.seats[view["table"]["current"]])

    def prompt(self, view: Data) -> list[str]:
        return self.decisions.prompt(view, self.discreet)

    def choices(self, view: Data) -> list[Choice]:
        return self.decisions.choices(view, self.discreet)

    def position(self, view: Data) -> list[Section]:
        return self.position_text.sections(view, self.discreet)

    def describe_events(self, events: list[Facts]) -> list[Line]:
        return self.log.lines(events, self.discreet)

    def why_not(self, view: Data, thing: Thing) -> str:
        return self.reasons.why_not(view, thing)

    def result(self, view: Data) -> list[str]:
        """Who won and why, then each player's side."""
        names = self.names
        won = view["result"]["winners"]
        winners = names.words.list([names.seats[seat] for seat in won])
        lines = [names.say(f"result-{view['result']['ending']}", names=winners, count=len(won))]
        for seat, player in enumerate(view["table"]["seats"]):
            side, items = names.side(player["organisation"]), names.cards(player["items"])
            lines.append(names.say("standing", name=names.seats[seat], side=side, items=items))
        return lines

    def holding(self, seat: Data) -> list[HeldCard]:
        sides = [HeldCard(side, self.names.side(side)) for side in seat["allegiance"]]
        cards = [card for card in (seat["profession"], *seat["items"]) if card]
        return [*sides, *(HeldCard(card, self.names.card(card)) for card in cards)]

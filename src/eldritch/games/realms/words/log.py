"""The events of Cthulhu Realms, in words; indented where one follows from another."""

from typing import Final

from eldritch.core.events import Facts
from eldritch.locale import Argument, Words
from eldritch.speech import Line, line, marks

from .cards import Deck
from .outcome import tie

DEPTHS: Final = {
    "turn_began": 0,
    "game_ended": 0,
    "turn_ended": 1,
    "played": 1,
    "used": 1,
    "bought": 1,
}
"""How deep events are indented; all others follow from one of these."""


class Log:
    """Puts the events of a step into words."""

    def __init__(self, deck: Deck, words: Words, names: list[str]) -> None:
        self.deck = deck
        self.words = words
        self.names = marks.seats(names)

    def describe_events(self, events: list[Facts]) -> list[Line]:
        return [line(DEPTHS.get(event["event"], 2), self._said(event)) for event in events]

    def _said(self, event: Facts) -> str:
        key = f"realms-event-{event['event'].replace('_', '-')}{self._variant(event)}"
        return self.words.say(key, **self._arguments(event))

    def _variant(self, event: Facts) -> str:
        """The ending of the message's key, where an event has several messages."""
        match event["event"]:
            case "abjured":
                return f"-{event['from']}"
            case "game_ended":
                return f"-{event['ending'].replace('_', '-')}"
            case "refilled" if event["card"] is None:
                return "-nothing"
            case "drew" if event.get("cards"):
                return "-own"
            case "drew" if 0 < event["count"] < event["asked"]:
                return "-fewer"
            case _:
                return ""

    def _arguments(self, event: Facts) -> dict[str, Argument]:
        """The arguments of the message: seats and cards by name."""
        arguments: dict[str, Argument] = {}
        for fact, value in event.items():
            match fact:
                case "seat":
                    arguments["name"] = self.names[value]
                case "target":
                    arguments["target"] = self.names[value]
                case "card" | "top":
                    arguments[fact] = marks.card(value, self.deck.name(value)) if value else ""
                case "line":
                    arguments["effect"] = self.deck.line(event["card"], value)
                case "cards":
                    arguments["cards"] = self.deck.names(value, marks.card)
                case "winners":
                    arguments["names"] = self.words.list([self.names[seat] for seat in value])
                    arguments["tie"] = tie(value, event["sanity"], event["tie_break"])
                case "between":
                    arguments["one"], arguments["other"] = (self.names[seat] for seat in value)
                case "turn" | "amount" | "sanity" | "price" | "rest" if isinstance(value, int):
                    arguments[fact] = str(value)
                case "power" | "left" | "count" | "asked" | "deck":
                    arguments[fact] = value
        return arguments

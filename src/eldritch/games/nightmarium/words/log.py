"""The log of Nightmarium: events in words, indented where one follows from another."""

from typing import Final

from eldritch.core.events import Facts
from eldritch.locale import Argument, Words
from eldritch.speech import Line, line, marks

from .cards import Deck

DEPTHS: Final = {
    "turn_began": 0,
    "game_ended": 0,
    "turn_ended": 1,
    "passed": 1,
    "swapped": 1,
    "completed": 2,
    "embodied": 2,
    "pure_legion": 2,
    "replayed": 2,
    "declined": 2,
    "fired": 2,
    "interrupted": 2,
    "chain_ended": 2,
    "answered": 3,
    "gave_up": 3,
    "chain_stopped": 3,
    "scavenged": 3,
    "executed": 3,
    "devoured": 3,
    "turned_up": 3,
    "unplaced": 3,
}

CAUSES: Final = {"swapped": 1, "fired": 2}
"""Events that can make a player draw, with their depths. Without one, a draw is an action."""


class Log:
    """Puts the events of a step into words."""

    def __init__(self, deck: Deck, words: Words, names: list[str]) -> None:
        self.deck = deck
        self.words = words
        self.names = marks.seats(names)

    def describe_events(self, events: list[Facts]) -> list[Line]:
        lines: list[Line] = []
        cause = 0
        for event in events:
            cause = max(cause, CAUSES.get(event["event"], 0))
            key = f"nightmarium-event-{event['event'].replace('_', '-')}{self._variant(event)}"
            lines.append(line(self._depth(event, cause), self.words.say(key, **self._arguments(event))))
        return lines

    def _depth(self, event: Facts, cause: int) -> int:
        """Cards drawn or played by an ability are one level below it."""
        if event["event"] == "played":
            return 1 if event["by"] == "action" else 3
        return DEPTHS.get(event["event"], cause + 1)

    def _variant(self, event: Facts) -> str:
        """The end of the message key, for events that have several sentences."""
        match event["event"]:
            case "played":
                return f"-{event['position']}"
            case "chain_stopped":
                return f"-{event['reason'].replace('_', '-')}"
            case "game_ended":
                return f"-{event['ending'].replace('_', '-')}"
            case "drew" if "cards" in event:
                return "-own"
            case "drew" if event["count"] < event["asked"]:
                return "-fewer"
            case "gave_up" if event["void"]:
                return "-void"
            case "interrupted" if event["by"] == event["slot"]:
                return "-itself"
            case "embodied":
                return "-awake" if event["awake"] else "-asleep"
            case _:
                return ""

    def _arguments(self, event: Facts) -> dict[str, Argument]:
        """The arguments of the message: names of seats and cards, creatures counted from 1."""
        arguments: dict[str, Argument] = {}
        for fact, value in event.items():
            match fact:
                case "seat":
                    arguments["name"] = self.names[value]
                case "victim":
                    arguments["victim"] = self.names[value]
                case "slot":
                    arguments["slot"] = str(value + 1)
                case "by" if isinstance(value, int):
                    arguments["other"] = str(value + 1)
                case "card":
                    arguments["card"] = marks.card(value, self.deck.name(value))
                case "cards":
                    arguments["cards"] = ", ".join(marks.card(card, self.deck.name(card)) for card in value)
                    arguments.setdefault("count", len(value))
                case "winners":
                    arguments["names"] = self.words.list([self.names[seat] for seat in value])
                    arguments["count"] = len(value)
                    arguments["best"] = max(event["complete"])
                case "ability":
                    arguments["ability"] = self.deck.ability_name(value)
                case "turn":
                    arguments["turn"] = str(value)
                case "complete" if isinstance(value, int):
                    arguments["count"] = value
                case "legion" | "position" | "by" | "count" | "asked" | "deck":
                    arguments[fact] = value
        return arguments

"""The log: every event as a line of text, indented where it follows from another."""

from typing import Final

from eldritch.core.events import Facts
from eldritch.locale import Argument, Words
from eldritch.speech import Line, line, marks

from .names import Names

OUTSET: Final = ("phase_began", "turn_began", "game_ended")
FOLLOWS: Final = ("scored", "requirement_met", "book_taken", "sign_drawn", "sign_drawn_own", "gate_abandoned")


class Log:
    """Puts events into words."""

    def __init__(self, names: Names, words: Words) -> None:
        self.names = names
        self.seats = marks.seats(names.seats)
        self.words = words

    def lines(self, events: list[Facts]) -> list[Line]:
        return [line(self._depth(event["event"]), self._said(event)) for event in events]

    def _depth(self, name: str) -> int:
        return 0 if name in OUTSET else 2 if name in FOLLOWS else 1

    def _said(self, event: Facts) -> str:
        if event["event"] == "set_out":
            self.names.factions[event["seat"]] = event["faction"]
        suffix = "-own" if event["event"] == "sign_drawn" and "value" in event else ""
        return self.words.say(f"duel-event-{event['event'].replace('_', '-')}{suffix}", **self._arguments(event))

    def _arguments(self, event: Facts) -> dict[str, Argument]:
        """The arguments of the event's message: seats, figures, areas, books and signs by name."""
        arguments: dict[str, Argument] = {}
        if event["event"].startswith("sign_"):
            arguments["sign"] = marks.card(f"sign_{event.get('value', 'back')}", self.words.say("duel-name-elder_sign"))
        for fact, value in event.items():
            match fact:
                case "seat":
                    arguments["name"] = self.seats[value]
                case "owner":
                    arguments["owner"] = self.seats[value]
                case "kind":
                    arguments["figure"] = self._figure(event["seat"], value)
                case "area" | "to":
                    arguments[fact] = self.names.area(value)
                case "book":
                    arguments["book"] = marks.card(value, self.names.book(value))
                case "requirement":
                    arguments["requirement"] = self.names.requirement(value)
                case "phase":
                    arguments["phase"] = self.words.say(f"duel-phase-{value}")
                case "policy":
                    arguments["policy"] = self.words.say(f"duel-policy-{value}")
                case "faces":
                    arguments["faces"] = " ".join(str(face) for face in value) or self.words.say("duel-none")
                    arguments["kills"] = str(sum(1 for face in value if face == 6))
                    arguments["pains"] = str(sum(1 for face in value if face in (4, 5)))
                case "doom" if isinstance(value, list):
                    arguments["doom"] = " : ".join(str(doom) for doom in value)
                case _:
                    arguments[fact] = str(value)
        return arguments

    def _figure(self, seat: int, kind: int) -> str:
        return marks.card(self.names.figure_key(seat, kind), self.names.figure(seat, kind))

"""Everything that happens in Duel, told in words, deeper where one thing follows from another."""

from typing import Final

from eldritch.core.events import Facts
from eldritch.locale import Argument, Words
from eldritch.speech import Line, line, marks

from .names import Names

OUTSET: Final = ("phase_began", "turn_began", "game_ended")
FOLLOWS: Final = ("scored", "requirement_met", "book_taken", "sign_drawn", "sign_drawn_own", "gate_abandoned")


class Log:
    """Tells the events of a step, one after another."""

    def __init__(self, names: Names, words: Words) -> None:
        self.names = names
        self.seats = marks.seats(names.seats)
        self.words = words

    def told(self, events: list[Facts]) -> list[Line]:
        return [line(self._depth(event["event"]), self._said(event)) for event in events]

    def _depth(self, name: str) -> int:
        return 0 if name in OUTSET else 2 if name in FOLLOWS else 1

    def _said(self, event: Facts) -> str:
        if event["event"] == "set_out":
            self.names.factions[event["seat"]] = event["faction"]
        own = "-own" if event["event"] == "sign_drawn" and "value" in event else ""
        return self.words.say(f"duel-event-{event['event'].replace('_', '-')}{own}", **self._arguments(event))

    def _arguments(self, event: Facts) -> dict[str, Argument]:
        """The facts as the messages want them: seats, figures, areas, books and signs by name."""
        told: dict[str, Argument] = {}
        if event["event"].startswith("sign_"):
            told["sign"] = marks.card(f"sign_{event.get('value', 'back')}", self.words.say("duel-name-elder_sign"))
        for fact, value in event.items():
            match fact:
                case "seat":
                    told["name"] = self.seats[value]
                case "owner":
                    told["owner"] = self.seats[value]
                case "kind":
                    told["figure"] = self._figure(event["seat"], value)
                case "area" | "to":
                    told[fact] = self.names.area(value)
                case "book":
                    told["book"] = marks.card(value, self.names.book(value))
                case "requirement":
                    told["requirement"] = self.names.requirement(value)
                case "phase":
                    told["phase"] = self.words.say(f"duel-phase-{value}")
                case "policy":
                    told["policy"] = self.words.say(f"duel-policy-{value}")
                case "faces":
                    told["faces"] = " ".join(str(face) for face in value) or self.words.say("duel-none")
                    told["kills"] = str(sum(1 for face in value if face == 6))
                    told["pains"] = str(sum(1 for face in value if face in (4, 5)))
                case "doom" if isinstance(value, list):
                    told["doom"] = " : ".join(str(doom) for doom in value)
                case _:
                    told[fact] = str(value)
        return told

    def _figure(self, seat: int, kind: int) -> str:
        return marks.card(self.names.figure_key(seat, kind), self.names.figure(seat, kind))

"""The log: every event as a line of text."""

from typing import Final

from eldritch.core.events import Facts
from eldritch.locale import Argument
from eldritch.speech import Line, line, marks

from .names import Names

OUTERMOST: Final = ("turn_began", "game_ended", "dealt")
"""Events whose lines are not indented."""

PRIVATE_FACTS: Final = ("gave", "got", "items", "top", "professions", "took")
"""Facts that only some seats perceive. The log words such events differently for them."""

PUBLIC_CARDS: Final = ("declared", "game_ended")
"""Events that show cards to everybody."""

PRIVATE_ITEM: Final = ("offered", "drew", "gave")
"""Events whose item only some seats perceive."""

VARIANTS: Final = {
    "game_ended": "ending",
    "supported": "side",
    "poisoned": "side",
    "counted": "winner",
    "spoils_chosen": "choice",
    "declined": "what",
    "declared": "what",
    "nobody_acted": "window",
}
"""Events with a message for each value of a fact."""


class Log:
    """Puts events into words. If `discreet`, others can see the screen, so private facts are left out."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def lines(self, events: list[Facts], discreet: bool) -> list[Line]:
        return [line(0 if event["event"] in OUTERMOST else 1, self._text(event, discreet)) for event in events]

    def _text(self, event: Facts, discreet: bool) -> str:
        name: str = event["event"]
        own = "-own" if self._is_private(event) and not discreet else ""
        if name in VARIANTS:
            variant = f"-{event[VARIANTS[name]]}"
        elif name == "demanded":
            variant = "-met" if event["met"] else "-failed"
        elif name in ("direction_chosen", "passed_on"):
            variant = f"-{event['direction']}{own}"
        else:
            variant = own
        return self.names.say(f"event-{name}{variant}", **self._arguments(event))

    def _is_private(self, event: Facts) -> bool:
        """Whether the event has facts that only some seats perceive."""
        name: str = event["event"]
        if name in PRIVATE_ITEM and "item" in event:
            return True
        if name == "foresaw" and "pile" in event:
            return True
        if name.startswith("looked_at_") and "allegiance" in event:
            return True
        return name not in PUBLIC_CARDS and any(fact in event for fact in PRIVATE_FACTS)

    def _arguments(self, event: Facts) -> dict[str, Argument]:
        """Seats by name, cards by name, counts as numbers."""
        found: dict[str, Argument] = {}
        for fact, value in event.items():
            match fact:
                case "seat":
                    found["name"] = self.names.marked[value]
                case "target" | "attacker":
                    found[fact] = self.names.marked[value]
                case "item" | "gave" | "got" | "took" | "returned" | "profession":
                    found[fact] = self.names.marked_card(value)
                case "items" | "top" | "professions":
                    found[fact] = self.names.marked_cards(value)
                case "pile":
                    found[fact] = self.names.marked_cards(value) if isinstance(value, list) else value
                case "allegiance":
                    sides = value if isinstance(value, list) else [value]
                    found[fact] = " ".join(marks.card(side, self.names.side(side)) for side in sides)
                case "points":
                    found["first"], found["second"] = str(value["attacker"]), str(value["defender"])
                case "winners":
                    found["names"] = self.names.words.list([self.names.marked[seat] for seat in value])
                case "turn":
                    found[fact] = str(value)
        return found

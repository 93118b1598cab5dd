"""The Castle of the Devil in words."""

from typing import Any, Final

from eldritch.core.events import Facts
from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Argument, Words
from eldritch.speech import Choice, HeldCard, Line, line, marks
from eldritch.speech.position import Section
from eldritch.speech.why import Thing

from .position import Position
from .why import Reasons

GROUPS: Final = {
    "offer": "offer",
    "demand": "demand",
    "attack": "attack",
    "declare": "end",
    "solo": "end",
    "fortune": "end",
    "pass": "other",
    "foresee": "other",
}
"""The choices of a turn stand in groups; all others under the question itself."""

OWN: Final = ("gave", "got", "items", "top", "professions", "took")
"""Facts that only those are told who perceive more of an event; so it is told in other words."""

PRIVATE_ITEM: Final = ("offered", "drew", "gave")
DEEP: Final = ("turn_began", "game_ended", "dealt")

Option = dict[str, Any]


class Speech:
    """Decisions and a log, and how it ended."""

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
        self.words = words
        self.names = names
        self.marked = marks.seats(names)
        self.reasons = Reasons(self.prompt, words, names)
        self.standing = Position(words, names)

    def say(self, key: str, **arguments: Argument) -> str:
        return self.words.say(f"castle-{key.replace('_', '-')}", **arguments)

    def card(self, name: str) -> str:
        return self.words.say(f"castle-card-{name}")

    def cards(self, names: list[str]) -> str:
        return ", ".join(self.card(name) for name in names) or self.say("nothing")

    def opening(self, view: Data) -> str:
        return self.say("opening", name=self.names[view["table"]["current"]])

    # Decisions.

    def prompt(self, view: Data) -> list[str]:
        step = view["decision"]["stack"][-1]
        arguments: dict[str, Argument] = {}
        for role in ("seat", "target", "partner", "loser", "winner", "priest"):
            if role in step:
                arguments[role] = self.names[step[role]]
        if "item" in step:
            arguments["item"] = self.card(step["item"]) if step["item"] else ""
        if step["step"] == "answer" and self.discreet:
            return [self.say("covered-offer", seat=arguments["seat"])]
        return [self.say(f"step-{step['step']}", **arguments)]

    def choices(self, view: Data) -> list[Choice]:
        step = view["decision"]["step"]
        found: list[Choice] = []
        covered = self._covered(view)
        for option in view["options"]:
            group = GROUPS.get(option["verb"], "other") if step == "turn" else "answer"
            keys = ("p", self.say("key-pass")) if option["verb"] == "pass" else ()
            found.append(
                Choice(self.say(f"group-{group}"), self._choice(option, covered), (option["action"],), keys=keys)
            )
        return found

    def _covered(self, view: Data) -> dict[str, str]:
        """What stands for the names of cards while others can see the screen: their numbers, the own ones first."""
        if not self.discreet:
            return {}
        own: list[str] = view["table"]["seats"][view["viewer"]]["items"]
        others = [option["item"] for option in view["options"] if "item" in option and option["verb"] != "demand"]
        cards = dict.fromkeys([*own, *others])
        return {card: self.say("covered-item", number=str(number)) for number, card in enumerate(cards, 1)}

    def _choice(self, option: Option, covered: dict[str, str]) -> str:
        arguments: dict[str, Argument] = {}
        if "seat" in option:
            arguments["name"] = self.names[option["seat"]]
        if "item" in option:
            arguments["item"] = covered.get(option["item"]) or self.card(option["item"])
        if "profession" in option:
            arguments["item"] = self.card(option["profession"])
        if "slot" in option:
            arguments["slot"] = str(option["slot"] + 1)
        verb = f"{option['verb']}-{option['side']}" if "side" in option else option["verb"]
        said = self.say(f"choice-{verb}", **arguments)
        return said + self.say("silently") if option.get("silent") else said

    def position(self, view: Data) -> list[Section]:
        return self.standing.sections(view, self.discreet)

    # What happens.

    def describe_events(self, events: list[Facts]) -> list[Line]:
        return [line(0 if event["event"] in DEEP else 1, self._event(event)) for event in events]

    def _event(self, event: Facts) -> str:
        name: str = event["event"]
        own = any(fact in event for fact in OWN) and name not in ("declared", "game_ended")
        own = own or (name in PRIVATE_ITEM and "item" in event)
        own = own or (name == "foresaw" and "pile" in event)
        own = own or (name.startswith("looked_at_") and "allegiance" in event)
        variant = "-own" if own and not self.discreet else ""
        if name == "game_ended":
            variant = f"-{event['ending']}"
        elif name in ("supported", "poisoned"):
            variant = f"-{event['side']}"
        elif name == "counted":
            variant = f"-{event['winner']}"
        elif name == "demanded":
            variant = "-met" if event["met"] else "-failed"
        elif name == "spoils_chosen":
            variant = f"-{event['choice']}"
        elif name in ("declined", "declared"):
            variant = f"-{event['what']}"
        elif name == "nobody_acted":
            variant = f"-{event['window']}"
        elif name in ("direction_chosen", "passed_on"):
            variant = f"-{event['direction']}{variant}"
        return self.say(f"event-{name}{variant}", **self._arguments(event))

    def _arguments(self, event: Facts) -> dict[str, Argument]:
        """Seats by name, cards by name, counts as numbers."""
        found: dict[str, Argument] = {}
        for fact, value in event.items():
            match fact:
                case "seat":
                    found["name"] = self.marked[value]
                case "target" | "attacker":
                    found[fact] = self.marked[value]
                case "item" | "gave" | "got" | "took" | "returned" | "profession":
                    found[fact] = marks.card(value, self.card(value))
                case "items" | "top" | "professions":
                    found[fact] = self._marked(value)
                case "pile":
                    found[fact] = self._marked(value) if isinstance(value, list) else value
                case "allegiance":
                    sides = value if isinstance(value, list) else [value]
                    found[fact] = " ".join(marks.card(side, self.say(f"side-{side}")) for side in sides)
                case "points":
                    found["first"], found["second"] = str(value["attacker"]), str(value["defender"])
                case "winners":
                    found["names"] = self.words.list([self.marked[seat] for seat in value])
                case "turn":
                    found[fact] = str(value)
        return found

    def _marked(self, names: list[str]) -> str:
        return ", ".join(marks.card(name, self.card(name)) for name in names) or self.say("nothing")

    def why_not(self, view: Data, thing: Thing) -> str:
        return self.reasons.why_not(view, thing)

    def result(self, view: Data) -> list[str]:
        """Who won and why, then everybody's side."""
        winners = self.words.list([self.names[seat] for seat in view["result"]["winners"]])
        lines = [self.say(f"result-{view['result']['ending']}", names=winners)]
        for seat, player in enumerate(view["table"]["seats"]):
            side = self.say(f"side-{player['organisation']}")
            lines.append(self.say("standing", name=self.names[seat], side=side, items=self.cards(player["items"])))
        return lines

    def holding(self, seat: Data) -> list[HeldCard]:
        sides = [HeldCard(side, self.words.say(f"castle-side-{side}")) for side in seat["allegiance"]]
        cards = [card for card in (seat["profession"], *seat["items"]) if card]
        return [*sides, *(HeldCard(card, self.words.say(f"castle-card-{card}")) for card in cards)]

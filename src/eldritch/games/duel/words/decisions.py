"""Decisions in words: the question, and every choice with its consequences."""

from typing import Any, Final

from eldritch.core.state import Data
from eldritch.locale import Argument, Words
from eldritch.speech import Choice, Pick

from .names import Names

Option = dict[str, Any]

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "battle": ("battle", "capture"),
    "gates": ("recruit", "build", "man", "step_off"),
    "army": ("summon", "awaken"),
    "special": (
        "fulfil",
        "devolve",
        "devour",
        "absorb",
        "dreams",
        "submerge",
        "surface",
        "avatar",
        "ghroth",
        "necrophagy",
        "blood_sacrifice",
        "ritual",
    ),
    "choose": (
        "eliminate",
        "kill",
        "finish",
        "pain",
        "endure",
        "retreat",
        "take_book",
        "fill",
        "choose_first",
        "take_down",
        "give",
        "place",
    ),
    "move": ("move",),
    "end": ("stop", "decline", "done", "end_turn", "pass"),
    "side": ("reveal", "devolve_policy"),
}
"""The groups of choices, in the order they are shown."""

PLACES: Final = {
    "move": "to",
    "summon": "area",
    "surface": "area",
    "place": "area",
    "avatar": "area",
    "recruit": "area",
    "step_off": "area",
    "retreat": "area",
}
"""Verbs whose place is asked for separately because there are many, and the argument that is the place."""

ORDER: Final = [verb for verbs in GROUPS.values() for verb in verbs]


class Decisions:
    """Reads the decision and the options of a view."""

    def __init__(self, names: Names, words: Words) -> None:
        self.names = names
        self.words = words

    def prompt(self, view: Data) -> list[str]:
        step = view["decision"]["stack"][-1]
        player = view["table"]["seats"][view["viewer"]]
        name = step["step"]
        key = f"duel-step-{name.replace('_', '-')}"
        match name:
            case "turn" if step["acted"]:
                return [self.words.say(f"{key}-acted", power=str(player["power"]))]
            case "turn" | "moving" | "summoning":
                return [self.words.say(key, power=str(player["power"]))]
            case "assign_kills" | "assign_pains":
                due = "kills_due" if name == "assign_kills" else "pains_due"
                return [self.words.say(key, count=view["table"]["battle"]["seats"][view["viewer"]][due])]
            case "cultists_lost" | "offering":
                return [self.words.say(key, count=step["left"])]
            case "doom_part":
                cost, gates = str(view["table"]["ritual"]["cost"]), str(player["gates"])
                return [self.words.say(key, cost=cost, power=str(player["power"]), gates=gates)]
            case "retreat" if all(option["verb"] == "eliminate" for option in view["options"]):
                return [self.words.say(f"{key}-nowhere")]
            case _:
                return [self.words.say(key)]

    def choices(self, view: Data) -> list[Choice]:
        """A line for every choice. Choices that differ only by the area share a line, and the area is asked next."""
        options = sorted(view["options"], key=lambda option: ORDER.index(option["verb"]))
        alike: dict[tuple[Any, ...], list[Option]] = {}
        for option in options:
            alike.setdefault(_without_place(option), []).append(option)
        return [self._choice(view, same) for same in alike.values()]

    def _choice(self, view: Data, same: list[Option]) -> Choice:
        verb: str = same[0]["verb"]
        group = self.words.say(f"duel-group-{next(group for group, verbs in GROUPS.items() if verb in verbs)}")
        arguments = self._arguments(view, same[0])
        place = PLACES.get(verb, "area")
        if len(same) > 1:
            arguments[place] = self.words.say("duel-several")
        text = self.words.say(f"duel-choice-{verb.replace('_', '-')}", **arguments)
        if len(same) == 1:
            return Choice(group, text, (same[0]["action"],), alone=True)
        numbers = tuple(option[place] + 1 for option in same)  # as on the map
        areas = tuple(self.names.area(option[place]) for option in same)
        places = "  ".join(f"{number} {area}" for number, area in zip(numbers, areas, strict=True))
        question = self.words.say("duel-where", verb=verb, places=places)
        actions = tuple(option["action"] for option in same)
        return Choice(group, text, pick=Pick(question, actions, areas, 1, 1, numbers=numbers), alone=True)

    def _arguments(self, view: Data, option: Option) -> dict[str, Argument]:
        viewer: int = view["viewer"]
        player = view["table"]["seats"][viewer]
        arguments: dict[str, Argument] = {}
        if "area" in option:
            arguments["area"] = self.names.area(option["area"])
        if "to" in option:
            arguments["to"] = self.names.area(option["to"])
        if "kind" in option:
            arguments["figure"] = self.names.figure(viewer, option["kind"])
            arguments["cost"] = str(player["costs"][option["kind"]])
        if "seat" in option:
            arguments["name"] = self.names.seats[option["seat"]]
        if "book" in option:
            arguments["book"] = self.names.book(option["book_name"])
            arguments["text"] = self.words.say(f"duel-book-{option['book_name']}-text")
        if "slot" in option:
            arguments["slot"] = self.names.requirement(option["slot_name"])
        if "value" in option:
            arguments["value"] = str(option["value"])
        if "policy" in option:
            arguments["policy"] = self.words.say(f"duel-policy-{option['policy_name']}")
        if "odds" in option:
            arguments |= _odds(option["odds"])
        return arguments


def _without_place(option: Option) -> tuple[Any, ...]:
    """A key that is equal for choices that differ only by their place."""
    place = PLACES.get(option["verb"])
    if place is None:
        return (option["action"],)
    return tuple(option.get(part) for part in ("verb", "kind", "seat", "area", "to") if part != place)


def _odds(odds: Data) -> dict[str, Argument]:
    """The dice of both sides and their average number of Kills."""
    return {
        "mine": str(odds["attacker"]["dice"]),
        "theirs": str(odds["defender"]["dice"]),
        "kills": float(odds["attacker"]["kills"]),
        "losses": float(odds["defender"]["kills"]),
    }

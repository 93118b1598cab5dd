"""Questions and choices."""

from typing import Any, Final

from eldritch.core.state import Data
from eldritch.locale import Argument
from eldritch.speech import Choice

from .names import Names

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
"""The groups of a turn's choices. All other choices are listed under the question."""

ROLES: Final = ("seat", "target", "partner", "loser", "winner", "priest")
"""Facts of a step that are seats."""


class Decisions:
    """Puts the current decision into words. If `discreet`, others can see the screen, so cards are not named."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def prompt(self, view: Data, discreet: bool) -> list[str]:
        step = view["decision"]["stack"][-1]
        arguments: dict[str, Argument] = {role: self.names.seats[step[role]] for role in ROLES if role in step}
        if "item" in step:
            arguments["item"] = self.names.card(step["item"]) if step["item"] else ""
        if step["step"] == "answer" and discreet:
            return [self.names.say("covered-offer", seat=arguments["seat"])]
        if step["step"] == "foresight" and step["item"]:
            return [
                self.names.say(
                    "step-foresight-second", item=self.names.say("covered-top") if discreet else arguments["item"]
                )
            ]
        return [self.names.say(f"step-{step['step']}", **arguments)]

    def choices(self, view: Data, discreet: bool) -> list[Choice]:
        is_turn = view["decision"]["step"] == "turn"
        covered = self._covered(view) if discreet else {}
        found: list[Choice] = []
        groups = {option["action"]: GROUPS.get(option["verb"], "other") for option in view["options"]}
        options = sorted(view["options"], key=lambda option: is_turn and groups[option["action"]] == "other")
        for option in options:
            group = groups[option["action"]] if is_turn else "answer"
            keys = ("p", self.names.say("key-pass")) if option["verb"] == "pass" else ()
            text = self._choice(option, covered)
            found.append(Choice(self.names.say(f"group-{group}"), text, (option["action"],), keys=keys))
        return found

    def _covered(self, view: Data) -> dict[str, str]:
        """Numbers instead of card names, one's own cards first."""
        own: list[str] = view["table"]["seats"][view["viewer"]]["items"]
        others = [option["item"] for option in view["options"] if "item" in option and option["verb"] != "demand"]
        cards = dict.fromkeys([*own, *others])
        return {card: self.names.say("covered-item", number=str(number)) for number, card in enumerate(cards, 1)}

    def _choice(self, option: dict[str, Any], covered: dict[str, str]) -> str:
        arguments: dict[str, Argument] = {}
        if "seat" in option:
            arguments["name"] = self.names.seats[option["seat"]]
        if "item" in option:
            arguments["item"] = covered.get(option["item"]) or self.names.card(option["item"])
        if "profession" in option:
            arguments["item"] = self.names.card(option["profession"])
        if "slot" in option:
            arguments["slot"] = str(option["slot"] + 1)
        verb = f"{option['verb']}-{option['side']}" if "side" in option else option["verb"]
        text = self.names.say(f"choice-{verb}", **arguments)
        return text + self.names.say("silently") if option.get("silent") else text

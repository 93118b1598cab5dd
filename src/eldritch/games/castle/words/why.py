"""Why an item, a passenger or an action of The Castle of the Devil cannot be chosen.

Things: `item` (of the hand, by name), `seat`, `profession`, and `verb` (by the name of an action). What a window asks
of everybody in secret has the same reason for all, whatever they hold.
"""

from collections.abc import Callable

from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech.why import Thing, asked, not_asked


class Reasons:
    """Looks a reason up in a view."""

    def __init__(self, prompt: Callable[[Data], list[str]], words: Words, names: list[str]) -> None:
        self.prompt = prompt
        self.words = words
        self.names = names

    def why_not(self, view: Data, thing: Thing) -> str:
        waiting = not_asked(view, self.words, self.names)
        if waiting:
            return waiting
        match thing.sort:
            case "item":
                reason = self._item(view, thing.name)
            case "seat":
                reason = self._seat(view, thing.seat)
            case "profession":
                reason = self._profession(view)
            case "verb":
                reason = self._verb(view, thing.name)
            case _:
                raise LookupError(thing.sort)
        return reason or asked(self.words, self.prompt(view))

    def _item(self, view: Data, item: str) -> str:
        step: str = view["decision"]["step"]
        if item not in view["table"]["seats"][view["viewer"]]["items"]:
            raise LookupError(item)
        match step:
            case "turn":
                return self.words.say("why-castle-mode")
            case "answer" if item.startswith("bag_"):
                return self.words.say("why-castle-bags")
            case "powers":
                return self._in_fight(view, item)
        return ""

    def _in_fight(self, view: Data, item: str) -> str:
        """Some items help fighters, some supporters, most nobody; and no item helps twice."""
        fight, viewer = view["table"]["fight"], view["viewer"]
        if {"seat": viewer, "card": item} in fight["used"]:
            return self.words.say("why-castle-used")
        match item:
            case "dagger":
                return self.words.say("why-castle-dagger")
            case "gloves":
                return self.words.say("why-castle-gloves")
            case "casting_knives":
                return self.words.say("why-castle-casting-knives")
            case "whip":
                return self.words.say("why-castle-whip")
            case "poison_ring":
                return self.words.say("why-castle-poison-ring")
        return self.words.say("why-castle-no-weapon")

    def _seat(self, view: Data, seat: int) -> str:
        if seat == view["viewer"]:
            return self.words.say("why-castle-self")
        if not 0 <= seat < len(view["table"]["seats"]):
            raise LookupError(seat)
        step: str = view["decision"]["step"]
        if step == "turn":
            return self.words.say("why-castle-mode")
        if step == "naming":
            return self.words.say("why-castle-named")
        return ""

    def _profession(self, view: Data) -> str:
        spent = view["table"]["seats"][view["viewer"]]["face_up"]
        return self.words.say("why-castle-spent" if spent else "why-castle-profession")

    def _verb(self, view: Data, verb: str) -> str:
        match verb:
            case "declare":
                return self.words.say("why-castle-declare")
            case "refuse":
                return self.words.say("why-castle-refuse")
            case "accept":
                return self.words.say("why-castle-bags")
            case "stop":
                return self.words.say("why-castle-name-one")
            case "call_off" | "heal" | "use_profession" | "demand" | "foresee":
                return self._profession(view)
        raise LookupError(verb)

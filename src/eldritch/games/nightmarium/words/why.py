"""Why a card or a creature cannot be chosen.

The things one can ask about are `card` (of the hand, named by its number), `creature` (by seat and slot; with the name
of a card: why the card cannot be played there) and `deck`.
"""

from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech.why import Thing, asked, not_asked

from ..box.components import PLACES
from .cards import Deck
from .decisions import Decisions


class Reasons:
    """Finds the reason in a view."""

    def __init__(self, deck: Deck, decisions: Decisions, words: Words, names: list[str]) -> None:
        self.deck = deck
        self.decisions = decisions
        self.words = words
        self.names = names
        self.numbers = {str(card): card for card in deck.cards}

    def why_not(self, view: Data, thing: Thing) -> str:
        waiting = not_asked(view, self.words, self.names)
        if waiting:
            return waiting
        match thing.sort:
            case "card":
                reason = self._card(view, self.numbers[thing.name])
            case "creature" if thing.name:
                reason = self._place(view, self.numbers[thing.name], thing.seat, thing.place)
            case "creature":
                reason = self._target(view, thing.seat, thing.place)
            case "deck":
                reason = self._deck(view)
            case _:
                raise LookupError(thing.sort)
        return reason or asked(self.words, self.decisions.prompt(view))

    def _card(self, view: Data, card: int) -> str:
        """Why a card of the hand cannot be chosen: the wrong legion, or no place for it."""
        step: Data = view["decision"]["stack"][-1]
        if step["step"] == "pure_legion":
            matching = {self.deck.legion(option["card"]) == step["legion"] for option in view["options"]}
            if matching == {True}:
                return self.words.say("why-nightmarium-give", legion=step["legion"])
            return self.words.say("why-nightmarium-given")
        if step["step"] not in ("turn", "mockingbird"):
            return ""
        legion = step.get("legion")
        if legion and legion != self.deck.legion(card):
            return self.words.say("nightmarium-legion-binds", legion=legion)
        if self.deck.cards[card]["seal"]:
            return self.words.say("why-nightmarium-no-body")
        creatures: list[Data | None] = view["table"]["seats"][view["viewer"]]["creatures"]
        if "legs" in self.deck.cards[card]["positions"] and all(creatures):
            return self.words.say("why-nightmarium-full", count=len(creatures))
        return self.words.say("why-nightmarium-no-place", places=self.deck.positions(card))

    def _place(self, view: Data, card: int, seat: int, slot: int) -> str:
        """Why a selected card cannot be played on a creature."""
        if seat != view["viewer"]:
            return self.words.say("why-nightmarium-own")
        if not any(option.get("card") == card for option in view["options"]):
            return self._card(view, card)
        body: Data | None = view["table"]["seats"][seat]["creatures"][slot]
        if body is None:
            return self.words.say("why-nightmarium-begins")
        if body["embodied"]:
            return self.words.say("why-nightmarium-embodied")
        needed = self.words.say(f"nightmarium-place-{PLACES[len(body['cards'])]}")
        return self.words.say("why-nightmarium-waits", place=needed, places=self.deck.positions(card))

    def _target(self, view: Data, seat: int, slot: int) -> str:
        """Why an ability cannot hit a creature."""
        step: Data = view["decision"]["stack"][-1]
        body: Data | None = view["table"]["seats"][seat]["creatures"][slot]
        if step["step"] in ("turn", "mockingbird"):
            return self.words.say("why-nightmarium-hand-first")
        if step["step"] != "aim":
            return ""
        is_own = seat == view["viewer"]
        if step["ability"] == "devourer":
            if not is_own:
                return self.words.say("why-nightmarium-devours-own")
            if any(frame["step"] == "chain" and frame["slot"] == slot for frame in view["decision"]["stack"]):
                return self.words.say("why-nightmarium-itself")
        elif is_own:
            return self.words.say("why-nightmarium-opponents")
        if body is None:
            return self.words.say("why-nightmarium-empty")
        return self.words.say("why-nightmarium-out-of-reach" if body["embodied"] else "why-nightmarium-unfinished")

    def _deck(self, view: Data) -> str:
        empty = view["table"]["deck"] == 0 and not view["table"]["discard"]
        return self.words.say("why-nightmarium-no-cards") if empty else ""

"""Why a card, an ability or a target of Cthulhu Realms cannot be chosen.

The sorts of things: `market` (a card by name; the place is the number of its row) and `deck` (its top card); `hand`,
`discard` and `abjured` (a card by name); `ability` (of one of the viewer's cards by name; the place is its number);
`in_play` and `location` (a card by name, of a seat); `player` (a seat).
"""

from typing import Final

from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech.why import Thing, asked, not_asked

from ..rules.abjuring import MAX_PRICE
from .cards import Deck
from .decisions import Decisions

ADEPT: Final = "adept"


class Reasons:
    """Finds in a view why something cannot be chosen."""

    def __init__(self, deck: Deck, decisions: Decisions, words: Words, names: list[str]) -> None:
        self.deck = deck
        self.decisions = decisions
        self.words = words
        self.names = names

    def why_not(self, view: Data, thing: Thing) -> str:
        return self._ever(view, thing) or not_asked(view, self.words, self.names) or self._now(view, thing)

    def _ever(self, view: Data, thing: Thing) -> str:
        """Why it cannot be chosen at any time."""
        match thing.sort:
            case "deck":
                return self.words.say("why-realms-top")
            case "market" if thing.name == ADEPT:
                return "" if view["table"]["adepts"] else self.words.say("why-realms-no-adepts")
            case "market":
                one, other = view["table"]["rows"][thing.place]["between"]
                beside = view["viewer"] in (None, one, other)
                return "" if beside else self.words.say("why-realms-far", one=self.names[one], other=self.names[other])
            case "in_play" if thing.seat != view["viewer"]:
                return self.words.say("why-realms-theirs", name=self.names[thing.seat])
        return ""

    def _now(self, view: Data, thing: Thing) -> str:
        """Why it cannot be chosen in the current decision."""
        step: Data = view["decision"]["stack"][-1]
        reason = ""
        match thing.sort:
            case "market" if step["step"] == "turn":
                missing = self.deck.price(thing.name) - view["table"]["power"]
                reason = self.words.say("why-realms-power", count=missing) if missing > 0 else ""
            case "market" | "hand" | "discard" if step["step"] == "abjure":
                dear = self.deck.price(thing.name) > MAX_PRICE
                reason = self.words.say("why-realms-dear", most=str(MAX_PRICE)) if dear else ""
            case "ability" | "in_play" if step["step"] == "turn":
                reason = self._ability(view, thing)
            case "location" | "player" if step["step"] == "loss":
                reason = self._shielded(view, step["victim"], thing)
            case "location" if step["step"] == "turn":
                reason = self.words.say("why-realms-no-loss")
            case "player" if step["step"] == "aim":
                reason = self.words.say("why-realms-reach", name=self.names[thing.seat])
            case "market" | "ability" | "in_play" | "location" | "player" | "hand" | "discard" | "abjured":
                pass
            case _:
                raise LookupError(thing.sort)
        return reason or asked(self.words, self.decisions.prompt(view))

    # Abilities.

    def _ability(self, view: Data, thing: Thing) -> str:
        """The ability is used, or lacks a requirement, or finds no target."""
        abilities = self.deck.cards[thing.name]["abilities"]
        in_play = view["table"]["seats"][view["viewer"]]["in_play"]
        pieces = [piece for piece in in_play if piece["card"] == thing.name]
        if all(len(piece["used"]) == len(abilities) for piece in pieces):
            return self.words.say("why-realms-spent")
        if all(thing.place in piece["used"] for piece in pieces):
            return self.words.say("why-realms-used")
        met = pieces[0]["met"][thing.place]
        missing = [need for need in abilities[thing.place]["needs"] if need not in met]
        if missing:
            needs = self.words.list([self.deck.need(thing.name, need) for need in missing])
            return self.words.say("why-realms-needs", needs=needs)
        return self.words.say("why-realms-no-target")

    # Shields.

    def _shielded(self, view: Data, victim: int, thing: Thing) -> str:
        """Which shields protect the player or location."""
        if thing.seat != victim:
            return self.words.say("why-realms-victim", name=self.names[victim])
        gates = self._with_shield(view, victim, "gate")
        if thing.sort == "location":
            guards = [gate for gate in gates if gate != thing.name]
            return self._guarded(self.deck.name(thing.name), guards)
        return self._guarded(self.names[victim], self._with_shield(view, victim, "refuge") or gates)

    def _with_shield(self, view: Data, seat: int, shield: str) -> list[str]:
        cards = [piece["card"] for piece in view["table"]["seats"][seat]["in_play"]]
        return [card for card in cards if self.deck.cards[card].get("shield") == shield]

    def _guarded(self, what: str, guards: list[str]) -> str:
        if not guards:
            return ""
        by = self.words.list([self.deck.name(guard) for guard in dict.fromkeys(guards)])
        return self.words.say("why-realms-shielded", what=what, by=by)

"""The position in words."""

from typing import Any

from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech import marks
from eldritch.speech.position import Section, clockwise, titled

from ..box.components import PLACES
from .cards import Deck

Creature = dict[str, Any]


class Position:
    """Puts the table of a view into words."""

    def __init__(self, deck: Deck, words: Words, names: list[str]) -> None:
        self.deck = deck
        self.words = words
        self.names = names

    def sections(self, view: Data) -> list[Section]:
        return [
            *self._hand(view),
            *(Section(titled(self.words, self.names, view, seat), self._seat(view, seat)) for seat in clockwise(view)),
            Section(self.words.say("position-table"), self._piles(view["table"])),
        ]

    def _hand(self, view: Data) -> list[Section]:
        if view["viewer"] is None:
            return []
        hand: list[int] = view["table"]["seats"][view["viewer"]]["hand"]
        return [Section(self.words.say("position-hand", count=len(hand)), tuple(map(self._card, hand)))]

    def _card(self, card: int) -> str:
        """A card with its positions and ability."""
        facts = [marks.card(card, self.deck.name(card))]
        if not self.deck.cards[card]["seal"]:
            facts.append(self.deck.positions(card))
        if self.deck.has_ability(card):
            facts.append(self.words.say(f"nightmarium-ability-{self.deck.ability(card)}-text"))
        return "; ".join(facts)

    def _seat(self, view: Data, seat: int) -> tuple[str, ...]:
        player = view["table"]["seats"][seat]
        complete, target = str(player["complete"]), str(view["variant"]["target"])
        summary = self.words.say(
            "position-nightmarium-seat", complete=complete, target=target, hand=len(player["hand"])
        )
        known = [] if seat == view["viewer"] else known_of_hand(self.deck, player)
        creatures = [self._creature(slot, one) for slot, one in enumerate(player["creatures"], 1) if one]
        return (summary, *known, *(creatures or [self.words.say("nightmarium-no-creatures")]))

    def _creature(self, slot: int, creature: Creature) -> str:
        """A creature from the legs up, part by part."""
        cards: list[int] = creature["cards"]
        parts = [
            self.words.say(
                "position-nightmarium-part",
                place=self.words.say(f"nightmarium-place-{place}"),
                card=marks.card(card, self.deck.name(card)),
            )
            for place, card in zip(PLACES, cards, strict=False)
        ]
        state = "embodied" if creature["embodied"] else "complete" if creature["complete"] else "unfinished"
        return self.words.say("position-nightmarium-creature", slot=str(slot), parts="; ".join(parts), state=state)

    def _piles(self, table: Data) -> tuple[str, ...]:
        discard: list[int] = table["discard"]
        piles = self.words.say("nightmarium-piles", deck=table["deck"], discard=len(discard))
        cards = [self.words.say("nightmarium-discard", cards=self.deck.names(sorted(discard)))] if discard else []
        return (piles, *cards)


def known_of_hand(deck: Deck, player: Data) -> list[str]:
    """What everybody can prove about a hidden hand: cards in it, and what it lacks."""
    words = deck.words
    lines: list[str] = []
    cards = [card for card in player["hand"] if card is not None]
    if cards:
        lines.append(words.say("nightmarium-known", cards=deck.names(cards)))
    voids = [words.say(f"nightmarium-void-{void}") for void in player["void"]]
    if voids and player["hand"]:
        lines.append(words.say("nightmarium-void", things=", ".join(voids)))
    return lines

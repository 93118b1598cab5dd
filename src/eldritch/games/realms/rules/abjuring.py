"""Abjuring a card (Отречься от карты) and returning one (Вернуть карту)."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import ABJURE_DISCARD, ABJURE_HAND, ABJURE_MARKET, RETURN_CARD, SIDES
from ..box.abilities import ABJURE_SEEN
from ..box.components import KINDS
from ..state import Realm
from . import market

DEAREST: Final = 6
"""The symbol reaches cards up to this price."""


def possible(state: Realm, seat: i64) -> bool:
    """There must be a card to choose (ruling 12): in hand, in the discard pile or among those available (ruling 29)."""
    return is_public(state, seat) or cheap(state, state.hands[seat])


def is_public(state: Realm, seat: i64) -> bool:
    """Whether everybody can see that there is a card to choose."""
    return market.is_any(state, seat, DEAREST) or cheap(state, state.discards[seat])


def cheap(state: Realm, cards: list[i64]) -> bool:
    return any(state.cards.price[card] <= DEAREST for card in cards)


def into_box(state: Realm, card: i64) -> None:
    """Abjure a card for the active player: it meets this turn's requirements and may be returned (rulings 8 and 32)."""
    state.abjured.append(card)
    state.happened |= ABJURE_SEEN


@final
class Abjure(Frame[Realm]):
    """The active player chooses a card to abjure.

    It is asked even when there is one choice only, for whether there is depends on the hand.
    """

    def name(self) -> str:
        return "abjure"

    def fields(self) -> Fields:
        return []

    def shown(self) -> Facts:
        return {}

    def owing(self, state: Realm) -> i64:
        return bit(state.current)

    def options(self, state: Realm, seat: i64) -> list[int]:
        options: list[int] = []
        last: i64 = -1
        for card in state.hands[seat]:
            if card != last and state.cards.price[card] <= DEAREST:
                options.append(ABJURE_HAND + card)
            last = card
        add_discarded(state, state.discards[seat], options)
        market.add_offers(state, seat, ABJURE_MARKET, DEAREST, options)
        return options

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        state.stack.pop()
        if action >= ABJURE_MARKET:
            card = (action - ABJURE_MARKET) // SIDES
            into_box(state, card)
            events.abjured(state, card, "market")
            market.take_away(state, seat, card, (action - ABJURE_MARKET) % SIDES)
        elif action >= ABJURE_DISCARD:
            card = action - ABJURE_DISCARD
            state.discards[seat].remove(card)
            into_box(state, card)
            events.abjured(state, card, "discard")
        else:
            card = action - ABJURE_HAND
            state.hands[seat].remove(card)
            into_box(state, card)
            events.abjured(state, card, "hand")


def add_discarded(state: Realm, pile: list[i64], options: list[int]) -> None:
    """Add the kinds that lie in a discard pile, which is in no order."""
    kinds: i64 = 0
    for card in pile:
        kinds |= bit(card)
    kind: i64 = 0
    while kinds >> kind != 0:
        if (kinds >> kind) & 1 != 0 and state.cards.price[kind] <= DEAREST:
            options.append(ABJURE_DISCARD + kind)
        kind += 1


def begin_return(state: Realm) -> None:
    """A single card to return is no choice, as everybody sees."""
    first = state.abjured[0]
    for card in state.abjured:
        if card != first:
            state.stack.append(Return())
            return
    give_back(state, first)


def give_back(state: Realm, card: i64) -> None:
    """Return a card abjured this turn from the box to the top of the active player's deck, face up (ruling 32)."""
    state.abjured.remove(card)
    state.decks[state.current].append(card)
    events.returned(state, card)


@final
class Return(Frame[Realm]):
    """The active player chooses a card abjured this turn."""

    def name(self) -> str:
        return "return"

    def fields(self) -> Fields:
        return []

    def shown(self) -> Facts:
        return {}

    def owing(self, state: Realm) -> i64:
        return bit(state.current)

    def options(self, state: Realm, seat: i64) -> list[int]:
        options: list[int] = []
        for kind in range(KINDS):
            if kind in state.abjured:
                options.append(RETURN_CARD + kind)
        return options

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        state.stack.pop()
        give_back(state, action - RETURN_CARD)

"""Abjuring a card (Отречься от карты) and returning one (Вернуть карту)."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.seats import bit

from .. import events
from ..actions import (
    ABJURE_DISCARD,
    ABJURE_HAND,
    ABJURE_MARKET,
    RETURN_CARD,
    card_in_market,
    card_returned,
    is_abjure_discard,
    is_abjure_hand,
    side_in_market,
)
from ..box.abilities import ABJURE_SEEN
from ..box.components import KINDS
from ..state import Realm
from . import market
from .decision import ActivePlayerFrame

MAX_PRICE: Final = 6
"""Only cards up to this price can be abjured by the symbol."""


def has_target(state: Realm, seat: i64) -> bool:
    """Whether there is a card to abjure (ruling 12): in hand, in the discard pile or available to buy (ruling 29)."""
    return has_public_target(state, seat) or any_cheap(state, state.hands[seat])


def has_public_target(state: Realm, seat: i64) -> bool:
    """Whether everybody can see that there is a card to abjure."""
    return market.has_offer(state, seat, MAX_PRICE) or any_cheap(state, state.discards[seat])


def any_cheap(state: Realm, cards: list[i64]) -> bool:
    return any(state.cards.price[card] <= MAX_PRICE for card in cards)


def abjure(state: Realm, card: i64, source: str) -> None:
    """A card goes to the box. It fulfils requirements of this turn and may be returned (rulings 8 and 32)."""
    state.abjured.append(card)
    state.happened |= ABJURE_SEEN
    events.abjured(state, card, source)


@final
class Abjure(ActivePlayerFrame):
    """The active player chooses a card to abjure.

    A single option is asked for too, because skipping the question would reveal something about the hand.
    """

    def options(self, state: Realm, seat: i64) -> list[int]:
        options: list[int] = []
        last: i64 = -1
        for card in state.hands[seat]:
            if card != last and state.cards.price[card] <= MAX_PRICE:
                options.append(ABJURE_HAND + card)
            last = card
        add_discarded(state, state.discards[seat], options)
        market.add_offers(state, seat, ABJURE_MARKET, MAX_PRICE, options)
        return options

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        state.stack.pop()
        if is_abjure_hand(action):
            card = action - ABJURE_HAND
            state.hands[seat].remove(card)
            abjure(state, card, "hand")
        elif is_abjure_discard(action):
            card = action - ABJURE_DISCARD
            state.discards[seat].remove(card)
            abjure(state, card, "discard")
        else:
            card = card_in_market(action, ABJURE_MARKET)
            abjure(state, card, "market")
            market.take_away(state, seat, card, side_in_market(action, ABJURE_MARKET))


def add_discarded(state: Realm, pile: list[i64], options: list[int]) -> None:
    """Add the cheap kinds of a discard pile. The pile is not sorted, so they are collected as bits first."""
    kinds: i64 = 0
    for card in pile:
        kinds |= bit(card)
    kind: i64 = 0
    while kinds >> kind != 0:
        if (kinds >> kind) & 1 != 0 and state.cards.price[kind] <= MAX_PRICE:
            options.append(ABJURE_DISCARD + kind)
        kind += 1


def begin_return(state: Realm) -> None:
    """Return an abjured card; a choice is asked for only if the abjured cards differ."""
    first = state.abjured[0]
    for card in state.abjured:
        if card != first:
            state.stack.append(Return())
            return
    give_back(state, first)


def give_back(state: Realm, card: i64) -> None:
    """A card abjured this turn goes face up from the box to the top of the active player's deck (ruling 32)."""
    state.abjured.remove(card)
    state.decks[state.current].append(card)
    events.returned(state, card)


@final
class Return(ActivePlayerFrame):
    """The active player chooses a card abjured this turn to return."""

    def options(self, state: Realm, seat: i64) -> list[int]:
        options: list[int] = []
        for kind in range(KINDS):
            if kind in state.abjured:
                options.append(RETURN_CARD + kind)
        return options

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        state.stack.pop()
        give_back(state, card_returned(action))

"""Conjuring power and the available cards (Получить силу воплощения): what it buys, and how the rows refill."""

from typing import Final

from mypy_extensions import i64

from .. import events
from ..actions import LEFT, SIDES, market_action
from ..box.components import ADEPT
from ..state import EMPTY, Realm
from . import neighbours

NO_ROW: Final = -1


def row_at(state: Realm, seat: i64, side: i64) -> i64:
    """The first place of the row on a side of the seat, or NO_ROW.

    A row lies between a seat and the next one in the game and is numbered by the former (ruling 39). The single row of
    two players (ruling 42) counts as lying on their left.
    """
    if side == LEFT:
        return state.row_start(seat)
    if state.has_single_row:
        return NO_ROW
    return state.row_start(neighbours.before(state, seat))


def add_offers(state: Realm, seat: i64, verb: i64, max_price: i64, options: list[int]) -> None:
    """Add the cards available to the seat up to a price, by kind and side, in rising order; adepts come last."""
    first = len(options)
    for side in range(SIDES):
        start = row_at(state, seat, side)
        if start == NO_ROW:
            break
        for place in range(start, start + state.width):
            card = state.rows[place]
            if card == EMPTY or state.cards.price[card] > max_price:
                continue
            _insert(options, first, market_action(verb, card, side))
    if state.adepts > 0 and state.cards.price[ADEPT] <= max_price:
        options.append(market_action(verb, ADEPT, LEFT))


def _insert(options: list[int], first: int, action: i64) -> None:
    """Put an action into the sorted part of the options that begins at `first`, unless it is there."""
    place = len(options)
    while place > first and options[place - 1] > action:
        place -= 1
    if place == first or options[place - 1] != action:
        options.insert(place, action)


def has_offer(state: Realm, seat: i64, max_price: i64) -> bool:
    """Whether any card up to a price is available to the seat."""
    if state.adepts > 0 and state.cards.price[ADEPT] <= max_price:
        return True
    for side in range(SIDES):
        start = row_at(state, seat, side)
        if start == NO_ROW:
            break
        for place in range(start, start + state.width):
            card = state.rows[place]
            if card != EMPTY and state.cards.price[card] <= max_price:
                return True
    return False


def buy(state: Realm, seat: i64, card: i64, side: i64) -> None:
    """A bought card goes to the discard pile (ruling 15); power may be spent at any time of the turn (ruling 14)."""
    state.power -= state.cards.price[card]
    state.discards[seat].append(card)
    events.bought(state, card, side)
    take_away(state, seat, card, side)


def take_away(state: Realm, seat: i64, card: i64, side: i64) -> None:
    """A card leaves the available ones. Its place is refilled at once; the stack of adepts is not (ruling 16)."""
    if card == ADEPT:
        state.adepts -= 1
        return
    place = row_at(state, seat, side)
    while state.rows[place] != card:
        place += 1
    refill(state, place)


def refill(state: Realm, place: i64) -> None:
    """Lay the top card of the shared deck at this place, if there is one (rulings 16 and 43)."""
    state.rows[place] = state.shared.pop() if state.shared else EMPTY
    events.refilled(state, place)


def fill_row(state: Realm, seat: i64) -> None:
    """Fill every place of the row between the seat and the next."""
    start = state.row_start(seat)
    for place in range(start, start + state.width):
        refill(state, place)

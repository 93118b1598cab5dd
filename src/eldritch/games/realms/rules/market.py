"""Conjuring power and the available cards (Получить силу воплощения): what it buys, and how the rows refill."""

from mypy_extensions import i64

from .. import events
from ..actions import SIDES
from ..box.components import ADEPT
from ..state import EMPTY, ONE_ROW, Realm
from . import neighbours


def row_at(state: Realm, seat: i64, side: i64) -> i64:
    """The first place of the row on the seat's left (side 0) or right; -1 where there is none.

    A row lies between a seat and the next one in play and is numbered by the former (ruling 39). A game that begins
    with two players has a single row.
    """
    if state.width == ONE_ROW:
        return 0 if side == 0 else -1
    return (seat if side == 0 else neighbours.before(state, seat)) * state.width


def add_offers(state: Realm, seat: i64, verb: i64, dearest: i64, options: list[int]) -> None:
    """Add what is available to the seat up to a price, by kind and side, in rising order; adepts come last."""
    first = len(options)
    for side in range(SIDES):
        start = row_at(state, seat, side)
        if start < 0:
            break
        for place in range(start, start + state.width):
            card = state.rows[place]
            if card == EMPTY or state.cards.price[card] > dearest:
                continue
            _insert(options, first, verb + card * SIDES + side)
    if state.adepts > 0 and state.cards.price[ADEPT] <= dearest:
        options.append(verb + ADEPT * SIDES)


def _insert(options: list[int], first: int, action: i64) -> None:
    """Put an action in its place behind `first`, unless it is there."""
    place = len(options)
    while place > first and options[place - 1] > action:
        place -= 1
    if place == first or options[place - 1] != action:
        options.insert(place, action)


def is_any(state: Realm, seat: i64, dearest: i64) -> bool:
    """Whether anything up to a price is available to the seat."""
    if state.adepts > 0 and state.cards.price[ADEPT] <= dearest:
        return True
    for side in range(SIDES):
        start = row_at(state, seat, side)
        if start < 0:
            break
        for place in range(start, start + state.width):
            card = state.rows[place]
            if card != EMPTY and state.cards.price[card] <= dearest:
                return True
    return False


def buy(state: Realm, seat: i64, card: i64, side: i64) -> None:
    """A bought card goes to the discard pile (ruling 15); power may be spent at any time of the turn (ruling 14)."""
    state.power -= state.cards.price[card]
    state.discards[seat].append(card)
    events.bought(state, card, side)
    take_away(state, seat, card, side)


def take_away(state: Realm, seat: i64, card: i64, side: i64) -> None:
    """A card leaves the available ones. Its place is filled at once; the adepts' stack is not (ruling 16)."""
    if card == ADEPT:
        state.adepts -= 1
        return
    place = row_at(state, seat, side)
    while state.rows[place] != card:
        place += 1
    refill(state, place)


def refill(state: Realm, place: i64) -> None:
    """Lay the top card of the shared deck at this place, if there is one."""
    state.rows[place] = state.shared.pop() if state.shared else EMPTY
    events.refilled(state, place)

"""Three and four players (Игра с 3-4 участниками): neighbours, and what happens when somebody is out."""

from mypy_extensions import i64

from eldritch.core.seats import bit

from .. import events
from ..state import EMPTY, ONE_ROW, Realm, kind_of
from . import market, victory


def after(state: Realm, seat: i64) -> i64:
    """The nearest seat to the left, clockwise, that is still in (rulings 38 and 44)."""
    other = seat
    while True:
        other = other + 1 if other + 1 < state.seats else 0
        if state.alive & bit(other) != 0 or other == seat:
            return other


def before(state: Realm, seat: i64) -> i64:
    """The nearest seat to the right that is still in (ruling 38)."""
    other = seat
    while True:
        other = other - 1 if other > 0 else state.seats - 1
        if state.alive & bit(other) != 0 or other == seat:
            return other


def within_reach(state: Realm, seat: i64) -> i64:
    """The seat itself and its neighbours, as bits: all that its abilities may choose (rulings 33 and 38)."""
    return bit(seat) | bit(after(state, seat)) | bit(before(state, seat))


def remove_fallen(state: Realm) -> None:
    """Whoever has no sanity left is out; several at once in turn order from the active player (rulings 40 and 41)."""
    seat = after(state, state.current)
    for _ in range(state.seats):
        if not state.over and state.is_in(seat) and state.sanity[seat] == 0:
            eliminate(state, seat)
        seat = seat + 1 if seat + 1 < state.seats else 0


def eliminate(state: Realm, seat: i64) -> None:
    """The seat's cards and both rows beside it go to the box; its neighbours get a new row (rulings 41 to 43)."""
    left = after(state, seat)
    right = before(state, seat)
    state.alive &= ~bit(seat)
    events.eliminated(state, seat)
    if left == right and state.alive == bit(left):
        victory.last_survivor(state, left)
        return
    sweep_cards(state, seat)
    sweep_row(state, seat)
    sweep_row(state, right)
    for place in range(right * state.width, (right + 1) * state.width):
        market.refill(state, place)


def sweep_cards(state: Realm, seat: i64) -> None:
    """Hand, deck, discard pile and locations of somebody who is out. Nobody has abjured them this turn (ruling 8)."""
    cards = state.hands[seat] + state.decks[seat] + state.discards[seat]
    cards += [kind_of(card) for card in state.in_play[seat]]
    cards.sort()  # What order the deck was in is nobody's to know.
    state.box += cards
    state.hands[seat] = []
    state.decks[seat] = []
    state.discards[seat] = []
    state.in_play[seat] = []
    events.swept(state, seat, cards)


def sweep_row(state: Realm, seat: i64) -> None:
    """The row between the seat and the next goes to the box."""
    assert state.width != ONE_ROW
    for place in range(seat * state.width, (seat + 1) * state.width):
        if state.rows[place] != EMPTY:
            state.box.append(state.rows[place])
            state.rows[place] = EMPTY

"""Elimination (Игра с 3-4 участниками): what happens when players have no sanity left."""

from mypy_extensions import i64

from eldritch.core.seats import bit

from .. import events
from ..state import EMPTY, Realm, kind_of
from . import market, neighbours, victory


def eliminate_fallen(state: Realm) -> None:
    """Eliminate everybody without sanity; several at once in turn order from the active player (rulings 40 and 41)."""
    seat = neighbours.after(state, state.current)
    for _ in range(state.seats):
        if not state.over and state.is_in(seat) and state.sanity[seat] == 0:
            eliminate(state, seat)
        seat = (seat + 1) % state.seats


def eliminate(state: Realm, seat: i64) -> None:
    """The seat's cards and the rows on both sides go to the box; a new row joins its neighbours (rulings 41 to 43)."""
    left = neighbours.after(state, seat)
    right = neighbours.before(state, seat)
    state.alive &= ~bit(seat)
    events.eliminated(state, seat)
    if state.alive == bit(left):
        victory.last_survivor(state, left)
        return
    box_cards(state, seat)
    box_row(state, seat, left)
    box_row(state, right, seat)
    market.fill_row(state, right)


def box_cards(state: Realm, seat: i64) -> None:
    """All cards of an eliminated seat go to the box (ruling 8)."""
    cards = state.hands[seat] + state.decks[seat] + state.discards[seat]
    cards += [kind_of(card) for card in state.in_play[seat]]
    cards.sort()  # The order of the deck stays hidden.
    give_up(state, cards)
    state.hands[seat] = []
    state.decks[seat] = []
    state.discards[seat] = []
    state.in_play[seat] = []
    events.swept(state, seat, cards)


def box_row(state: Realm, seat: i64, following: i64) -> None:
    """The row between the seat and the one that followed it goes to the box."""
    cards: list[i64] = []
    start = state.row_start(seat)
    for place in range(start, start + state.width):
        if state.rows[place] != EMPTY:
            cards.append(state.rows[place])
            state.rows[place] = EMPTY
    give_up(state, cards)
    if cards:
        events.swept_row(state, seat, following, cards)


def give_up(state: Realm, cards: list[i64]) -> None:
    """Cards go to the box. Nobody has abjured them, but by the option they may be returned this turn (ruling 32)."""
    if state.options.return_any:
        state.abjured += cards
    else:
        state.box += cards

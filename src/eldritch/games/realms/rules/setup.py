"""Set-up (Компоненты игры и подготовка к ней): 50 sanity, ten starters each, the rows, the shared deck."""

from typing import Final

from mypy_extensions import i64

from eldritch.core.seats import everyone

from ..box.components import ADEPT, FOLLOWER, GOON, SHARED_KINDS, STARTERS, Cards
from ..knowledge.ledger import Ledger
from ..state import EMPTY, Realm, places_in_rows, row_width
from . import drawing, market, turn

SANITY: Final = 50

# The starters of each player.
ADEPTS: Final = 2
GOONS: Final = 2
FOLLOWERS: Final = 6

FIRST_HAND: Final = 3
MIDDLE_HAND: Final = 4
LAST_HAND: Final = 5


def begin(state: Realm) -> None:
    """Set up a new game; a random seat begins unless the option says otherwise (ruling 37)."""
    seats = state.seats
    state.alive = everyone(seats)
    state.sanity = [SANITY] * seats
    state.hands = [[] for _ in range(seats)]
    state.discards = [[] for _ in range(seats)]
    state.in_play = [[] for _ in range(seats)]
    state.decks = [starters() for _ in range(seats)]
    state.ledger = Ledger(seats)
    for seat in range(seats):
        state.ledger.new_deck(seat, state.decks[seat])
        state.generator.shuffle(state.decks[seat])
    state.adepts = STARTERS[0] - ADEPTS * seats
    lay_out(state)
    first: i64 = 0 if state.options.seat_0_begins else state.generator.below(seats)
    deal_hands(state, first)
    turn.begin(state, first)


def starters() -> list[i64]:
    """The cards each player begins with."""
    deck: list[i64] = [ADEPT] * ADEPTS + [GOON] * GOONS + [FOLLOWER] * FOLLOWERS
    return deck


def shared_deck(cards: Cards) -> list[i64]:
    """All shared cards, by kind."""
    deck: list[i64] = []
    for kind in range(SHARED_KINDS):
        for _ in range(cards.copies[kind]):
            deck.append(kind)
    return deck


def all_cards(cards: Cards, seats: i64) -> list[i64]:
    """Every card that takes part in a game."""
    return shared_deck(cards) + starters() * seats + [ADEPT] * (STARTERS[0] - ADEPTS * seats)


def lay_out(state: Realm) -> None:
    """Shuffle the shared deck and lay out a single row of five, or three cards between all neighbours (ruling 39)."""
    state.shared = shared_deck(state.cards)
    state.generator.shuffle(state.shared)
    state.width = row_width(state)
    state.rows = [EMPTY] * places_in_rows(state)
    for place in range(places_in_rows(state)):
        market.refill(state, place)


def deal_hands(state: Realm, first: i64) -> None:
    """The first player draws three cards, the last five, everybody else four (ruling 37)."""
    for order in range(state.seats):
        count = MIDDLE_HAND
        if order == 0:
            count = FIRST_HAND
        elif order == state.seats - 1:
            count = LAST_HAND
        drawing.draw(state, (first + order) % state.seats, count)

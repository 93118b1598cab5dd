"""Set-up (Компоненты игры и подготовка к ней): 50 sanity, ten starters each, the rows, the shared deck."""

from typing import Final

from mypy_extensions import i64

from eldritch.core.seats import everyone

from ..box.components import ADEPT, FOLLOWER, GOON, SHARED_KINDS, STARTERS, Cards
from ..knowledge.views import Ledger
from ..state import EMPTY, ONE_ROW, ROW_BETWEEN, Realm
from . import drawing, market, turn

SANITY: Final = 50
ADEPTS: Final = 2
GOONS: Final = 2
FOLLOWERS: Final = 6

FIRST_HAND: Final = 3
MIDDLE_HAND: Final = 4
LAST_HAND: Final = 5


def begin(state: Realm) -> None:
    """A new game; a random seat begins unless the option says otherwise (ruling 37)."""
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
    state.settle()


def starters() -> list[i64]:
    """The cards every player begins with."""
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
    """Shuffle the shared deck and lay out one row of five, or three cards between all neighbours (ruling 39)."""
    state.shared = shared_deck(state.cards)
    state.generator.shuffle(state.shared)
    places = ONE_ROW
    state.width = ONE_ROW
    if state.seats > 2:
        state.width = ROW_BETWEEN
        places = ROW_BETWEEN * state.seats
    state.rows = [EMPTY] * places
    for place in range(places):
        market.refill(state, place)


def deal_hands(state: Realm, first: i64) -> None:
    """The first player draws three cards, the last five, those between four (ruling 37)."""
    for order in range(state.seats):
        count = MIDDLE_HAND
        if order == 0:
            count = FIRST_HAND
        elif order == state.seats - 1:
            count = LAST_HAND
        drawing.draw(state, (first + order) % state.seats, count)

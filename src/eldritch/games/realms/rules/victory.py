"""The end of the game (Конец игры): the last one with sanity, or the most sanity when the shared deck is empty."""

from typing import Final

from mypy_extensions import i64

from .. import events
from ..state import Realm

LAST_SURVIVOR: Final = "last_survivor"
EMPTY_DECK: Final = "empty_deck"
TURN_LIMIT: Final = "turn_limit"


def last_survivor(state: Realm, seat: i64) -> None:
    """The only player left in the game wins."""
    end(state, LAST_SURVIVOR, [seat])


def empty_deck(state: Realm) -> None:
    """The shared deck is empty: the leaders win (ruling 18)."""
    end(state, EMPTY_DECK, leaders(state))


def at_end_of_turn(state: Realm) -> None:
    """An empty shared deck ends the game with the turn at the latest (ruling 18); so does the turn limit."""
    if not state.shared:
        empty_deck(state)
    elif state.turn >= state.options.turn_limit:
        end(state, TURN_LIMIT, leaders(state))


def leaders(state: Realm) -> list[int]:
    """The players with the most sanity, then the most cards; several share a draw (ruling 19)."""
    best: list[int] = []
    for seat in range(state.seats):
        if not state.is_in(seat):
            continue
        order = compare(state, seat, best[0]) if best else 1
        if order > 0:
            best = [seat]
        elif order == 0:
            best.append(seat)
    return best


def compare(state: Realm, seat: i64, other: i64) -> i64:
    """Above 0 if the seat is ahead of the other, below 0 if behind, 0 if tied (ruling 19)."""
    if state.sanity[seat] != state.sanity[other]:
        return state.sanity[seat] - state.sanity[other]
    return tie_break_cards(state, seat) - tie_break_cards(state, other)


def tie_break_cards(state: Realm, seat: i64) -> i64:
    """The number of cards that breaks a tie: those of the deck, or by the option all that the seat owns (ruling 19)."""
    count: i64 = len(state.decks[seat])
    if state.options.tie_break == "all_cards":
        count += len(state.hands[seat]) + len(state.discards[seat]) + len(state.in_play[seat])
    return count


def end(state: Realm, ending: str, winners: list[int]) -> None:
    state.end(ending, winners)
    events.game_ended(state)

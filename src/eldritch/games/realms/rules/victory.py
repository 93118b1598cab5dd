"""The end of the game (Конец игры): the last one with sanity, or the most sanity when the shared deck is empty."""

from typing import Final

from mypy_extensions import i64

from .. import events
from ..state import Realm

LAST_SURVIVOR: Final = "last_survivor"
EMPTY_DECK: Final = "empty_deck"
TURN_LIMIT: Final = "turn_limit"


def last_survivor(state: Realm, seat: i64) -> None:
    """Whoever is the only one in the game wins."""
    end(state, LAST_SURVIVOR, [seat])


def at_once(state: Realm) -> bool:
    """Whether the game ends now that an action is finished and the shared deck is empty (ruling 18)."""
    return len(state.shared) == 0 and state.options.empty_deck == "immediate"


def at_end_of_turn(state: Realm) -> None:
    """An empty shared deck ends the game at the latest now (ruling 18); so does the limit of turns."""
    if not state.shared:
        end(state, EMPTY_DECK, leaders(state))
    elif state.turn >= state.options.turn_limit:
        end(state, TURN_LIMIT, leaders(state))


def leaders(state: Realm) -> list[int]:
    """The most sanity wins; then the most cards; who is still tied shares a draw (ruling 19)."""
    best: list[int] = []
    for seat in range(state.seats):
        if not state.is_in(seat):
            continue
        order = compared(state, seat, best[0]) if best else 1
        if order > 0:
            best = [seat]
        elif order == 0:
            best.append(seat)
    return best


def compared(state: Realm, seat: i64, other: i64) -> i64:
    """Above 0 when the seat stands better than the other, below 0 when worse."""
    if state.sanity[seat] != state.sanity[other]:
        return state.sanity[seat] - state.sanity[other]
    return counted_cards(state, seat) - counted_cards(state, other)


def counted_cards(state: Realm, seat: i64) -> i64:
    """The cards that break a tie: those of the draw pile, or by the option all that the seat owns (ruling 19)."""
    count: i64 = len(state.decks[seat])
    if state.options.tie_break == "all_cards":
        count += len(state.hands[seat]) + len(state.discards[seat]) + len(state.in_play[seat])
    return count


def end(state: Realm, ending: str, winners: list[int]) -> None:
    state.end(ending, winners)
    events.game_ended(state)

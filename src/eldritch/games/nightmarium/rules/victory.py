"""The end of the game: a player ends a turn with enough complete creatures, or the turn limit is reached."""

from typing import Final

from .. import events
from ..state import Nightmare

WON: Final = "won"
TURN_LIMIT: Final = "turn_limit"


def at_end_of_turn(state: Nightmare) -> bool:
    """A player who ends a turn with the target number of complete creatures wins (R2, R33).

    Return whether the game is over.
    """
    if state.complete_creatures(state.current) == state.target:
        end(state, WON, [state.current])
    elif state.turn >= state.options.turn_limit:
        end(state, TURN_LIMIT, leaders(state))
    return state.over


def at_once(state: Nightmare) -> None:
    """With the option `win_at_once`, the last creature wins as soon as it is complete."""
    if state.options.win_at_once and state.complete_creatures(state.current) == state.target:
        end(state, WON, [state.current])


def leaders(state: Nightmare) -> list[int]:
    """The seats with the most complete creatures (R30)."""
    counts = [state.complete_creatures(seat) for seat in range(state.seats)]
    return [seat for seat in range(state.seats) if counts[seat] == max(counts)]


def end(state: Nightmare, ending: str, winners: list[int]) -> None:
    state.end(ending, winners)
    events.game_ended(state)

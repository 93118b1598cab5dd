"""The end: all rows are turned up, and the highest score wins."""

from typing import Final

from mypy_extensions import i64

from eldritch.core.seats import everyone

from .. import events
from ..state import RavensState

COUNTED: Final = "counted"


def end(state: RavensState) -> None:
    """The game is over. Players with equal scores share the victory."""
    state.knowers = [[everyone(state.seats)] * len(row) for row in state.rows]
    scores = [score(state, seat) for seat in range(state.seats)]
    state.end(COUNTED, [seat for seat in range(state.seats) if scores[seat] == max(scores)])
    events.game_ended(state, scores)


def score(state: RavensState, seat: i64) -> int:
    """What the cards of a row are worth together."""
    return sum(state.cards.value[card] for card in state.rows[seat])

"""Elder Signs (Знаки Древних): drawn in secret, revealed whenever their owner likes."""

from mypy_extensions import i64

from .. import events
from ..state import Duel
from . import figures


def draw(state: Duel, seat: i64) -> None:
    """Draw a sign from the bag; from an empty bag comes 1 Doom instead (rulings 66, 68)."""
    if not state.bag:
        figures.score(state, seat, 1, "empty_bag")
        return
    value = state.bag.pop()
    held = state.signs[seat]
    held.append(value)
    held.sort()
    events.sign_drawn(state, seat, value)


def reveal(state: Duel, seat: i64, value: i64) -> None:
    """A sign is worth its Doom when it is revealed, and leaves the game (ruling 67)."""
    state.signs[seat].remove(value)
    state.revealed.append(value)
    events.sign_revealed(state, seat, value)
    figures.score(state, seat, value, "sign")

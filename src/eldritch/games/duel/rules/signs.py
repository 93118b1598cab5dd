"""Elder Signs (Знаки Древних): drawn in secret, revealed whenever their owner likes."""

from mypy_extensions import i64

from .. import events
from ..state import Duel
from . import doom


def draw(state: Duel, seat: i64) -> None:
    """Draw a sign from the bag. If the bag is empty, score 1 Doom instead (rulings 66, 68)."""
    if not state.bag:
        doom.score(state, seat, 1, "empty_bag")
        return
    value = state.bag.pop()
    state.signs[seat].append(value)
    state.signs[seat].sort()
    events.sign_drawn(state, seat, value)


def reveal(state: Duel, seat: i64, value: i64) -> None:
    """A sign scores its value when it is revealed, and leaves the game (ruling 67)."""
    state.signs[seat].remove(value)
    state.revealed.append(value)
    events.sign_revealed(state, seat, value)
    doom.score(state, seat, value, "sign")

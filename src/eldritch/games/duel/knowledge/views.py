"""Views of a position, and positions that a view admits.

Only the values of unrevealed Elder Signs are hidden: players know those of their own signs, and nobody knows the bag
(ruling 66). Signs are drawn blindly from one bag, so every deal of the unseen values to the enemy's signs and the bag
is equally likely. Duel needs no ledger to know that.
"""

from typing import Final

from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.state import UNKNOWN, WHOLE

from ..state import Duel

IMAGINATION: Final = 0x1A9E_D057_C0DE_5EED
"""Keeps the random numbers of imagined positions apart from those of games with the same seed."""


def seen_by(state: Duel, seat: int | None) -> Duel:
    """The position without the values of the bag and of other seats' signs."""
    seen = state.clone()
    seen.blind(seat)
    seen.bag = [UNKNOWN] * len(state.bag)
    for other in range(2):
        if other != seen.viewer:
            seen.signs[other] = [UNKNOWN] * len(state.signs[other])
    return seen


def imagine(seen: Duel, seed: int) -> Duel:
    """A whole position that the view admits, with the unseen signs dealt at random."""
    world = seen.clone()
    world.generator = Generator(seed ^ IMAGINATION)
    world.viewer = WHOLE
    if seen.viewer == WHOLE:
        return world
    unseen = unseen_signs(seen)
    world.generator.shuffle(unseen)
    for seat in range(2):
        if seat != seen.viewer:
            count = len(world.signs[seat])
            world.signs[seat] = sorted(unseen[:count])
            del unseen[:count]
    world.bag = unseen
    return world


def unseen_signs(seen: Duel) -> list[i64]:
    """The values that this view does not show, in rising order."""
    unseen = seen.box.signs[:]
    for value in [*seen.revealed, *seen.signs[0], *seen.signs[1]]:
        if value != UNKNOWN:
            unseen.remove(value)
    unseen.sort()
    return unseen

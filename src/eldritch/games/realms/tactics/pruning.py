"""The choices that are worth considering; searches look at no others."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..actions import (
    ABJURE_DISCARD,
    ABJURE_HAND,
    GRAZE_PLAYER,
    SPARE,
    STRIKE_PLAYER,
    aim_action,
    is_abjure_hand,
    is_use,
    line_used,
    owner_destroyed,
    seat_aimed_at,
)
from ..box.abilities import GAIN, LOSS
from ..box.components import kind_of_line
from ..rules.activation import Aim
from ..rules.sanity import Loss
from ..state import Realm
from .turn_order import FREE_STEP, LAST_STEP, TWO_SIDES_STEP, USELESS, step_of

FEW_SHARED: Final = 3
"""With this few shared cards left, the order of a turn may decide the game."""


def turn_choices(state: Realm, seat: i64, options: list[int], steps: vec[i64]) -> list[int]:
    """The first choice of the earliest step; both sides of an ability that has two; everything in the last step."""
    if len(state.shared) <= FEW_SHARED:
        return options
    first = options[0]
    earliest: i64 = USELESS
    for action in options:
        step = step_of(state, seat, action, steps)
        if step < earliest:
            first, earliest = action, step
            if step == FREE_STEP:
                break
    if earliest == LAST_STEP:
        return [action for action in options if step_of(state, seat, action, steps) == LAST_STEP]
    if earliest == TWO_SIDES_STEP:
        return two_sides(options, kind_of_line(line_used(first)), steps)
    return [first]


def two_sides(options: list[int], kind: i64, steps: vec[i64]) -> list[int]:
    """The lines of this kind's abilities with two sides."""
    found: list[int] = []
    for action in options:
        if is_use(action):
            line = line_used(action)
            if kind_of_line(line) == kind and steps[line] == TWO_SIDES_STEP:
                found.append(action)
    return found


def aim_choices(state: Realm, seat: i64, options: list[int], frame: Aim) -> list[int]:
    """The seat itself for a gain or draw; others for a loss, and those who hold cards for a discard."""
    at_self = aim_action(seat)
    if frame.effect == LOSS:
        return [action for action in options if action != at_self]
    if frame.effect == GAIN or frame.amount > 0:
        return [at_self]
    others = [action for action in options if action != at_self and state.hands[seat_aimed_at(action)]]
    return others or options


def loss_choices(state: Realm, options: list[int], frame: Loss) -> list[int]:
    """As much as each target can take.

    Sparing is considered if only locations can be hit, or if a strike would eliminate the victim while others remain.
    """
    strikes: list[int] = [action for action in options if action < GRAZE_PLAYER]
    if not strikes:
        return options
    if options[0] != STRIKE_PLAYER or (state.seats > 2 and state.sanity[frame.victim] <= frame.rest):
        strikes.append(SPARE)
    elif state.sanity[frame.victim] <= frame.rest:
        return [STRIKE_PLAYER]
    return strikes


def abjure_choices(options: list[int]) -> list[int]:
    """No card from the hand, where it can still be used, if the discard pile has an equal one."""
    found: list[int] = []
    for action in options:
        if not is_abjure_hand(action) or action - ABJURE_HAND + ABJURE_DISCARD not in options:
            found.append(action)
    return found


def destroy_choices(seat: i64, options: list[int]) -> list[int]:
    """The locations of others, if there are any."""
    others = [action for action in options if owner_destroyed(action) != seat]
    return others or options

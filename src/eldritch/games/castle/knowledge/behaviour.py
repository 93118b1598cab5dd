"""Public behaviour: how often each seat did what to each other seat. Beliefs about the teams are based on it.

The position keeps one number for each ordered pair of seats, with a small count for each kind of behaviour packed into
it. All of it follows from public events, so every view has it. Only `events` records it.
"""

from typing import Final

from mypy_extensions import i64

from ..actions import ATTACKER, DEFENDER
from ..state import Journey

BEHAVIOURS: Final = (
    "backed",
    "opposed",
    "backed_knowing",
    "opposed_knowing",
    "attacked",
    "attacked_knowing",
    "offered",
    "offered_knowing",
    "accepted",
    "refused",
    "gave",
    "looked",
)
"""What is counted. "Knowing" means that the seat had looked at the other's allegiance before."""

BACKED: Final = 0
OPPOSED: Final = 1
BACKED_KNOWING: Final = 2
OPPOSED_KNOWING: Final = 3
ATTACKED: Final = 4
ATTACKED_KNOWING: Final = 5
OFFERED: Final = 6
OFFERED_KNOWING: Final = 7
ACCEPTED: Final = 8
REFUSED: Final = 9
GAVE: Final = 10
LOOKED: Final = 11

BITS: Final = 5
MOST: Final = 31
"""A count that has reached this stays there."""


def times(counts: i64, kind: i64) -> i64:
    """How often a kind of behaviour occurs in the packed counts of a pair."""
    return (counts >> (kind * BITS)) & MOST


def counts_of(state: Journey, seat: i64, target: i64) -> i64:
    """The packed counts of what a seat did to another."""
    return state.behaviour[seat * state.seats + target]


def has_looked(state: Journey, seat: i64, target: i64) -> bool:
    return times(counts_of(state, seat, target), LOOKED) > 0


def note(state: Journey, seat: i64, target: i64, kind: i64) -> None:
    """A seat did something to another."""
    pair = seat * state.seats + target
    if times(state.behaviour[pair], kind) < MOST:
        one: i64 = 1
        one <<= kind * BITS
        state.behaviour[pair] += one


def attacked(state: Journey, seat: i64, target: i64) -> None:
    note(state, seat, target, ATTACKED_KNOWING if has_looked(state, seat, target) else ATTACKED)


def offered(state: Journey, seat: i64, target: i64) -> None:
    note(state, seat, target, OFFERED_KNOWING if has_looked(state, seat, target) else OFFERED)


def took_side(state: Journey, seat: i64, side: i64) -> None:
    """A seat that does not fight itself helped a side, by support or by a power."""
    if side == ATTACKER:
        helped(state, seat, state.attacker, state.defender)
    elif side == DEFENDER:
        helped(state, seat, state.defender, state.attacker)


def helped(state: Journey, seat: i64, friend: i64, foe: i64) -> None:
    """A seat backed one fighter and opposed the other."""
    note(state, seat, friend, BACKED_KNOWING if has_looked(state, seat, friend) else BACKED)
    note(state, seat, foe, OPPOSED_KNOWING if has_looked(state, seat, foe) else OPPOSED)


def looked(state: Journey, seat: i64, target: i64) -> None:
    """A seat saw an allegiance. In the expert variant it is one card of three, which proves little."""
    if state.slots == 1:
        note(state, seat, target, LOOKED)

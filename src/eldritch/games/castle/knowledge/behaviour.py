"""Who has dealt how with whom, as everybody at the table has seen it: what beliefs about the teams are drawn from.

For each ordered pair of seats the position keeps how often the first did what to the second, several small counts in
one number. All of it is public, so every view has it.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ..state import Journey

KINDS_OF_DEEDS: Final = (
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
"""What is counted. "Knowing" is who has looked at the other's allegiance before."""

BACKED: Final = 0
OPPOSED: Final = 1
BACKED_KNOWING: Final = 2
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
"""A count that has come so far stays there."""


def times(deeds: i64, kind: i64) -> i64:
    """How often a kind of deed is in the number of a pair."""
    return (deeds >> (kind * BITS)) & MOST


def note(state: "Journey", seat: i64, target: i64, kind: i64) -> None:
    """A seat has done something to another."""
    place = seat * state.seats + target
    if times(state.record[place], kind) < MOST:
        one: i64 = 1
        one <<= kind * BITS
        state.record[place] += one


def has_looked(state: "Journey", seat: i64, target: i64) -> bool:
    return times(state.record[seat * state.seats + target], LOOKED) > 0


def attacked(state: "Journey", seat: i64, target: i64) -> None:
    note(state, seat, target, ATTACKED_KNOWING if has_looked(state, seat, target) else ATTACKED)


def offered(state: "Journey", seat: i64, target: i64) -> None:
    note(state, seat, target, OFFERED_KNOWING if has_looked(state, seat, target) else OFFERED)


def took_sides(state: "Journey", seat: i64, friend: i64, foe: i64) -> None:
    """In a fight a seat was for one and against the other, by support or by a power."""
    note(state, seat, friend, BACKED + (BACKED_KNOWING if has_looked(state, seat, friend) else 0))
    note(state, seat, foe, OPPOSED + (BACKED_KNOWING if has_looked(state, seat, foe) else 0))


def looked(state: "Journey", seat: i64, target: i64) -> None:
    """Somebody has seen an allegiance; of experts it is but one card of three, which proves little."""
    if state.slots == 1:
        note(state, seat, target, LOOKED)

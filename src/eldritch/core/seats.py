"""Sets of seats as bits."""

from typing import Final

from mypy_extensions import i64

NOBODY: Final = 0


def bit(seat: i64) -> i64:
    """The set of one seat. (mypyc miscompiles a constant shifted by an i64, so this shifts in place.)"""
    only: i64 = 1
    only <<= seat
    return only


def everyone(seats: i64) -> i64:
    """The set of all seats."""
    return bit(seats) - 1


def first(owing: i64) -> i64:
    """The lowest seat of a non-empty set."""
    seat: i64 = 0
    while (owing >> seat) & 1 == 0:
        seat += 1
    return seat


def listed(owing: i64) -> list[int]:
    """The seats of a set, in rising order."""
    seats: list[int] = []
    seat: i64 = 0
    while owing >> seat != 0:
        if (owing >> seat) & 1 != 0:
            seats.append(seat)
        seat += 1
    return seats

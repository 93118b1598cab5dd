"""Neighbours (Игра с 3-4 участниками): whom a player reaches, and who comes next."""

from mypy_extensions import i64

from eldritch.core.seats import bit

from ..state import Realm


def after(state: Realm, seat: i64) -> i64:
    """The nearest seat to the left, clockwise, that is still in the game (rulings 38 and 44)."""
    other = seat
    while True:
        other = (other + 1) % state.seats
        if state.is_in(other) or other == seat:
            return other


def before(state: Realm, seat: i64) -> i64:
    """The nearest seat to the right that is still in the game (ruling 38)."""
    other = seat
    while True:
        other = (other - 1) % state.seats
        if state.is_in(other) or other == seat:
            return other


def within_reach(state: Realm, seat: i64) -> i64:
    """The seat itself and its neighbours, as bits: those whom its abilities may choose (rulings 33 and 38)."""
    return bit(seat) | bit(after(state, seat)) | bit(before(state, seat))

"""Spellbooks (Открытие гримуаров): a requirement that is met brings a book at once, for the rest of the game."""

from typing import final

from mypy_extensions import i64

from eldritch.core.frame import SeatFrame
from eldritch.core.seats import bit

from .. import events
from ..actions import FILL, TAKE_BOOK, argument_of
from ..box.components import BOOKS
from ..state import Duel


def check(state: Duel, active: i64) -> None:
    """Fill the requirements of both players that the map meets now (rulings 52, 53).

    The active player chooses first, so their steps go onto the stack last.
    """
    _check_seat(state, 1 - active)
    _check_seat(state, active)


def _check_seat(state: Duel, seat: i64) -> None:
    new = state.factions[seat].fulfilled(state, seat) & ~state.slots[seat]
    slot: i64 = BOOKS - 1
    while new != 0 and slot >= 0:
        if new & bit(slot) != 0:
            fill(state, seat, slot)
        slot -= 1


def fill(state: Duel, seat: i64, slot: i64) -> None:
    """A requirement is met for the rest of the game, and its owner must take a book for it (rulings 34, 54)."""
    state.slots[seat] |= bit(slot)
    events.requirement_met(state, seat, slot)
    state.stack.append(TakeBook(seat))


def is_open(state: Duel, seat: i64, slot: i64) -> bool:
    """Whether a requirement has not been met yet."""
    return state.slots[seat] & bit(slot) == 0


def take(state: Duel, seat: i64, book: i64) -> None:
    state.books[seat] |= bit(book)
    events.book_taken(state, seat, book)


@final
class TakeBook(SeatFrame[Duel]):
    """A player takes any book that they do not have yet. The last one is taken without asking."""

    def owing(self, state: Duel) -> i64:
        waiting = ~state.books[self.seat] & (bit(BOOKS) - 1)
        return 0 if waiting & (waiting - 1) == 0 else bit(self.seat)

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        for book in range(BOOKS):
            if not state.has_book(seat, book):
                options.append(TAKE_BOOK + book)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack.pop()
        take(state, seat, argument_of(action))

    def go(self, state: Duel) -> None:
        self.take(state, self.seat, self.options(state, self.seat)[0])


@final
class ChooseSlot(SeatFrame[Duel]):
    """One feat meets either of two requirements: the player chooses which (ruling 46)."""

    def __init__(self, seat: i64, slots: i64) -> None:
        super().__init__(seat)
        self.slots: i64 = slots

    def options(self, state: Duel, seat: i64) -> list[int]:
        return [FILL + slot for slot in range(BOOKS) if self.slots & bit(slot) != 0]

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack.pop()
        fill(state, seat, argument_of(action))

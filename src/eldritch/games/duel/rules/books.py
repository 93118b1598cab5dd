"""Spellbooks (Открытие гримуаров): a requirement that is met brings a book at once, and for ever."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import FILL, TAKE_BOOK
from ..box.components import BOOKS
from ..state import Duel


def check(state: Duel, active: i64) -> None:
    """Look for requirements that the map fulfils now, of both players, the active first (rulings 52, 53)."""
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
    """A requirement is met for good, and its owner must take a book for it (rulings 34, 54)."""
    state.slots[seat] |= bit(slot)
    events.requirement_met(state, seat, slot)
    state.stack.append(TakeBook(seat))


def is_open(state: Duel, seat: i64, slot: i64) -> bool:
    return state.slots[seat] & bit(slot) == 0


def take(state: Duel, seat: i64, book: i64) -> None:
    state.books[seat] |= bit(book)
    events.book_taken(state, seat, book)


@final
class TakeBook(Frame[Duel]):
    """A player chooses any of the books still waiting; the last one comes by itself."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "take_book"

    def fields(self) -> Fields:
        return [self.seat]

    def shown(self) -> Facts:
        return {"seat": self.seat}

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
        take(state, seat, action - TAKE_BOOK)

    def go(self, state: Duel) -> None:
        self.take(state, self.seat, self.options(state, self.seat)[0])


@final
class ChooseSlot(Frame[Duel]):
    """One deed meets either of two requirements: its doer says which (ruling 46)."""

    def __init__(self, seat: i64, slots: i64) -> None:
        self.seat: i64 = seat
        self.slots: i64 = slots

    def name(self) -> str:
        return "choose_slot"

    def fields(self) -> Fields:
        return [self.seat, self.slots]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat)

    def options(self, state: Duel, seat: i64) -> list[int]:
        return [FILL + slot for slot in range(BOOKS) if self.slots & bit(slot) != 0]

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack.pop()
        fill(state, seat, action - FILL)

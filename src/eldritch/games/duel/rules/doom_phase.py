"""A player's part of the Doom Phase (Фаза судьбы): a ritual of annihilation and special abilities."""

from typing import Final, final

from mypy_extensions import i64

from .. import events
from ..actions import DONE, RITUAL
from ..state import Duel
from . import books, doom, signs
from .choice import SeatChoice

RITUAL_USED: Final = 1
"""The bit for the ritual in `DoomPart.used`; factions use higher bits."""


@final
class DoomPart(SeatChoice):
    """A player's part of the phase: at most one ritual and each special ability once, in any order."""

    def __init__(self, seat: i64, used: i64) -> None:
        super().__init__(seat)
        self.used: i64 = used

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        if self.used & RITUAL_USED == 0 and state.power[seat] >= state.ritual_cost():
            options.append(RITUAL)
        options.append(DONE)
        state.factions[seat].doom_options(state, seat, self.used, options)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        if action == DONE:
            self.go(state)
        elif action == RITUAL:
            state.stack[-1] = DoomPart(seat, self.used | RITUAL_USED)
            perform_ritual(state, seat)
        else:
            place = len(state.stack) - 1
            used = state.factions[seat].doom_act(state, seat, action)
            state.stack[place] = DoomPart(seat, self.used | used)
            books.check(state, seat)

    def go(self, state: Duel) -> None:
        """The part ends, by choice or because nothing is left to choose."""
        state.stack.pop()
        events.doom_part_ended(state, self.seat)


def perform_ritual(state: Duel, seat: i64) -> None:
    """Pay the cost of the marker's cell and move the marker.

    A ritual brings 1 Doom for each gate and a sign for each Great Old One (ruling 62).
    """
    cost = state.ritual_cost()
    state.power[seat] -= cost
    state.ritual = min(state.ritual + 1, i64(len(state.track)))
    events.ritual_performed(state, seat, cost)
    doom.score(state, seat, state.gates_of(seat), "ritual")
    for _ in range(state.great_old_ones(seat)):
        signs.draw(state, seat)

"""The Doom Phase (Фаза судьбы): rituals of annihilation, and what else happens in a player's part of it."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import DONE, RITUAL
from ..state import Duel
from . import books, figures, phases, signs, victory

RITUAL_USED: Final = 1
"""The bit of the ritual among what a player has used in his part; factions use higher ones."""


@final
class DoomPhase(Frame[Duel]):
    """Whose part is next: the first player's, the other's, or the end of the phase (ruling 61)."""

    def __init__(self, part: i64) -> None:
        self.part: i64 = part

    def name(self) -> str:
        return "doom_phase"

    def fields(self) -> Fields:
        return [self.part]

    def go(self, state: Duel) -> None:
        if self.part == 2:
            state.stack.pop()
            if not victory.at_end_of_doom_phase(state):
                state.round += 1
                phases.begin_action_phase(state)
            return
        seat = state.first if self.part == 0 else 1 - state.first
        state.stack[-1] = DoomPhase(self.part + 1)
        state.stack.append(DoomPart(seat, 0))
        state.factions[seat].doom_phase_begins(state, seat)


@final
class DoomPart(Frame[Duel]):
    """A player's part: at most one ritual and each special ability once, in any order, then done."""

    def __init__(self, seat: i64, used: i64) -> None:
        self.seat: i64 = seat
        self.used: i64 = used

    def name(self) -> str:
        return "doom_part"

    def fields(self) -> Fields:
        return [self.seat, self.used]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

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
        """The part is over, by choice or because nothing is left to choose."""
        state.stack.pop()
        events.doom_part_ended(state, self.seat)


def perform_ritual(state: Duel, seat: i64) -> None:
    """Pay the marker's cell, move the marker.

    1 Doom for each gate, a sign for each Great Old One (ruling 62).
    """
    cost = state.ritual_cost()
    state.power[seat] -= cost
    state.ritual = min(state.ritual + 1, i64(len(state.track)))
    events.ritual_performed(state, seat, cost)
    figures.score(state, seat, state.gates_of(seat), "ritual")
    for _ in range(state.factions[seat].great_old_ones(state, seat)):
        signs.draw(state, seat)

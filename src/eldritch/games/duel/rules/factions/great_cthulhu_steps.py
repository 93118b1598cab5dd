"""The effects and decisions of Great Cthulhu: Dreams, Submerge, Devolve."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import SeatFrame
from eldritch.core.seats import bit

from ... import events
from ...actions import DEVOLVE, STOP, TAKE_DOWN, area_of, argument_of
from ...box.components import ACOLYTE, FIGURES
from ...state import Duel
from .. import battlefield, common, doom, figures
from ..choice import SeatChoice

DEEP_ONE: Final = 1
SHOGGOTH: Final = 2
STARSPAWN: Final = 3
CTHULHU: Final = 4


def dream(state: Duel, seat: i64, area: i64, cost: i64) -> None:
    """Dreams: an enemy Acolyte is eliminated, and one of Cthulhu's takes its place beside the gate (rulings 48, 74)."""
    common.pay(state, seat, cost)
    doom.eliminate(state, 1 - seat, ACOLYTE, area, "dreams")
    figures.bring(state, seat, ACOLYTE, area)
    events.dreamed(state, seat, area)


def in_water(state: Duel, seat: i64) -> bool:
    """Whether Cthulhu stands in a water area."""
    return state.on_map(seat, CTHULHU) > 0 and state.box.water[figures.first_area(state, seat, CTHULHU)]


def submerge(state: Duel, seat: i64, cost: i64) -> None:
    """Cthulhu goes down with any figures of the area: in play, but not on the map (ruling 73)."""
    common.pay(state, seat, cost)
    area = figures.first_area(state, seat, CTHULHU)
    go_down(state, seat, CTHULHU, area)
    state.stack.append(Submerging(seat, area))


def go_down(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    """A figure leaves the map for its own sheet."""
    figures.lift(state, seat, kind, area)
    state.aside[seat * FIGURES + kind] += 1
    events.submerged(state, seat, kind, area)


def surface(state: Duel, seat: i64, area: i64) -> None:
    """Everything that went down comes up together, anywhere, as an action for 0 Power."""
    for kind in range(FIGURES):
        while state.aside[seat * FIGURES + kind] > 0:
            state.aside[seat * FIGURES + kind] -= 1
            figures.put(state, seat, kind, area)
    events.surfaced(state, seat, area)


def devolve_options(state: Duel, seat: i64, options: list[int]) -> None:
    for area in range(state.areas):
        if state.figures_at(seat, ACOLYTE, area) > 0:
            options.append(DEVOLVE + area)


def devolve(state: Duel, seat: i64, area: i64) -> None:
    """An Acolyte becomes a Deep One where it stands; nobody scores for it (rulings 32, 47)."""
    figures.remove(state, seat, ACOLYTE, area)
    figures.bring(state, seat, DEEP_ONE, area)
    events.devolved(state, seat, area)


def threatened(state: Duel, seat: i64) -> bool:
    """Whether the enemy could capture an Acolyte, or attack at one's gate or against Cthulhu (ruling 31)."""
    enemy = 1 - seat
    for area in range(state.areas):
        if state.crowd(seat, area) == 0 or state.crowd(enemy, area) == 0:
            continue
        if common.can_capture(state, enemy, area):
            return True
        precious = state.gate[area] == seat or state.figures_at(seat, CTHULHU, area) > 0
        if precious and battlefield.dice_of(state, enemy, area) > 0:
            return True
    return False


@final
class Devolving(SeatChoice):
    """Between the enemy's actions: Acolytes become Deep Ones, as many as their owner likes."""

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = [STOP]
        if state.pool[seat * FIGURES + DEEP_ONE] > 0:
            devolve_options(state, seat, options)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        if action == STOP:
            state.stack.pop()
            events.stopped(state, seat)
        else:
            devolve(state, seat, area_of(action))

    def go(self, state: Duel) -> None:
        state.stack.pop()


@final
class Submerging(SeatFrame[Duel]):
    """Which figures of the area Cthulhu takes along."""

    def __init__(self, seat: i64, area: i64) -> None:
        super().__init__(seat)
        self.area: i64 = area

    def shown(self) -> Facts:
        return {"seat": self.seat, "area": self.area}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if state.crowd(self.seat, self.area) > 0 else 0

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = [STOP]
        for kind in range(FIGURES):
            if state.figures_at(seat, kind, self.area) > 0:
                options.append(TAKE_DOWN + kind)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        if action == STOP:
            state.stack.pop()
            events.stopped(state, seat)
        else:
            go_down(state, seat, argument_of(action), self.area)

    def go(self, state: Duel) -> None:
        state.stack.pop()

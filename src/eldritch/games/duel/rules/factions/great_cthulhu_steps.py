"""What Great Cthulhu does step by step: Dreams, Submerge, Devolve."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from ... import events
from ...actions import DEVOLVE, STOP, TAKE_DOWN
from ...box.components import ACOLYTE, FIGURES
from ...state import Duel
from .. import battlefield, common, figures

DEEP_ONE: Final = 1
SHOGGOTH: Final = 2
STARSPAWN: Final = 3
CTHULHU: Final = 4


def dream(state: Duel, seat: i64, area: i64, cost: i64) -> None:
    """Dreams: an enemy Acolyte is eliminated, an own one takes its place beside the gate (rulings 48, 74)."""
    common.pay(state, seat, cost)
    figures.lose(state, 1 - seat, ACOLYTE, area, "dreams")
    figures.bring(state, seat, ACOLYTE, area)
    events.dreamed(state, seat, area)


def in_water(state: Duel, seat: i64) -> bool:
    """Whether Cthulhu stands in a water area."""
    return state.on_map(seat, CTHULHU) > 0 and state.box.water[figures.area_of(state, seat, CTHULHU)]


def submerge(state: Duel, seat: i64, cost: i64) -> None:
    """Cthulhu goes down with any figures of his area: in play, but not on the map (ruling 73)."""
    common.pay(state, seat, cost)
    area = figures.area_of(state, seat, CTHULHU)
    go_down(state, seat, CTHULHU, area)
    state.stack.append(Submerging(seat, area))


def go_down(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    figures.lift(state, seat, kind, area)
    state.aside[seat * FIGURES + kind] += 1
    events.submerged(state, seat, kind, area)


def surface(state: Duel, seat: i64, area: i64) -> None:
    """All that went down comes up together, anywhere, as an action for 0 Power."""
    for kind in range(FIGURES):
        while state.aside[seat * FIGURES + kind] > 0:
            state.aside[seat * FIGURES + kind] -= 1
            figures.put(state, seat, kind, area)
    events.surfaced(state, seat, area)


def devolve_options(state: Duel, seat: i64, options: list[int]) -> None:
    for area in range(state.areas):
        if state.standing(seat, ACOLYTE, area) > 0:
            options.append(DEVOLVE + area)


def devolve(state: Duel, seat: i64, area: i64) -> None:
    """An Acolyte becomes a Deep One where it stands; nobody scores for it (rulings 32, 47)."""
    figures.remove(state, seat, ACOLYTE, area)
    figures.bring(state, seat, DEEP_ONE, area)
    events.devolved(state, seat, area)


def threatened(state: Duel, seat: i64) -> bool:
    """An Acolyte could be captured, or a battle started at one's gate or against Cthulhu (ruling 31)."""
    enemy = 1 - seat
    for area in range(state.areas):
        if state.crowd(seat, area) == 0 or state.crowd(enemy, area) == 0:
            continue
        if common.can_capture(state, enemy, area):
            return True
        precious = state.gate[area] == seat or state.standing(seat, CTHULHU, area) > 0
        if precious and battlefield.dice_of(state, enemy, area) > 0:
            return True
    return False


@final
class Devolving(Frame[Duel]):
    """Between the enemy's actions: Acolytes become Deep Ones, as many as their owner likes."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "devolving"

    def fields(self) -> Fields:
        return [self.seat]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

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
            devolve(state, seat, action - DEVOLVE)

    def go(self, state: Duel) -> None:
        state.stack.pop()


@final
class Submerging(Frame[Duel]):
    """Which figures of his area Cthulhu takes along."""

    def __init__(self, seat: i64, area: i64) -> None:
        self.seat: i64 = seat
        self.area: i64 = area

    def name(self) -> str:
        return "submerging"

    def fields(self) -> Fields:
        return [self.seat, self.area]

    def shown(self) -> Facts:
        return {"seat": self.seat, "area": self.area}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if state.crowd(self.seat, self.area) > 0 else 0

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = [STOP]
        for kind in range(FIGURES):
            if state.standing(seat, kind, self.area) > 0:
                options.append(TAKE_DOWN + kind)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        if action == STOP:
            state.stack.pop()
            events.stopped(state, seat)
        else:
            go_down(state, seat, action - TAKE_DOWN, self.area)

    def go(self, state: Duel) -> None:
        state.stack.pop()

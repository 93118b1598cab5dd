"""Moving (Движение): any figures, one step each, for 1 Power each, in one action.

The figures move one by one until their owner stops. The consequences are checked only then, as if they had all moved
at once (ruling 22).
"""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import SeatFrame

from .. import events
from ..actions import STOP, move_action, moved_from, moved_kind, moved_to
from ..box.components import FIGURES, MOST_AREAS
from ..state import Duel
from . import common, figures


def options(state: Duel, seat: i64, arrived: list[int], options: list[int]) -> None:
    """Every step of a figure that has not moved yet. Figures of a kind in an area are alike."""
    if state.power[seat] < state.box.move_cost:
        return
    counts = state.figures
    occupied: list[i64] = []
    for area in range(state.areas):
        if state.crowd(seat, area) > 0:
            occupied.append(area)
    for kind in range(FIGURES):
        for area in occupied:
            count = counts[state.first_figure(seat, area) + kind]
            if count == 0 or (arrived and arrived.count(kind * MOST_AREAS + area) >= count):
                continue
            start = move_action(kind, area, 0)
            for to in state.box.neighbours[area]:
                options.append(start + to)


def begin(state: Duel, seat: i64, action: i64) -> None:
    """The first figure moves."""
    step(state, seat, action, [])


def step(state: Duel, seat: i64, action: i64, arrived: list[int]) -> None:
    """One figure moves; more may follow."""
    kind = moved_kind(action)
    area = moved_from(action)
    to = moved_to(action)
    common.pay(state, seat, state.box.move_cost)
    figures.lift(state, seat, kind, area)
    figures.put(state, seat, kind, to)
    events.moved(state, seat, kind, area, to)
    if state.power[seat] >= state.box.move_cost and figures.total(state, seat) > len(arrived) + 1:
        state.stack.append(Moving(seat, [*arrived, kind * MOST_AREAS + to]))


@final
class Moving(SeatFrame[Duel]):
    """More figures in the same action, until their owner stops.

    `arrived` are the figures that have moved, each as `kind * MOST_AREAS + area`.
    """

    def __init__(self, seat: i64, arrived: list[int]) -> None:
        super().__init__(seat)
        self.arrived: list[int] = arrived

    def shown(self) -> Facts:
        arrived = [{"kind": place // MOST_AREAS, "area": place % MOST_AREAS} for place in self.arrived]
        return {"seat": self.seat, "arrived": arrived}

    def options(self, state: Duel, seat: i64) -> list[int]:
        choices: list[int] = [STOP]
        options(state, seat, self.arrived, choices)
        return choices

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack.pop()
        if action == STOP:
            events.stopped(state, seat)
        else:
            step(state, seat, action, self.arrived)

"""Moving (Движение): any figures, one step each, for 1 Power each, in one action.

The figures are moved one by one until their owner stops; what follows from the move is looked at only then,
as if they had all gone at once (ruling 22).
"""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import MOVE, STOP
from ..box.components import FIGURES, MOST_AREAS
from ..state import Duel
from . import common, figures


def options(state: Duel, seat: i64, arrived: list[int], options: list[int]) -> None:
    """Every step of a figure that has not moved yet; figures of a kind in an area are alike."""
    if state.power[seat] < state.box.move_cost:
        return
    standing = state.figures
    first = seat * MOST_AREAS
    occupied: list[i64] = []
    for area in range(state.areas):
        if state.crowds[first + area] > 0:
            occupied.append(area)
    for kind in range(FIGURES):
        for area in occupied:
            count = standing[(first + area) * FIGURES + kind]
            if count == 0:
                continue
            place: i64 = kind * MOST_AREAS + area
            if arrived and arrived.count(place) >= count:
                continue
            start: i64 = MOVE + place * MOST_AREAS
            for to in state.box.neighbours[area]:
                options.append(start + to)


def begin(state: Duel, seat: i64, action: i64) -> None:
    """The first figure moves."""
    step(state, seat, action, [])


def step(state: Duel, seat: i64, action: i64, arrived: list[int]) -> None:
    """One figure moves; more may follow."""
    to = (action - MOVE) % MOST_AREAS
    place = (action - MOVE) // MOST_AREAS
    kind = place // MOST_AREAS
    common.pay(state, seat, state.box.move_cost)
    figures.lift(state, seat, kind, place % MOST_AREAS)
    figures.put(state, seat, kind, to)
    events.moved(state, seat, kind, place % MOST_AREAS, to)
    if state.power[seat] >= state.box.move_cost and figures.total(state, seat) > len(arrived) + 1:
        state.stack.append(Moving(seat, [*arrived, kind * MOST_AREAS + to]))


@final
class Moving(Frame[Duel]):
    """More figures in the same action, until their owner stops; `arrived` have moved, by kind and area."""

    def __init__(self, seat: i64, arrived: list[int]) -> None:
        self.seat: i64 = seat
        self.arrived: list[int] = arrived

    def name(self) -> str:
        return "moving"

    def fields(self) -> Fields:
        return [self.seat, self.arrived[:]]

    def shown(self) -> Facts:
        arrived = [{"kind": place // MOST_AREAS, "area": place % MOST_AREAS} for place in self.arrived]
        return {"seat": self.seat, "arrived": arrived}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat)

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

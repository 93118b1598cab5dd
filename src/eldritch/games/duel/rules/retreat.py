"""Retreats (Применение результатов боя): pained figures leave for neighbouring areas without enemies."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import ELIMINATE, RETREAT, figure_at
from ..box.components import FIGURES, MOST_AREAS
from ..state import Duel
from . import battlefield, figures
from .battlefield import PAINED, WOUNDED


def hurt(state: Duel, seat: i64, kind: i64) -> i64:
    """Figures that must retreat: the pained ones, and those that survived a Kill."""
    return battlefield.tally(state, PAINED, seat, kind) + battlefield.tally(state, WOUNDED, seat, kind)


def refuges(state: Duel, seat: i64) -> list[i64]:
    """Neighbouring areas without enemy figures; own ones there do not matter (ruling 43)."""
    found: list[i64] = []
    for area in state.box.neighbours[battlefield.area(state)]:
        if state.crowd(1 - seat, area) == 0:
            found.append(area)
    return found


@final
class Retreat(Frame[Duel]):
    """Hurt figures retreat one by one wherever they like.

    Without any refuge their owner loses one of them.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "retreat"

    def fields(self) -> Fields:
        return [self.seat]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Duel) -> i64:
        options = self.options(state, self.seat)
        if len(options) < 2 or (options[0] >= RETREAT and len(refuges(state, self.seat)) == 1):
            return 0
        return bit(self.seat)

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        areas: list[i64] = []
        for kind in range(FIGURES):
            if hurt(state, seat, kind) == 0:
                continue
            if not options:
                areas = refuges(state, seat)
            if not areas:
                options.append(figure_at(ELIMINATE, kind, battlefield.area(state)))
            for area in areas:
                options.append(figure_at(RETREAT, kind, area))
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        if action < RETREAT:
            lose_one(state, seat, (action - ELIMINATE) // MOST_AREAS)
            return
        kind = (action - RETREAT) // MOST_AREAS
        to = (action - RETREAT) % MOST_AREAS
        result: i64 = PAINED if battlefield.tally(state, PAINED, seat, kind) > 0 else WOUNDED
        battlefield.add(state, result, seat, kind, -1)
        figures.lift(state, seat, kind, battlefield.area(state))
        figures.put(state, seat, kind, to)
        events.retreated(state, seat, kind, battlefield.area(state), to)

    def go(self, state: Duel) -> None:
        options = self.options(state, self.seat)
        if options:
            self.take(state, self.seat, options[0])
        else:
            state.stack.pop()


def lose_one(state: Duel, seat: i64, kind: i64) -> None:
    """With nowhere to go one hurt figure is eliminated and the others stay as if unhurt (ruling 44).

    A figure scores once a battle: one that survived a Kill and scored half brings only the rest now (ruling
    50).
    """
    area = battlefield.area(state)
    sheet = state.factions[seat].sheet
    doom = sheet.value[kind]
    if battlefield.tally(state, WOUNDED, seat, kind) > 0:
        doom -= sheet.half[kind]
    figures.remove(state, seat, kind, area)
    events.eliminated(state, seat, kind, area, "no_retreat")
    figures.score(state, 1 - seat, doom, "no_retreat")
    for other in range(FIGURES):
        battlefield.add(state, PAINED, seat, other, -battlefield.tally(state, PAINED, seat, other))
        battlefield.add(state, WOUNDED, seat, other, -battlefield.tally(state, WOUNDED, seat, other))

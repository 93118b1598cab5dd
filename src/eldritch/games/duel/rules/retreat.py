"""Retreats (Применение результатов боя): figures that must retreat leave for neighbouring areas without enemies."""

from typing import final

from mypy_extensions import i64

from eldritch.core.frame import SeatFrame
from eldritch.core.seats import bit

from .. import events
from ..actions import ELIMINATE, RETREAT, action_at, area_of, kind_of, verb_of
from ..box.components import FIGURES
from ..state import Duel
from . import doom, figures
from .battlefield import must_retreat


def refuges(state: Duel, seat: i64) -> list[i64]:
    """Neighbouring areas without enemy figures; one's own figures there do not matter (ruling 43)."""
    found: list[i64] = []
    for area in state.box.neighbours[state.current_battle().area]:
        if state.crowd(1 - seat, area) == 0:
            found.append(area)
    return found


@final
class Retreat(SeatFrame[Duel]):
    """Figures retreat one by one, each to any refuge. Without a refuge their owner loses one of them."""

    def owing(self, state: Duel) -> i64:
        options = self.options(state, self.seat)
        if len(options) < 2 or (verb_of(options[0]) == RETREAT and len(refuges(state, self.seat)) == 1):
            return 0
        return bit(self.seat)

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        areas: list[i64] = []
        for kind in range(FIGURES):
            if must_retreat(state, seat, kind) == 0:
                continue
            if not options:
                areas = refuges(state, seat)
            if not areas:
                options.append(action_at(ELIMINATE, kind, state.current_battle().area))
            for area in areas:
                options.append(action_at(RETREAT, kind, area))
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        if verb_of(action) == ELIMINATE:
            lose_one(state, seat, kind_of(action))
        else:
            retreat(state, seat, kind_of(action), area_of(action))

    def go(self, state: Duel) -> None:
        options = self.options(state, self.seat)
        if options:
            self.take(state, self.seat, options[0])
        else:
            state.stack.pop()


def retreat(state: Duel, seat: i64, kind: i64, to: i64) -> None:
    """A figure retreats, pained ones before those that survived a Kill."""
    battle = state.current_battle()
    side = battle.sides[seat]
    if side.pained[kind] > 0:
        side.pained[kind] -= 1
    else:
        side.wounded[kind] -= 1
    figures.lift(state, seat, kind, battle.area)
    figures.put(state, seat, kind, to)
    events.retreated(state, seat, kind, battle.area, to)


def lose_one(state: Duel, seat: i64, kind: i64) -> None:
    """With nowhere to go one figure is eliminated, and the others stay as if unhurt (ruling 44)."""
    battle = state.current_battle()
    side = battle.sides[seat]
    if scores_nothing(state, seat) and side.wounded[kind] == 0:
        figures.remove(state, seat, kind, battle.area)
        events.eliminated(state, seat, kind, battle.area, "no_retreat")
    else:
        doom.eliminate_without_retreat(state, seat, kind, battle.area, side.wounded[kind] > 0)
    for other in range(FIGURES):
        side.pained[other] = 0
        side.wounded[other] = 0


def scores_nothing(state: Duel, seat: i64) -> bool:
    """By option, a side that was pained by nothing but its own latecomers loses its figure without Doom (ruling 44)."""
    if state.options.own_pains_score:
        return False
    battle = state.current_battle()
    enemy = battle.sides[1 - seat]
    return enemy.pains_rolled == 0 and sum(enemy.late) == 0 and sum(battle.sides[seat].late) > 0

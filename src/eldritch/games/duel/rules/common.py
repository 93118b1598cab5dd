"""The common actions (Восемь стандартных действий), except moving and battle, which have modules of their own."""

from typing import final

from mypy_extensions import i64

from .. import events
from ..actions import BUILD, CAPTURE, RECRUIT, STOP, SUMMON, action_at, area_of, kind_of
from ..box.components import ACOLYTE, FIGURES, MONSTER
from ..state import ABANDONED, NO_GATE, Duel
from . import doom, figures, gates
from .choice import SeatChoice


def pay(state: Duel, seat: i64, cost: i64) -> None:
    state.power[seat] -= cost


# 1. Recruit a cultist.


def recruit_options(state: Duel, seat: i64, options: list[int]) -> None:
    """In areas with one's own figures; without any on the map, anywhere (ruling 20)."""
    if state.pool[seat * FIGURES + ACOLYTE] == 0 or state.power[seat] < state.box.recruit_cost:
        return
    before = len(options)
    for area in range(state.areas):
        if state.crowd(seat, area) > 0:
            options.append(RECRUIT + area)
    if len(options) == before:
        for area in range(state.areas):
            options.append(RECRUIT + area)


def recruit(state: Duel, seat: i64, area: i64) -> None:
    pay(state, seat, state.box.recruit_cost)
    figures.bring(state, seat, ACOLYTE, area)
    events.recruited(state, seat, area)


# 2. Summon a monster.


def summon_options(state: Duel, seat: i64, options: list[int]) -> None:
    """A monster of the pool that one can pay for, at a gate one controls (ruling 21)."""
    faction = state.factions[seat]
    gate_areas: list[i64] = []
    for area in range(state.areas):
        if state.gate[area] == seat:
            gate_areas.append(area)
    for kind in range(1, FIGURES):
        if state.pool[seat * FIGURES + kind] == 0 or faction.sheet.type[kind] != MONSTER:
            continue
        if faction.cost(state, seat, kind) <= state.power[seat]:
            for area in gate_areas:
                options.append(action_at(SUMMON, kind, area))


def summon(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    """Summon one monster. A faction that summons any number goes on until it stops."""
    pay(state, seat, state.factions[seat].cost(state, seat, kind))
    figures.bring(state, seat, kind, area)
    events.summoned(state, seat, kind, area)
    if state.factions[seat].summons_many():
        state.stack.append(Summoning(seat))


@final
class Summoning(SeatChoice):
    """More monsters in the same action, each paid for, until their owner stops."""

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        summon_options(state, seat, options)
        options.append(STOP)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack.pop()
        if action == STOP:
            events.stopped(state, seat)
        else:
            summon(state, seat, kind_of(action), area_of(action))

    def go(self, state: Duel) -> None:
        state.stack.pop()


# 4. Build a gate.


def build_options(state: Duel, seat: i64, options: list[int]) -> None:
    """In areas without a gate where one has a figure that can keep one. Enemies do not matter (ruling 16)."""
    if state.power[seat] < state.box.build_cost or state.gates_built() == state.box.gates:
        return
    for area in range(state.areas):
        if state.gate[area] == NO_GATE and gates.keeper_for(state, seat, area) >= 0:
            options.append(BUILD + area)


def build(state: Duel, seat: i64, area: i64) -> None:
    """Nobody controls a new gate until a figure steps onto it, which the builder's may do at once."""
    pay(state, seat, state.box.build_cost)
    state.gate[area] = ABANDONED
    events.gate_built(state, seat, area)


# 7. Capture a cultist.


def capture_options(state: Duel, seat: i64, options: list[int]) -> None:
    """In areas with an enemy cultist that nothing protects."""
    if state.power[seat] < state.box.capture_cost:
        return
    for area in range(state.areas):
        if can_capture(state, seat, area):
            options.append(CAPTURE + area)


def can_capture(state: Duel, seat: i64, area: i64) -> bool:
    """Great Old Ones protect cultists from everything, monsters from monsters, whatever their number (ruling 25)."""
    if state.figures_at(1 - seat, ACOLYTE, area) == 0:
        return False
    mine = strongest(state, seat, area)
    return mine >= MONSTER and mine > strongest(state, 1 - seat, area)


def strongest(state: Duel, seat: i64, area: i64) -> i64:
    """The highest type of a seat's figures in an area; -1 if it has none."""
    if state.crowd(seat, area) == 0:
        return -1
    counts = state.figures
    first = state.first_figure(seat, area)
    kind: i64 = FIGURES - 1
    while counts[first + kind] == 0:
        kind -= 1
    return state.factions[seat].sheet.type[kind]


def capture(state: Duel, seat: i64, area: i64) -> None:
    """The cultist goes to the captor's sheet, out of play and out of its pool. It counts as eliminated (ruling 28)."""
    pay(state, seat, state.box.capture_cost)
    figures.lift(state, 1 - seat, ACOLYTE, area)
    state.captives[seat * FIGURES + ACOLYTE] += 1
    events.captured(state, seat, area)
    doom.score_figure(state, 1 - seat, ACOLYTE, "capture")


# 8. Pass.


def pass_turn(state: Duel, seat: i64) -> None:
    """All Power is lost, and the turn is over (ruling 5)."""
    events.passed(state, seat, state.power[seat])
    state.power[seat] = 0

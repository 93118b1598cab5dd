"""The common actions (Восемь стандартных действий) but moving and battle, which have modules of their own."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import BUILD, CAPTURE, RECRUIT, STOP, SUMMON, figure_at
from ..box.components import ACOLYTE, FIGURES, MONSTER, MOST_AREAS
from ..state import ABANDONED, NO_GATE, Duel
from . import figures, gates


def pay(state: Duel, seat: i64, cost: i64) -> None:
    state.power[seat] -= cost


# 1. Recruit a cultist.


def recruit_options(state: Duel, seat: i64, options: list[int]) -> None:
    """Where an own figure stands; without any on the map, anywhere (ruling 20)."""
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
    """A monster of the pool that can be paid, at a gate one controls (ruling 21)."""
    faction = state.factions[seat]
    own: list[i64] = []
    for area in range(state.areas):
        if state.gate[area] == seat:
            own.append(area)
    for kind in range(1, FIGURES):
        if state.pool[seat * FIGURES + kind] == 0 or faction.sheet.type[kind] != MONSTER:
            continue
        if faction.cost(state, seat, kind) <= state.power[seat]:
            for gate in own:
                options.append(figure_at(SUMMON, kind, gate))


def summon(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    """One monster; a faction that summons many goes on until it stops."""
    pay(state, seat, state.factions[seat].cost(state, seat, kind))
    figures.bring(state, seat, kind, area)
    events.summoned(state, seat, kind, area)
    if state.factions[seat].summons_many():
        state.stack.append(Summoning(seat))


@final
class Summoning(Frame[Duel]):
    """More monsters in the same action, each paid for, until their owner stops."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "summoning"

    def fields(self) -> Fields:
        return [self.seat]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

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
            summon(state, seat, (action - SUMMON) // MOST_AREAS, (action - SUMMON) % MOST_AREAS)

    def go(self, state: Duel) -> None:
        state.stack.pop()


# 4. Build a gate.


def build_options(state: Duel, seat: i64, options: list[int]) -> None:
    """Where an own figure that can keep gates stands and no gate is; enemies do not hinder (ruling 16)."""
    if state.power[seat] < state.box.build_cost or state.gates_built() == state.box.gates:
        return
    for area in range(state.areas):
        if state.gate[area] == NO_GATE and gates.keeper_for(state, seat, area) >= 0:
            options.append(BUILD + area)


def build(state: Duel, seat: i64, area: i64) -> None:
    """A new gate is nobody's until somebody steps onto it, which its builder may do at once."""
    pay(state, seat, state.box.build_cost)
    state.gate[area] = ABANDONED
    events.gate_built(state, seat, area)


# 7. Capture a cultist.


def capture_options(state: Duel, seat: i64, options: list[int]) -> None:
    if state.power[seat] < state.box.capture_cost:
        return
    for area in range(state.areas):
        if state.standing(1 - seat, ACOLYTE, area) > 0 and can_capture(state, seat, area):
            options.append(CAPTURE + area)


def can_capture(state: Duel, seat: i64, area: i64) -> bool:
    """Great Old Ones protect from everything, monsters from monsters, however many (ruling 25)."""
    if state.standing(1 - seat, ACOLYTE, area) == 0:
        return False
    mine = strongest(state, seat, area)
    return mine >= MONSTER and mine > strongest(state, 1 - seat, area)


def strongest(state: Duel, seat: i64, area: i64) -> i64:
    """The highest type of a seat's figures in an area; -1 if it has none."""
    if state.crowd(seat, area) == 0:
        return -1
    sheet = state.factions[seat].sheet
    kind: i64 = FIGURES - 1
    while state.standing(seat, kind, area) == 0:
        kind -= 1
    return sheet.type[kind]


def capture(state: Duel, seat: i64, area: i64) -> None:
    """The cultist goes to the captor's sheet: out of play and out of its pool.

    It counts as eliminated (ruling 28).
    """
    pay(state, seat, state.box.capture_cost)
    figures.lift(state, 1 - seat, ACOLYTE, area)
    state.captives[seat * FIGURES + ACOLYTE] += 1
    events.captured(state, seat, area)
    figures.score(state, seat, state.factions[1 - seat].sheet.value[ACOLYTE], "capture")


# 8. Pass.


def pass_turn(state: Duel, seat: i64) -> None:
    """All Power is lost, and the turn is over (ruling 5)."""
    events.passed(state, seat, state.power[seat])
    state.power[seat] = 0

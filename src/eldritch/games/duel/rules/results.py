"""Assigning results (Распределение результатов): Kills first, then Pains, each player on his own figures."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import DECLINE, ENDURE, FINISH, KILL, PAIN
from ..box.components import FIGURES
from ..state import Duel
from . import battlefield
from .battlefield import DEAD, DECLINED, KILLS, PAINED, PAINS, SECOND, WOUNDED


@final
class AssignKills(Frame[Duel]):
    """Kills on figures without a result; on a figure that takes two the first only wounds (ruling 39).

    When there are as many Kills as can be taken, or one way to take them, it happens by itself.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "assign_kills"

    def fields(self) -> Fields:
        return [self.seat]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Duel) -> i64:
        due = state.battle[KILLS + self.seat]
        if due == 0 or due >= self.capacity(state):
            return 0
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

    def capacity(self, state: Duel) -> i64:
        """How many Kills this side's figures can take."""
        total: i64 = 0
        for kind in range(FIGURES):
            each: i64 = 2 if battlefield.takes_two(state, self.seat, kind) else 1
            total += each * battlefield.fresh(state, self.seat, kind)
            if each == 2:
                total += battlefield.tally(state, WOUNDED, self.seat, kind)
        return total

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        for kind in range(FIGURES):
            if battlefield.fresh(state, seat, kind) > 0:
                options.append(KILL + kind)
        tough = False
        wounded = False
        for kind in range(FIGURES):
            if battlefield.takes_two(state, seat, kind):
                tough = tough or battlefield.fresh(state, seat, kind) > 0
                if battlefield.tally(state, WOUNDED, seat, kind) > 0:
                    wounded = True
                    options.append(FINISH + kind)
        if tough and not wounded:
            options.append(DECLINE)  # Abilities are optional (ruling 34).
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        if action == DECLINE:
            state.battle[DECLINED + seat] = 1
            events.declined(state, seat)
            return
        state.battle[KILLS + seat] -= 1
        kind = (action - KILL) % FIGURES
        if action >= FINISH:
            battlefield.add(state, WOUNDED, seat, kind, -1)
            battlefield.add(state, DEAD, seat, kind, 1)
        elif battlefield.takes_two(state, seat, kind):
            battlefield.add(state, WOUNDED, seat, kind, 1)
        else:
            battlefield.add(state, DEAD, seat, kind, 1)
        events.kill_assigned(state, seat, kind)

    def go(self, state: Duel) -> None:
        if state.battle[KILLS + self.seat] == 0:
            state.stack.pop()
        elif state.battle[KILLS + self.seat] >= self.capacity(state):
            self.take_all(state)
        else:
            self.take(state, self.seat, self.options(state, self.seat)[0])

    def take_all(self, state: Duel) -> None:
        """Every figure dies; Kills beyond that are ignored."""
        for kind in range(FIGURES):
            doomed = battlefield.fresh(state, self.seat, kind)
            if battlefield.takes_two(state, self.seat, kind):
                doomed += battlefield.tally(state, WOUNDED, self.seat, kind)
                battlefield.add(state, WOUNDED, self.seat, kind, -battlefield.tally(state, WOUNDED, self.seat, kind))
            battlefield.add(state, DEAD, self.seat, kind, doomed)
            for _ in range(doomed):
                events.kill_assigned(state, self.seat, kind)
        state.battle[KILLS + self.seat] = 0


@final
class AssignPains(Frame[Duel]):
    """Pains on figures without a result, or as the second one on figures that take two (ruling 41)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "assign_pains"

    def fields(self) -> Fields:
        return [self.seat]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Duel) -> i64:
        due = state.battle[PAINS + self.seat]
        if due == 0 or due >= self.capacity(state):
            return 0
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

    def capacity(self, state: Duel) -> i64:
        """How many Pains this side's figures can take."""
        total: i64 = 0
        for kind in range(FIGURES):
            each: i64 = 2 if battlefield.takes_two(state, self.seat, kind) else 1
            total += each * battlefield.fresh(state, self.seat, kind)
            total += battlefield.seconds_left(state, self.seat, kind)
        return total

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        for kind in range(FIGURES):
            if battlefield.fresh(state, seat, kind) > 0:
                options.append(PAIN + kind)
        for kind in range(FIGURES):
            if battlefield.seconds_left(state, seat, kind) > 0:
                options.append(ENDURE + kind)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.battle[PAINS + seat] -= 1
        kind = (action - PAIN) % FIGURES
        battlefield.add(state, SECOND if action >= ENDURE else PAINED, seat, kind, 1)
        events.pain_assigned(state, seat, kind)

    def go(self, state: Duel) -> None:
        if state.battle[PAINS + self.seat] == 0:
            state.stack.pop()
        elif state.battle[PAINS + self.seat] >= self.capacity(state):
            self.take_all(state)
        else:
            self.take(state, self.seat, self.options(state, self.seat)[0])

    def take_all(self, state: Duel) -> None:
        """Every figure left must retreat; Pains beyond that are ignored."""
        for kind in range(FIGURES):
            count = battlefield.fresh(state, self.seat, kind)
            battlefield.add(state, PAINED, self.seat, kind, count)
            for _ in range(count):
                events.pain_assigned(state, self.seat, kind)
        state.battle[PAINS + self.seat] = 0

"""Assigning results (Распределение результатов): Kills first, then Pains, each player to their own figures."""

from typing import final

from mypy_extensions import i64

from eldritch.core.frame import SeatFrame
from eldritch.core.seats import bit

from .. import events
from ..actions import DECLINE, ENDURE, FINISH, KILL, PAIN, argument_of, verb_of
from ..box.components import FIGURES
from ..state import Duel
from .battlefield import open_to_second_pain, takes_two, without_result


@final
class AssignKills(SeatFrame[Duel]):
    """Kills on figures without a result. A figure that takes two results is only wounded by the first (ruling 39).

    If there are as many Kills as can be taken, or one way to take them, nobody is asked.
    """

    def owing(self, state: Duel) -> i64:
        due = state.current_battle().sides[self.seat].kills_due
        if due == 0 or due >= self.capacity(state):
            return 0
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

    def capacity(self, state: Duel) -> i64:
        """How many Kills this side's figures can take."""
        total: i64 = 0
        for kind in range(FIGURES):
            count = without_result(state, self.seat, kind)
            total += count
            if takes_two(state, self.seat, kind):
                total += count + state.current_battle().sides[self.seat].wounded[kind]
        return total

    def options(self, state: Duel, seat: i64) -> list[int]:
        side = state.current_battle().sides[seat]
        options: list[int] = []
        for kind in range(FIGURES):
            if without_result(state, seat, kind) > 0:
                options.append(KILL + kind)
        could_decline = False
        has_wounded = False
        for kind in range(FIGURES):
            if takes_two(state, seat, kind):
                could_decline = could_decline or without_result(state, seat, kind) > 0
                if side.wounded[kind] > 0:
                    has_wounded = True
                    options.append(FINISH + kind)
        if could_decline and not has_wounded:
            options.append(DECLINE)  # Abilities are optional (ruling 34).
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        side = state.current_battle().sides[seat]
        verb = verb_of(action)
        if verb == DECLINE:
            side.declined = True
            events.declined(state, seat)
            return
        side.kills_due -= 1
        kind = argument_of(action)
        if verb == FINISH:
            side.wounded[kind] -= 1
            side.dead[kind] += 1
        elif takes_two(state, seat, kind):
            side.wounded[kind] += 1
        else:
            side.dead[kind] += 1
        events.kill_assigned(state, seat, kind)

    def go(self, state: Duel) -> None:
        due = state.current_battle().sides[self.seat].kills_due
        if due == 0:
            state.stack.pop()
        elif due >= self.capacity(state):
            self.take_all(state)
        else:
            self.take(state, self.seat, self.options(state, self.seat)[0])

    def take_all(self, state: Duel) -> None:
        """Every figure dies. Further Kills are ignored."""
        side = state.current_battle().sides[self.seat]
        for kind in range(FIGURES):
            dying = without_result(state, self.seat, kind)
            if takes_two(state, self.seat, kind):
                dying += side.wounded[kind]
                side.wounded[kind] = 0
            side.dead[kind] += dying
            for _ in range(dying):
                events.kill_assigned(state, self.seat, kind)
        side.kills_due = 0


@final
class AssignPains(SeatFrame[Duel]):
    """Pains on figures without a result, or as the second result on figures that take two (ruling 41)."""

    def owing(self, state: Duel) -> i64:
        due = state.current_battle().sides[self.seat].pains_due
        if due == 0 or due >= self.capacity(state):
            return 0
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

    def capacity(self, state: Duel) -> i64:
        """How many Pains this side's figures can take."""
        total: i64 = 0
        for kind in range(FIGURES):
            each: i64 = 2 if takes_two(state, self.seat, kind) else 1
            total += each * without_result(state, self.seat, kind)
            total += open_to_second_pain(state, self.seat, kind)
        return total

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        for kind in range(FIGURES):
            if without_result(state, seat, kind) > 0:
                options.append(PAIN + kind)
        for kind in range(FIGURES):
            if open_to_second_pain(state, seat, kind) > 0:
                options.append(ENDURE + kind)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        side = state.current_battle().sides[seat]
        side.pains_due -= 1
        kind = argument_of(action)
        if verb_of(action) == ENDURE:
            side.second_pains[kind] += 1
        else:
            side.pained[kind] += 1
        events.pain_assigned(state, seat, kind)

    def go(self, state: Duel) -> None:
        due = state.current_battle().sides[self.seat].pains_due
        if due == 0:
            state.stack.pop()
        elif due >= self.capacity(state):
            self.take_all(state)
        else:
            self.take(state, self.seat, self.options(state, self.seat)[0])

    def take_all(self, state: Duel) -> None:
        """Every remaining figure must retreat. Further Pains are ignored."""
        side = state.current_battle().sides[self.seat]
        for kind in range(FIGURES):
            count = without_result(state, self.seat, kind)
            side.pained[kind] += count
            for _ in range(count):
                events.pain_assigned(state, self.seat, kind)
        side.pains_due = 0

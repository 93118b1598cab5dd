"""A turn in the Action Phase: free effects, exactly one action, free effects, the end (ruling 1)."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import (
    AWAKEN,
    BATTLE,
    BUILD,
    CAPTURE,
    END_TURN,
    FULFIL,
    MAN,
    MOVE,
    PASS,
    RECRUIT,
    STEP_OFF,
    SUMMON,
)
from ..box.components import BOOKS, MOST_AREAS
from ..state import Duel
from . import battle, books, common, figures, gates, moving

TO_ACT: Final = 0
HAS_ACTED: Final = 1
HAS_PASSED: Final = 2


def begin(state: Duel, seat: i64) -> None:
    """It is the seat's turn, and Decay is paid."""
    state.turn += 1
    events.turn_began(state, seat)
    turn = Turn(seat, TO_ACT, 0, 0, 0)
    state.stack.append(turn)
    if gates.man_by_themselves(state, seat):
        books.check(state, seat)
    if turn.only_pass_is_left(state):
        turn.take(state, seat, PASS)


@final
class Turn(Frame[Duel]):
    """Whether the action is done, where the player battled, and which gates were left or manned since."""

    def __init__(self, seat: i64, stage: i64, fought: i64, stepped: i64, manned: i64) -> None:
        self.seat: i64 = seat
        self.stage: i64 = stage
        self.fought: i64 = fought
        self.stepped: i64 = stepped
        self.manned: i64 = manned

    def name(self) -> str:
        return "turn"

    def fields(self) -> Fields:
        return [self.seat, self.stage, self.fought, self.stepped, self.manned]

    def shown(self) -> Facts:
        return {"seat": self.seat, "acted": self.stage != TO_ACT}

    def owing(self, state: Duel) -> i64:
        if self.can_act(state) or self.has_more(state):
            return bit(self.seat)
        return 0

    def can_act(self, state: Duel) -> bool:
        """An action is open, even one for nothing, with at least 1 Power (ruling 7)."""
        return self.stage == TO_ACT and state.power[self.seat] > 0

    def has_more(self, state: Duel) -> bool:
        """Whether there is anything free to do, or another battle. With no Power, too (ruling 8)."""
        if self.stage == HAS_PASSED:
            return False
        if gates.anything_to_do(state, self.seat, self.manned, self.stepped):
            return True
        free: list[int] = []
        if state.unlimited_battle():
            battle.options(state, self.seat, self.fought, free)
        state.factions[self.seat].free_options(state, self.seat, free)
        return len(free) > 0

    def only_pass_is_left(self, state: Duel) -> bool:
        """No action can be paid: Power falls to 0 by itself (ruling 6)."""
        if state.power[self.seat] >= state.box.move_cost and figures.total(state, self.seat) > 0:
            return False
        return state.stack[-1] is self and len(self.options(state, self.seat)) == 1

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        faction = state.factions[seat]
        open_action = self.can_act(state)
        if open_action:
            common.recruit_options(state, seat, options)
            common.summon_options(state, seat, options)
            faction.awaken_options(state, seat, options)
            common.build_options(state, seat, options)
        if open_action or state.unlimited_battle():
            battle.options(state, seat, self.fought, options)
        if open_action:
            common.capture_options(state, seat, options)
            options.append(PASS)
        gates.man_options(state, seat, self.manned, options)
        gates.step_off_options(state, seat, self.stepped, options)
        if self.stage != TO_ACT or self.fought != 0:
            options.append(END_TURN)
        if open_action:
            faction.requirement_options(state, seat, options)
        faction.free_options(state, seat, options)
        if open_action:
            faction.unique_options(state, seat, options)
            moving.options(state, seat, [], options)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        if action == END_TURN:
            self.go(state)
        elif action >= MAN and action < END_TURN:
            self.control_gate(state, action)
        elif not state.factions[seat].act_freely(state, seat, action):
            self.act(state, action)

    def control_gate(self, state: Duel, action: i64) -> None:
        """Man a gate or step off it: free, but no turn by itself (rulings 12, 19)."""
        if action >= STEP_OFF:
            area = action - STEP_OFF
            state.stack[-1] = Turn(self.seat, self.stage, self.fought, self.stepped | bit(area), self.manned)
            gates.step_off(state, self.seat, area)
        else:
            area = (action - MAN) % MOST_AREAS
            state.stack[-1] = Turn(self.seat, self.stage, self.fought, self.stepped, self.manned | bit(area))
            gates.man(state, self.seat, (action - MAN) // MOST_AREAS, area)
        books.check(state, self.seat)

    def act(self, state: Duel, action: i64) -> None:
        """Take the turn's action, or fight a battle. What follows from it comes before the turn goes on."""
        seat = self.seat
        is_battle = action >= BATTLE and action < CAPTURE
        stage: i64 = HAS_PASSED if action == PASS else HAS_ACTED
        fought = self.fought
        if is_battle:
            fought |= bit(action - BATTLE)
            if state.unlimited_battle():
                stage = self.stage  # Such a battle never uses up the action (ruling 18).
        state.acted = True
        state.stack[-1] = Turn(seat, stage, fought, 0, 0)
        state.stack.append(AFTERMATHS[seat * 2 + (1 if action == PASS else 0)])
        if is_battle:
            battle.declare(state, seat, action - BATTLE)
        elif action >= MOVE:
            moving.begin(state, seat, action)
        else:
            self.act_otherwise(state, seat, action)

    def act_otherwise(self, state: Duel, seat: i64, action: i64) -> None:
        faction = state.factions[seat]
        if action < SUMMON:
            common.recruit(state, seat, action - RECRUIT)
        elif action < AWAKEN:
            common.summon(state, seat, (action - SUMMON) // MOST_AREAS, (action - SUMMON) % MOST_AREAS)
        elif action < BUILD:
            faction.awaken(state, seat, (action - AWAKEN) // MOST_AREAS, (action - AWAKEN) % MOST_AREAS)
        elif action < BATTLE:
            common.build(state, seat, action - BUILD)
        elif action < PASS:
            common.capture(state, seat, action - CAPTURE)
        elif action == PASS:
            common.pass_turn(state, seat)
        elif action >= FULFIL and action < FULFIL + BOOKS:
            faction.fulfil(state, seat, action - FULFIL)
        else:
            faction.act(state, seat, action)

    def go(self, state: Duel) -> None:
        """The turn is over, by choice or because nothing is left to do in it."""
        state.stack.pop()
        events.turn_ended(state, self.seat)


@final
class Aftermath(Frame[Duel]):
    """After an action: books that it earned, the window between actions, gate control (ruling 45)."""

    def __init__(self, seat: i64, passed: i64, step: i64) -> None:
        self.seat: i64 = seat
        self.passed: i64 = passed
        self.step: i64 = step

    def name(self) -> str:
        return "aftermath"

    def fields(self) -> Fields:
        return [self.seat, self.passed, self.step]

    def go(self, state: Duel) -> None:
        """Every step that leads to a decision waits for it before the next."""
        depth = len(state.stack)
        if self.step == 0:
            books.check(state, self.seat)
            if len(state.stack) > depth:
                state.stack[depth - 1] = Aftermath(self.seat, self.passed, 1)
                return
        if self.step <= 1:
            between_actions(state, self.seat, self.passed != 0)
            if len(state.stack) > depth:
                state.stack[depth - 1] = Aftermath(self.seat, self.passed, 2)
                return
        state.stack.pop()
        if self.passed == 0 and gates.man_by_themselves(state, self.seat):
            books.check(state, self.seat)


AFTERMATHS: Final = [Aftermath(0, 0, 0), Aftermath(0, 1, 0), Aftermath(1, 0, 0), Aftermath(1, 1, 0)]


def between_actions(state: Duel, seat: i64, passed: bool) -> None:
    """Who may answer an action is asked only if the other could act again first (rulings 29 to 31).

    In one's own turn the same effects are simply open, so after passing one is asked as well.
    """
    other = 1 - seat
    if state.power[other] == 0 or (state.unlimited_battle() and state.power[seat] > 0):
        state.factions[other].between_actions(state, other)
    if passed:
        state.factions[seat].between_actions(state, seat)

"""A turn in the Action Phase: free effects, exactly one action, free effects, the end (ruling 1)."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame, SeatFrame
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
    area_of,
    argument_of,
    kind_of,
    verb_of,
)
from ..box.components import MOST_AREAS
from ..state import Duel
from . import battle, books, common, figures, gates, moving

TO_ACT: Final = 0
HAS_ACTED: Final = 1
HAS_PASSED: Final = 2

MOST_CONTROLS: Final = 24
"""With `free_gate_control`, how often gates may be manned or left in a turn, so that turns end."""
EVERY_AREA: Final[i64] = bit(MOST_AREAS) - 1


def begin(state: Duel, seat: i64) -> None:
    """The seat's turn begins. Decay has been paid."""
    state.turn += 1
    events.turn_began(state, seat)
    turn = Turn(seat, TO_ACT, 0, 0, 0, 0)
    state.stack.append(turn)
    if gates.man_by_themselves(state, seat):
        books.check(state, seat)
    if turn.only_pass_is_left(state):
        turn.take(state, seat, PASS)


@final
class Turn(SeatFrame[Duel]):
    """A player's turn.

    `stage` says whether the action is done. As bits by area: where the player battled in this turn, and which gates
    were left or manned since the last action. `controls` counts how often gates were left or manned in this turn.
    """

    def __init__(self, seat: i64, stage: i64, fought: i64, stepped: i64, manned: i64, controls: i64) -> None:
        super().__init__(seat)
        self.stage: i64 = stage
        self.fought: i64 = fought
        self.stepped: i64 = stepped
        self.manned: i64 = manned
        self.controls: i64 = controls

    def shown(self) -> Facts:
        return {"seat": self.seat, "acted": self.stage != TO_ACT}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if self.can_act(state) or self.has_more(state) else 0

    def can_act(self, state: Duel) -> bool:
        """Any action, even a free one, needs at least 1 Power (ruling 7)."""
        return self.stage == TO_ACT and state.power[self.seat] > 0

    def has_more(self, state: Duel) -> bool:
        """Whether a free effect or another battle is open, which may be so without Power (ruling 8)."""
        if self.stage == HAS_PASSED:
            return False
        if gates.anything_to_do(state, self.seat, self.closed(state, self.manned), self.closed(state, self.stepped)):
            return True
        free: list[int] = []
        if state.unlimited_battle():
            battle.options(state, self.seat, self.fought, free)
        state.factions[self.seat].free_options(state, self.seat, free)
        return len(free) > 0

    def only_pass_is_left(self, state: Duel) -> bool:
        """Whether no action can be paid for. Then the player passes without being asked (ruling 6)."""
        if state.power[self.seat] >= state.box.move_cost and figures.total(state, self.seat) > 0:
            return False
        return state.stack[-1] is self and len(self.options(state, self.seat)) == 1

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        faction = state.factions[seat]
        may_act = self.can_act(state)
        if may_act:
            common.recruit_options(state, seat, options)
            common.summon_options(state, seat, options)
            faction.awaken_options(state, seat, options)
            common.build_options(state, seat, options)
        if may_act or state.unlimited_battle():
            battle.options(state, seat, self.fought, options)
        if may_act:
            common.capture_options(state, seat, options)
            options.append(PASS)
        gates.man_options(state, seat, self.closed(state, self.manned), options)
        gates.step_off_options(state, seat, self.closed(state, self.stepped), options)
        if self.stage != TO_ACT or self.fought != 0:
            options.append(END_TURN)
        if may_act:
            faction.requirement_options(state, seat, options)
        faction.free_options(state, seat, options)
        if may_act:
            faction.unique_options(state, seat, options)
            moving.options(state, seat, [], options)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == END_TURN:
            self.go(state)
        elif verb == MAN:
            self.man(state, kind_of(action), area_of(action))
        elif verb == STEP_OFF:
            self.step_off(state, area_of(action))
        elif state.factions[seat].act_freely(state, seat, action):
            return
        elif verb == BATTLE:
            self.fight(state, area_of(action))
        else:
            self.act(state, verb, action)

    # Gate control is free, but it is not an action (rulings 12, 19).

    def closed(self, state: Duel, changed: i64) -> i64:
        """The gates that cannot be changed again, of those that have been: each once, or by option any number."""
        if not state.free_gate_control:
            return changed
        return EVERY_AREA if self.controls >= MOST_CONTROLS else 0

    def man(self, state: Duel, kind: i64, area: i64) -> None:
        manned = self.manned | bit(area)
        state.stack[-1] = Turn(self.seat, self.stage, self.fought, self.stepped, manned, self.controls + 1)
        gates.man(state, self.seat, kind, area)
        books.check(state, self.seat)

    def step_off(self, state: Duel, area: i64) -> None:
        stepped = self.stepped | bit(area)
        state.stack[-1] = Turn(self.seat, self.stage, self.fought, stepped, self.manned, self.controls + 1)
        gates.step_off(state, self.seat, area)
        books.check(state, self.seat)

    # Actions. Their consequences come before the turn goes on.

    def fight(self, state: Duel, area: i64) -> None:
        """An unlimited battle does not use up the action (ruling 18)."""
        stage = self.stage if state.unlimited_battle() else HAS_ACTED
        self.go_on_after_action(state, stage, self.fought | bit(area))
        battle.declare(state, self.seat, area)

    def act(self, state: Duel, verb: i64, action: i64) -> None:
        """The turn's action, other than a battle."""
        seat = self.seat
        faction = state.factions[seat]
        self.go_on_after_action(state, HAS_PASSED if verb == PASS else HAS_ACTED, self.fought)
        if verb == MOVE:
            moving.begin(state, seat, action)
        elif verb == RECRUIT:
            common.recruit(state, seat, area_of(action))
        elif verb == SUMMON:
            common.summon(state, seat, kind_of(action), area_of(action))
        elif verb == AWAKEN:
            faction.awaken(state, seat, kind_of(action), area_of(action))
        elif verb == BUILD:
            common.build(state, seat, area_of(action))
        elif verb == CAPTURE:
            common.capture(state, seat, area_of(action))
        elif verb == PASS:
            common.pass_turn(state, seat)
        elif verb == FULFIL:
            faction.fulfil(state, seat, argument_of(action))
        else:
            faction.act(state, seat, action)

    def go_on_after_action(self, state: Duel, stage: i64, fought: i64) -> None:
        """Put the rest of the turn on the stack, and above it what comes right after the action."""
        state.acted = True
        state.stack[-1] = Turn(self.seat, stage, fought, 0, 0, self.controls)
        state.stack.append(AFTER_ACTIONS[self.seat * 2 + (1 if stage == HAS_PASSED else 0)])

    def go(self, state: Duel) -> None:
        """The turn ends, by choice or because nothing is left to do in it."""
        state.stack.pop()
        events.turn_ended(state, self.seat)


CHECK_BOOKS: Final = 0
WINDOW: Final = 1
MAN_GATES: Final = 2


@final
class AfterAction(Frame[Duel]):
    """What comes right after an action: books that it earned, the window between actions, gate control (ruling 45).

    `passed` is 1 if the action was to pass, `step` what comes next.
    """

    def __init__(self, seat: i64, passed: i64, step: i64) -> None:
        self.seat: i64 = seat
        self.passed: i64 = passed
        self.step: i64 = step

    def go(self, state: Duel) -> None:
        """Every step that leads to a decision waits for it before the next step."""
        depth = len(state.stack)
        if self.step == CHECK_BOOKS:
            books.check(state, self.seat)
            if len(state.stack) > depth:
                state.stack[depth - 1] = AfterAction(self.seat, self.passed, WINDOW)
                return
        if self.step <= WINDOW:
            between_actions(state, self.seat, self.passed != 0)
            if len(state.stack) > depth:
                state.stack[depth - 1] = AfterAction(self.seat, self.passed, MAN_GATES)
                return
        state.stack.pop()
        if self.passed == 0 and gates.man_by_themselves(state, self.seat):
            books.check(state, self.seat)


AFTER_ACTIONS: Final = [
    AfterAction(0, 0, CHECK_BOOKS),
    AfterAction(0, 1, CHECK_BOOKS),
    AfterAction(1, 0, CHECK_BOOKS),
    AfterAction(1, 1, CHECK_BOOKS),
]


def between_actions(state: Duel, seat: i64, passed: bool) -> None:
    """The enemy is asked only if the acting player could act again first (rulings 29 to 31).

    In one's own turn the same effects are simply open, so one is asked after passing as well. By option both are
    asked after every action.
    """
    other = 1 - seat
    after_every_action: bool = state.options.devolve_after_every_action
    again_first = state.power[other] == 0 or (state.unlimited_battle() and state.power[seat] > 0)
    if after_every_action or again_first:
        state.factions[other].between_actions(state, other)
    if after_every_action or passed:
        state.factions[seat].between_actions(state, seat)

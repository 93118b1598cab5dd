"""Battle (Бой), step by step. At every step the attacker comes first (ruling 35)."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import BATTLE, DECLINE
from ..box.components import FIGURES
from ..state import Duel
from . import battlefield, common, figures
from .battlefield import (
    ATTACKER,
    BONUS,
    DEAD,
    DICE,
    KILLS,
    PAINS,
    ROLLED_KILLS,
    ROLLED_PAINS,
    VICTIMS,
    WOUNDED,
)
from .results import AssignKills, AssignPains
from .retreat import Retreat

BEFORE: Final = 0
ROLL: Final = 2
ASSIGN_KILLS: Final = 3
AFTER_KILLS: Final = 5
ASSIGN_PAINS: Final = 7
APPLY: Final = 9
RETREATS: Final = 10
OVER: Final = 12
STEPS: Final = ("before", "before", "roll", "kills", "kills", "after", "after", "pains", "pains", "apply")


def options(state: Duel, seat: i64, fought: i64, options: list[int]) -> None:
    """Areas where both have figures and one's own combat is above 0, once a turn each (rulings 17, 36)."""
    if state.power[seat] < state.box.battle_cost:
        return
    for area in range(state.areas):
        if state.crowd(seat, area) == 0 or state.crowd(1 - seat, area) == 0 or fought & bit(area) != 0:
            continue
        if battlefield.dice_of(state, seat, area) > 0:
            options.append(BATTLE + area)


def declare(state: Duel, seat: i64, area: i64) -> None:
    """Pay for the battle; all figures of both sides in the area take part."""
    common.pay(state, seat, state.box.battle_cost)
    battlefield.open_battle(state, area, seat)
    events.battle_declared(state, seat, area)
    state.stack.append(FIGHTS[0])


@final
class Fight(Frame[Duel]):
    """The course of a battle: which step is next."""

    def __init__(self, step: i64) -> None:
        self.step: i64 = step

    def name(self) -> str:
        return "fight"

    def fields(self) -> Fields:
        return [self.step]

    def shown(self) -> Facts:
        return {"next": STEPS[self.step] if self.step < APPLY else "retreats"}

    def go(self, state: Duel) -> None:
        step = self.step
        attacker = state.battle[ATTACKER]
        if step == OVER:
            state.stack.pop()
            conclude(state)
            return
        state.stack[-1] = FIGHTS[step + 1]
        if step < ROLL:
            seat = attacker if step == BEFORE else 1 - attacker
            if not one_side_is_gone(state):
                state.stack.append(BeforeBattle(seat))
        elif step == ROLL:
            if one_side_is_gone(state):
                state.stack[-1] = FIGHTS[OVER]
            else:
                roll(state)
        elif step < AFTER_KILLS:
            state.stack.append(AssignKills(attacker if step == ASSIGN_KILLS else 1 - attacker))
        elif step < ASSIGN_PAINS:
            seat = attacker if step == AFTER_KILLS else 1 - attacker
            state.factions[seat].after_kills(state, seat)
        elif step < APPLY:
            state.stack.append(AssignPains(attacker if step == ASSIGN_PAINS else 1 - attacker))
        elif step == APPLY:
            apply_kills(state, attacker)
            apply_kills(state, 1 - attacker)
        else:
            state.stack.append(Retreat(attacker if step == RETREATS else 1 - attacker))


FIGHTS: Final = [Fight(step) for step in range(OVER + 1)]


def one_side_is_gone(state: Duel) -> bool:
    """A side without figures ends the battle: no dice, no post-battle abilities (ruling 37)."""
    area = battlefield.area(state)
    return state.crowd(0, area) == 0 or state.crowd(1, area) == 0


@final
class BeforeBattle(Frame[Duel]):
    """A player's pre-battle abilities, in any order; what is declined is gone (ruling 37)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "before_battle"

    def fields(self) -> Fields:
        return [self.seat]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = [DECLINE]
        if not one_side_is_gone(state):
            state.factions[seat].before_battle_options(state, seat, options)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        if action == DECLINE:
            state.stack.pop()
            events.declined(state, seat)
        else:
            state.factions[seat].before_battle(state, seat, action)

    def go(self, state: Duel) -> None:
        state.stack.pop()


def roll(state: Duel) -> None:
    """Count the dice now and roll them: 6 kills, 4 and 5 pain.

    Each side takes the other's results (ruling 38).
    """
    area = battlefield.area(state)
    state.dice = []
    for side in range(2):
        seat: i64 = state.battle[ATTACKER] if side == 0 else 1 - state.battle[ATTACKER]
        dice = battlefield.dice_of(state, seat, area) + state.battle[BONUS + seat]
        faces: list[i64] = []
        for _ in range(dice):
            face = state.generator.below(6) + 1
            faces.append(face)
            state.dice.append(10 * seat + face)
        kills: i64 = 0
        pains: i64 = 0
        for face in faces:
            if face == 6:
                kills += 1
            elif face >= 4:
                pains += 1
        state.battle[DICE + seat] = dice
        state.battle[ROLLED_KILLS + seat] = kills
        state.battle[ROLLED_PAINS + seat] = pains
        state.battle[KILLS + 1 - seat] = kills
        state.battle[PAINS + 1 - seat] = pains
        events.rolled(state, seat, faces)


def apply_kills(state: Duel, seat: i64) -> None:
    """The dead go to their pool and score; a survivor of a Kill scores half (rulings 42, 50)."""
    area = battlefield.area(state)
    sheet = state.factions[seat].sheet
    for kind in range(FIGURES):
        for _ in range(battlefield.tally(state, DEAD, seat, kind)):
            figures.remove(state, seat, kind, area)
            events.killed(state, seat, kind, area)
            state.battle[VICTIMS + 1 - seat] += 1
            figures.score(state, 1 - seat, sheet.value[kind], "kill")
        battlefield.add(state, DEAD, seat, kind, -battlefield.tally(state, DEAD, seat, kind))
        for _ in range(battlefield.tally(state, WOUNDED, seat, kind)):
            figures.score(state, 1 - seat, sheet.half[kind], "survived_kill")


def conclude(state: Duel) -> None:
    """The battle is over; only now are books taken for it (ruling 45)."""
    attacker = state.battle[ATTACKER]
    of_attacker = state.battle[VICTIMS + attacker]
    of_defender = state.battle[VICTIMS + 1 - attacker]
    events.battle_ended(state, battlefield.area(state))
    state.battle = []
    state.factions[1 - attacker].battle_over(state, 1 - attacker, of_defender)
    state.factions[attacker].battle_over(state, attacker, of_attacker)

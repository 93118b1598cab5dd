"""Battle (Бой), step by step. In every step the attacker goes first (ruling 35)."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import BATTLE, DECLINE
from ..battle_state import new_battle
from ..box.components import FIGURES
from ..state import DIE_OF_SEAT, Duel
from . import common, doom
from .battlefield import dice_of, dice_to_roll, one_side_is_gone
from .choice import SeatChoice
from .results import AssignKills, AssignPains
from .retreat import Retreat

BEFORE: Final = 0
ROLL: Final = 1
KILLS: Final = 2
AFTER_KILLS: Final = 3
PAINS: Final = 4
APPLY: Final = 5
RETREATS: Final = 6
OVER: Final = 7

USUAL_COURSE: Final[list[i64]] = [
    *(BEFORE, BEFORE),
    ROLL,
    *(KILLS, KILLS),
    *(AFTER_KILLS, AFTER_KILLS),
    *(PAINS, PAINS),
    APPLY,
    *(RETREATS, RETREATS),
    OVER,
]
"""The stages of a battle in order. A stage that is listed twice is the attacker's first, then the defender's."""

LATE_COURSE: Final[list[i64]] = [
    *(BEFORE, BEFORE),
    ROLL,
    *(KILLS, KILLS),
    *(PAINS, PAINS),
    *(AFTER_KILLS, AFTER_KILLS),
    *(PAINS, PAINS),
    APPLY,
    *(RETREATS, RETREATS),
    OVER,
]
"""With `late_ghouls` the abilities after Kills wait for the Pains, and theirs are assigned afterwards (ruling 40)."""

COURSE: Final[list[i64]] = USUAL_COURSE + LATE_COURSE
"""Both courses, one after the other: a frame holds the place of its next stage."""
LATE_START: Final = len(USUAL_COURSE)

NAMES: Final = ("before", "roll", "kills", "after", "pains", "retreats", "retreats", "retreats")
"""What interfaces call the stages."""

KILL_FACE: Final = 6
PAIN_FACE: Final = 4
"""The lowest face that is a Pain."""


def options(state: Duel, seat: i64, fought: i64, options: list[int]) -> None:
    """Areas with figures of both where one's own combat is above 0, each once a turn (rulings 17, 36)."""
    if state.power[seat] < state.box.battle_cost:
        return
    for area in range(state.areas):
        if state.crowd(seat, area) == 0 or state.crowd(1 - seat, area) == 0 or fought & bit(area) != 0:
            continue
        if dice_of(state, seat, area) > 0:
            options.append(BATTLE + area)


def declare(state: Duel, seat: i64, area: i64) -> None:
    """Pay for the battle. All figures of both sides in the area take part."""
    common.pay(state, seat, state.box.battle_cost)
    state.battle = new_battle(area, seat)
    events.battle_declared(state, seat, area)
    state.stack.append(FIGHTS[LATE_START if state.options.late_ghouls else 0])


@final
class Fight(Frame[Duel]):
    """The course of a battle. `step` is the place in COURSE of what comes next."""

    def __init__(self, step: i64) -> None:
        self.step: i64 = step

    def shown(self) -> Facts:
        return {"next": NAMES[COURSE[self.step]]}

    def go(self, state: Duel) -> None:
        stage = COURSE[self.step]
        if stage == OVER:
            state.stack.pop()
            conclude(state)
            return
        state.stack[-1] = FIGHTS[self.step + 1]
        attacker = state.current_battle().attacker
        by_defender = self.step > 0 and COURSE[self.step - 1] == stage
        self.play(state, stage, 1 - attacker if by_defender else attacker)

    def play(self, state: Duel, stage: i64, seat: i64) -> None:
        """A seat's part of a stage. Stages for both at once are played by the attacker."""
        if stage == BEFORE:
            if not one_side_is_gone(state):
                state.stack.append(BeforeBattle(seat))
        elif stage == ROLL:
            if one_side_is_gone(state):
                state.stack[-1] = FIGHTS[-1]
            else:
                state.dice = []
                roll(state, seat)
                roll(state, 1 - seat)
        elif stage == KILLS:
            state.stack.append(AssignKills(seat))
        elif stage == AFTER_KILLS:
            state.factions[seat].after_kills(state, seat)
        elif stage == PAINS:
            state.stack.append(AssignPains(seat))
        elif stage == APPLY:
            apply_kills(state, seat)
            apply_kills(state, 1 - seat)
        else:
            state.stack.append(Retreat(seat))


FIGHTS: Final = [Fight(step) for step in range(len(COURSE))]


@final
class BeforeBattle(SeatChoice):
    """A player's pre-battle abilities, in any order. Declining ends them for this battle (ruling 37)."""

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


def roll(state: Duel, seat: i64) -> None:
    """Count a side's dice now and roll them: 6 is a Kill, 4 and 5 are Pains, all for the enemy (ruling 38)."""
    battle = state.current_battle()
    side = battle.sides[seat]
    enemy = battle.sides[1 - seat]
    side.dice = dice_to_roll(state, seat, battle.area)
    side.kills_rolled = 0
    side.pains_rolled = 0
    faces: list[i64] = []
    for _ in range(side.dice):
        face = state.generator.below(6) + 1
        faces.append(face)
        state.dice.append(DIE_OF_SEAT * seat + face)
        if face == KILL_FACE:
            side.kills_rolled += 1
        elif face >= PAIN_FACE:
            side.pains_rolled += 1
    enemy.kills_due = side.kills_rolled
    enemy.pains_due = side.pains_rolled
    events.rolled(state, seat, faces)


def apply_kills(state: Duel, seat: i64) -> None:
    """The dead go to their pool and score; a survivor of a Kill scores half (rulings 42, 50)."""
    battle = state.current_battle()
    side = battle.sides[seat]
    enemy = battle.sides[1 - seat]
    for kind in range(FIGURES):
        for _ in range(side.dead[kind]):
            doom.kill(state, seat, kind, battle.area)
            enemy.victims += 1
        side.dead[kind] = 0
        for _ in range(side.wounded[kind]):
            doom.score_survivor(state, seat, kind)


def conclude(state: Duel) -> None:
    """The battle is over. Only now are books taken for it (ruling 45)."""
    battle = state.current_battle()
    attacker = battle.attacker
    defender = 1 - attacker
    events.battle_ended(state, battle.area)
    state.battle = None
    state.factions[defender].battle_over(state, defender, battle.sides[defender].victims)
    state.factions[attacker].battle_over(state, attacker, battle.sides[attacker].victims)

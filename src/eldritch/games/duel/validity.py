"""Checks of positions read from dumps: what the rules can never reach is refused.

The components are counted by `core.dumps`. Here are the zones and counters, then each frame of the stack with the one
below it, which says whose decision it may be.
"""
# mypyc: off  (runs once for each dump)

from collections.abc import Callable
from typing import Any, Final

from eldritch.core.errors import BadDump
from eldritch.core.frame import Frame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN, WHOLE

from .actions import POLICIES
from .battle_state import BattleSide
from .box.components import ACOLYTE, BOOKS, FIGURES, MOST_AREAS, MOST_SIGN, PHASES, SEATS
from .rules import battle, victory
from .rules.battle import BeforeBattle, Fight
from .rules.battlefield import without_result
from .rules.books import ChooseSlot, TakeBook, is_open
from .rules.common import Summoning
from .rules.doom_phase import DoomPart
from .rules.factions.black_goat import BlackGoat
from .rules.factions.black_goat_steps import (
    ELIMINATE_TWO,
    GHOUL,
    NO_AREA,
    OFFERING,
    SHUB_NIGGURATH,
    Giving,
    Necrophagy,
    Offering,
    Placing,
)
from .rules.factions.great_cthulhu import BOOK_DEVOLVE, DEVOUR_USED, KILL_ONE, KILL_TWO, GreatCthulhu
from .rules.factions.great_cthulhu_steps import Devolving, Submerging
from .rules.figures import common_figures, first_area
from .rules.losses import CultistsLost, Devoured
from .rules.moving import Moving
from .rules.phases import ActionPhase, ChooseFirst, DoomPhase
from .rules.results import AssignKills, AssignPains
from .rules.retreat import Retreat
from .rules.turn import CHECK_BOOKS, HAS_ACTED, HAS_PASSED, MAN_GATES, MOST_CONTROLS, TO_ACT, Aftermath, Turn
from .state import ABANDONED, ACTION_PHASE, DIE_OF_SEAT, DOOM_PHASE, FIRST_PLAYER_PHASE, NO_GATE, Duel

MOST_POINTS: Final = 2**31
"""Counters stay far below this."""

ENDINGS: Final = (victory.DOOM, victory.END_OF_THE_WORLD, victory.NO_POWER, victory.TURN_LIMIT)


def check(state: Duel) -> None:
    """Raise BadDump for a position that no game reaches."""
    check_course(state)
    check_figures(state)
    check_gates(state)
    for seat in range(SEATS):
        check_sheet(state, seat)
    check_signs(state)
    if state.over:
        check_end(state)
        return
    check_battle(state)
    check_stack(state)
    for seat in range(SEATS):
        check_books(state, seat)


def require(holds: bool, complaint: str) -> None:
    if not holds:
        raise BadDump(complaint)


def is_seat(seat: int) -> bool:
    return 0 <= seat < SEATS


def is_area(state: Duel, area: int) -> bool:
    return 0 <= area < state.areas


def is_count(number: int) -> bool:
    return 0 <= number < MOST_POINTS


# Zones and counters.


def check_course(state: Duel) -> None:
    require(0 <= state.phase < len(PHASES), "phase: there is no such phase")
    require(1 <= state.round < MOST_POINTS, "round: rounds are counted from 1")
    require(0 <= state.turn <= state.turn_limit, "turn: must lie within the turn limit")
    require(is_seat(state.first), "first: must be a seat")
    require(is_count(state.decay), "decay: must not be negative")
    require(state.decay == 0 or state.phase == ACTION_PHASE, "decay: lasts for the Action Phase only")
    require(0 <= state.ritual <= len(state.track), "ritual: the marker must stand on the track")
    faces = [(die // DIE_OF_SEAT, die % DIE_OF_SEAT) for die in state.dice]
    require(all(is_seat(seat) and 1 <= face <= 6 for seat, face in faces), "dice: must be faces of a seat's dice")


def check_figures(state: Duel) -> None:
    for counts in (state.figures, state.pool, state.aside, state.captives):
        require(all(0 <= count <= 20 for count in counts), "figures: too many for one zone")
    for seat in range(SEATS):
        first = (seat * MOST_AREAS + state.areas) * FIGURES
        beyond = state.figures[first : (seat + 1) * MOST_AREAS * FIGURES]
        require(not any(beyond), "figures: they stand beyond the map")
        prisoners = state.captives[seat * FIGURES : (seat + 1) * FIGURES]
        require(not any(prisoners[ACOLYTE + 1 :]), "captives: only cultists are captured")
        require(not any(prisoners) or state.phase == ACTION_PHASE or state.over, "captives: go back with Gather Power")
        below = state.aside[seat * FIGURES : (seat + 1) * FIGURES]
        submerged = isinstance(state.factions[seat], GreatCthulhu) and below[-1] > 0
        require(not any(below) or submerged, "aside: figures submerge with Cthulhu only")


def check_gates(state: Duel) -> None:
    require(state.gates_built() <= state.box.gates, "gate: the box has fewer gates")
    for area in range(state.areas):
        owner, keeper = state.gate[area], state.keeper[area]
        require(NO_GATE <= owner < SEATS, "gate: must be none, abandoned or a seat's")
        require(0 <= keeper < FIGURES, "keeper: must be a kind of figure")
        if owner >= 0:
            stands = state.figures_at(owner, keeper, area) > 0
            require(stands and state.factions[owner].can_keep(state, owner, keeper), "gate: nobody keeps it")
        for seat in range(SEATS):
            is_left = state.released[seat] & bit(area) != 0
            require(not is_left or owner == ABANDONED, "released: the gate is not abandoned")
    for seat in range(SEATS):
        require(0 <= state.released[seat] < bit(state.areas), "released: must be areas, as bits")


def check_sheet(state: Duel, seat: int) -> None:
    require(is_count(state.power[seat]), "power: must not be negative")
    require(is_count(state.doom[seat]), "doom: must not be negative")
    require(is_count(state.awakenings[seat]), "awakenings: must not be negative")
    is_awake = state.great_old_ones(seat) > 0
    require(not is_awake or state.awakenings[seat] > 0, "awakenings: a Great Old One is awake")
    require(0 <= state.books[seat] < bit(BOOKS), "books: must be books, as bits")
    require(0 <= state.slots[seat] < bit(BOOKS), "slots: must be requirements, as bits")
    require(0 <= state.policy[seat] < len(POLICIES), "policy: there is no such policy")
    require(UNKNOWN <= state.policy_turn[seat] <= state.turn, "policy_turn: must be a turn that has begun")


def check_books(state: Duel, seat: int) -> None:
    """Every requirement that is met has brought a book, or the player is about to take one."""
    waiting = sum(isinstance(frame, TakeBook) and frame.seat == seat for frame in state.stack)
    taken, met = int(state.books[seat]).bit_count(), int(state.slots[seat]).bit_count()
    require(taken + waiting == met, "books: as many as requirements met")


def check_signs(state: Duel) -> None:
    shown = [*state.revealed, *state.bag, *state.signs[0], *state.signs[1]]
    require(all(value == UNKNOWN or 1 <= value <= MOST_SIGN for value in shown), "signs: must be worth 1 to 3")
    require(UNKNOWN not in state.revealed, "revealed: everybody has seen these signs")
    for signs in state.signs:
        require(signs == sorted(signs), "signs: must be sorted")
    if state.viewer == WHOLE:
        require(UNKNOWN not in shown, "signs: a whole position knows all of them")
    elif state.viewer >= 0:
        require(UNKNOWN not in state.signs[state.viewer], "signs: a player knows their own")


def check_end(state: Duel) -> None:
    best = max(state.doom)
    require(state.ending in ENDINGS, "ending: there is no such ending")
    require(state.winners == [seat for seat in range(SEATS) if state.doom[seat] == best], "winners: most Doom wins")
    require(not state.signs[0] and not state.signs[1], "signs: all are revealed at the end")
    require(all(isinstance(frame, ActionPhase) for frame in state.stack), "stack: nothing is left to do")


# The battle.


def check_battle(state: Duel) -> None:
    fights = sum(isinstance(frame, Fight) for frame in state.stack)
    require(fights == (0 if state.battle is None else 1), "battle: it needs its place on the stack")
    if state.battle is None:
        return
    fight = state.battle
    require(is_area(state, fight.area), "battle: must be fought in an area")
    for seat in range(SEATS):
        check_side(state, seat, fight.sides[seat], fight.sides[1 - seat])


def check_side(state: Duel, seat: int, side: BattleSide, enemy: BattleSide) -> None:
    numbers = [*side.counters(), *(count for counts in side.results() for count in counts)]
    require(all(0 <= number < 1000 for number in numbers), "battle: too many dice and results")
    require(side.kills_rolled + side.pains_rolled <= side.dice, "battle: more results than dice")
    require(side.kills_due <= enemy.kills_rolled, "battle: more Kills to assign than were rolled")
    require(side.used_abilities in (0, DEVOUR_USED), "battle: there is no such ability")
    late = sum(side.late) + sum(enemy.late)
    require(side.pains_due <= enemy.pains_rolled + late, "battle: more Pains to assign than were rolled")
    for kind in range(FIGURES):
        require(kind == GHOUL or side.late[kind] == 0, "battle: only Ghouls come late")
        require(without_result(state, seat, kind) >= 0, "battle: more results than figures")
        first_results = side.wounded[kind] + side.pained[kind]
        has_first = side.second_pains[kind] <= first_results or is_retreating(state)
        require(has_first, "battle: more second results than first ones")
        twice = state.factions[seat].takes_two(state, seat, kind)
        require(twice or side.wounded[kind] + side.second_pains[kind] == 0, "battle: this figure takes one result")
    is_goat = isinstance(state.factions[seat], BlackGoat)
    require(is_goat or not any(side.late), "battle: only Black Goat's figures come late")


def is_retreating(state: Duel) -> bool:
    """Whether figures may have left the battle already."""
    return any(isinstance(frame, Fight) and battle.COURSE[frame.step - 1] >= battle.RETREATS for frame in state.stack)


# The stack. Every check is given the place of its frame.


def check_stack(state: Duel) -> None:
    stack = state.stack
    require(len(stack) > 0, "stack: must not be empty")
    for place, frame in enumerate(stack):
        check_frame = CHECKS.get(type(frame))
        if check_frame is None:
            raise BadDump(f"stack: {frame.name()} is not expected")
        require(is_seat(getattr(frame, "seat", 0)), f"{frame.name()}: must be of a seat")
        require(check_frame(state, place, frame), f"{frame.name()}: cannot stand here like this")


def below(state: Duel, place: int) -> Frame[Any] | None:
    return state.stack[place - 1] if place > 0 else None


def above(state: Duel, place: int) -> Frame[Any] | None:
    return state.stack[place + 1] if place + 1 < len(state.stack) else None


def turn_of(state: Duel) -> int:
    """Whose turn it is; UNKNOWN between turns."""
    frame = state.stack[1] if len(state.stack) > 1 else None
    return frame.seat if isinstance(frame, Turn) else UNKNOWN


def acts(state: Duel, place: int, seat: int) -> bool:
    """Whether a frame is the action of the player whose turn it is: it stands on what comes after the action."""
    return isinstance(below(state, place), Aftermath) and seat == turn_of(state)


def action_phase(state: Duel, place: int, frame: ActionPhase) -> bool:
    return place == 0 and state.phase == ACTION_PHASE and is_seat(frame.next) and isinstance(above(state, 0), Turn)


def turn(state: Duel, place: int, frame: Turn) -> bool:
    every = bit(state.areas)
    masks = (frame.fought, frame.stepped, frame.manned)
    beneath = below(state, place)
    return (
        isinstance(beneath, ActionPhase)
        and beneath.next == 1 - frame.seat
        and state.turn >= 1
        and frame.stage in (TO_ACT, HAS_ACTED, HAS_PASSED)
        and (frame.stage == TO_ACT or state.acted)
        and all(0 <= mask < every for mask in masks)
        and 0 <= frame.controls <= max(MOST_CONTROLS, 4 * state.areas * (1 + state.areas))
    )


def end_of_turn(state: Duel, place: int, frame: Aftermath) -> bool:
    beneath = below(state, place)
    return (
        isinstance(beneath, Turn)
        and beneath.seat == frame.seat
        and frame.passed == (1 if beneath.stage == HAS_PASSED else 0)
        and CHECK_BOOKS <= frame.step <= MAN_GATES
        and (beneath.stage != TO_ACT or state.unlimited_battle() or beneath.fought != 0)
        and above(state, place) is not None
    )


def moving(state: Duel, place: int, frame: Moving) -> bool:
    for arrived in frame.arrived:
        kind, area = divmod(arrived, MOST_AREAS)
        if not (0 <= kind < FIGURES and is_area(state, area)):
            return False
        if frame.arrived.count(arrived) > state.figures_at(frame.seat, kind, area):
            return False
    return acts(state, place, frame.seat) and len(frame.arrived) > 0 and above(state, place) is None


def summoning(state: Duel, place: int, frame: Summoning) -> bool:
    return acts(state, place, frame.seat) and state.factions[frame.seat].summons_many()


def take_book(_state: Duel, place: int, _frame: TakeBook) -> bool:
    return place > 0


def choose_slot(state: Duel, place: int, frame: ChooseSlot) -> bool:
    both = bit(KILL_ONE) | bit(KILL_TWO)
    is_cthulhu = isinstance(state.factions[frame.seat], GreatCthulhu)
    return place > 0 and is_cthulhu and frame.slots == both and state.slots[frame.seat] & both == 0


def fight(state: Duel, place: int, frame: Fight) -> bool:
    if not 0 < frame.step < len(battle.COURSE):
        return False
    late = frame.step > battle.LATE_START
    beneath = below(state, place)
    return (
        frame.step != battle.LATE_START
        and late == state.options.late_ghouls
        and isinstance(beneath, Aftermath)
        and state.current_battle().attacker == beneath.seat
        and above(state, place) is not None
    )


def part_of(stage: int) -> Callable[[Duel, int, Any], bool]:
    """The check of a frame that is one player's part of a stage of the battle."""

    def check_part(state: Duel, place: int, frame: Any) -> bool:
        beneath = below(state, place)
        if not isinstance(beneath, Fight) or not 0 < beneath.step < len(battle.COURSE):
            return False
        attacker = state.current_battle().attacker
        is_second = beneath.step > 1 and battle.COURSE[beneath.step - 2] == stage
        return battle.COURSE[beneath.step - 1] == stage and frame.seat == (1 - attacker if is_second else attacker)

    return check_part


def necrophagy(state: Duel, place: int, frame: Necrophagy) -> bool:
    return isinstance(state.factions[frame.seat], BlackGoat) and part_of(battle.AFTER_KILLS)(state, place, frame)


def devoured(state: Duel, place: int, frame: Devoured) -> bool:
    beneath = below(state, place)
    is_prey = isinstance(beneath, BeforeBattle) and beneath.seat == 1 - frame.seat
    return is_prey and common_figures(state, frame.seat, state.current_battle().area) > 0


def cultists_lost(state: Duel, place: int, frame: CultistsLost) -> bool:
    return acts(state, place, 1 - frame.seat) and 0 <= frame.left <= 6 and frame.cause == "ghroth"


def choose_first(state: Duel, _place: int, frame: ChooseFirst) -> bool:
    is_due = state.phase == FIRST_PLAYER_PHASE and state.power[0] == state.power[1]
    return is_due and len(state.stack) == 1 and frame.seat == state.first


def doom_phase(state: Duel, place: int, frame: DoomPhase) -> bool:
    is_due = place == 0 and state.phase == DOOM_PHASE and frame.part in (1, 2)
    return is_due and isinstance(above(state, 0), DoomPart)


def doom_part(state: Duel, place: int, frame: DoomPart) -> bool:
    beneath = below(state, place)
    if not isinstance(beneath, DoomPhase):
        return False
    is_goat = isinstance(state.factions[frame.seat], BlackGoat)
    owner = state.first if beneath.part == 1 else 1 - state.first
    return frame.seat == owner and 0 <= frame.used < (4 if is_goat else 2)


def devolving(state: Duel, place: int, frame: Devolving) -> bool:
    is_cthulhu = isinstance(state.factions[frame.seat], GreatCthulhu)
    comes_after = isinstance(below(state, place), Aftermath)
    return is_cthulhu and comes_after and state.has_book(frame.seat, BOOK_DEVOLVE)


def submerging(state: Duel, place: int, frame: Submerging) -> bool:
    is_cthulhu = isinstance(state.factions[frame.seat], GreatCthulhu)
    return (
        acts(state, place, frame.seat)
        and is_cthulhu
        and is_area(state, frame.area)
        and state.box.water[frame.area]
        and state.aside[frame.seat * FIGURES + FIGURES - 1] > 0
    )


def offering(state: Duel, place: int, frame: Offering) -> bool:
    """Two cultists for a book, or for Shub-Niggurath at a gate whose keeper stays, unless the option lets it go."""
    seat, area = frame.seat, frame.area
    is_goat = isinstance(state.factions[seat], BlackGoat)
    spare = state.on_map(seat, ACOLYTE)
    if not (acts(state, place, seat) and is_goat and 0 <= frame.left <= OFFERING):
        return False
    if area == NO_AREA:
        return spare >= frame.left and is_open(state, seat, ELIMINATE_TWO)
    if not is_area(state, area) or state.pool[seat * FIGURES + SHUB_NIGGURATH] == 0:
        return False
    if state.options.lax_awakening:
        return spare >= frame.left and state.gate[area] in (seat, ABANDONED)
    return spare - (1 if state.keeper[area] == ACOLYTE else 0) >= frame.left and state.gate[area] == seat


def giving(state: Duel, place: int, frame: Giving) -> bool:
    if not (is_seat(frame.goat) and isinstance(state.factions[frame.goat], BlackGoat) and is_area(state, frame.area)):
        return False
    here = first_area(state, frame.goat, SHUB_NIGGURATH)
    comes = common_figures(state, frame.seat, frame.area) > 0
    return acts(state, place, frame.goat) and here >= 0 and here != frame.area and comes


def placing(state: Duel, place: int, frame: Placing) -> bool:
    return acts(state, place, frame.seat) and isinstance(state.factions[frame.seat], BlackGoat)


CHECKS: Final[dict[type[Frame[Any]], Callable[[Duel, int, Any], bool]]] = {
    ActionPhase: action_phase,
    Turn: turn,
    Aftermath: end_of_turn,
    Moving: moving,
    Summoning: summoning,
    TakeBook: take_book,
    ChooseSlot: choose_slot,
    Fight: fight,
    BeforeBattle: part_of(battle.BEFORE),
    Devoured: devoured,
    AssignKills: part_of(battle.KILLS),
    AssignPains: part_of(battle.PAINS),
    Retreat: part_of(battle.RETREATS),
    CultistsLost: cultists_lost,
    ChooseFirst: choose_first,
    DoomPhase: doom_phase,
    DoomPart: doom_part,
    Devolving: devolving,
    Submerging: submerging,
    Offering: offering,
    Giving: giving,
    Placing: placing,
    Necrophagy: necrophagy,
}
"""Whether a frame can stand at its place."""

"""Checks of the frames of phases, turns, common actions and books."""

from eldritch.core.seats import bit
from eldritch.core.stack_checks import above, below, is_seat
from eldritch.core.state import UNKNOWN

from ..box.components import FIGURES, MOST_AREAS
from ..rules.books import ChooseSlot, TakeBook
from ..rules.common import Summoning
from ..rules.doom_phase import DoomPart
from ..rules.factions.black_goat import BlackGoat
from ..rules.factions.great_cthulhu import KILL_ONE, KILL_TWO, GreatCthulhu
from ..rules.moving import Moving
from ..rules.phases import ActionPhase, ChooseFirst, DoomPhase
from ..rules.turn import CHECK_BOOKS, HAS_ACTED, HAS_PASSED, MAN_GATES, MOST_CONTROLS, TO_ACT, AfterAction, Turn
from ..state import ACTION_PHASE, DOOM_PHASE, FIRST_PLAYER_PHASE, Duel


def is_area(state: Duel, area: int) -> bool:
    return 0 <= area < state.areas


def turn_of(state: Duel) -> int:
    """Whose turn it is; UNKNOWN between turns."""
    frame = state.stack[1] if len(state.stack) > 1 else None
    return frame.seat if isinstance(frame, Turn) else UNKNOWN


def acts(state: Duel, place: int, seat: int) -> bool:
    """Whether a frame is the action of the player whose turn it is: it stands on what comes after the action."""
    return isinstance(below(state, place), AfterAction) and seat == turn_of(state)


def action_phase(state: Duel, place: int, frame: ActionPhase) -> bool:
    return (
        place == 0 and state.phase == ACTION_PHASE and is_seat(state, frame.next) and isinstance(above(state, 0), Turn)
    )


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


def after_action(state: Duel, place: int, frame: AfterAction) -> bool:
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

"""Checks of the zones and counters, and of the end."""

from typing import Final

from eldritch.core.dumps import require
from eldritch.core.seats import bit
from eldritch.core.stack_checks import is_seat
from eldritch.core.state import UNKNOWN, WHOLE

from ..actions import POLICIES
from ..box.components import ACOLYTE, BOOKS, FIGURES, MOST_AREAS, MOST_SIGN, PHASES, SEATS
from ..rules import victory
from ..rules.books import TakeBook
from ..rules.factions.great_cthulhu import GreatCthulhu
from ..rules.phases import ActionPhase
from ..state import ABANDONED, ACTION_PHASE, DIE_OF_SEAT, NO_GATE, Duel

MOST_POINTS: Final = 2**31
"""Counters stay far below this."""


ENDINGS: Final = (victory.DOOM, victory.END_OF_THE_WORLD, victory.NO_POWER, victory.TURN_LIMIT)


def is_count(number: int) -> bool:
    return 0 <= number < MOST_POINTS


def check_course(state: Duel) -> None:
    require(0 <= state.phase < len(PHASES), "phase: there is no such phase")
    require(1 <= state.round < MOST_POINTS, "round: rounds are counted from 1")
    require(0 <= state.turn <= state.turn_limit, "turn: must lie within the turn limit")
    require(is_seat(state, state.first), "first: must be a seat")
    require(is_count(state.decay), "decay: must not be negative")
    require(state.decay == 0 or state.phase == ACTION_PHASE, "decay: lasts for the Action Phase only")
    require(0 <= state.ritual <= len(state.track), "ritual: the marker must stand on the track")
    faces = [(die // DIE_OF_SEAT, die % DIE_OF_SEAT) for die in state.dice]
    require(
        all(is_seat(state, seat) and 1 <= face <= 6 for seat, face in faces), "dice: must be faces of a seat's dice"
    )


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

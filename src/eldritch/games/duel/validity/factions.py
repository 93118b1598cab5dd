"""Checks of the frames of the factions' abilities."""

from eldritch.core.stack_checks import below, is_seat

from ..box.components import ACOLYTE, FIGURES
from ..rules.books import is_open
from ..rules.factions.black_goat import BlackGoat
from ..rules.factions.black_goat_steps import (
    ELIMINATE_TWO,
    NO_AREA,
    OFFERING,
    SHUB_NIGGURATH,
    Giving,
    Offering,
    Placing,
)
from ..rules.factions.great_cthulhu import BOOK_DEVOLVE, GreatCthulhu
from ..rules.factions.great_cthulhu_steps import Devolving, Submerging
from ..rules.figures import common_figures, first_area
from ..rules.losses import CultistsLost
from ..rules.turn import AfterAction
from ..state import ABANDONED, Duel
from .steps import acts, is_area


def cultists_lost(state: Duel, place: int, frame: CultistsLost) -> bool:
    return acts(state, place, 1 - frame.seat) and 0 <= frame.left <= 6 and frame.cause == "ghroth"


def devolving(state: Duel, place: int, frame: Devolving) -> bool:
    is_cthulhu = isinstance(state.factions[frame.seat], GreatCthulhu)
    comes_after = isinstance(below(state, place), AfterAction)
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
    if not (
        is_seat(state, frame.goat) and isinstance(state.factions[frame.goat], BlackGoat) and is_area(state, frame.area)
    ):
        return False
    here = first_area(state, frame.goat, SHUB_NIGGURATH)
    comes = common_figures(state, frame.seat, frame.area) > 0
    return acts(state, place, frame.goat) and here >= 0 and here != frame.area and comes


def placing(state: Duel, place: int, frame: Placing) -> bool:
    return acts(state, place, frame.seat) and isinstance(state.factions[frame.seat], BlackGoat)

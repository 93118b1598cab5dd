"""Set-up (Подготовка к игре): six Acolytes and a manned gate in each start area, 8 Power."""

from mypy_extensions import i64

from eldritch.core.generator import Generator

from .. import events
from ..box.components import ACOLYTE, FIGURES, MOST_AREAS, SEATS, TRACKS, Box
from ..box.options import Options
from ..state import NO_GATE, THREATENED, Duel
from . import figures, gates, phases
from .factions.registry import faction_of


def begin(state: Duel) -> None:
    """Set up a new game. Great Cthulhu moves first; the game starts with the Action Phase."""
    state.bag = state.box.signs[:]
    state.generator.shuffle(state.bag)
    for seat in range(SEATS):
        set_out(state, seat)
    phases.begin_action_phase(state)
    state.settle()


def empty(box: Box, options: Options, generator: Generator) -> Duel:
    """A position before the set-up: all figures in their pools, no gate on the map."""
    factions = [faction_of(box.sheets[key]) for key in options.factions.split("-")]
    state = Duel(box, options, factions, generator)
    state.track = box.tracks[TRACKS.index(options.ritual_track)]
    state.figures = [0] * (SEATS * MOST_AREAS * FIGURES)
    state.gate = [NO_GATE] * state.areas
    state.keeper = [ACOLYTE] * state.areas
    state.pool = [*factions[0].sheet.count, *factions[1].sheet.count]
    state.aside = [0] * (SEATS * FIGURES)
    state.captives = [0] * (SEATS * FIGURES)
    state.power = [0, 0]
    state.doom = [0, 0]
    state.books = [0, 0]
    state.slots = [0, 0]
    state.awakenings = [0, 0]
    state.released = [0, 0]
    state.policy = [THREATENED, THREATENED]
    state.policy_turn = [-1, -1]
    state.signs = [[], []]
    state.count_crowds()
    return state


def set_out(state: Duel, seat: i64) -> None:
    """Put a seat's Acolytes and its gate into its start area."""
    sheet = state.factions[seat].sheet
    for _ in range(sheet.count[ACOLYTE]):
        figures.bring(state, seat, ACOLYTE, sheet.start)
    gates.man(state, seat, ACOLYTE, sheet.start)
    state.power[seat] = sheet.power
    if sheet.moves_first:
        state.first = seat
    events.set_out(state, seat)

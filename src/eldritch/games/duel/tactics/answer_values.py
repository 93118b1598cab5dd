"""How good the answers to a question look: results of a battle, retreats, books, and the phases after the turns."""

from typing import Final

from mypy_extensions import i64

from ..actions import (
    CHOOSE_FIRST,
    DECLINE,
    ENDURE,
    FILL,
    FINISH,
    FULFIL,
    KILL,
    PAIN,
    RETREAT,
    RITUAL,
    TAKE_BOOK,
    area_of,
    argument_of,
    verb_of,
)
from ..box.components import ACOLYTE
from ..rules.battlefield import takes_two
from ..state import Duel
from .estimates import MEAN_SIGN, could_awaken, lead
from .perspective import Perspective

WIN: Final = 30.0
SAFE_LEAD: Final = 2.0
EARLY_ROUNDS: Final = 2
GOOD_RITUAL: Final = 3.5
"""A ritual that brings this much Doom is worth performing even in the first rounds."""
CULTISTS_WANTED: Final = 5


def answer_value(side: Perspective, state: Duel, action: i64) -> float:
    """The value of an answer."""
    verb = verb_of(action)
    sheet = state.factions[side.seat].sheet
    if verb == KILL:
        kind = argument_of(action)
        loss = sheet.half[kind] if takes_two(state, side.seat, kind) else sheet.value[kind]
        return side.because("least-loss", -float(loss))
    if verb == FINISH:
        kind = argument_of(action)
        return side.because("lost-anyway", -float(sheet.value[kind] - sheet.half[kind]))
    if verb == PAIN:
        return side.because("least-needed", -float(sheet.value[argument_of(action)]))
    if verb == ENDURE:
        return side.because("endure", 0.0)
    if verb == RETREAT:
        return retreat(side, state, area_of(action))
    if verb == DECLINE:
        return side.because("decline", -2.0)
    if verb == TAKE_BOOK:
        return side.because("best-book", side.weights.books[argument_of(action)])
    if verb == FILL:
        return side.because("harder-slot", float(argument_of(action)))
    if verb == FULFIL:
        return fulfil(side, state)
    if verb == CHOOSE_FIRST:
        return side.because("first", 1.0 if argument_of(action) == side.seat else 0.0)
    return ritual(side, state) if verb == RITUAL else side.because("save-power", 0.0)


def retreat(side: Perspective, state: Duel, to: i64) -> float:
    value = side.spread(state, to, to) / 2.0 + (1.0 if state.gate[to] == side.seat else 0.0)
    return side.because("retreat", value + (0.5 if state.crowd(side.seat, to) > 0 else 0.0))


def fulfil(side: Perspective, state: Duel) -> float:
    """Two cultists for a book: better with cultists to spare."""
    missing = float(CULTISTS_WANTED - state.on_map(side.seat, ACOLYTE))
    return side.because("fulfil", side.weights.fulfil + side.weights.fulfil_last * max(0.0, missing))


def ritual(side: Perspective, state: Duel) -> float:
    """Doom for gates and signs against its cost in Power. The last ritual is only for the player who is ahead."""
    weights = side.weights
    doom = float(state.gates_of(side.seat)) + MEAN_SIGN * float(state.great_old_ones(side.seat))
    cost = state.ritual_cost()
    if state.ritual + 1 >= len(state.track):
        return side.because("last-ritual", WIN if lead(state, side.seat) + doom > SAFE_LEAD else -WIN)
    value = weights.ritual_doom * doom + weights.ritual_cost * side.hoard_factor * float(cost)
    if state.round <= EARLY_ROUNDS and doom < GOOD_RITUAL:
        value += weights.ritual_early
    power = state.power[side.seat]
    if could_awaken(state, side.seat, power) and not could_awaken(state, side.seat, power - cost):
        value += weights.ritual_awaken
    return side.because("ritual", value)

"""Duel: what is left of a round for a seat whose enemy is out of Power.

Its turns follow one another until its own Power is gone. Then both gather Power, and the Doom Phase still counts. The
enemy has a say only where something asks him (which book, whether to devolve, his part of the Doom Phase).
"""

from collections.abc import Hashable
from typing import Final

from eldritch.games.duel.actions import REVEAL
from eldritch.games.duel.state import ACTION_PHASE, Duel

from .hidden import DRAWN, worlds
from .steps import TURN, Line, Stretch, is_won, options, stretch_of

MOST_POWER: Final = 3
"""With more Power there are too many ways to move to look at all of them."""


def is_alone(seen: Duel, seat: int) -> bool:
    """Whether a turn begins for the seat, the enemy is out of Power, and what follows can be looked at whole."""
    at_turn = seen.phase == ACTION_PHASE and seen.stack[-1].name() == TURN
    return at_turn and seen.power[1 - seat] == 0 and 1 <= seen.power[seat] <= MOST_POWER


def round_key(state: Duel) -> Hashable:
    """Equal for positions from which the same can happen in this round: all but how many turns it took."""
    lists = (
        *(state.figures, state.gate, state.keeper, state.pool, state.aside, state.captives, state.power, state.doom),
        *(state.books, state.slots, state.awakenings, state.released, state.policy, *state.signs, state.bag),
        *(state.battle.to_numbers() if state.battle else [], state.generator.dump()),
    )
    numbers = state.round, state.phase, state.first, state.decay, state.ritual, state.acted
    frames = [(frame.name(), str(frame.fields())) for frame in state.stack]
    return (*map(tuple, lists), *numbers, *frames)


def wins_whatever_comes(seen: Duel, line: Line) -> bool:
    """Whether the line wins without dice, with any hidden signs, whatever the enemy answers."""
    seat = int(seen.viewer)
    steps = tuple(action for action in line if action <= REVEAL)
    possible = [world for world in worlds(seen) if type(world) is Duel]
    return all(holds(world, world, stretch_of(world, seat), steps) for world in possible)


def holds(begun: Duel, now: Duel, stretch: Stretch, line: Line) -> bool:
    """Whether the rest of a line wins in a world against every answer. All signs are shown as soon as they are held."""
    seat = stretch.seat
    state = now.clone()
    while not state.over and stretch.lasts(state):
        decider = state.deciders()[0]
        if decider != seat:
            return all(holds(begun, taken(state, decider, action), stretch, line) for action in options(state, decider))
        for value in state.signs[seat][:]:
            state.take(seat, REVEAL + value)
        action, line = (line[0], line[1:]) if line else (state.fallback(seat), line)
        if action not in state.legal(seat):
            return False
        state.take(seat, action)
    drawn = len(begun.bag) - len(state.bag)
    return is_won(state, seat) and state.generator.dump() == begun.generator.dump() and drawn <= DRAWN


def taken(state: Duel, seat: int, action: int) -> Duel:
    after = state.clone()
    after.take(seat, action)
    return after

"""The end of the game (Завершение игры и победа): 30 Doom, or the end of the world."""

from typing import Final

from .. import events
from ..state import Duel
from . import signs

DOOM: Final = "doom"
END_OF_THE_WORLD: Final = "end_of_the_world"
NO_POWER: Final = "no_power"
TURN_LIMIT: Final = "turn_limit"


def doom_reached(state: Duel) -> bool:
    """Whether anybody has reached the end of the Doom track. Books do not matter (ruling 69)."""
    return state.doom[0] >= state.box.doom_target or state.doom[1] >= state.box.doom_target


def at_end_of_turn(state: Duel) -> bool:
    """In the Action Phase the game ends with the turn in which the target was reached (ruling 70)."""
    if doom_reached(state):
        end(state, DOOM)
    elif state.turn >= state.turn_limit:
        end(state, TURN_LIMIT)
    return state.over


def at_end_of_phase(state: Duel) -> bool:
    """In the second and third phase the game ends with the phase (ruling 70)."""
    if doom_reached(state):
        end(state, DOOM)
    return state.over


def at_end_of_doom_phase(state: Duel) -> bool:
    """In the Doom Phase both players finish their parts before the game ends (rulings 64, 70, 71)."""
    if state.ritual == len(state.track):
        end(state, END_OF_THE_WORLD)
    elif doom_reached(state):
        end(state, DOOM)
    return state.over


def no_power(state: Duel) -> None:
    """Neither player has Power, so nobody could ever act again (ruling 59)."""
    end(state, NO_POWER)


def end(state: Duel, ending: str) -> None:
    """Both reveal all signs. The most Doom wins; equal Doom is a shared victory (ruling 72)."""
    for seat in range(2):
        for value in state.signs[seat][:]:
            signs.reveal(state, seat, value)
    best = max(state.doom[0], state.doom[1])
    state.end(ending, [seat for seat in range(2) if state.doom[seat] == best])
    events.game_ended(state)

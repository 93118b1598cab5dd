"""Random play that brings up many kinds of decisions."""

import random
from typing import Final

from eldritch.core.state import State

ENDING: Final = ("declare", "solo", "fortune")


def random_move(state: State, chance: random.Random) -> tuple[int, int]:
    """Any move that does not end the game; trades and fights more often than passes."""
    seat = chance.choice(state.deciders())
    legal = [action for action in state.legal(seat) if state.describe(action)["verb"] not in (*ENDING, "pass")]
    verbs = sorted({state.describe(action)["verb"] for action in legal})
    verb = chance.choice(verbs)
    return seat, chance.choice([action for action in legal if state.describe(action)["verb"] == verb])

"""Exact battle odds: the probability of every number of Kills and Pains, from the dice of both sides.

>>> chances(1)
[[0.5, 0.3333333333333333], [0.16666666666666666, 0.0]]
>>> kill_chances(2)
[0.6944444444444444, 0.2777777777777778, 0.027777777777777776]
>>> forecast(3, 0)["attacker"]["kills"]
0.5
"""

from math import comb
from typing import Final

from ..view_types import Forecast, Odds

FACES: Final = 6
KILL_FACES: Final = 1
PAIN_FACES: Final = 2
MISS_FACES: Final = FACES - KILL_FACES - PAIN_FACES


def ways(dice: int, kills: int, pains: int) -> int:
    """How many of the 6**dice throws show exactly these numbers of Kills and Pains."""
    misses = dice - kills - pains
    if kills < 0 or pains < 0 or misses < 0:
        return 0
    arrangements = comb(dice, kills) * comb(dice - kills, pains)
    return arrangements * int(KILL_FACES**kills) * int(PAIN_FACES**pains) * int(MISS_FACES**misses)


def chances(dice: int) -> list[list[float]]:
    """The chance of every result: chances(dice)[kills][pains]."""
    throws = int(FACES**dice)
    every = range(dice + 1)
    return [[ways(dice, kills, pains) / throws for pains in every] for kills in every]


def kill_chances(dice: int) -> list[float]:
    """The chance of every number of Kills."""
    return [sum(row) for row in chances(dice)]


def pain_chances(dice: int) -> list[float]:
    """The chance of every number of Pains."""
    table = chances(dice)
    return [sum(row[pains] for row in table) for pains in range(dice + 1)]


def forecast(attacker: int, defender: int) -> Odds:
    """The odds of a battle, for people to see before they commit.

    The two rolls do not depend on each other, so the chance of a pair of results is the product of both chances.
    """
    return {"attacker": _side(attacker), "defender": _side(defender)}


def _side(dice: int) -> Forecast:
    return {
        "dice": dice,
        "kills": dice * KILL_FACES / FACES,
        "pains": dice * PAIN_FACES / FACES,
        "kill_chances": kill_chances(dice),
        "pain_chances": pain_chances(dice),
    }

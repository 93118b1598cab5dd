"""Who is likely to win a game of Nightmarium, by what lies on the table and in the hands.

The figures were fitted to games that the search played against itself, with two to five seats and with seals: a
difference of two standings is the logarithm of the odds between these seats.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ..box.components import COMPLETE, HEAD, MOST_CREATURES
from ..state import Nightmare

BY_COMPLETE: Final[list[float]] = [0.0, 0.46, 1.11, 1.97, 3.04, 4.3, 5.8, 7.5]
TWO_PARTS: Final = 0.72
ONE_PART: Final = 0.34
LAST_ONE_GROWS: Final = 0.48
"""For a creature of two parts that would be the last one needed."""
CARD: Final = 0.13
MOST_CARDS: Final = 10
HEAD_CARD: Final = 0.19
MOST_HEADS: Final = 3
ON_TURN: Final = 0.1
ON_TURN_BY_COMPLETE: Final = 0.08


def chances(state: Nightmare) -> list[float]:
    """How likely each seat is to win."""
    odds = [exp(standing(state, seat)) for seat in range(state.seats)]
    total = 0.0
    for share in odds:
        total += share
    return [share / total for share in odds]


def standing(state: Nightmare, seat: i64) -> float:
    """How far a seat has come."""
    complete: i64 = 0
    two: i64 = 0
    one: i64 = 0
    first = seat * MOST_CREATURES
    for creature in range(first, first + state.target):
        height = state.height[creature]
        if height >= COMPLETE:
            complete += 1
        elif height == 2:
            two += 1
        elif height == 1:
            one += 1
    score = BY_COMPLETE[complete] + TWO_PARTS * float(two) + ONE_PART * float(one) + hand(state, seat)
    if complete == state.target - 1 and two > 0:
        score += LAST_ONE_GROWS
    if seat == state.current:
        score += ON_TURN + ON_TURN_BY_COMPLETE * float(complete)
    return score


def hand(state: Nightmare, seat: i64) -> float:
    cards = state.hands[seat]
    heads: i64 = 0
    for card in cards:
        heads += (state.cards.positions[card] >> HEAD) & 1
    return CARD * float(min(len(cards), MOST_CARDS)) + HEAD_CARD * float(min(heads, MOST_HEADS))

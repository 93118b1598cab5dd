"""The chance of each seat to win, from what is on the table and in the hands.

The weights were fitted to games that the search played against itself, with two to five seats and with seals. The
difference between two scores is the logarithm of the odds between these seats.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ..box.components import COMPLETE, HEAD, creature_at
from ..state import Nightmare

BY_COMPLETE: Final[list[float]] = [0.0, 0.46, 1.11, 1.97, 3.04, 4.3, 5.8, 7.5]
"""By the number of complete creatures."""
TWO_PARTS: Final = 0.72
ONE_PART: Final = 0.34
LAST_HAS_TWO_PARTS: Final = 0.48
"""For a creature of two parts, if only one more creature is needed."""
CARD: Final = 0.13
MOST_CARDS: Final = 10
HEAD_CARD: Final = 0.19
MOST_HEADS: Final = 3
ON_TURN: Final = 0.1
ON_TURN_BY_COMPLETE: Final = 0.08


def win_chances(state: Nightmare) -> list[float]:
    """How likely each seat is to win."""
    odds = [exp(score(state, seat)) for seat in range(state.seats)]
    total = 0.0
    for share in odds:
        total += share
    return [share / total for share in odds]


def score(state: Nightmare, seat: i64) -> float:
    """How far a seat has come, on a logarithmic scale."""
    complete: i64 = 0
    two_parts: i64 = 0
    one_part: i64 = 0
    first = creature_at(seat, 0)
    for creature in range(first, first + state.target):
        height = state.height[creature]
        if height >= COMPLETE:
            complete += 1
        elif height == 2:
            two_parts += 1
        elif height == 1:
            one_part += 1
    total = BY_COMPLETE[complete] + TWO_PARTS * float(two_parts) + ONE_PART * float(one_part) + hand_score(state, seat)
    if complete == state.target - 1 and two_parts > 0:
        total += LAST_HAS_TWO_PARTS
    if seat == state.current:
        total += ON_TURN + ON_TURN_BY_COMPLETE * float(complete)
    return total


def hand_score(state: Nightmare, seat: i64) -> float:
    cards = state.hands[seat]
    heads: i64 = 0
    for card in cards:
        heads += (state.cards.positions[card] >> HEAD) & 1
    return CARD * float(min(len(cards), MOST_CARDS)) + HEAD_CARD * float(min(heads, MOST_HEADS))

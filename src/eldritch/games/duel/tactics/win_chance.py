"""The chance of each seat to win, from Doom, signs, gates, figures, Power and books.

A logistic model over features of both sides, each weighted by how far the game has progressed. The weights were fitted
to the results of games between greedy players.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from eldritch.core.seats import listed

from ..box.components import ACOLYTE, FIGURES
from ..rules.factions.black_goat import BlackGoat
from ..state import Duel
from .estimates import is_threatened, own_doom

FEATURES: Final = 9
"""For each seat: Doom, gates, cultists, monsters, Great Old Ones, Power, books, areas in danger, being first."""
TERMS: Final = 4 * FEATURES + 2

# fmt: off
COEFFICIENTS: Final[list[float]] = [
    -0.03, 0.71, -0.16, -0.9, 1.71, 0.9, 0.13, -0.1, 0.36,
    7.82, -0.38, 0.18, 1.33, -0.1, 1.01, 0.07, 0.12, -0.04,
    -0.03, -0.8, 0.52, -0.92, -0.88, -0.98, -0.05, 0.6, 0.18,
    -7.81, 0.33, -1.07, -0.56, -1.78, -0.13, 0.21, -0.48, -0.12,
    0.54, -0.16,
]
"""For Great Cthulhu: its own features early, then late; the Goat's early, then late; the game itself early and late."""
# fmt: on


def chances(state: Duel) -> list[float]:
    """The chance of each seat to win."""
    goat: i64 = 1 if isinstance(state.factions[1], BlackGoat) else 0
    found = terms(state, goat)
    score = 0.0
    for place in range(TERMS):
        score += COEFFICIENTS[place] * found[place]
    share = 1.0 / (1.0 + exp(-score))
    return [share, 1.0 - share] if goat == 1 else [1.0 - share, share]


def terms(state: Duel, goat: i64) -> list[float]:
    """The inputs of the model: the features of both sides, each split into an early and a late part."""
    late = progress(state)
    found: list[float] = []
    for side in range(2):
        seat = 1 - goat if side == 0 else goat
        features = seat_features(state, seat)
        for feature in features:
            found.append(feature * (1.0 - late))
        for feature in features:
            found.append(feature * late)
    found.append(1.0 - late)
    found.append(late)
    return found


def progress(state: Duel) -> float:
    """How far the game has progressed, 0 to 1: by the highest Doom, or by the rituals."""
    most = max(own_doom(state, 0), own_doom(state, 1))
    by_doom = float(most) / float(state.box.doom_target)
    by_rituals = float(state.ritual) / float(len(state.track))
    return min(1.0, max(by_doom, by_rituals))


def seat_features(state: Duel, seat: i64) -> list[float]:
    """The features of one side, in the order of FEATURES."""
    sheet = state.factions[seat].sheet
    monsters: i64 = 0
    for kind in range(1, FIGURES - 1):
        monsters += sheet.value[kind] * state.on_map(seat, kind)
    danger = 0.0
    for area in range(state.areas):
        if is_threatened(state, seat, area):
            danger += 1.0

    return [
        float(own_doom(state, seat)) / 10.0,
        float(state.gates_of(seat)),
        float(state.in_play(seat, ACOLYTE)) / 3.0,
        float(monsters) / 5.0,
        float(state.great_old_ones(seat)),
        float(state.power[seat]) / 5.0,
        float(len(listed(state.books[seat]))),
        danger,
        1.0 if seat == state.first else 0.0,
    ]

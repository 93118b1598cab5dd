"""Fit the chance to win in Duel to games between greedy bots, and measure how well it predicts other games.

    python docs/studies/duel/win_chance.py                           # 2,000 games for the fit, 500 to measure it

Prints the coefficients for `games/duel/tactics/win_chance.py`. The bots make one choice in sixteen at random.
"""

import argparse
import random
from collections.abc import Iterator

import numpy as np
from sklearn.linear_model import LogisticRegression

import eldritch
from eldritch.bots import bot
from eldritch.games.duel.state import Duel
from eldritch.games.duel.tactics import win_chance

RANDOM_CHOICES = 1 / 16
FIRST_OF_FIT = 300_000
FIRST_OF_TEST = 200_000
"""Seeds. The games of fit and test differ."""


def positions(first: int, games: int) -> Iterator[tuple[list[float], float, float, int]]:
    """For every choice: the terms of the model, the current estimate, the share of the win, the game."""
    game = eldritch.game("duel")
    for seed in range(first, first + games):
        chance = random.Random(seed)
        state = game.new(2, seed=seed)
        assert isinstance(state, Duel)
        players = [bot("greedy", seed=2 * seed + seat) for seat in range(2)]
        met: list[tuple[list[float], float]] = []
        while not state.over:
            seat = state.deciders()[0]
            legal = state.legal(seat)
            if len(legal) > 1:
                met.append((list(win_chance.terms(state, 1)), win_chance.chances(state)[0]))
            at_random = chance.random() < RANDOM_CHOICES
            state.apply(seat, chance.choice(legal) if at_random else players[seat].choose(state.seen_by(seat)).action)
        for terms, estimate in met:
            yield terms, estimate, state.returns()[0], seed


def error(estimates: np.ndarray, results: np.ndarray, games: np.ndarray) -> float:
    """The mean squared error, with the same weight for each game."""
    _, numbers, lengths = np.unique(games, return_inverse=True, return_counts=True)
    return float(np.average((estimates - results) ** 2, weights=1 / lengths[numbers]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--test-games", type=int, default=500)
    given = parser.parse_args()
    terms, _, results, _ = map(np.array, zip(*positions(FIRST_OF_FIT, given.games), strict=True))
    decided = (results == 0) | (results == 1)
    model = LogisticRegression(fit_intercept=False, C=0.1, max_iter=3000).fit(terms[decided], results[decided])
    coefficients = np.round(model.coef_[0], 2)
    print([float(value) for value in coefficients])
    terms, current, results, games = map(np.array, zip(*positions(FIRST_OF_TEST, given.test_games), strict=True))
    fitted = 1 / (1 + np.exp(-(terms @ coefficients)))
    constant = np.full(len(results), results.mean())
    for name, estimates in (("fitted now", fitted), ("as in the library", current), ("constant", constant)):
        print(f"mean squared error, {name}: {error(estimates, results, games):.3f}")


if __name__ == "__main__":
    main()

"""Intervals against published ones."""

import pytest

from eldritch.lab.statistics import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_agrees_with_published_intervals(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_wilson_is_symmetrical_and_stays_within_0_and_1() -> None:
    assert wilson(0, 5)[0] == 0.0
    assert wilson(5, 5)[1] == 1.0
    low, high = wilson(2, 9)
    assert wilson(7, 9) == pytest.approx((1 - high, 1 - low))


def test_shared_wins_count_by_their_share() -> None:
    assert wilson(4, 10) < wilson(4.5, 10) < wilson(5, 10)


def test_no_games_prove_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)

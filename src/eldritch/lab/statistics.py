"""Confidence intervals."""

from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations."""


def wilson(successes: float, trials: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval of a proportion. Successes may be fractions, as for shared wins.

    >>> low, high = wilson(5, 10)
    >>> print(f"{low:.4f} {high:.4f}")
    0.2366 0.7634
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    weight = z * z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * sqrt(share * (1 - share) / trials + weight / (4 * trials))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def percentage(successes: float, trials: int) -> str:
    """A proportion and its interval in percent.

    >>> percentage(5, 10)
    '50.0 % (23.7–76.3)'
    """
    low, high = wilson(successes, trials)
    return f"{100 * successes / trials:.1f} % ({100 * low:.1f}–{100 * high:.1f})"

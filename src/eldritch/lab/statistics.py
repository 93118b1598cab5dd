"""What a number of games proves."""

from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054
"""Within so many standard deviations lie 95 % of a normal distribution."""


def wilson(successes: float, trials: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval of a share, lower and upper end. Shared successes may be fractions.

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

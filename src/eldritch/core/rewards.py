"""Rewards: what learners are given for a game's result.

>>> rewards([1.0, 0.0])
[1.0, -1.0]
>>> rewards([0.5, 0.0, 0.5])
[0.25, -0.5, 0.25]
"""


def rewards(returns: list[float]) -> list[float]:
    """A seat's return less the mean, scaled so that a single winner has 1; the sum is 0."""
    seats = len(returns)
    mean = sum(returns, 0.0) / seats
    return [(one - mean) * seats / (seats - 1) for one in returns]

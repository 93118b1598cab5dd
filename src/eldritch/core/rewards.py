"""Rewards for reinforcement learning, computed from a game's returns.

>>> rewards([1.0, 0.0])
[1.0, -1.0]
>>> rewards([0.5, 0.0, 0.5])
[0.25, -0.5, 0.25]
"""


def rewards(returns: list[float]) -> list[float]:
    """Each seat's return minus the mean, scaled so that a single winner gets 1. The sum is 0."""
    seats = len(returns)
    mean = sum(returns, 0.0) / seats
    return [(one - mean) * seats / (seats - 1) for one in returns]

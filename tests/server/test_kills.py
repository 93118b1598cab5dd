"""A server that is killed at random moments loses nothing it acknowledged and does nothing twice.

The long version is `python -m tests.server.kills --times 200`; its last result is in docs/operations.md.
"""

import pytest

from .kills import run

TIMES = 3


@pytest.mark.timeout(280)
def test_a_killed_server_loses_nothing_and_does_nothing_twice(database: str) -> None:
    outcome = run(database, times=TIMES, tables=4)
    assert (outcome.lost, outcome.twice, outcome.broken) == (0, 0, 0)
    assert outcome.acknowledged > 20
    assert len(outcome.resumed) == TIMES

"""A server killed at random moments loses no acknowledged command and executes none twice.

For a long run: `python -m tests.server.kills --times 200`. The latest results are in docs/operations.md.
"""

import pytest

from .kills import run

TIMES = 3


@pytest.mark.timeout(280)
def test_a_killed_server_loses_no_acknowledged_command_and_repeats_none(database: str) -> None:
    outcome = run(database, times=TIMES, tables=4)
    assert (outcome.lost, outcome.twice, outcome.broken) == (0, 0, 0)
    assert outcome.acknowledged > 20
    assert len(outcome.resumed) == TIMES

"""Hostile clients change nothing and break nothing. For a long run: `python3 -m tests.server.fuzz`."""

import asyncio

from .fuzz import fuzz
from .live_server import Served


def test_hostile_messages_are_rejected_and_change_nothing(server: Served) -> None:
    tally = asyncio.run(fuzz(server, messages=3_000, seed=7))
    assert min(tally[kind] for kind in ("duplicate", "stale", "ahead", "malformed", "wrong now")) > 50
    assert tally["reconnected"] > 10
    assert server.faults == []

"""A stranger must tell any two pictures of a game apart, in grey and at 64 px."""

from itertools import combinations
from pathlib import Path

import pytest

from eldritch import art

from .photo import browser, distance, photographed

LEAST = 0.06
ALIKE = ("unknown", "realms-spine")
"""Stand-ins look alike on purpose; spines differ in colour and in a pattern that is finer than a cell."""


@pytest.mark.skipif(browser() is None, reason="there is no chromium to look with")
@pytest.mark.parametrize("set", art.SETS)
def test_no_two_pictures_of_a_game_look_alike(set: str, tmp_path: Path) -> None:
    names = [name for name in art.pictures(set) if not any(word in name for word in ALIKE)]
    seen = photographed(names, tmp_path)
    alike = {
        f"{a} {b}": round(distance(seen[a], seen[b]), 3)
        for a, b in combinations(names, 2)
        if distance(seen[a], seen[b]) < LEAST
    }
    assert alike == {}

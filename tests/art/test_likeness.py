"""A stranger must tell any two pictures of a game apart, in grey and at 64 px."""

from itertools import combinations
from pathlib import Path

import pytest

import art
from art.photo import find_browser

from .photo import distance, evened, photographed

LEAST = 0.2
ALIKE = ("unknown", "realms-spine", "_lit", "_shadowed")
"""Stand-ins look alike on purpose, and so does one face in another light; spines differ in colour and in a pattern that
is finer than a cell."""


@pytest.mark.skipif(find_browser() is None, reason="there is no chromium to look with")
@pytest.mark.parametrize("set", art.SETS)
def test_no_two_pictures_of_a_game_look_alike(set: str, tmp_path: Path) -> None:
    names = [name for name in art.pictures(set) if not any(word in name for word in ALIKE)]
    seen = photographed(names, tmp_path)
    apart = {f"{a} {b}": distance(seen[a], seen[b]) for a, b in combinations(names, 2)}
    assert {pair: by for pair, by in apart.items() if by < LEAST} == {}


@pytest.mark.skipif(find_browser() is None, reason="there is no chromium to look with")
def test_likeness_is_of_shape_and_not_of_light(tmp_path: Path) -> None:
    seen = photographed(["house-level_3", "house-level_4", "realms-unknown", "realms-dagon"], tmp_path)
    dimmed = evened([cell * 0.5 + 0.1 for cell in seen["realms-dagon"]])
    assert distance(dimmed, seen["realms-dagon"]) < 0.001
    assert LEAST < distance(seen["house-level_3"], seen["house-level_4"]) < distance(seen["realms-unknown"], dimmed)

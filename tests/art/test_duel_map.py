"""The map of Duel: what is drawn is what the rules say."""

from itertools import combinations

import pytest

import eldritch
from eldritch.art.recipes.duel import country
from eldritch.games.duel.box.components import Box

BOX = eldritch.game("duel").edition
assert isinstance(BOX, Box)
PARTS = {part.key: part for part in BOX.parts}


def edges(part: str) -> set[frozenset[tuple[float, float]]]:
    outline = country.outline(part)
    return {frozenset((outline[place - 1], point)) for place, point in enumerate(outline)}


def area(outline: tuple[tuple[float, float], ...]) -> float:
    return (
        abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True))) / 2
    )


def test_every_part_of_the_edition_is_drawn_and_no_other() -> None:
    assert set(country.parts()) == set(PARTS)
    assert set(country.WATER) == {key for key, part in PARTS.items() if part.water}


def test_parts_share_a_border_exactly_if_they_are_neighbours() -> None:
    """But for the bridge, which leads over the water."""
    for one, other in combinations(PARTS, 2):
        touching = bool(edges(one) & edges(other))
        neighbours = other in PARTS[one].borders and {one, other} != set(country.BRIDGE)
        assert touching == neighbours, f"{one} and {other}"


@pytest.mark.parametrize("part", sorted(PARTS))
def test_what_the_map_says_of_neighbours_is_what_the_edition_says(part: str) -> None:
    assert country.neighbours(part) == set(PARTS[part].borders)


def test_the_parts_and_the_neutral_land_fill_the_map_without_overlap() -> None:
    left, top, right, bottom = country.EDGE
    drawn = sum(area(country.outline(part)) for part in (*country.parts(), *country.NEUTRAL))
    assert drawn == pytest.approx((right - left) * (bottom - top))

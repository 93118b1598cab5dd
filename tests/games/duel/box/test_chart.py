"""The map of Duel: the drawn outlines agree with the borders of the edition."""

from itertools import combinations
from typing import cast

import pytest

import eldritch
from eldritch.games.duel.box import chart
from eldritch.games.duel.box.components import Box

BOX = cast(Box, eldritch.game("duel").edition)
PARTS = {part.key: part for part in BOX.parts}
NEUTRAL = {name for line in chart.lines() for name in line.of} - set(PARTS)
EDGE = (20, 20, 980, 680)
BRIDGE = {"innsmouth", "rockport"}
"""These two are neighbours although they share no line."""


def edges(part: str) -> set[frozenset[chart.Point]]:
    outline = chart.outline(part)
    return {frozenset((outline[place - 1], point)) for place, point in enumerate(outline)}


def area(outline: tuple[chart.Point, ...]) -> float:
    return (
        abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True))) / 2
    )


def test_the_chart_has_every_part_of_the_edition_and_neutral_land() -> None:
    assert set(BOX.chart()) == set(PARTS)
    assert {"north_bank", "highlands", "west_bank", "blasted_heath"} == NEUTRAL


def test_a_line_is_a_coast_exactly_between_land_and_water() -> None:
    water = {key for key, part in PARTS.items() if part.water}
    kinds = {0: "land", 1: "coast", 2: "sea"}
    for line in chart.lines():
        expected = kinds[len(water.intersection(line.of))] if len(line.of) == 2 else "edge"
        assert line.kind == expected, line.of


def test_parts_share_an_edge_exactly_if_they_are_neighbours() -> None:
    for one, other in combinations(PARTS, 2):
        touching = bool(edges(one) & edges(other))
        neighbours = other in PARTS[one].borders and {one, other} != BRIDGE
        assert touching == neighbours, f"{one} and {other}"


@pytest.mark.parametrize("part", sorted(PARTS))
def test_lines_lead_to_the_neighbours_of_the_edition(part: str) -> None:
    found = {other for line in chart.lines() if part in line.of for other in line.of}
    assert (found | (BRIDGE if part in BRIDGE else set())) - {part, *NEUTRAL} == set(PARTS[part].borders)


def test_the_parts_and_the_neutral_land_fill_the_map_without_overlap() -> None:
    left, top, right, bottom = EDGE
    drawn = sum(area(chart.outline(name)) for name in (*PARTS, *NEUTRAL))
    assert drawn == pytest.approx((right - left) * (bottom - top))


def test_a_part_has_a_place_for_its_portal_exactly_if_it_has_one() -> None:
    portals = {part.key for part in BOX.parts if part.portal}
    assert {key for key, part in BOX.chart().items() if part["portal"]} == portals


def test_figures_of_both_factions_have_their_places() -> None:
    for part in BOX.chart().values():
        assert set(part["sides"]) == set(BOX.sheets)

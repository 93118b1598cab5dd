"""Body parts of Nightmarium: every card has its drawings, and any three parts join into one body."""

import re
from collections import Counter
from itertools import combinations
from xml.etree import ElementTree

import pytest

import art
import eldritch
from art import creatures
from art.recipes.nightmarium import ABOVE, PARTS
from art.recipes.nightmarium.shapes import FLANGE, HEM, NECK, WAIST

Point = tuple[float, float]

EDGES = {"head": (FLANGE,), "torso": (NECK, HEM), "legs": (WAIST,)}
CUTS = {"head": (), "torso": ((20, 5.5),), "legs": ((29, 6.5),)}


CARDS = eldritch.game("nightmarium").edition.described()


def places() -> list[tuple[int, str, str]]:
    """Every card of the box in every place it may take: number, place, legion."""
    return [(card["card"], place, card["legion"]) for card in CARDS for place in card["positions"]]


def points(text: str) -> list[Point]:
    return [(float(x), float(y.rstrip("!"))) for x, y in (word.split(",") for word in text.split())]


def ends(path: str) -> set[Point]:
    """The points that path data of smooth curves runs through."""
    x = y = 0.0
    found = set()
    for command, rest in re.findall(r"([McsZ])([^McsZ]*)", path):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.\d+|\.\d+|\d+)", rest)]
        if command == "M":
            x, y = numbers
        elif numbers:
            x, y = x + numbers[-2], y + numbers[-1]
        found.add((round(x, 1), round(y, 1)))
    return found


@pytest.mark.parametrize(("number", "place", "legion"), places())
def test_a_card_has_a_drawing_for_each_place_it_may_take(number: int, place: str, legion: str) -> None:
    assert number in PARTS[legion][place]
    assert art.for_component("nightmarium", f"{number}_{place}") == f"nightmarium-{number}_{place}"


def test_there_is_no_drawing_without_a_card() -> None:
    drawn = {(number, place, legion) for legion in PARTS for place in PARTS[legion] for number in PARTS[legion][place]}
    assert drawn == set(places())


def test_no_two_cards_share_a_drawing() -> None:
    drawings = Counter(
        re.sub(r"#[a-z]{4}|\"[a-z]{4}(?=\d)", "", art.picture(name))
        for name in art.pictures("nightmarium")
        if re.match(r"nightmarium-\d", name)
    )
    assert [times for times in drawings.values() if times > 1] == []


@pytest.mark.parametrize(("number", "place"), [each[:2] for each in places()])
def test_every_part_meets_its_neighbours_on_the_same_edges(number: int, place: str) -> None:
    svg = art.picture(f"nightmarium-{number}_{place}")
    outlines = [ends(path) for path in re.findall(r' d="(M[^"]+)"', svg) if re.fullmatch(r"[McsZ\d .\-]+", path)]
    for edge in EDGES[place]:
        assert any(set(points(edge)) <= outline for outline in outlines), f"no outline runs along {edge}"
    for rx, ry in CUTS[place]:
        assert f'd="M{80 - rx} 0a{rx} {ry} 0 1 0' in svg, "the cut is not open"


def test_the_field_of_a_part_stands_where_its_neighbours_expect_it() -> None:
    for number, place, _ in places():
        svg = art.picture(f"nightmarium-{number}_{place}")
        assert 'viewBox="0 0 160 156"' in svg, (number, place)
        assert f'<g transform="translate(0 {ABOVE})">' in svg, (number, place)


def test_a_seal_shows_its_legion_in_three_pourings() -> None:
    for legion in {card["legion"] for card in CARDS if card["seal"]}:
        seals = [art.picture(f"nightmarium-seal_{legion}_{number}") for number in (1, 2, 3)]
        assert all(a != b for a, b in combinations(seals, 2))


def test_every_ability_has_its_emblem() -> None:
    abilities = {card["ability"] for card in CARDS} - {"none"}
    assert {f"nightmarium-ability_{ability}" for ability in abilities} <= set(art.pictures("nightmarium"))


def test_a_creature_is_painted_from_the_legs_up_so_that_hems_cover_cuts() -> None:
    parts = {place: names[0] for place, names in creatures.pictures_by_place().items()}
    marks = creatures.creature(parts)
    assert re.findall(r'<svg width="160" height="156" y="(\d+)"', marks) == ["240", "120", "0"]
    assert re.findall(r'y="(\d+)"', creatures.creature({"legs": parts["legs"]}).partition(">")[0]) == ["240"]


def test_the_sheet_of_creatures_shows_no_part_twice() -> None:
    sheet = ElementTree.fromstring(creatures.sheet())
    ids = [element.get("id") for element in sheet.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert len(sheet.findall("{*}svg")) == creatures.ROWS * creatures.COLUMNS

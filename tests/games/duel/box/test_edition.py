"""The box as data: what an owner may correct, and what the loader says about mistakes."""

from pathlib import Path

import pytest

import eldritch
from eldritch.core.state import State
from eldritch.games.duel.box.edition import STANDARD, read_edition

from ..table import GAME, box


def edited(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = STANDARD.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_thirteen_areas_thirty_one_borders() -> None:
    found = box()
    assert (len(found.parts), len(found.areas), sum(found.water)) == (16, 13, 6)
    assert sum(len(near) for near in found.neighbours) == 2 * 31


def test_a_joined_area_has_the_neighbours_of_both_parts() -> None:
    found = box()
    near = {found.areas[area] for area in found.neighbours[found.areas.index("jersey_reef")]}
    assert near == {"boston", "loblolly_bay", "kingsport", "martins_beach"}


def test_the_starts_are_three_steps_apart() -> None:
    found = box()
    reached, steps = {found.areas.index("dunwich")}, 0
    while found.areas.index("jersey_reef") not in reached:
        reached |= {to for area in reached for to in found.neighbours[area]}
        steps += 1
    assert steps == 3


def test_signs_are_half_a_third_and_the_rest() -> None:
    assert [box().signs.count(value) for value in (1, 2, 3)] == [6, 4, 2]


def test_every_component_has_a_mark() -> None:
    assert {entry["mark"] for entry in box().described()} == {"S", "D", "P", "E"}


def test_an_owner_may_correct_the_track_and_a_border(tmp_path: Path) -> None:
    path = edited(
        tmp_path,
        ('cells = [5, 6, 7, 8, 9, 10], mark = "E"', 'cells = [5, 6, 8, 10], mark = "S"'),
        (
            'borders = { dunwich = "E", arkham = "E", innsmouth = "E" }',
            'borders = { arkham = "E", innsmouth = "E" }',
        ),
        (
            'borders = { merrimack_river = "E", arkham = "E", miskatonic',
            'borders = { arkham = "E", miskatonic',
        ),
    )
    state = GAME.with_edition(path).new(2, 1)
    assert isinstance(state, State)
    assert state.view(0)["table"]["ritual"]["cells"] == [5, 6, 8, 10]


BAD = {
    "symmetry": (
        (
            'borders = { dunwich = "E", arkham = "E", innsmouth = "E" }',
            'borders = { arkham = "E", innsmouth = "E" }',
        ),
        "part dunwich, border with merrimack_river: must also be listed for part merrimack_river",
    ),
    "unknown neighbour": (
        ('borders = { dunwich = "E", arkham', 'borders = { dunwitch = "E", arkham'),
        "part merrimack_river, border with dunwitch: is not a border with another part of the map",
    ),
    "mark of a border": (
        ('borders = { dunwich = "E", arkham', 'borders = { dunwich = "D", arkham'),
        "part merrimack_river, border with dunwich: has another mark than with part dunwich",
    ),
    "portal end": (
        (
            'area = "devils_reef"\nkind = "water"\nportal = 1',
            'area = "devils_reef"\nkind = "water"\nportal = 2',
        ),
        "part devils_reef: portal 2 must join exactly two parts of one area",
    ),
    "portal on land": (
        ('area = "boston"\nkind = "land"', 'area = "boston"\nkind = "land"\nportal = 4'),
        "part boston: has a portal, but portals lie in water",
    ),
    "joined without a portal": (
        ('key = "boston"\narea = "boston"', 'key = "boston"\narea = "salem"'),
        "part salem: is in one area with boston, but no portal joins them",
    ),
    "falling track": (
        ("cells = [5, 6, 7, 8, 9, 10]", "cells = [5, 6, 5]"),
        "ritual short: cells must not fall",
    ),
    "start": (('start = "dunwich"', 'start = "paris"'), "faction black_goat: start must be one of"),
    "figure": (
        ("count = 4, costs = [1], combat = 1", "count = 0, costs = [1], combat = 1"),
        "figure deep_one: count must be 1",
    ),
    "unknown faction": (
        ('key = "black_goat"', 'key = "yellow_sign"'),
        "faction yellow_sign: must be one of those with rules: great_cthulhu, black_goat",
    ),
    "unknown figure": (
        ('key = "mi_go"', 'key = "fungus"'),
        "faction black_goat: figures must be acolyte, ghoul, mi_go, dark_young, shub_niggurath",
    ),
    "missing action": (
        ('    { key = "ghroth", cost = 2, mark = "P" },\n', ""),
        "faction black_goat: actions must be avatar, ghroth",
    ),
    "unknown requirement": (
        ('"four_areas", "six_areas"', '"four_areas", "seven_areas"'),
        "faction black_goat: requirements must be four_areas, six_areas",
    ),
    "books": (
        ('"necrophagy", "ghroth"]', '"necrophagy"]'),
        "faction black_goat: books must be frenzy, thousand_young",
    ),
}


@pytest.mark.parametrize("mistake", BAD)
def test_a_mistake_is_named_with_file_entry_and_fault(tmp_path: Path, mistake: str) -> None:
    change, fault = BAD[mistake]
    path = edited(tmp_path, change)
    with pytest.raises(eldritch.BadEdition) as caught:
        read_edition(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert fault in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('books = ["devolve", "absorb"', 'books = ["absorb", "devolve"'),
        ('requirements = ["first_doom_phase", "kill_one"', 'requirements = ["kill_one", "first_doom_phase"'),
    ],
)
def test_the_rules_go_by_names_not_by_the_order_in_the_file(tmp_path: Path, old: str, new: str) -> None:
    """Otherwise the book that is shown as one would work as the other."""
    corrected = read_edition(edited(tmp_path, (old, new)))
    for key, sheet in box().sheets.items():
        assert corrected.sheets[key].books == sheet.books
        assert corrected.sheets[key].requirements == sheet.requirements


def test_figures_may_stand_in_any_order_in_the_file(tmp_path: Path) -> None:
    deep_one = '    { key = "deep_one", type = "monster", count = 4, costs = [1], combat = 1, mark = "S" },\n'
    shoggoth = '    { key = "shoggoth", type = "monster", count = 2, costs = [2], combat = 2, mark = "S" },\n'
    corrected = read_edition(edited(tmp_path, (deep_one + shoggoth, shoggoth + deep_one)))
    sheet = corrected.sheets["great_cthulhu"]
    assert (sheet.figures[1:3], sheet.combat[1:3]) == (["deep_one", "shoggoth"], [1, 2])


ISLAND = """
[[parts]]
key = "%s"
area = "%s"
kind = "land"
at = [0, 0]
borders = { %s = "E" }
mark = "E"

"""


def test_an_area_out_of_reach_is_named(tmp_path: Path) -> None:
    islands = ISLAND % ("nahant", "nahant", "egg_rock") + ISLAND % ("egg_rock", "egg_rock", "nahant")
    path = edited(tmp_path, ("# The factions.", f"{islands}# The factions."))
    with pytest.raises(eldritch.BadEdition, match="area nahant: cannot be reached from merrimack_river"):
        read_edition(path)

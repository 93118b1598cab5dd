"""What holds of every picture: it is the one that was looked at, well made, small, and harmless beside others."""

import os
import re
import subprocess
import sys
from collections import Counter
from xml.etree import ElementTree

import pytest

import art
import eldritch

from . import hashes

LIMIT = 30 * 1024
COSTLY = ("filter", "image", "text", "script", "style", "foreignObject")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return {name: art.picture(name) for name in art.pictures()}


def test_every_picture_is_the_one_that_was_looked_at() -> None:
    kept = hashes.FILE.read_text(encoding="utf-8").splitlines()
    assert hashes.hashes().splitlines() == kept, "if this is meant: look at the sheets, then python3 run.py golden"


def test_pictures_are_the_same_in_another_process() -> None:
    command = [sys.executable, "-c", "from tests.art import hashes; print(hashes.hashes(), end='')"]
    for seed in ("1", "2"):
        done = subprocess.run(
            command, capture_output=True, check=True, text=True, env={**os.environ, "PYTHONHASHSEED": seed}
        )
        assert done.stdout == hashes.hashes()


def test_every_picture_is_well_formed_and_has_no_part_that_costs_frames(drawn: dict[str, str]) -> None:
    for name, svg in drawn.items():
        kinds = {element.tag.removeprefix(SVG) for element in ElementTree.fromstring(svg).iter()}
        assert not kinds.intersection(COSTLY), name


def test_no_picture_is_larger_than_30_kb(drawn: dict[str, str]) -> None:
    assert {name: len(svg) for name, svg in drawn.items() if len(svg.encode()) > LIMIT} == {}


def test_ids_stay_unique_when_all_pictures_share_a_page(drawn: dict[str, str]) -> None:
    ids = Counter(found for svg in drawn.values() for found in re.findall(r'\bid="([^"]+)"', svg))
    assert [found for found, times in ids.items() if times > 1] == []


def test_a_picture_refers_to_its_own_parts_alone(drawn: dict[str, str]) -> None:
    for name, svg in drawn.items():
        made = set(re.findall(r'\bid="([^"]+)"', svg))
        used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg))
        assert {first or second for first, second in used} <= made, name


def test_every_coordinate_is_a_number(drawn: dict[str, str]) -> None:
    """A tone or a number that nobody understands would be painted black, or not at all."""
    colour = re.compile(r"none|#[0-9a-f]{3}|#[0-9a-f]{6}|url\(#\w+\)")
    for name, svg in drawn.items():
        assert not re.search(r"\b(nan|inf|None)\b", svg), name
        paints = re.findall(r'(?:fill|stroke|stop-color)="([^"]*)"', svg)
        assert [paint for paint in paints if not colour.fullmatch(paint)] == [], name


def components(game: str) -> list[str]:
    """The keys of all components in a game's own box."""
    return [str(entry["key"]) for entry in eldritch.game(game).edition.described()]


def test_every_card_of_cthulhu_realms_has_its_own_picture() -> None:
    assert [art.for_component("realms", key) for key in components("realms")] == [
        f"realms-{key}" for key in components("realms")
    ]


@pytest.mark.parametrize("game", [game for game in eldritch.games() if game in art.SETS])
def test_a_card_that_only_another_edition_knows_gets_a_generic_picture(game: str) -> None:
    name = art.for_component(game, "no_such_card")
    assert name == f"{game}-unknown"
    assert name in art.pictures(game)


def test_the_generic_picture_may_be_of_the_cards_kind() -> None:
    assert art.for_component("realms", "no_such_card", "green_character") == "realms-unknown_green_character"
    assert art.for_component("realms", "no_such_card", "no_such_kind") == "realms-unknown"


def test_the_name_of_a_file_changes_with_the_picture() -> None:
    assert re.fullmatch(r"realms-dagon\.[0-9a-f]{8}\.svg", art.file_name("realms-dagon"))
    hashes = {art.file_name(name).split(".")[1] for name in art.pictures("realms")}
    assert len(hashes) == len(art.pictures("realms"))


def test_there_is_no_picture_without_a_recipe() -> None:
    for name in ("realms-no_such_card", "nowhere-dagon"):
        with pytest.raises(KeyError):
            art.picture(name)

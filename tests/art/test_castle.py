"""The Castle of the Devil: every card and traveller of the box has a picture, and light is told by the picture too."""

import re

import pytest

import art
import eldritch
from art.colour import channels
from art.recipes.castle.bust import LIGHTS

BOX = eldritch.game("castle").edition.described()
PICTURES = set(art.pictures("castle"))


def keys(sort: str) -> list[str]:
    return [entry["card"] for entry in BOX if entry["sort"] == sort]


@pytest.mark.parametrize("key", keys("item") + keys("profession") + ["bag", "elixir"])
def test_an_item_or_profession_has_a_picture_and_an_emblem(key: str) -> None:
    assert {f"castle-{key}", f"castle-{key}_emblem"} <= PICTURES


@pytest.mark.parametrize("key", keys("character"))
def test_a_traveller_is_painted_in_three_lights(key: str) -> None:
    assert {f"castle-{key}", f"castle-{key}_lit", f"castle-{key}_shadowed"} <= PICTURES


def brightness(name: str) -> float:
    """The mean of the brightest channel of all colours of a picture."""
    colours = re.findall(r'(?:fill|stop-color)="(#[0-9a-f]{6})"', art.picture(name))
    return sum(max(channels(colour)) for colour in colours) / len(colours)


@pytest.mark.parametrize("key", keys("character"))
def test_who_is_lit_is_brighter_and_who_is_in_the_shadow_darker(key: str) -> None:
    assert LIGHTS == ("neutral", "lit", "shadowed")
    assert brightness(f"castle-{key}_shadowed") < brightness(f"castle-{key}") < brightness(f"castle-{key}_lit")


def test_the_organisations_the_backs_and_the_scenes_are_there() -> None:
    named = ("order", "brotherhood", "back_item", "back_profession", "back_allegiance", "coach", "castle")
    assert {f"castle-{key}" for key in named} <= PICTURES


def test_an_unknown_traveller_item_or_profession_gets_a_picture_of_its_sort() -> None:
    for sort in {entry["sort"] for entry in BOX} & {"item", "profession", "character"}:
        assert art.for_component("castle", "no_such_card", sort) == f"castle-unknown_{sort}"

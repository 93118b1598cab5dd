"""The pictures of Duel: something for everything in the box."""

from typing import cast

import art
import eldritch
from art.recipes.duel.chart import WATER
from eldritch.games.duel.box.components import Box

BOX = cast(Box, eldritch.game("duel").edition)
PICTURES = set(art.pictures("duel"))


def test_every_figure_has_a_token_and_a_picture() -> None:
    for faction, sheet in BOX.sheets.items():
        for key in sheet.figures:
            assert f"duel-{key}" in PICTURES
            assert f"duel-token_{key}" in PICTURES or f"duel-token_{key}_{faction}" in PICTURES


def test_every_book_faction_gate_sign_and_die_has_a_picture() -> None:
    books = [book for sheet in BOX.sheets.values() for book in sheet.books]
    expected = {*books, *BOX.sheets, *(f"gate_{faction}" for faction in BOX.sheets), "gate_abandoned", "map"}
    expected |= {f"sign_{value}" for value in ("back", 1, 2, 3)} | {f"die_{face}" for face in range(1, 7)}
    assert {f"duel-{key}" for key in expected} <= PICTURES


def test_a_figure_of_another_edition_gets_the_generic_token() -> None:
    assert art.for_component("duel", "hound_of_tindalos") == "duel-unknown"


def test_the_map_shows_the_water_of_the_edition() -> None:
    assert set(WATER) == {part.key for part in BOX.parts if part.water}

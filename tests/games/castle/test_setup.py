"""The set-up table, and editions that are wrong."""

from pathlib import Path
from typing import Any

import pytest

import eldritch
from eldritch.games.castle.box.components import STANDARD, is_bag, read_edition

from .table import GAME, begin

PILES = {"full": (14, 17, 16, 15, 14, 13, 12, 10), "beginner": (9, 12, 11, 10, 9, 8, 7, 6)}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("items", ["full", "beginner"])
def test_the_set_up_table(seats: int, items: str) -> None:
    state = begin(seats, 3, {"items": items})
    assert len(state.pile) == PILES[items][seats - 3]
    assert state.limit == (8, 6, 5, 5, 5, 5, 5, 5)[seats - 3]
    assert [len(hand) for hand in state.hands] == [2 if seats == 3 else 1] * seats
    assert len(state.spare) == 10 - seats
    assert len(state.unused) == seats % 2
    assert abs(state.organisation.count(0) - state.organisation.count(1)) == seats % 2
    assert state.view(0)["table"]["seats"][0]["elixir"] == bool(seats % 2)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("items", ["full", "beginner"])
def test_case1_opening_hands_hold_sealed_cards_only_and_both_bags(seats: int, items: str) -> None:
    for seed in range(20):
        state = begin(seats, seed, {"items": items})
        dealt = [item for hand in state.hands for item in hand]
        assert all(state.box.sealed[item] for item in dealt)
        assert len([item for item in dealt if is_bag(item)]) == 2


def test_the_pearl_is_out_with_three_and_the_coat_with_ten() -> None:
    assert 12 not in begin(3, 1).components()
    assert 14 not in begin(10, 1).components()
    assert {12, 14} <= set(begin(6, 1).components())


def test_characters_are_ours_and_ten() -> None:
    cast = [entry["card"] for entry in GAME.edition.described() if entry["sort"] == "character"]
    assert len(set(cast)) == 10
    assert len(set(begin(10, 1).characters)) == 10


def test_everybody_looks_at_his_cards_before_the_journey_begins() -> None:
    state = begin(4, 1)
    assert state.deciders() == [0, 1, 2, 3]
    for seat in range(4):
        state.apply(seat, state.legal(seat)[0])
    assert state.deciders() == [state.current]


WRONG = [
    ('game = "castle"', 'game = "chess"', "game: must be"),
    ('{ key = "dagger", copies = 1', '{ key = "dagger", copies = 2', "item dagger: copies must be 1"),
    ('{ key = "dagger", copies = 1', '{ key = "sabre", copies = 1', "item sabre: key must be one of"),
    ('"bag_with_key", copies = 1, sealed = true', '"bag_with_key", copies = 1, sealed = false', "both bags"),
    ('key = "thug", use = "standing"', 'key = "thug", use = "often"', "profession thug: use must be one of"),
    ('key = "thug"', 'key = "priest"', "profession priest: is there twice"),
    ("seats = 6, allegiance = 3", "seats = 6, allegiance = 4", "6 players: allegiance must be half"),
    ("allegiance = 3, items = 1, limit = 5, mark", "allegiance = 3, items = 1, limit = 2, mark", "no room"),
    ('key = "silas_wren", sex = "m"', 'key = "silas_wren", sex = "x"', "character silas_wren: sex"),
    ('out = "coat", mark = "S"', 'out = "coat", mark = "Q"', "10 players: mark must be one of"),
    ("victory = { goals = 3", "victory = { goals = 9", "victory: goals must be 1 to 6"),
]


@pytest.mark.parametrize(("right", "wrong", "complaint"), WRONG)
def test_a_wrong_edition_is_refused_by_file_entry_and_fault(
    tmp_path: Path, right: str, wrong: str, complaint: str
) -> None:
    text = STANDARD.read_text(encoding="utf-8")
    assert right in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(eldritch.BadEdition, match=complaint) as error:
        read_edition(path)
    assert str(path) in str(error.value)


def test_a_corrected_edition_is_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = STANDARD.read_text(encoding="utf-8")
    path.write_text(text.replace("items = 2, limit = 8", "items = 1, limit = 9"), encoding="utf-8")
    state: Any = GAME.with_edition(path).new(3, 1)
    assert (state.limit, [len(hand) for hand in state.hands]) == (9, [1, 1, 1])

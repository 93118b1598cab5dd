"""The set-up: what is dealt for each number of players."""

import pytest

from eldritch.games.castle.box.components import is_bag

from ..table import GAME, begin

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


def test_all_players_look_at_their_cards_before_the_journey_begins() -> None:
    state = begin(4, 1)
    assert state.deciders() == [0, 1, 2, 3]
    for seat in range(4):
        state.apply(seat, state.legal(seat)[0])
    assert state.deciders() == [state.current]

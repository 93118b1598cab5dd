"""A dump that no game of Nightmarium can reach is refused."""

import copy
from typing import Any, Final

import pytest

from eldritch.core.errors import BadDump

from .table import GAME, table

EDITION: Final[Any] = GAME.edition
TRAITS: Final[list[int]] = EDITION.traits
HEAD_ONLY: Final = 4
"""Card 4 is a head and nothing else."""


def opening() -> Any:
    """Anya acts: she has a pair of legs, Borya a complete creature."""
    return table(anya="45 | hand 58 47", borya="84-86-85 | hand 9 32", deck="30").state.dump()


def refusal(data: Any) -> str:
    with pytest.raises(BadDump) as refused:
        GAME.load(data)
    return str(refused.value)


def test_the_opening_itself_is_a_position() -> None:
    GAME.load(opening())


def test_a_head_cannot_be_legs() -> None:
    data = opening()
    position = data["position"]
    position["deck"].remove(HEAD_ONLY)
    position["deck"].append(position["body"][0])
    position["body"][0] = HEAD_ONLY
    assert "card 4 cannot be a legs" in refusal(data)


def test_there_is_no_seventh_creature_of_five() -> None:
    data = opening()
    position = data["position"]
    position["height"][0], position["height"][6] = 0, 1
    position["body"][6 * 4] = position["body"][0]
    assert "at most 5 creatures" in refusal(data)


@pytest.mark.parametrize(
    ("stack", "fault"),
    [
        ([["turn", 0, 2, -1], ["turn", 0, 2, -1]], "two actions"),
        ([["turn", 0, 1, -1], ["turn", 0, 1, -1]], "needs a chain"),
        ([["turn", 0, 9, -1]], "two actions"),
        ([["turn", 0, 2, 3]], "any legion"),
        ([["turn", 0, -3, -1]], "two actions"),
        ([["turn", 0, 0, -1]], "two actions"),
        ([["turn", 1, 2, -1]], "seat to act"),
        ([["turn", 0, 1, 4]], "no such legion"),
        ([["chain", 0, 2, -1]], "lowest step"),
        ([["turn", 0, 1, -1], ["chain", 0, 2, -1]], "complete creature"),
        ([["turn", 0, 1, -1], ["chain", 5, 2, -1]], "no such creature"),
        ([["turn", 0, 2, -1], ["swap", 0, [58]]], ""),
        ([["turn", 0, 2, -1], ["swap", 0, [57]]], "in the hand"),
        ([["turn", 0, 2, -1], ["swap", 0, [58, 47]]], "rising order"),
        ([["turn", 0, 2, -1], ["swap", 0, []]], "rising order"),
        ([], "somebody must be to act"),
    ],
)
def test_a_stack_that_cannot_be_is_refused(stack: list[Any], fault: str) -> None:
    data = {**opening(), "stack": stack}
    if fault:
        assert fault in refusal(data)
    else:
        GAME.load(data)


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("turn", 0, "turn limit"),
        ("turn", -5, "turn limit"),
        ("turn", 1001, "turn limit"),
        ("fired", 201, "abilities"),
        ("current", 1, "seat to act"),
        ("current", 2, "seats"),
    ],
)
def test_a_counter_out_of_range_is_refused(field: str, value: int, fault: str) -> None:
    data = opening()
    data["position"][field] = value
    assert fault in refusal(data)


def test_a_hand_out_of_order_is_refused() -> None:
    data = opening()
    data["position"]["hands"][0].reverse()
    assert "rising order" in refusal(data)


def test_a_player_who_has_won_cannot_wait_for_another() -> None:
    whole = table(anya="84-86-85 93-56-88 3-8-1 57-47-25 45-89-58 | hand 2", borya="| hand 9").state.dump()
    other = copy.deepcopy(whole)
    other["position"]["current"], other["stack"] = 1, [["turn", 1, 2, -1]]
    assert "must have been won" in refusal(other)


@pytest.mark.parametrize("change", [{"winners": [1]}, {"ending": "turn_limit"}, {"ending": "peace"}])
def test_a_result_that_the_position_does_not_give_is_refused(change: dict[str, Any]) -> None:
    t = table(anya="84-86-85 93-56-88 3-8-1 57-47-25 45-89-58 | hand 2", borya="| hand 9 32", left=1)
    t.play("draw")
    assert t.winners == ["anya"]
    GAME.load(t.state.dump())
    refusal({**t.state.dump(), **change})


# What everybody knows of the hidden cards.


def test_a_void_of_a_hand_that_has_such_a_card_is_refused() -> None:
    data = opening()
    data["position"]["ledger"]["void"][0] = TRAITS[58]
    assert "must not be wrong about hand 0" in refusal(data)


def test_a_card_taken_in_public_view_may_be_of_a_void_legion() -> None:
    t = table(anya="6-2 | hand 82 9 25", borya="33", vova="", deck="30 36 39")
    t.play("play 82 1")
    data = t.state.dump()
    assert data["position"]["ledger"]["known"][0] == [33]
    data["position"]["ledger"]["void"][0] = TRAITS[33] & ~(TRAITS[9] | TRAITS[25])
    assert GAME.load(data).dump() == data


@pytest.mark.parametrize("place", [0, 1])
def test_pools_that_do_not_hold_just_the_hidden_cards_are_refused(place: int) -> None:
    data = opening()
    pool = data["position"]["ledger"]["pools"][0]
    if place == 0:
        pool[0] = [card if card != 30 else 31 for card in pool[0]]
        pool[0].sort()
    else:
        pool[1][0], pool[1][1] = pool[1][0] + 1, pool[1][1] - 1
    assert "exactly the hidden cards" in refusal(data)


def test_a_ledger_that_leaves_out_a_hand_is_refused() -> None:
    data = opening()
    data["position"]["ledger"]["known"].pop()
    assert "cover every hand" in refusal(data)


@pytest.mark.parametrize("in_hand", [[-2, 0], [0]])
def test_a_pool_with_an_impossible_number_of_cards_in_a_hand_is_refused(in_hand: list[int]) -> None:
    data = opening()
    first = data["position"]["ledger"]["pools"][0]
    first[1][0] += 2 if in_hand[0] < 0 else 0  # Both pools together have the right numbers.
    data["position"]["ledger"]["pools"].append([[], in_hand])
    assert "count the cards of every pool" in refusal(data)


@pytest.mark.parametrize("viewer", ["whole", 0])
def test_a_visible_hand_that_cannot_have_been_drawn_from_its_pools_is_refused(viewer: str | int) -> None:
    state = table(anya="| hand 58 47", borya="| hand 9 32", deck="30 31").state
    data: Any = state.dump() if viewer == "whole" else state.seen_by(0).dump()
    (cards, in_hand) = data["position"]["ledger"]["pools"][0]
    GAME.load(data)
    rest = [card for card in cards if card not in (30, 31)]
    data["position"]["ledger"]["pools"] = [[[30, 31], [2, 0]], [rest, [0, in_hand[1]]]]
    refusal(data)


def test_a_view_in_which_hands_hold_cards_of_two_decks_is_a_position() -> None:
    t = table(anya="| hand 3", borya="| hand 9", gena="", deck="48", discard="1 2 4 30 36 39", rest="gena")
    t.play("draw", "draw")
    data = t.state.seen_by(0).dump()
    assert len(data["position"]["ledger"]["pools"]) == 2
    assert GAME.load(data).dump() == data


@pytest.mark.parametrize("void", [-1, 255])
def test_a_view_whose_hidden_cards_cannot_be_dealt_is_refused(void: int) -> None:
    data = copy.deepcopy(GAME.new(3, 1).seen_by(0).dump())
    data["position"]["ledger"]["void"][1] = void
    with pytest.raises(BadDump, match="contradicts itself"):
        GAME.load(data)

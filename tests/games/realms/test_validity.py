"""A dump that no game of Cthulhu Realms can reach is refused."""

from typing import Any

import pytest

from eldritch.core.errors import BadDump
from eldritch.games.realms.box.components import KEYS

from .table import GAME, table

ARKHAM = KEYS.index("arkham")
GOON = KEYS.index("goon")


def opening() -> Any:
    """Anya acts with Arkham in play; Borya's Ruins have lost 3 of 4 sanity."""
    return table(anya="hand goon ghast | play arkham | deck adept", borya="play ruins-3 | hand goon").state.dump()


def refusal(data: Any) -> str:
    with pytest.raises(BadDump) as refused:
        GAME.load(data)
    return str(refused.value)


def test_the_opening_itself_is_a_position() -> None:
    GAME.load(opening())


@pytest.mark.parametrize(
    ("stack", "fault"),
    [
        ([["turn"], ["turn"]], "an ability must have been used"),
        ([["turn"], ["abjure"]], "an ability must have been used"),
        ([["turn"], ["abjure_self", ARKHAM]], "leaves at once"),
        ([["abjure"]], "lowest step"),
        ([["turn"], ["loss", 1, 1, 1, -1, -1], ["abjure"]], "one step"),
        ([], "somebody must be to act"),
    ],
)
def test_a_stack_that_cannot_be_is_refused(stack: list[Any], fault: str) -> None:
    assert fault in refusal({**opening(), "stack": stack})


@pytest.mark.parametrize(
    ("loss", "fault"),
    [
        ([1, 1, 1, -1, -1], ""),
        ([1, 1, 2, -1, -1], "no card in play"),
        ([1, 2, 1, -1, -1], "part of it"),
        ([1, 0, 1, -1, -1], "part of it"),
        ([0, 1, 1, -1, -1], "neighbours in turn"),
        ([1, 1, 1, 0, -1], "neighbours in turn"),
        ([1, 1, 1, -1, 3], "not fixed"),
    ],
)
def test_a_loss_that_no_card_causes_is_refused(loss: list[int], fault: str) -> None:
    data = opening()
    data["stack"] = [["turn"], ["loss", *loss]]
    data["position"]["choices"] = 1
    data["position"]["in_play"][0][0] |= 1  # Arkham has used its first ability: a loss of 1.
    if fault:
        assert fault in refusal(data)
    else:
        GAME.load(data)


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("turn", 0, "turn limit"),
        ("power", -1, "power"),
        ("happened", 1, "no such events"),
        ("choices", 1002, "choices"),
        ("adepts", -1, "adepts"),
        ("alive", 1, "two seats"),
        ("alive", 4, "seats in the game"),
        ("current", 2, "seats"),
        ("sanity", [50, 0], "must be out"),
        ("sanity", [50, 2**40], "sanity lies between"),
    ],
)
def test_a_counter_out_of_range_is_refused(field: str, value: object, fault: str) -> None:
    data = opening()
    data["position"][field] = value
    assert fault in refusal(data)


@pytest.mark.parametrize(
    ("seat", "change", "fault"),
    [
        (0, 1 << 4, "their own"),
        (0, 1 << 3, "that they lack"),
        (1, 1 << 4, "is destroyed"),
        (1, 1, "unused"),
    ],
)
def test_a_card_in_play_that_cannot_be_so_is_refused(seat: int, change: int, fault: str) -> None:
    data = opening()
    data["position"]["in_play"][seat][0] += change
    assert fault in refusal(data)


def test_a_starter_cannot_lie_in_a_row() -> None:
    data = opening()
    position = data["position"]
    place = position["box"].index(GOON)
    position["rows"][0], position["box"][place] = GOON, position["rows"][0]
    assert "shared cards only" in refusal(data)


def test_a_row_cannot_have_an_empty_place_while_the_shared_deck_lasts() -> None:
    data = opening()
    position = data["position"]
    position["box"].append(position["rows"][0])
    position["rows"][0] = -2
    assert "refilled" in refusal(data)


def test_a_view_that_shows_what_its_viewer_cannot_see_is_refused() -> None:
    assert "cannot see" in refusal({**opening(), "viewer": 0})


@pytest.mark.parametrize("change", [{"winners": [1]}, {"ending": "empty_deck"}, {"ending": "peace"}])
def test_a_result_that_the_position_does_not_give_is_refused(change: dict[str, Any]) -> None:
    t = table(anya="play arkham", borya="sanity 1").play("use arkham loss 1", "strike borya")
    assert t.state.winners == [0]
    GAME.load(t.state.dump())
    refusal({**t.state.dump(), **change})

"""The options: what each does, and which values are refused."""

import pytest

import eldritch

from ..table import GAME, table

FOUR = "3-2-67 6-26-70 15-35-79 30-71-4"


# The target.


@pytest.mark.parametrize("target", [5, 6, 7])
def test_the_target_gives_that_many_places(target: int) -> None:
    seats = GAME.new(2, 1, {"target": target}).view(0)["table"]["seats"]
    assert [len(seat["creatures"]) for seat in seats] == [target, target]


# The seals.


@pytest.mark.parametrize(("seals", "cards"), [(False, 108), (True, 120)])
def test_the_seals_are_in_the_box_or_in_the_deck(seals: bool, cards: int) -> None:
    assert len(GAME.new(2, 1, {"seals": seals}).components()) == cards


# Winning at once, as in other editions.


def test_win_at_once_ends_the_game_in_mid_turn() -> None:
    t = table(anya=f"{FOUR} 33-80 | hand 13", borya="", options={"win_at_once": True})
    assert t.play("play 13 5").news == ["anya plays 13 as head of 5", "anya completes 5", "won: anya"]


def test_win_at_once_comes_before_the_discard_for_a_pure_legion() -> None:
    t = table(anya=f"{FOUR} 27-23 | hand 13", borya="| hand 9 32", options={"win_at_once": True})
    t.play("play 13 5")
    assert (t.state.over, t.hand("borya")) == (True, "9 32")


def test_win_at_once_comes_before_the_abilities() -> None:
    t = table(anya=f"{FOUR} 33-80 | hand 25", borya="", options={"win_at_once": True})
    assert t.play("play 25 5").news[-1] == "won: anya"
    assert t.state.complete_creatures(0) == 5


def test_win_at_once_holds_for_a_creature_that_the_mockingbird_completes() -> None:
    t = table(anya="3-2 6-26-70 15-35-79 30-71-4 33-80 | hand 58 13", borya="", options={"win_at_once": True})
    t.play("play 58 1")
    assert t.play("play 13 5").news[-1] == "won: anya"


def test_win_at_once_leaves_the_choristers_second_card_where_it_is() -> None:
    t = table(
        anya="3-2 6-26-70 15-35-79 30-71-4 33-80 | hand 55", borya="", deck="13 29", options={"win_at_once": True}
    )
    t.play("play 55 1")
    assert t.play("play 13 5").news[-1] == "won: anya"


def test_win_at_once_does_not_end_the_game_short_of_the_target() -> None:
    t = table(anya="3-2 | hand 13", borya="", options={"win_at_once": True})
    t.play("play 13 1")
    assert not t.state.over


def test_without_win_at_once_the_end_of_the_turn_is_awaited() -> None:
    t = table(anya=f"{FOUR} 33-80 | hand 13", borya="", options={"win_at_once": False})
    t.play("play 13 5")
    assert not t.state.over


# The turn limit.


@pytest.mark.parametrize("limit", [10, 11])
def test_the_turn_limit_ends_the_game_after_that_many_turns(limit: int) -> None:
    state = GAME.new(2, 1, {"turn_limit": limit})
    draw = GAME.actions.encode("draw")
    while not state.over:
        state.apply(state.deciders()[0], draw)
    assert (state.turns(), state.ending) == (limit, "turn_limit")


@pytest.mark.parametrize("limit", [10, 1000, 100_000])
def test_a_turn_limit_in_range_is_accepted(limit: int) -> None:
    assert GAME.new(2, 1, {"turn_limit": limit}).view(None)["variant"]["turn_limit"] == limit


# Defaults and refusals.


def test_the_defaults_are_a_first_game() -> None:
    assert GAME.new(2, 1).view(None)["variant"] == {
        "target": 5,
        "seals": False,
        "win_at_once": False,
        "early_reshuffle": False,
        "keep_seals": False,
        "turn_limit": 1000,
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 4),
        ("target", 8),
        ("target", "5"),
        ("target", 5.0),
        ("target", None),
        ("seals", 1),
        ("seals", "yes"),
        ("win_at_once", 0),
        ("turn_limit", 9),
        ("turn_limit", 100_001),
        ("turn_limit", 10.0),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(eldritch.BadOptions, match=name):
        GAME.new(2, 1, {name: value})


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(eldritch.BadOptions, match=r"no option 'speed'; the options are target, seals, win_at_once"):
        GAME.new(2, 1, {"speed": 3})


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_may_play(seats: int) -> None:
    with pytest.raises(eldritch.BadOptions, match="2 to 5"):
        GAME.new(seats, 1)

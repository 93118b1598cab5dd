"""Playing cards and building creatures."""

import pytest

from ..table import table


def test_legs_begin_a_new_creature() -> None:
    t = table(anya="| hand 3", borya="")
    assert t.play("play 3 new").news == ["anya plays 3 as legs of 1"]


def test_a_torso_needs_legs() -> None:
    t = table(anya="6-26-4 | hand 2", borya="")
    assert t.choices(verb="play") == []


def test_a_head_needs_legs_and_torso() -> None:
    t = table(anya="6 | hand 13", borya="")
    assert t.choices(verb="play") == []


def test_a_creature_need_not_be_finished_before_the_next_begins() -> None:
    t = table(anya="6 15-26 | hand 3", borya="")
    assert t.choices(verb="play") == ["play 3 new"]


def test_a_card_of_two_positions_may_take_either() -> None:
    t = table(anya="6 | hand 14", borya="")
    assert t.choices(verb="play") == ["play 14 1", "play 14 new"]


def test_a_card_of_three_positions_may_take_any() -> None:
    t = table(anya="6 15-26 | hand 59", borya="")
    assert t.choices(verb="play") == ["play 59 1", "play 59 2", "play 59 new"]


def test_a_creature_may_be_of_any_legions() -> None:
    t = table(anya="3-86 | hand 37", borya="")
    assert "anya completes 1" in t.play("play 37 1").news


# R9: the limit, and where cards may go.


def test_r9_five_creatures_are_the_limit() -> None:
    t = table(anya="3 6 15-26 30-35-37 33 | hand 27", borya="")
    assert t.choices(verb="play") == []


def test_r9_below_the_limit_there_is_room() -> None:
    t = table(anya="3 6 15-26 30-35-37 | hand 27", borya="")
    assert t.choices(verb="play") == ["play 27 new"]


def test_r9_at_the_limit_a_card_may_still_be_a_torso_or_a_head() -> None:
    t = table(anya="3 6-26-4 15-2 30-35-37 33-71-67 | hand 59", borya="")
    assert t.choices(verb="play") == ["play 59 1", "play 59 3"]


@pytest.mark.parametrize("target", [6, 7])
def test_r9_the_limit_is_the_target(target: int) -> None:
    legs = "3 6 15 27 30 33 36"
    below = table(anya=" ".join(legs.split()[: target - 1]) + " | hand 39", borya="", options={"target": target})
    full = table(anya=" ".join(legs.split()[:target]) + " | hand 39", borya="", options={"target": target})
    assert (below.choices(verb="play"), full.choices(verb="play")) == (["play 39 new"], [])


def test_r9_a_creature_that_loses_its_last_card_is_gone() -> None:
    t = table(anya="87-2 | hand 82", borya="33 6-26-4")
    t.play("play 82 1", "execute borya 1")
    assert t.creatures("borya") == ". 6-26-4"


def test_r9_a_creature_that_is_gone_frees_its_place() -> None:
    t = table(anya="84-86 3 6 15 27 | hand 91 93", borya="")
    t.play("play 91 1", "devour 3")
    assert t.play("play 93 new").news[0] == "anya plays 93 as legs of 3"


def test_r9_only_the_first_free_slot_is_offered() -> None:
    t = table(anya="| hand 3", borya="", options={"target": 7})
    assert t.choices(verb="play") == ["play 3 new"]


def test_r9_a_card_goes_on_any_own_creature_that_needs_it_next() -> None:
    t = table(anya="3 6 15-26 | hand 2", borya="")
    assert t.choices(verb="play") == ["play 2 1", "play 2 2"]


def test_r9_a_card_never_goes_on_an_opponents_creature() -> None:
    t = table(anya="| hand 2", borya="3 6")
    assert t.choices(verb="play") == []


def test_r9_a_card_of_several_positions_is_fixed_once_played() -> None:
    t = table(anya="| hand 14 2 13", borya="")
    t.play("play 14 new", "play 2 1")
    assert t.creatures("anya") == "14-2"


def test_r9_a_card_of_several_positions_is_free_again_in_a_hand() -> None:
    t = table(anya="90-86 6 | hand 82", borya="3-14")
    assert "anya takes 14 from borya's 1" in t.play("play 82 1").news
    assert t.choices(verb="play") == ["play 14 2", "play 14 new"]

"""Elder Signs and the end of the game (rulings 66 to 72)."""

import pytest

from eldritch.core.state import UNKNOWN

from ..table import CTHULHU, GOAT, table

HOME = "jersey_reef 2 acolyte"
DUNWICH = "dunwich 2 acolyte"
GATES = "jersey_reef cthulhu | dunwich goat"


def test_ruling66_values_are_known_to_their_owner_alone_and_counts_to_all() -> None:
    t = table(cthulhu=f"{HOME} | signs 2 3", goat=f"{DUNWICH} | signs 1", gates=GATES)
    assert t.state.view(CTHULHU)["table"]["seats"][CTHULHU]["signs"] == [2, 3]
    assert t.state.view(GOAT)["table"]["seats"][CTHULHU]["signs"] == [None, None]
    assert t.state.seen_by(None).signs == [[UNKNOWN, UNKNOWN], [UNKNOWN]]
    assert set(t.state.seen_by(GOAT).bag) == {UNKNOWN}


def test_ruling67_either_seat_may_reveal_at_any_decision() -> None:
    t = table(cthulhu=f"{HOME} | signs 2 3", goat=f"{DUNWICH} | signs 1", gates=GATES)
    t.play("cthulhu reveal 3", "goat reveal 1")
    assert (t.doom, t.signs("cthulhu"), t.signs("goat"), t.revealed) == ([3, 1], [2], [], [3, 1])
    assert t.waiting_for == ["cthulhu"]


def test_ruling67_not_amid_an_assignment() -> None:
    t = table(cthulhu="arkham 2 deep_one, acolyte | signs 2", goat="arkham 2 mi_go, acolyte | signs 1")
    assert t.can("cthulhu reveal 2")
    t = t.with_dice("battle arkham", (1, 0), (0, 0))
    assert not t.can("cthulhu reveal 2")
    assert not t.can("goat reveal 1")


def test_ruling68_an_empty_bag_gives_a_doom_for_each_sign() -> None:
    t = table(cthulhu=f"{HOME} | power 10", goat=DUNWICH, gates=GATES, bag=False)
    t.play("awaken cthulhu jersey_reef")
    assert (t.doom, t.signs("cthulhu")) == ([1, 0], [])


def test_ruling69_no_books_are_needed_to_win() -> None:
    t = table(cthulhu=f"{HOME} | doom 28 | signs 2", goat=DUNWICH, gates=GATES)
    t.play("reveal 2", "recruit jersey_reef", "end_turn")
    assert (t.state.over, t.winners, t.books("cthulhu")) == (True, ["cthulhu"], "")


def test_ruling70_in_the_action_phase_at_the_end_of_the_turn_whosever_it_is() -> None:
    t = table(cthulhu=HOME, goat=f"{DUNWICH} | doom 28 | signs 2", gates=GATES)
    t.play("goat reveal 2")
    assert not t.state.over
    t.play("recruit jersey_reef")
    assert not t.state.over
    t.play("end_turn")
    assert (t.state.over, t.winners) == (True, ["goat"])


def test_ruling70_in_the_doom_phase_at_its_end() -> None:
    t = table(
        cthulhu=f"{HOME} | power 5 | doom 29", goat=f"{DUNWICH} | power 9", gates=GATES, phase="doom", first="cthulhu"
    )
    t.play("ritual")
    assert (t.state.over, t.waiting_for) == (False, ["goat"])
    t.play("done")
    assert (t.state.over, t.state.ending) == (True, "doom")


def test_ruling70_while_choosing_the_first_player_at_the_end_of_that_phase() -> None:
    t = table(cthulhu=f"{HOME} | power 1", goat="dunwich 3 acolyte | power 0 | doom 29 | signs 1", gates=GATES)
    t.play("recruit jersey_reef", "end_turn", "goat reveal 1")
    assert not t.state.over
    t.play("choose_first cthulhu")
    assert (t.state.over, t.state.ending) == (True, "doom")


def test_ruling71_the_end_of_the_track_ends_the_game_with_the_phase() -> None:
    t = table(cthulhu=f"{HOME} | power 10", goat=f"{DUNWICH} | power 4", gates=GATES, phase="doom", ritual=5)
    t.play("ritual")
    assert (t.state.over, t.state.ending) == (True, "end_of_the_world")


@pytest.mark.parametrize(("cthulhus", "doom", "winners"), [(1, [31, 33], ["goat"]), (3, [33, 33], ["cthulhu", "goat"])])
def test_ruling72_both_reveal_everything_and_equal_doom_is_shared(
    cthulhus: int, doom: list[int], winners: list[str]
) -> None:
    t = table(cthulhu=f"{HOME} | doom 30 | signs {cthulhus}", goat=f"{DUNWICH} | doom 30 | signs 3", gates=GATES)
    assert (t.state.over, t.doom, t.winners) == (True, doom, winners)
    assert sum(t.state.returns()) == 1

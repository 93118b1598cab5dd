"""Elder Signs and the end of the game (rulings 66 to 72)."""

import pytest

from eldritch.core.state import UNKNOWN

from ..table import CTHULHU, GOAT, can, decider, do, table, with_dice

HOME = {"jersey_reef": "2 acolyte"}
DUNWICH = {"dunwich": "2 acolyte"}
GATES = {"jersey_reef": "cthulhu", "dunwich": "goat"}


def test_ruling66_values_are_known_to_their_owner_alone_and_counts_to_all() -> None:
    state = table(HOME, DUNWICH, GATES, signs=((2, 3), (1,)))
    assert state.view(CTHULHU)["table"]["seats"][CTHULHU]["signs"] == [2, 3]
    assert state.view(GOAT)["table"]["seats"][CTHULHU]["signs"] == [None, None]
    assert state.seen_by(None).signs == [[UNKNOWN, UNKNOWN], [UNKNOWN]]
    assert set(state.seen_by(GOAT).bag) == {UNKNOWN}


def test_ruling67_either_seat_may_reveal_at_any_decision() -> None:
    state = table(HOME, DUNWICH, GATES, signs=((2, 3), (1,)))
    do(state, "reveal 3", seat=CTHULHU)
    do(state, "reveal 1", seat=GOAT)
    assert (state.doom, state.signs, state.revealed) == ([3, 1], [[2], []], [3, 1])
    assert decider(state) == CTHULHU


def test_ruling67_not_amid_an_assignment() -> None:
    state = table({"arkham": "2 deep_one, acolyte"}, {"arkham": "2 mi_go, acolyte"}, signs=((2,), (1,)))
    assert can(state, "reveal 2", seat=CTHULHU)
    state = with_dice(state, "battle arkham", (1, 0), (0, 0))
    assert not can(state, "reveal 2", seat=CTHULHU)
    assert not can(state, "reveal 1", seat=GOAT)


def test_ruling68_an_empty_bag_gives_a_doom_for_each_sign() -> None:
    state = table(HOME, DUNWICH, GATES, power=(10, 8), bag=False)
    do(state, "awaken cthulhu jersey_reef")
    assert (state.doom, state.signs) == ([1, 0], [[], []])


def test_ruling69_no_books_are_needed_to_win() -> None:
    state = table(HOME, DUNWICH, GATES, doom=(28, 0), signs=((2,), ()))
    do(state, "reveal 2", "recruit jersey_reef", "end_turn")
    assert (state.over, state.winners, state.books) == (True, [CTHULHU], [0, 0])


def test_ruling70_in_the_action_phase_at_the_end_of_the_turn_whosever_it_is() -> None:
    state = table(HOME, DUNWICH, GATES, doom=(0, 28), signs=((), (2,)))
    do(state, "reveal 2", seat=GOAT)
    assert not state.over
    do(state, "recruit jersey_reef")
    assert not state.over
    do(state, "end_turn")
    assert (state.over, state.winners) == (True, [GOAT])


def test_ruling70_in_the_doom_phase_at_its_end() -> None:
    state = table(HOME, DUNWICH, GATES, phase="doom", power=(5, 9), doom=(29, 0), first=CTHULHU)
    do(state, "ritual")
    assert (state.over, decider(state)) == (False, GOAT)
    do(state, "done")
    assert (state.over, state.ending) == (True, "doom")


def test_ruling70_while_choosing_the_first_player_at_the_end_of_that_phase() -> None:
    state = table(HOME, {"dunwich": "3 acolyte"}, GATES, power=(1, 0), doom=(0, 29), signs=((), (1,)))
    do(state, "recruit jersey_reef", "end_turn")
    do(state, "reveal 1", seat=GOAT)
    assert not state.over
    do(state, "choose_first cthulhu")
    assert (state.over, state.ending) == (True, "doom")


def test_ruling71_the_end_of_the_track_ends_the_game_with_the_phase() -> None:
    state = table(HOME, DUNWICH, GATES, phase="doom", ritual=5, power=(10, 4))
    do(state, "ritual")
    assert (state.over, state.ending) == (True, "end_of_the_world")


@pytest.mark.parametrize(
    ("signs", "doom", "winners"), [(((1,), (3,)), [31, 33], [1]), (((3,), (3,)), [33, 33], [0, 1])]
)
def test_ruling72_both_reveal_everything_and_equal_doom_is_shared(
    signs: tuple[tuple[int], tuple[int]], doom: list[int], winners: list[int]
) -> None:
    state = table(HOME, DUNWICH, GATES, doom=(30, 30), signs=signs)
    assert (state.over, state.doom, state.winners) == (True, doom, winners)
    assert sum(state.returns()) == 1

"""Clones and dumps have every attribute of a position, and of the battle in it."""

import json
from typing import Final

import pytest

from eldritch.games.duel.battle_state import LENGTH, battle_from_numbers
from eldritch.games.duel.state import Duel

from ..attributes import values
from .table import GAME, GOAT, table

CONSTANT: Final = {
    "areas",
    "box",
    "edition",
    "factions",
    "free_gate_control",
    "options",
    "seats",
    "side_start",
    "track",
    "turn_limit",
}
"""What a blank position has already, from its edition and its options."""


def battle_position() -> Duel:
    """In the middle of a battle of the second round, with something in every place beside the map."""
    t = table(
        cthulhu="arkham 4 deep_one, acolyte | jersey_reef acolyte | doom 3 | signs 1 3",
        goat="arkham 2 acolyte, 2 mi_go | dunwich acolyte, dark_young | doom 4 | signs 2",
        gates="arkham nobody | jersey_reef cthulhu | dunwich goat dark_young",
        decay=1,
        ritual=2,
        books="red_sign",
        awakenings=1,
        aside="cthulhu",
        captured="acolyte",
        first="goat",
    )
    t.state.revealed = [t.state.bag.pop()]
    t.state.phase, t.state.policy, t.state.policy_turn = 3, [0, 2], [1, 1]
    t.play("step_off jersey_reef")
    return t.with_dice("battle arkham", (1, 1), (1, 0)).state


def finished_position() -> Duel:
    t = table(cthulhu="jersey_reef acolyte | doom 29 | signs 2", goat="dunwich acolyte | doom 10 | signs 1")
    t.play("cthulhu reveal 2", "recruit jersey_reef")
    assert t.state.over
    return t.state


POSITIONS: Final = pytest.mark.parametrize(
    "state", [battle_position(), finished_position()], ids=["battle", "finished"]
)


def loaded(state: Duel) -> Duel:
    """The position read from its dump, without the checks of `Game.load`."""
    found = GAME.trust(json.loads(json.dumps(state.dump())))
    assert isinstance(found, Duel)
    return found


def test_the_positions_differ_from_a_blank_one_in_every_attribute_that_can_change() -> None:
    """Otherwise the tests below could not notice a missing attribute."""
    state = battle_position()
    same = values(GAME.engine.blank(state.edition, 2, state.options))
    for late in (state, finished_position(), state.seen_by(GOAT)):
        found = values(late)
        same = {name: value for name, value in same.items() if found[name] == value}
    assert set(same) == CONSTANT


@POSITIONS
def test_a_clone_has_every_attribute_and_shares_no_list(state: Duel) -> None:
    twin = state.clone()
    assert values(twin) == values(state)
    for name in set(values(state)) - CONSTANT:
        value = getattr(state, name)
        assert not isinstance(value, list) or name == "winners" or getattr(twin, name) is not value


@POSITIONS
def test_a_position_read_from_its_dump_has_every_attribute(state: Duel) -> None:
    assert values(loaded(state)) == values(state)


def test_a_view_is_cloned_and_dumped_with_its_viewer() -> None:
    seen = battle_position().seen_by(GOAT)
    assert values(seen.clone()) == values(loaded(seen)) == values(seen)


def test_a_battle_reads_back_as_it_was_written_and_its_clone_shares_nothing() -> None:
    numbers = [*range(LENGTH)]
    numbers[1] = 1
    numbers[10:12] = [0, 1]  # Whether each side declined is a yes or a no.
    battle = battle_from_numbers(numbers)
    twin = battle.clone()
    assert battle.to_numbers() == twin.to_numbers() == numbers
    for seat in range(2):
        for result in range(5):
            twin.sides[seat].results()[result][0] += 1
        twin.sides[seat].kills_due += 1
    assert battle.to_numbers() == numbers


@pytest.mark.parametrize("numbers", [[3], [0] * (LENGTH - 1), [0, 2] + [0] * (LENGTH - 2)])
def test_a_list_of_another_length_or_without_an_attacker_is_no_battle(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match=str(LENGTH)):
        battle_from_numbers(numbers)

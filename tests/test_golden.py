"""The golden playthroughs and counts match the current rules."""

import pytest

import eldritch
from tests import counts, golden


@pytest.mark.parametrize("name", golden.names())
def test_a_seeded_game_matches_its_playthrough(name: str) -> None:
    expected = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert golden.playthrough(name).splitlines() == expected, "if intended: python3 run.py golden, and review the diff"


def test_every_playthrough_belongs_to_a_variant() -> None:
    assert {path.stem for path in golden.FOLDER.glob("*.txt")} == set(golden.names())


@pytest.mark.parametrize("id", eldritch.games())
def test_the_number_of_decision_sequences_is_exact(id: str) -> None:
    game = eldritch.game(id)
    assert counts.kept(id), "there are positions to count"
    for position in counts.kept(id):
        found = counts.counts(counts.reached(game, position))
        assert found == position["counts"], position


def test_a_missing_legal_action_changes_the_count() -> None:
    state = eldritch.game("nightmarium").new(3, 5)
    whole = counts.count(state, 2)
    seat = state.deciders()[0]
    without_first = 0
    for action in state.legal(seat)[1:]:
        ahead = state.clone()
        ahead.apply(seat, action)
        without_first += counts.count(ahead, 1)
    assert 0 < without_first < whole

"""Undo: what can be undone, and by whom."""

import pytest
from hypothesis import given

from . import taking_back
from .cases import SOME, Case
from .plans import Plan, plans
from .playing import Player, play


@given(plans())
def test_undo_restores_the_exact_position(plan: Plan) -> None:
    state, player = plan.begin()
    for move in play(state, player, 200):
        taking_back.check_undo_restores(state, move)


@given(plans())
def test_undo_is_refused_to_others_and_after_a_barrier(plan: Plan) -> None:
    state, player = plan.begin()
    for move in play(state, player, 200):
        taking_back.check_undo_is_guarded(state, move)


@pytest.mark.parametrize("case", SOME, ids=str)
def test_an_undoable_move_reveals_nothing_that_its_actor_did_not_know(case: Case) -> None:
    free = 0
    for seed in range(2):
        state = case.new(seed)
        for move in play(state, Player(case.game.actions, "verbs", seed), 150):
            free += taking_back.check_undo_tells_nothing(state, move, range(6))
    assert free > 0, "nothing could ever be taken back"

"""Properties of every position: legal actions, copies and dumps."""

import random

import pytest
from hypothesis import given

from . import checks
from .cases import SOME, THOROUGH, Case
from .plans import Plan, plans
from .playing import Player, play

EVERY = 1 if THOROUGH else 3
"""Every how many decisions a game is copied through a dump."""


@given(plans())
def test_there_are_deciders_until_the_game_is_over_and_only_they_must_act(plan: Plan) -> None:
    state, player = plan.begin()
    for _ in play(state, player):
        checks.check_deciders(plan.case.game.actions, state)
    checks.check_deciders(plan.case.game.actions, state)


@given(plans())
def test_legal_actions_are_sorted_unique_and_in_the_table(plan: Plan) -> None:
    state, player = plan.begin()
    for _ in play(state, player):
        checks.check_legal_lists(plan.case.game.actions, state)
    checks.check_legal_lists(plan.case.game.actions, state)


@given(plans())
def test_the_fallback_is_always_legal(plan: Plan) -> None:
    state, player = plan.begin()
    for _ in play(state, player):
        checks.check_fallback(state)


@given(plans())
def test_every_legal_action_can_be_described(plan: Plan) -> None:
    state, player = plan.begin()
    for _ in play(state, player):
        checks.check_descriptions(state)


@pytest.mark.parametrize("case", SOME, ids=str)
def test_illegal_actions_are_refused_and_change_nothing(case: Case) -> None:
    state = case.new(11)
    chance = random.Random(11)
    for number, _ in enumerate(play(state, Player(case.game.actions, "rare verbs", 11))):
        if number % 10 == 0:
            checks.check_illegal_refused(case.game.actions, state, chance)
    checks.check_illegal_refused(case.game.actions, state, chance)


@given(plans())
def test_clones_are_equal_and_independent_at_every_decision(plan: Plan) -> None:
    state, player = plan.begin()
    for number, _ in enumerate(play(state, player, 200)):
        checks.check_clone(state, plan.case.game.actions, number)
    checks.check_clone(state, plan.case.game.actions, 0)


@given(plans())
def test_positions_can_be_dumped_and_loaded_during_the_whole_game(plan: Plan) -> None:
    state, player = plan.begin()
    for number, _ in enumerate(play(state, player, 80)):
        if number % EVERY == 0:
            checks.check_dump(plan.case.game, state, plan.case.game.actions, number)
    checks.check_dump(plan.case.game, state, plan.case.game.actions, 0)


@given(plans())
def test_changing_a_dump_or_view_does_not_change_the_position(plan: Plan) -> None:
    state, player = plan.begin()
    for number, _ in enumerate(play(state, player, 200)):
        if number % 5 == 0:
            checks.check_dump_is_detached(state)
    checks.check_dump_is_detached(state)


@pytest.mark.parametrize("case", SOME, ids=str)
def test_positions_survive_pickling_during_the_whole_game(case: Case) -> None:
    state = case.new(3)
    for number, _ in enumerate(play(state, Player(case.game.actions, "verbs", 3), 150)):
        if number % EVERY == 0:
            checks.check_pickle(state, case.game.actions, number)
    checks.check_pickle(state, case.game.actions, 0)

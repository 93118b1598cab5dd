"""What holds at every decision point, and at the end: choices, copies, records."""

import random

import pytest
from hypothesis import given

from . import checks
from .cases import SOME, Case
from .plans import Plan, plans
from .playing import Player, play


@given(plans())
def test_somebody_decides_until_the_game_is_over_and_only_deciders_are_asked(plan: Plan) -> None:
    state, player = plan.begin()
    for _ in play(state, player):
        checks.check_deciders(plan.case.game.actions, state)
    checks.check_deciders(plan.case.game.actions, state)


@given(plans())
def test_legal_lists_are_rising_unique_and_in_the_table(plan: Plan) -> None:
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
def test_every_choice_can_be_put_into_words(plan: Plan) -> None:
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
def test_positions_can_be_written_down_and_read_back_at_every_decision(plan: Plan) -> None:
    state, player = plan.begin()
    for number, _ in enumerate(play(state, player, 80)):
        checks.check_dump(plan.case.game, state, plan.case.game.actions, number)
    checks.check_dump(plan.case.game, state, plan.case.game.actions, 0)


@given(plans())
def test_dumps_and_views_are_the_callers_to_change(plan: Plan) -> None:
    state, player = plan.begin()
    for number, _ in enumerate(play(state, player, 200)):
        if number % 5 == 0:
            checks.check_dump_is_detached(state)
    checks.check_dump_is_detached(state)


@pytest.mark.parametrize("case", SOME, ids=str)
def test_positions_survive_pickling_at_every_decision(case: Case) -> None:
    state = case.new(3)
    for number, _ in enumerate(play(state, Player(case.game.actions, "verbs", 3), 150)):
        checks.check_pickle(state, case.game.actions, number)
    checks.check_pickle(state, case.game.actions, 0)

"""Whole games: they end, conserve components, and can be replayed."""

import pytest
from hypothesis import given

from . import checks
from .cases import SELECTED, Case
from .plans import Plan, plans
from .playing import STYLES, Player, play


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("case", SELECTED, ids=str)
def test_every_game_ends_with_every_style_of_play(case: Case, style: str) -> None:
    checks.check_ends(case.new(5), Player(case.game.actions, style, 5))


@given(plans())
def test_every_component_is_conserved_at_every_decision(plan: Plan) -> None:
    state, player = plan.begin()
    box = state.components()
    for _ in play(state, player):
        checks.check_conserved(box, state)
    checks.check_conserved(box, state)


@given(plans())
def test_returns_are_zero_until_the_end_and_then_shared_by_the_winners(plan: Plan) -> None:
    state, player = plan.begin()
    for _ in play(state, player):
        checks.check_returns(state)
    checks.check_returns(state)


@given(plans())
def test_the_log_replays_to_the_same_position(plan: Plan) -> None:
    state, player = plan.begin()
    log = list(play(state, player))
    checks.check_replay(plan.case, plan.seed, log, state)


@pytest.mark.parametrize("case", SELECTED, ids=str)
def test_equal_seeds_give_equal_games_and_different_seeds_different_ones(case: Case) -> None:
    begun = [checks.text(case.new(seed).dump()) for seed in range(20)]
    assert begun == [checks.text(case.new(seed).dump()) for seed in range(20)]
    assert len(set(begun)) == len(begun)


@given(plans())
def test_events_are_plain_data_and_recording_them_changes_nothing(plan: Plan) -> None:
    state, player = plan.begin()
    heard, _ = plan.begin()
    for move in play(state, player):
        assert checks.text(heard.dump()) == checks.text(state.dump())
        heard.events = []
        heard.apply(*move)
        checks.check_events(heard, heard.events)

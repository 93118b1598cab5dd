"""Views, events and legal actions of a seat do not depend on what it cannot know."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from . import secrecy
from .cases import FEWER, SELECTED, THOROUGH, Case
from .checks import some_viewers, viewers
from .facts import check_facts
from .plans import Plan, plans
from .playing import BOUND, play, position, samples
from .two_worlds import check_two_worlds

EVERY = 1 if THOROUGH else 3
"""Every how many positions of a game are checked."""


@given(plans())
def test_views_are_plain_data_and_repeatable(plan: Plan) -> None:
    state, player = plan.begin()
    for _ in play(state, player, 150):
        for viewer in viewers(state):
            secrecy.check_view_is_plain(state, viewer)


@pytest.mark.parametrize("case", SELECTED, ids=str)
def test_views_of_missing_seats_are_refused(case: Case) -> None:
    secrecy.check_no_such_viewer(case.new(1))


@given(plans())
def test_views_have_a_hole_for_every_hidden_component_and_are_true(plan: Plan) -> None:
    state, player = plan.begin()
    for _ in play(state, player, 150):
        for viewer in viewers(state):
            secrecy.check_holes(state, viewer)


@given(plans())
def test_a_view_has_the_same_legal_actions_and_deciders_as_the_position(plan: Plan) -> None:
    state, player = plan.begin()
    for _ in play(state, player, 150):
        for viewer in viewers(state):
            secrecy.check_view_plays_the_part(state, viewer)
    for viewer in viewers(state):
        secrecy.check_view_plays_the_part(state, viewer)


@given(plans())
def test_knowledge_is_true_and_holds_in_every_imagined_position(plan: Plan) -> None:
    state, player = plan.begin()
    for number, _ in enumerate(play(state, player, 150)):
        check_facts(state)
        for viewer in viewers(state):
            check_facts(state.seen_by(viewer).imagine(number, True))


@given(plans())
def test_imagined_positions_are_complete_and_look_the_same(plan: Plan) -> None:
    state, player = plan.begin()
    box = state.components()
    for number, _ in enumerate(play(state, player, 80)):
        for viewer in viewers(state) if number % EVERY == 0 else []:
            secrecy.check_imagined(plan.case.game, box, state, viewer, number)


@pytest.mark.parametrize("case", SELECTED, ids=str)
def test_imagined_positions_vary_and_differ_from_the_truth(case: Case) -> None:
    positions = [position(case, seed, 4 * seed) for seed in range(6)]
    for viewer in viewers(positions[0]):
        secrecy.check_worlds_vary(positions, viewer)


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_knowledge_never_rules_out_the_truth(case: Case) -> None:
    state = position(case, 7, 90, "verbs")
    for viewer in (0, None):
        secrecy.check_truth_is_admitted(state, viewer)


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_imagined_positions_can_be_played_to_the_end(case: Case) -> None:
    for steps in (0, 30, 60):
        state = position(case, steps, steps)
        for viewer in viewers(state):
            secrecy.check_imagined_world_can_be_played(state, viewer, steps, BOUND)


@given(plans(), st.integers(0, 150), st.integers(0, 2**32))
def test_indistinguishable_worlds_stay_so_while_the_events_are_the_same(plan: Plan, start: int, seed: int) -> None:
    state, player = plan.begin()
    for _ in play(state, player, start):
        pass
    if state.over:
        return
    for viewer in viewers(state):
        check_two_worlds(state, viewer, seed)


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_indistinguishable_worlds_from_every_kind_of_position(case: Case) -> None:
    alike = 0
    for number, state in enumerate(samples(case, range(3), of_each=6 // EVERY, every=3)):
        alike += sum(check_two_worlds(state, viewer, number) for viewer in some_viewers(state, number))
    assert alike > 0, "no two worlds ever stayed alike: nothing was checked"

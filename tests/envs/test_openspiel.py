"""The games pass OpenSpiel's own tests, and its bots play them."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import eldritch
from eldritch.envs import openspiel

TABLES = [(id, seats) for id in eldritch.games() for seats in eldritch.game(id).seats]


def spiel(id: str, seats: int | None = None, turns: int = 10) -> pyspiel.Game:
    players = eldritch.game(id).seats.start if seats is None else seats
    return pyspiel.load_game(f"eldritch_{id}(players={players},turn_limit={turns})")


def middle(game: pyspiel.Game, steps: int, seed: int = 1) -> pyspiel.State:
    """A position after so many decisions."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.randrange(openspiel.PART))
    for _ in range(steps):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_passes_the_test_of_all_games(id: str, seats: int) -> None:
    pyspiel.random_sim_test(spiel(id, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_resampled_worlds_cannot_be_told_apart(id: str, seats: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for steps in (0, 3, 12):
        state = middle(spiel(id, seats), steps)
        for player in range(seats):
            world = state.resample_from_infostate(player, sampler)
            assert world.current_player() == state.current_player()
            assert world.legal_actions(player) == state.legal_actions(player)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_string(player) == state.observation_string(player)


def test_resampled_worlds_differ() -> None:
    state = middle(spiel("nightmarium"), 6)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = {str(state.resample_from_infostate(0, sampler)) for _ in range(4)}
    assert len(worlds | {str(state)}) == 5


def test_parameters_are_the_rule_switches() -> None:
    game = pyspiel.load_game("eldritch_nightmarium(players=4,target=7,seals=True)")
    assert game.num_players() == 4
    position = middle(game, 0).position
    assert (position.seats, position.options.target, position.options.seals) == (4, 7, True)


def test_the_seed_is_what_chance_drew() -> None:
    game = spiel("duel", turns=500)
    state = game.new_initial_state()
    for part in (0, 3, 5):
        state.apply_action(part)
    assert state.position.dump() == eldritch.game("duel").new(seed=3 * openspiel.PART + 5).dump()


@pytest.mark.parametrize("id", eldritch.games())
def test_states_can_be_copied_and_written_down(id: str) -> None:
    state = middle(spiel(id), 8)
    before = str(state)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(twin) == before
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before, "the copy shares something with the state"


@pytest.mark.parametrize("id", eldritch.games())
def test_a_search_bot_plays(id: str) -> None:
    game = spiel(id)
    chance = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    bots = (
        mcts.MCTSBot(game, 2, 6, rollouts, random_state=chance),
        ismcts.ISMCTSBot(game, rollouts, 2, 6, random_state=chance),
    )
    state = middle(game, 5)
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


def test_rewards_are_those_of_the_game() -> None:
    chance = random.Random(3)
    state = middle(spiel("realms", 3), 0, seed=3)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0, 0.0]
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0.0)
    assert np.argmax(state.returns()) == np.argmax(state.position.returns())

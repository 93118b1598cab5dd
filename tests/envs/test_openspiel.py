"""The games pass OpenSpiel's own tests, and its bots play them."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import eldritch
from eldritch.envs import openspiel
from tests.short import short

TABLES = [(id, seats) for id in eldritch.games() for seats in eldritch.game(id).seats]
SMALLEST_AND_LARGEST = [
    (id, seats) for id, seats in TABLES if seats in (eldritch.game(id).seats[0], eldritch.game(id).seats[-1])
]


def spiel(id: str, seats: int | None = None, turns: int = 10) -> pyspiel.Game:
    players = eldritch.game(id).seats.start if seats is None else seats
    options = {"players": players, **short(id, turns)}
    return pyspiel.load_game(f"eldritch_{id}({','.join(f'{name}={value}' for name, value in options.items())})")


def middle(game: pyspiel.Game, steps: int, seed: int = 1) -> pyspiel.State:
    """A position after this many decisions."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.randrange(openspiel.PART))
    for _ in range(steps):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_passes_the_test_of_all_games(id: str, seats: int) -> None:
    few = seats == eldritch.game(id).seats.start
    pyspiel.random_sim_test(spiel(id, seats), num_sims=1, serialize=few, verbose=False)


@pytest.mark.parametrize("id", eldritch.games())
def test_passes_the_test_of_all_games_far_into_a_game(id: str) -> None:
    pyspiel.random_sim_test(spiel(id, turns=100), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_resampled_worlds_are_indistinguishable(id: str, seats: int) -> None:
    for steps in (0, 3, 12):
        state = middle(spiel(id, seats), steps)
        for player in range(seats):
            check_resampled(state, player)


@pytest.mark.parametrize(("id", "seats"), SMALLEST_AND_LARGEST)
def test_resampled_worlds_are_indistinguishable_during_a_whole_game(id: str, seats: int) -> None:
    game = pyspiel.load_game(f"eldritch_{id}(players={seats})")
    for seed in range(3):
        chance = random.Random(seed)
        state = middle(game, 0, seed)
        while not state.is_terminal():
            if chance.random() < 0.1:
                check_resampled(state, chance.randrange(seats))
            state.apply_action(chance.choice(state.legal_actions()))
        check_resampled(state, chance.randrange(seats))


def check_resampled(state: pyspiel.State, player: int) -> None:
    """A world drawn for the player looks to the player as the true one does."""
    world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
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


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ("realms(players=1)", "realms seats 2 to 4, not 1"),
        ("castle(players=11)", "castle seats 3 to 10, not 11"),
        ("nightmarium(target=99)", "option target is 5 or 6 or 7, not 99"),
        ("duel(turn_limit=1)", "option turn_limit is 10 to"),
    ],
)
def test_a_game_that_cannot_be_is_refused_when_it_is_loaded(wrong: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        pyspiel.load_game(f"eldritch_{wrong}")


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

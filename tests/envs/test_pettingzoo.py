"""The environments keep PettingZoo's rules and play the library's games."""

import pickle
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import eldritch
from eldritch.core.errors import BadOptions, IllegalAction
from eldritch.envs import pettingzoo
from tests.short import short

TABLES = [(id, seats) for id in eldritch.games() for seats in eldritch.game(id).seats]


def play(env: pettingzoo.Table, seed: int) -> list[tuple[str, int]]:
    """Play at random to the end; the agents and their actions."""
    chance = random.Random(seed)
    moves = []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        assert not truncation
        if termination:
            env.step(None)
            continue
        assert reward == 0.0
        assert observation is not None
        action = int(chance.choice(observation["action_mask"].nonzero()[0]))
        moves.append((agent, action))
        env.step(action)
    return moves


# What is a dict by PettingZoo's own convention, its test wonders about all the same; and of agents whose game is over
# it expects an action.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_keeps_the_interface(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats), num_cycles=40)
    seed_test(lambda: pettingzoo.env(game, seats), num_cycles=10)


@pytest.mark.parametrize("game", eldritch.games())
def test_plays_the_game_of_its_seed(game: str) -> None:
    env = pettingzoo.env(game)
    moves = play(env, seed=4)
    state = eldritch.game(game).new(seed=4)
    for agent, action in moves:
        seat = state.deciders()[0]
        assert agent == f"seat_{seat}"
        state.apply(seat, action)
    assert state.over
    assert state.dump() == env.position.dump()


@pytest.mark.parametrize("game", eldritch.games())
def test_only_the_end_is_rewarded_and_rewards_sum_to_zero(game: str) -> None:
    env = pettingzoo.env(game, options=short(game, 20))
    env.reset(seed=2)
    earned: dict[str, float] = {}
    chance = random.Random(2)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        if termination:
            earned[agent] = reward
            env.step(None)
        else:
            assert observation is not None
            env.step(int(chance.choice(observation["action_mask"].nonzero()[0])))
    assert sum(earned.values()) == pytest.approx(0.0)
    best = max(env.position.returns())
    winners = [agent for agent, reward in earned.items() if reward == max(earned.values())]
    assert winners == [f"seat_{seat}" for seat, share in enumerate(env.position.returns()) if share == best]


def test_an_illegal_action_changes_nothing() -> None:
    env = pettingzoo.env("nightmarium")
    with pytest.raises(IllegalAction, match="reset"):
        env.step(0)
    env.reset(seed=1)
    before = env.position.dump()
    illegal = int((env.observe(env.agent_selection)["action_mask"] == 0).argmax())
    for action in (illegal, -1, 10**9, None):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert env.position.dump() == before


def test_what_is_no_whole_number_is_no_action() -> None:
    env = pettingzoo.env("nightmarium")
    env.reset(seed=1)
    before = env.position.dump()
    action = int(env.observe(env.agent_selection)["action_mask"].argmax())
    wrong: Any
    for wrong in (action + 0.9, float(action), np.float32(action), str(action), np.array([action])):
        with pytest.raises(IllegalAction, match="the number of an action"):
            env.step(wrong)
    assert env.position.dump() == before


def test_numbers_of_numpy_are_actions() -> None:
    env = pettingzoo.env("nightmarium")
    env.reset(seed=1)
    for number in (np.int64, np.uint16, np.array):
        seat = env.position.deciders()[0]
        after = env.position.clone()
        action = int(env.observe(env.agent_selection)["action_mask"].argmax())
        after.apply(seat, action)
        env.step(number(action))
        assert env.position.dump() == after.dump()


def test_only_the_agent_that_is_asked_has_actions() -> None:
    env = pettingzoo.env("castle", seats=4)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert masks == {agent: agent == env.agent_selection for agent in env.agents}


def test_a_reset_without_a_seed_goes_on_to_the_next() -> None:
    env, other = pettingzoo.env("realms"), pettingzoo.env("realms")
    env.reset(seed=8)
    env.reset()
    other.reset(seed=9)
    assert env.position.dump() == other.position.dump()


def test_the_state_is_what_all_seats_see() -> None:
    env = pettingzoo.env("castle", seats=3)
    env.reset(seed=1)
    rows = env.state().reshape(3, -1)
    for row, agent in zip(rows, env.agents, strict=True):
        assert (row == env.observe(agent)["observation"]).all()


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = pettingzoo.env("duel")
    env.reset(seed=1)
    twin: Any = pickle.loads(pickle.dumps(env))
    assert twin.position.dump() == env.position.dump()
    twin.step(int(twin.observe(twin.agent_selection)["action_mask"].argmax()))


def test_rendering_shows_what_a_spectator_sees() -> None:
    env = pettingzoo.env("duel", render_mode="ansi")
    env.reset(seed=1)
    assert '"viewer": null' in env.render()
    with pytest.raises(BadOptions, match="ansi"):
        pettingzoo.env("duel", render_mode="human")

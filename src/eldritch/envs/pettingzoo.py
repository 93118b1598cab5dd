"""Every game as a PettingZoo environment, in which one agent acts at a time (AEC).

>>> from eldritch.envs import pettingzoo
>>> env = pettingzoo.env("nightmarium", seats=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     action = None if termination else int(observation["action_mask"].argmax())
...     env.step(action)
>>> env.agents
[]
"""

import json
import secrets
from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from eldritch import game as game_of
from eldritch.core.errors import BadOptions, IllegalAction
from eldritch.core.lockstep import mask
from eldritch.core.rewards import rewards
from eldritch.core.state import State

Observation = dict[str, NDArray[Any]]


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    knowledge: bool = True,
    render_mode: str | None = None,
) -> "Table":
    """An environment of this game, by default with the smallest number of seats.

    Without `knowledge` the game does not track what seats can deduce about hidden cards: it is faster, and its
    observations contain less.
    """
    return Table(game, seats, options, knowledge, render_mode)


class Table(AECEnv):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1` and so on.

    If several seats owe a decision at once, they act in the order of their numbers. Their answers stay sealed: nobody
    observes them before all have answered.
    """

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, object] | None,
        knowledge: bool,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadOptions(f"the only render mode is 'ansi', not {render_mode!r}")
        self.metadata = {"name": f"eldritch_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.game = game_of(game)
        self.options = options
        self.knowledge = knowledge
        self.position: State = self.game.new(seats, 0, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.position.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._scale = 1 / np.frombuffer(self.game.feature_limits(self.position.seats), np.uint8).astype(np.float32)
        self._seed = secrets.randbits(64)
        self._lay_out_spaces()

    def _lay_out_spaces(self) -> None:
        size = self.game.actions.size
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, self._scale.shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the same game as `Game.new` with this seed; without one, use the next seed."""
        self._seed = self._seed + 1 if seed is None else seed
        self.position = self.game.new(len(self.possible_agents), self._seed, self.options)
        if not self.knowledge:
            self.position.forget()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._select()

    def _select(self) -> None:
        self._seat = self.position.deciders()[0]
        self.agent_selection = self.possible_agents[self._seat]

    def observe(self, agent: str) -> Observation:
        """The agent's observation and action mask; the mask is empty unless the agent is selected."""
        seat = self._seats[agent]
        seen = np.frombuffer(self.position.observe(seat), np.uint8) * self._scale
        size = self.game.actions.size
        may = mask(self.position, seat, size) if agent == self.agent_selection else bytearray(size)
        return {"observation": seen, "action_mask": np.frombuffer(may, np.int8)}

    def step(self, action: SupportsIndex | None) -> None:
        """Take the selected agent's action. An illegal one raises IllegalAction and changes nothing."""
        if not self.agents:
            raise IllegalAction("no game is in progress; call reset() first")
        if self.position.over:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{self.agent_selection} must act; None is for agents whose game is over")
        self.position.apply(self._seat, self._number(action))
        if self.position.over:
            self._end()
        else:
            self._select()

    def _number(self, action: SupportsIndex) -> int:
        """Fractions are refused, not rounded to some other action."""
        try:
            return index(action)
        except TypeError:
            raise IllegalAction(f"{self.agent_selection} must give the number of an action, not {action!r}") from None

    def _end(self) -> None:
        """Give everyone their reward. Each agent is then stepped once more, with None."""
        for agent, reward in zip(self.agents, rewards(self.position.returns()), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def state(self) -> NDArray[np.float32]:
        """The observations of all seats, concatenated, for a centralised critic."""
        seen = [self.position.observe(seat) for seat in range(self.position.seats)]
        return np.concatenate([np.frombuffer(one, np.uint8) * self._scale for one in seen])

    def render(self) -> str:
        """The spectator's view as JSON."""
        return json.dumps(self.position.view(None), ensure_ascii=False, indent=1)

    def close(self) -> None:
        """There is nothing to release."""

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the game, which every process can load."""
        return {**vars(self), "game": self.game.id}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, game=game_of(state["game"]))

"""Every game as an OpenSpiel game of imperfect information. Importing this module registers them.

>>> import pyspiel
>>> import eldritch.envs.openspiel
>>> game = pyspiel.load_game("eldritch_nightmarium(players=3,seals=True)")
>>> state = game.new_initial_state()
>>> for part_of_the_seed in (0, 0, 7):
...     state.apply_action(part_of_the_seed)
>>> state.current_player()
1

Chance moves first and draws the seed, in three chance nodes of ten bits each; all shuffles and rolls follow from it,
and nobody knows it. So a history tells a game whole: it can be written down and played again. A copy of a position has
the same future. Searches that must not know it resample: `resample_from_infostate` draws a world that the player's
knowledge admits, with a future of its own. Where several seats owe an answer at once the lowest is asked first.
"""

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

import eldritch
from eldritch.core import game as core
from eldritch.core.options import switches
from eldritch.core.rewards import rewards
from eldritch.core.state import State

MOST_DECISIONS: Final = 200_000
"""No game takes more, however it is played."""

SEED_PARTS: Final = 3
PART: Final = 1024
"""The seed is drawn in so many parts, each of so many equally likely."""


def game_type(game: core.Game) -> pyspiel.GameType:
    """What OpenSpiel must know of a game before it is loaded. Its rule switches are parameters."""
    defaults = {switch.name: switch.default for switch in switches(game.options)}
    return pyspiel.GameType(
        short_name=f"eldritch_{game.id}",
        long_name=game.profile.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats.start, **defaults},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it: with its number of players and its rule switches. BadOptions if it has no such."""

    def __init__(self, game: core.Game, params: dict[str, Any]) -> None:
        self.eldritch = game
        self.options = dict(params)
        self.seats: int = self.options.pop("players", game.seats.start)
        self.deal(0)  # Complains of wrong numbers and options now, not when chance has drawn the seed.
        super().__init__(game_type(game), self._info(), params)

    def _info(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=self.eldritch.actions.size,
            max_chance_outcomes=PART,
            num_players=self.seats,
            min_utility=-1 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def deal(self, seed: int) -> State:
        return self.eldritch.new(self.seats, seed, self.options)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the seed as far as it is drawn. OpenSpiel copies the attributes, so they are few."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._missing = SEED_PARTS
        self._seed = 0
        self._position: State | None = None

    @property
    def position(self) -> State:
        if self._position is None:
            raise pyspiel.SpielError("chance has yet to draw the seed")
        return self._position

    def current_player(self) -> int:
        if self._position is None:
            return int(pyspiel.PlayerId.CHANCE)
        deciders = self._position.deciders()
        return deciders[0] if deciders else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self._position is not None and self._position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(part, 1 / PART) for part in range(PART)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def _apply_action(self, action: int) -> None:
        if self._position is not None:
            self._position.apply(self._position.deciders()[0], action)
            return
        self._seed = self._seed * PART + action
        self._missing -= 1
        if self._missing == 0:
            self._position = self.get_game().deal(self._seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        told = self.position.describe(action)
        return " ".join([told.pop("verb"), *(f"{name}={value}" for name, value in told.items())])

    def returns(self) -> list[float]:
        if self._position is None:
            return [0.0] * self.num_players()
        return rewards(self._position.returns())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A position that all the player knows admits, its unknowns and its future drawn at random."""
        seed = int(sampler() * 2**62)
        twin: SpielState = self.clone()
        twin._position = self.position.seen_by(player).imagine(seed, knowledge=True)
        return twin

    def __str__(self) -> str:
        if self._position is None:
            return f"seed {self._seed}, {self._missing} parts missing"
        return json.dumps(self._position.dump(), sort_keys=True)


class Observer:
    """What a player sees, as a string and as a tensor.

    The string with perfect recall is all that the player can prove, the one without it what the player is shown. (The
    engine keeps what was learned, not how: so recall is of knowledge, not of every move.) The tensor is the same.
    """

    def __init__(self, game: SpielGame, recall: bool) -> None:
        limits = np.frombuffer(game.eldritch.feature_limits(game.seats), np.uint8)
        self._scale = 1 / limits.astype(np.float32)
        self._recall = recall
        self.tensor: NDArray[np.float32] = np.zeros(len(limits), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.is_chance_node():
            self.tensor.fill(0)
            return
        np.multiply(np.frombuffer(state.position.observe(player), np.uint8), self._scale, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.is_chance_node():
            return ""
        position = state.position
        told = position.seen_by(player).dump() if self._recall else position.view(player)
        return json.dumps(told, sort_keys=True)


def _register(game: core.Game) -> None:
    """OpenSpiel keeps what it is given until after Python has ended, which only a class survives."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(game_type(game), Registered)


for _id in eldritch.games():
    _register(eldritch.game(_id))

"""Every game as an OpenSpiel game of imperfect information. Importing this module registers them.

>>> import pyspiel
>>> import eldritch.envs.openspiel
>>> game = pyspiel.load_game("eldritch_nightmarium(players=3,seals=True)")
>>> state = game.new_initial_state()
>>> for part_of_the_seed in (0, 0, 7):
...     state.apply_action(part_of_the_seed)
>>> state.current_player()
1

Chance moves first and draws the seed, in three chance nodes of ten bits each. All shuffles and rolls follow from it,
and no player knows it. So a history determines a game, which can be saved and replayed. A copy of a position has the
same future; searches that must not know it use `resample_from_infostate`, which samples a world consistent with the
player's knowledge, with a future of its own. If several seats owe a decision at once, the lowest moves first.
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
"""An upper bound of the length of any game."""

SEED_PARTS: Final = 3
PART: Final = 1024
"""The seed is drawn in `SEED_PARTS` chance nodes, each with `PART` equally likely outcomes."""


def game_type(game: core.Game) -> pyspiel.GameType:
    """The metadata that OpenSpiel needs before it loads a game. The game's options are parameters."""
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
    """An OpenSpiel game with a number of players and options; BadOptions if they are invalid."""

    def __init__(self, game: core.Game, params: dict[str, Any]) -> None:
        self.eldritch = game
        self.options = dict(params)
        self.seats: int = self.options.pop("players", game.seats.start)
        self.deal(0)  # Reports invalid options now, not after chance has drawn the seed.
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
    """A position, or the part of the seed drawn so far. OpenSpiel copies the attributes, so they are few."""

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
        described = self.position.describe(action)
        return " ".join([described.pop("verb"), *(f"{name}={value}" for name, value in described.items())])

    def returns(self) -> list[float]:
        if self._position is None:
            return [0.0] * self.num_players()
        return rewards(self._position.returns())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A position consistent with everything the player knows, with a random future."""
        seed = int(sampler() * 2**62)
        twin: SpielState = self.clone()
        twin._position = self.position.seen_by(player).imagine(seed, knowledge=True)
        return twin

    def __str__(self) -> str:
        if self._position is None:
            return f"seed {self._seed}, {self._missing} parts missing"
        return json.dumps(self._position.dump(), sort_keys=True)


class Observer:
    """A player's observation, as a string and as a tensor.

    With perfect recall the string has everything that the player can deduce, without it what the player is shown. The
    engine keeps knowledge, not every move, so recall is of knowledge. The tensor is the same in both cases.
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
        observed = position.seen_by(player).dump() if self._recall else position.view(player)
        return json.dumps(observed, sort_keys=True)


def _register(game: core.Game) -> None:
    """Register a class for the game: OpenSpiel keeps it beyond Python's shutdown, which closures do not survive."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(game_type(game), Registered)


for _id in eldritch.games():
    _register(eldritch.game(_id))

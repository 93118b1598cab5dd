"""The measured systems: how to play random games and copy positions with each of them in Python.

Every system is driven by the loop that its own documentation shows. The other libraries are imported when needed, so
none of them has to be installed.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import choices, random
from typing import Any

import eldritch

SEATS = {"realms": 2, "nightmarium": 2, "duel": 2, "castle": 5}
AT_ONCE = 64

Play = Callable[[int | None], tuple[int, Any]]
"""Plays a random game to its end or for a number of decisions. Returns their number and the final position."""


@dataclass(frozen=True)
class Row:
    """A game of a system. Unsupported operations are None."""

    game: str
    play: Play | None = None
    copy: Callable[[Any], Any] | None = None
    steps: Play | None = None
    """Plays through the environment: every decision with observation and action mask as arrays."""
    rollouts: Callable[[], int] | None = None
    """Plays random games inside the library. Returns the number of decisions."""


def pick(options: Any) -> Any:
    """A random element of a list or an array."""
    return options[int(random() * len(options))]


def eldritch_rows() -> Iterator[Row]:
    from eldritch.core.generator import Generator
    from eldritch.core.lockstep import Lockstep
    from eldritch.core.playout import playout

    def play(game: eldritch.Game, seats: int, most: int | None) -> tuple[int, Any]:
        state = game.new(seats)
        decisions = 0
        while not state.over and decisions != most:
            seat = state.deciders()[0]
            state.apply(seat, pick(state.legal(seat)))
            decisions += 1
        return decisions, state

    def rollouts(game: eldritch.Game, seats: int) -> int:
        return sum(playout(game.new(seats, seed), Generator(seed)) for seed in range(10))

    def together(steps: Lockstep, generator: Generator, _: int | None) -> tuple[int, Any]:
        """Step many games together, with all observations and masks in one buffer."""
        for _turn in range(4):
            steps.step(steps.draw(generator))
            steps.rows.getvalue()
        return 4 * AT_ONCE, steps

    for id, seats in SEATS.items():
        game = eldritch.game(id)
        yield Row(
            f"{id} ({seats})",
            partial(play, game, seats),
            lambda state: state.clone(),
            _environment(id, seats),
            partial(rollouts, game, seats),
        )
    for id, seats in SEATS.items():
        game = eldritch.game(id)
        steps = Lockstep(partial(game.new, seats), AT_ONCE, 7, game.actions.size)
        play_together = partial(together, steps, Generator(7))
        yield Row(f"{id} ({seats}), {AT_ONCE} at once", steps=play_together)


def _environment(id: str, seats: int) -> Play | None:
    try:
        from eldritch.envs.pettingzoo import env
    except ImportError:
        return None
    return partial(pettingzoo_play, env(id, seats=seats))


def open_spiel_rows() -> Iterator[Row]:
    import numpy

    pyspiel = import_module("pyspiel")

    def advance(state: Any) -> None:
        """Resolve chance nodes."""
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(outcomes, weights)[0])

    def play(game: Any, most: int | None) -> tuple[int, Any]:
        state = game.new_initial_state()
        advance(state)
        decisions = 0
        while not state.is_terminal() and decisions != most:
            state.apply_action(pick(state.legal_actions()))
            advance(state)
            decisions += 1
        return decisions, state

    def steps(game: Any, most: int | None) -> tuple[int, Any]:
        observes = game.get_type().provides_observation_tensor
        state = game.new_initial_state()
        advance(state)
        decisions = 0
        while not state.is_terminal() and decisions != most:
            seen = state.observation_tensor() if observes else state.information_state_tensor()
            numpy.array(seen, dtype=numpy.float32)
            mask = numpy.array(state.legal_actions_mask(), dtype=numpy.int8)
            state.apply_action(int(pick(mask.nonzero()[0])))
            advance(state)
            decisions += 1
        return decisions, state

    def rollouts(game: Any, mean: float) -> int:
        bots = [pyspiel.make_uniform_random_bot(player, 7) for player in range(game.num_players())]
        for seed in range(10):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(10 * mean)

    for name in ("leduc_poker", "hearts", "gin_rummy"):
        game = pyspiel.load_game(name)
        mean = sum(play(game, None)[0] for _ in range(50)) / 50
        yield Row(
            f"{name} ({game.num_players()})",
            partial(play, game),
            lambda state: state.clone(),
            partial(steps, game),
            partial(rollouts, game, mean),
        )


def rlcard_rows() -> Iterator[Row]:
    rlcard = import_module("rlcard")

    def play(env: Any, most: int | None) -> tuple[int, Any]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over() and decisions != most:
            state, _ = env.step(pick(list(state["legal_actions"])))
            decisions += 1
        return decisions, env.game

    for name in ("leduc-holdem", "uno", "gin-rummy"):
        env = rlcard.make(name)
        # Its steps always include the observation.
        yield Row(f"{name} ({env.num_players})", partial(play, env), deepcopy, partial(play, env))


def pettingzoo_rows() -> Iterator[Row]:
    classic = import_module("pettingzoo.classic")

    for name, module in (("tic-tac-toe", classic.tictactoe_v3), ("connect four", classic.connect_four_v3)):
        play = partial(pettingzoo_play, module.env())
        yield Row(f"{name} (2)", play, deepcopy, play)


def pettingzoo_play(env: Any, most: int | None) -> tuple[int, Any]:
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
        elif decisions == most:
            break
        else:
            env.step(pick(seen["action_mask"].nonzero()[0]))
            decisions += 1
    return decisions, env


def chess_rows() -> Iterator[Row]:
    chess = import_module("chess")

    def play(most: int | None) -> tuple[int, Any]:
        board = chess.Board()
        decisions = 0
        while not board.is_game_over() and decisions != most:
            board.push(pick(list(board.legal_moves)))
            decisions += 1
        return decisions, board

    yield Row("chess (2)", play, lambda board: board.copy(stack=False))


def pgx_rows() -> Iterator[Row]:
    import numpy

    jax, pgx = import_module("jax"), import_module("pgx")

    def one(env: Any, most: int | None) -> tuple[int, Any]:
        """Play one game at a time, like the other systems."""
        init, step = jitted(env, 0)
        state = init(jax.random.PRNGKey(int(random() * 2**31)))
        decisions = 0
        while not state.terminated and decisions != most:
            state = step(state, pick(numpy.asarray(state.legal_action_mask).nonzero()[0]))
            decisions += 1
        return decisions, state

    def many(env: Any, count: int, most: int | None) -> tuple[int, Any]:
        """Step many games together, which is what it is made for. Actions are chosen in arrays too."""
        init, step = jitted(env, count)
        keys = jax.random.split(jax.random.PRNGKey(int(random() * 2**31)), count)
        state = init(keys)
        decisions = 0
        for _ in range(50 if most is None else most):
            mask = numpy.asarray(state.legal_action_mask)
            actions = (numpy.random.random(mask.shape) * mask).argmax(axis=1)
            decisions += int((~numpy.asarray(state.terminated)).sum())
            state = step(state, actions)
        return decisions, state

    compiled: dict[tuple[str, int], tuple[Any, Any]] = {}

    def jitted(env: Any, count: int) -> tuple[Any, Any]:
        key = env.id, count
        if key not in compiled:
            init, step = (env.init, env.step) if not count else (jax.vmap(env.init), jax.vmap(env.step))
            compiled[key] = jax.jit(init), jax.jit(step)
        return compiled[key]

    for name in ("leduc_holdem", "connect_four"):
        yield Row(f"{name} (2)", partial(one, pgx.make(name)), steps=partial(one, pgx.make(name)))
    env = pgx.make("connect_four")
    yield Row("connect_four (2), 1,024 at once", steps=partial(many, env, 1024))


SYSTEMS: dict[str, Callable[[], Iterator[Row]]] = {
    "open_spiel": open_spiel_rows,
    "rlcard": rlcard_rows,
    "pettingzoo": pettingzoo_rows,
    "chess": chess_rows,
    "pgx": pgx_rows,
}

"""Eldritch and its peers side by side: random play driven from Python, and what a copy of a position costs.

    python bench/peers.py --write docs/benchmarks.md

Peers that are not installed are skipped. README.md tells what is measured and how.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from functools import partial
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from random import random
from typing import Any

import eldritch
from eldritch._pure import is_compiled
from eldritch.lab.measure import BUILDS, FIGURES, best_rate, machine, measure_build

# A row of the table: what the game is called, how to play it at random (to the end or for so many decisions;
# how many they were, and the position then), and how to copy the position.
Row = tuple[str, Callable[[int | None], tuple[int, Any]], Callable[[Any], Any]]


def pick(options: Sequence[Any]) -> Any:
    return options[int(random() * len(options))]


def eldritch_rows() -> Iterator[Row]:
    game = eldritch.game("nightmarium")

    def play(seats: int, most: int | None) -> tuple[int, Any]:
        state = game.new(seats)
        decisions = 0
        while not state.over and decisions != most:
            seat = state.deciders()[0]
            state.apply(seat, pick(state.legal(seat)))
            decisions += 1
        return decisions, state

    for seats in (2, 3, 5):
        yield f"Nightmarium ({seats})", partial(play, seats), lambda state: state.clone()


def open_spiel_rows() -> Iterator[Row]:
    import pyspiel

    def play(game: Any, most: int | None) -> tuple[int, Any]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal() and decisions != most:
            if state.is_chance_node():
                state.apply_action(pick(state.chance_outcomes())[0])
            else:
                state.apply_action(pick(state.legal_actions()))
                decisions += 1
        return decisions, state

    for name in ("leduc_poker", "hearts", "crazy_eights", "euchre", "skat", "gin_rummy", "backgammon"):
        game = pyspiel.load_game(name)
        yield f"{name} ({game.num_players()})", partial(play, game), lambda state: state.clone()


def rlcard_rows() -> Iterator[Row]:
    import rlcard

    def play(env: Any, most: int | None) -> tuple[int, Any]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over() and decisions != most:
            state, _ = env.step(pick(list(state["legal_actions"])))
            decisions += 1
        return decisions, env.game

    for name in ("leduc-holdem", "uno", "gin-rummy"):
        env = rlcard.make(name)
        yield f"{name} ({env.num_players})", partial(play, env), deepcopy


def pettingzoo_rows() -> Iterator[Row]:
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    def play(env: Any, most: int | None) -> tuple[int, Any]:
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

    for name, module in (("tic-tac-toe", tictactoe_v3), ("connect four", connect_four_v3)):
        yield f"{name} (2)", partial(play, module.env()), deepcopy


def measured(system: str, row: Row, seconds: float) -> str:
    game, play, copy = row
    middles = [copy(play(play(None)[0] // 2)[1]) for _ in range(20)]
    decisions = best_rate(lambda: play(None)[0], seconds)
    copies = best_rate(lambda: len([copy(position) for position in middles]), seconds / 3)
    return f"| {system} | {game} | {shown(decisions)} | {shown(1e6 / copies)} |"


def shown(value: float) -> str:
    return f"{float(f'{value:.3g}'):,.9g}"


def side_by_side(seconds: float) -> Iterator[str]:
    yield "| system | game (players) | decisions/s | µs a copy |\n| --- | --- | ---: | ---: |"
    ours = "**eldritch**, compiled" if is_compiled() else "**eldritch**, pure Python"
    yield from (measured(ours, row, seconds) for row in eldritch_rows())
    for name, rows in (("open_spiel", open_spiel_rows), ("rlcard", rlcard_rows), ("pettingzoo", pettingzoo_rows)):
        try:
            yield from (measured(f"{name} {version(name)}", row, seconds) for row in rows())
        except ImportError as error:
            yield f"| {name} | skipped: {error} | – | – |"


def builds(seats: int, seconds: float) -> Iterator[str]:
    yield f"| Nightmarium ({seats}) | {' | '.join(BUILDS)} |\n| --- | ---: | ---: |"
    measurements = [measure_build(build, "nightmarium", seats, seconds) for build in BUILDS]
    for figure in FIGURES:
        cells = ["–" if rates is None else shown(rates[figure]) for rates in measurements]
        yield f"| {figure.replace('_', ' ')} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Eldritch and its peers side by side.")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each game is played")
    parser.add_argument("--write", type=Path, help="put the tables into this file, below its line of dashes")
    args = parser.parse_args()
    lines = ["{processor}, one core, Python {python}, {system}.\n".format(**machine())]
    for line in chain(builds(2, 2 * args.seconds), [""], side_by_side(args.seconds)):
        print(line, flush=True)
        lines.append(line)
    if args.write:
        text = args.write.read_text(encoding="utf-8").partition("\n---\n")[0]
        args.write.write_text(f"{text}\n---\n\n" + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

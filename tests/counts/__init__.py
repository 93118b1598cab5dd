"""Exact counts: from a position, how many different sequences of decisions are there of each length?

    python3 run.py golden            regenerates tests/counts/*.toml and the playthroughs

Chess programmers call it perft: a rule that allows one choice too many or too few changes a number. Of several seats
that owe an answer at the same time the lowest answers first. A position is a new game after some random decisions.
"""

import json
import tomllib
from pathlib import Path
from typing import Any, Final

import eldritch
from eldritch.core.game import Game
from eldritch.core.generator import Generator
from eldritch.core.seats import first
from eldritch.core.state import State
from tests.conformance.cases import pairwise

FOLDER: Final = Path(__file__).parent
DEPTHS: Final = 5
AT_MOST: Final = 4_000
"""A count that grows beyond this ends the row: it would take too long in pure Python."""

Position = dict[str, Any]


def positions(game: Game) -> list[Position]:
    """Where to count: every number of seats, early, in the middle and late; other options; answers due at once."""
    usual = [_position(seats, 100 * seats + decisions, decisions) for seats in game.seats for decisions in (0, 40, 90)]
    seats = list(game.seats)
    other = [
        _position(seats[number % len(seats)], 1000 + number, 60, options)
        for number, options in enumerate(pairwise(game)[1:])
    ]
    return [*usual, *other, *answers_due_at_once(game)]


def _position(seats: int, seed: int, decisions: int, options: dict[str, Any] | None = None) -> Position:
    return {"seats": seats, "seed": seed, "decisions": decisions, "options": options or {}}


def answers_due_at_once(game: Game) -> list[Position]:
    """The first position of some games in which several seats owe an answer; not every game has such."""
    for seed in range(2000, 2030):
        state = game.new(game.seats[-1], seed)
        for decisions in range(400):
            if len(state.deciders()) > 1:
                return [_position(state.seats, seed, decisions)]
            if state.over:
                break
            state = reached(game, _position(state.seats, seed, decisions + 1))
    return []


def reached(game: Game, position: Position) -> State:
    """The position, or the last before the end if the game does not last so long."""
    state = game.new(position["seats"], position["seed"], position["options"])
    generator = Generator(position["seed"])
    before = state
    for _ in range(position["decisions"]):
        before = state.clone()
        seat = first(state.owing())
        legal = state.legal(seat)
        state.take(seat, legal[generator.below(len(legal))])
        if state.over:
            return before
    return state


def count(state: State, depth: int) -> int:
    """The number of decision sequences of this length. A game that ends earlier counts as one."""
    if depth == 0 or state.over:
        return 1
    seat = first(state.owing())
    total = 0
    for action in state.legal(seat):
        ahead = state.clone()
        ahead.take(seat, action)
        total += count(ahead, depth - 1)
    return total


def counts(state: State) -> list[int]:
    """The counts for depths from 1 on."""
    found: list[int] = []
    for depth in range(1, DEPTHS + 1):
        found.append(count(state, depth))
        if found[-1] > AT_MOST // 10:
            break
    return found


def kept(id: str) -> list[Position]:
    """The positions and counts in the game's file; a game of another package has none."""
    file = FOLDER / f"{id}.toml"
    if not file.is_file():
        return []
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["position"]
    assert isinstance(rows, list)
    return rows


def main() -> None:
    for id in eldritch.games():
        game = eldritch.game(id)
        rows = []
        for position in positions(game):
            row = [f"{key} = {position[key]}" for key in ("seats", "seed", "decisions")]
            options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in position["options"].items())
            row += [f"options = {{{options}}}", f"counts = {counts(reached(game, position))}"]
            rows.append("\n".join(["[[position]]", *row]))
        text = "# How many sequences of 1, 2 … decisions each position has. Written by tests/counts.\n\n"
        (FOLDER / f"{id}.toml").write_text(text + "\n\n".join(rows) + "\n", encoding="utf-8")

"""Exact counts: from a position, how many different sequences of decisions are there of each length?

    python3 run.py golden            writes tests/counts/*.toml anew, with the playthroughs

Chess programmers call it perft: a rule that allows one choice too many or too few changes a number. Of several seats
that owe an answer at the same time the lowest answers first. A position is a new game after some random decisions.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

import eldritch
from eldritch.core.game import Game
from eldritch.core.generator import Generator
from eldritch.core.seats import first
from eldritch.core.state import State

FOLDER: Final = Path(__file__).parent
DEPTHS: Final = 5
AT_MOST: Final = 4_000
"""A count that grows beyond this ends the row: it would take too long in pure Python."""

Position = dict[str, Any]


def positions(game: Game) -> list[Position]:
    """Where to count: every number of seats, early, in the middle and late."""
    return [
        {"seats": seats, "seed": 100 * seats + decisions, "decisions": decisions, "options": {}}
        for seats in game.seats
        for decisions in (0, 40, 90)
    ]


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
    """How many sequences of so many decisions there are; a game that ends before counts as one."""
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
    """The positions and counts in the game's file."""
    rows = tomllib.loads((FOLDER / f"{id}.toml").read_text(encoding="utf-8"))["position"]
    assert isinstance(rows, list)
    return rows


def main() -> None:
    for id in eldritch.games():
        game = eldritch.game(id)
        rows = []
        for position in positions(game):
            row = [f"{key} = {position[key]}" for key in ("seats", "seed", "decisions")]
            rows.append(
                "\n".join(["[[position]]", *row, "options = {}", f"counts = {counts(reached(game, position))}"])
            )
        text = "# How many sequences of 1, 2 … decisions each position has. Written by tests/counts.\n\n"
        (FOLDER / f"{id}.toml").write_text(text + "\n\n".join(rows) + "\n", encoding="utf-8")

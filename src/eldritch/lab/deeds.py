"""Count how players of the Castle behave towards allies and others: the table that beliefs about teams are based on.

    python -m eldritch.lab.deeds bayes --games 400 --output src/eldritch/games/castle/tactics/beliefs.toml

`eldritch.games.castle.tactics.behaviour_counts` says what is counted.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import eldritch
from eldritch.core.generator import Generator
from eldritch.games.castle.tactics.baselines import BASELINES
from eldritch.games.castle.tactics.behaviour_counts import SEATS, BehaviourCounts

from .teams import player


def counted(kind: str, games: int, seed: int) -> Iterator[str]:
    """Play and count."""
    game = eldritch.game("castle")
    chooser = player(kind)
    counts = BehaviourCounts()
    for number in range(games):
        state: Any = game.new(SEATS[number % len(SEATS)], seed + number)
        generator = Generator(seed + number)
        while not state.over:
            seat = state.deciders()[0]
            state.apply(seat, chooser(state.seen_by(seat), generator))
        counts.add_game(state)
    yield from counts.toml()


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.deeds", description=__doc__)
    parser.add_argument("kind", choices=[*BASELINES])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=10_000)
    parser.add_argument("--output", type=Path)
    args = parser.parse_args(argv)
    lines = "".join(f"{line}\n" for line in counted(args.kind, args.games, args.seed))
    if args.output is None:
        sys.stdout.write(lines)
    else:
        args.output.write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main()

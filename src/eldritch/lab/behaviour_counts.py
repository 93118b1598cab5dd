"""Counts players' behaviour over many games, as data for a game's heuristics.

    python -m eldritch.lab.behaviour_counts castle --games 400 --output src/eldritch/games/castle/tactics/beliefs.toml

A game that needs such data offers a counter in its profile. All seats play the game's heuristics.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import eldritch
from eldritch.bots.greedy import tactics_for
from eldritch.core.errors import BadOptions
from eldritch.core.game import Game

from .play import HeuristicPlayer, play_out
from .script_arguments import exit_on_error, positive


def counted(game: Game, variant: str, games: int, seed: int) -> Iterator[str]:
    """Play the games with a variant of the heuristics; the lines of the file with the counts."""
    if game.profile.behaviour_counter is None:
        raise BadOptions(f"{game.id} has no behaviour counts")
    counter = game.profile.behaviour_counter()
    player = HeuristicPlayer(tactics_for(game, variant=variant))
    for number in range(games):
        seats = counter.seats[number % len(counter.seats)]
        state = game.new(seats, seed + number)
        play_out(state, [player] * seats)
        counter.add_game(state)
    yield from counter.toml()


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.behaviour_counts", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--tactics", default="", help="a variant of the heuristics; default: the game's own")
    parser.add_argument("--games", type=positive, default=400)
    parser.add_argument("--seed", type=int, default=10_000)
    parser.add_argument("--output", type=Path)
    args = parser.parse_args(argv)
    with exit_on_error(parser):
        lines = "".join(f"{line}\n" for line in counted(eldritch.game(args.game), args.tactics, args.games, args.seed))
        if args.output is None:
            sys.stdout.write(lines)
        else:
            args.output.write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main()

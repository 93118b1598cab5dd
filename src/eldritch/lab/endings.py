"""How long games take and how they end, for every number of players.

    python -m eldritch.lab.endings castle --games 60
    python -m eldritch.lab.endings castle --tactics logic --games 60

All seats play the game's heuristics, or a variant of them.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import eldritch
from eldritch.bots.greedy import tactics_for
from eldritch.core.game import Game

from .play import HeuristicPlayer, play_out
from .script_arguments import exit_on_error, positive


@dataclass
class Course:
    """Games of one number of players."""

    seats: int
    games: int = 0
    turns: int = 0
    endings: Counter[str] = field(default_factory=Counter)


def play_games(game: Game, variant: str, seats: int, games: int, seed: int) -> Course:
    """Games of one variant of the heuristics against itself; game `n` is dealt from `seed + n`."""
    player = HeuristicPlayer(tactics_for(game, variant=variant))
    course = Course(seats)
    for number in range(games):
        state = game.new(seats, seed + number)
        play_out(state, [player] * seats)
        course.games += 1
        course.turns += state.turns()
        course.endings[state.ending] += 1
    return course


def table(courses: list[Course]) -> Iterator[str]:
    """A row for every number of players, a column for every ending."""
    endings = [ending for ending, _ in sum((course.endings for course in courses), Counter[str]()).most_common()]
    yield f"| players | turns | {' | '.join(endings)} |"
    yield "|---" * (2 + len(endings)) + "|"
    for course in courses:
        shares = " | ".join(f"{100 * course.endings[ending] / course.games:.0f} %" for ending in endings)
        yield f"| {course.seats} | {course.turns / course.games:.0f} | {shares} |"


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.endings", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--tactics", default="", help="a variant of the heuristics; default: the game's own")
    parser.add_argument("--games", type=positive, default=100)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(argv)
    with exit_on_error(parser):
        game = eldritch.game(args.game)
        courses = [play_games(game, args.tactics, seats, args.games, args.seed) for seats in game.seats]
        sys.stdout.writelines(f"{line}\n" for line in table(courses))


if __name__ == "__main__":
    main()

"""Finds the handicaps of a game's levels, so that each wins five games of eight against the one below.

    python -m eldritch.lab.calibrate nightmarium --top iters=2000 --games 300
    python -m eldritch.lab.calibrate nightmarium --top drop=0       no level searches

It starts with the strongest level and finds the handicap of each level below with a staircase: after a win of the
stronger bot the weaker one is strengthened, after a loss weakened, by ever smaller steps. The output belongs under
`[levels]` in the game's `tactics/bots.toml`; `eldritch ladder` then measures the levels in new games.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

import eldritch
from eldritch.bots.levels import LEVELS, handicap
from eldritch.core.errors import BadOptions
from eldritch.core.game import Game

from .contest import Contest, places, play_game
from .script_arguments import exit_on_error, positive

GOAL: Final = 0.625
SHARPEST: Final = 4.0
"""With this index the best move is almost always played."""
FEWEST: Final = 24
"""With fewer iterations a search plays worse than the heuristics alone."""
MOST_DROPPED: Final = 0.9
LOWEST_SEARCHING: Final = 4
"""The lowest level with a search, if any has one."""


@dataclass(frozen=True)
class Ladder:
    """Turns a strength from 0 to 1 into a handicap: iterations and index with a search, oversights without."""

    iterations: int
    """Of the strongest level; 0 if it does not search, as then no level does."""
    forgets: bool = False
    """Whether the lowest levels also forget, in games whose heuristics depend on memory."""

    @property
    def lowest_searching(self) -> int:
        return LOWEST_SEARCHING if self.iterations else LEVELS[-1] + 1

    def handicap(self, level: int, strength: float) -> dict[str, float]:
        """The handicap of a level with this strength."""
        if level >= self.lowest_searching:
            return self.searching(strength)
        memory = {"memory": level} if self.forgets and level < LOWEST_SEARCHING - 1 else {}
        return {**self.overlooking(strength), **memory}

    def searching(self, strength: float) -> dict[str, float]:
        iterations = FEWEST * (self.iterations / FEWEST) ** strength
        return {"iters": round(iterations), "index": round(SHARPEST * strength, 2)}

    def overlooking(self, strength: float) -> dict[str, float]:
        return {"drop": round(MOST_DROPPED * (1 - strength), 3)}


def spec_of(handicap: dict[str, float]) -> str:
    """The name of the bot with this handicap."""
    parts = ":".join(f"{name}={value}" for name, value in handicap.items())
    return f"{'search' if 'iters' in handicap else 'greedy'}:{parts}"


def staircase(
    game: Game, seats: int, stronger: str, handicap_of: Callable[[float], dict[str, float]], games: int, top: float
) -> float:
    """The strength at which the weaker bot loses as often as it should: the mean of the staircase's second half."""
    strength = 0.5 * top
    steps: list[float] = []
    seatings = places(game, seats)
    goal = GOAL if seats == 2 or game.profile.team_of else goal_with(seats)
    for number in range(games):
        contest = Contest(stronger, spec_of(handicap_of(strength)), seats, seed=number // seatings)
        won = play_game(game, contest, number).won
        strength += 0.6 / (8 + number) ** 0.7 * (won - goal)
        strength = min(top, max(0.0, strength))
        steps.append(strength)
    later = steps[games // 2 :]
    return sum(later) / len(later)


def goal_with(seats: int) -> float:
    """The share of wins among several seats that corresponds to five of eight between two."""
    odds = GOAL / (1 - GOAL)
    return odds / (odds + seats - 1)


def calibrate(game: Game, seats: int, top: dict[str, float], games: int) -> Iterator[tuple[int, dict[str, float]]]:
    """The handicap of every level below the strongest, from the top down."""
    ladder = Ladder(int(top.get("iters", 0)), any(handicap(game.id, level).memory for level in LEVELS))
    stronger = spec_of(top)
    strength = 1.0
    for level in reversed(LEVELS[:-1]):
        if level == ladder.lowest_searching - 1:
            strength = 1.0
        strength = staircase(game, seats, stronger, partial(ladder.handicap, level), games, strength)
        found = ladder.handicap(level, strength)
        yield level, found
        stronger = spec_of(found)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.calibrate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--top", default="iters=1000")
    parser.add_argument("--games", type=positive, default=200)
    parser.add_argument("--seats", type=positive, default=None, help="default: the game's usual number")
    args = parser.parse_args(argv)
    with exit_on_error(parser):
        game = eldritch.game(args.game)
        seats = args.seats or game.usual_seats
        for level, found in calibrate(game, seats, top_from(args.top), args.games):
            figures = ", ".join(f"{key} = {value}" for key, value in found.items())
            sys.stdout.write(f"{level} = {{ {figures} }}\n")
            sys.stdout.flush()


def top_from(text: str) -> dict[str, float]:
    """The handicap of the strongest level.

    >>> top_from("iters=2000")
    {'iters': 2000}
    """
    name, _, amount = text.partition("=")
    if name not in ("iters", "drop"):
        raise BadOptions(f"the top is written iters=N or drop=SHARE, such as iters=2000 or drop=0, not {text!r}")
    try:
        return {name: int(amount) if name == "iters" else float(amount)}
    except ValueError:
        raise BadOptions(f"{text!r}: {amount!r} is not a number; write iters=2000 or drop=0") from None


if __name__ == "__main__":
    main()

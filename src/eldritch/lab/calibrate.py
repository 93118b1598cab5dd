"""Finds the handicaps of a game's levels: each is to beat the one below in five games of eight.

    python -m eldritch.lab.calibrate nightmarium --top iters=2000 --games 300
    python -m eldritch.lab.calibrate castle --top drop=0            no level searches

It begins with the strongest level and finds for each below how far it must be held back, by a staircase: after a win
of the stronger one the weaker one gets stronger, after a loss weaker, by ever smaller steps. What it prints belongs
into `bots/levels.toml`; `eldritch ladder` then measures it in games of its own.
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

from .contest import Contest, places, play
from .typed import complaining, positive

GOAL: Final = 0.625
SHARPEST: Final = 4.0
"""With this index nearly always the best move is chosen."""
FEWEST: Final = 24
"""With fewer iterations a search plays worse than none."""
MOST_DROPPED: Final = 0.9
LOWEST_SEARCHING: Final = 4
"""The levels below look at what is before them only."""


@dataclass(frozen=True)
class Ladder:
    """How strength from 0 to 1 becomes a handicap: searching levels by iterations and index, others by oversights."""

    iterations: int
    """Those of the strongest level; 0 if it does not search, as then no level does."""
    forgets: bool = False
    """Whether the lowest levels forget, too: where the game's rules of thumb go by what was seen."""

    @property
    def lowest_searching(self) -> int:
        return LOWEST_SEARCHING if self.iterations else LEVELS[-1] + 1

    def held(self, level: int, strength: float) -> dict[str, float]:
        """How a level of that strength is held back."""
        if level >= self.lowest_searching:
            return self.searching(strength)
        memory = {"memory": level} if self.forgets and level < LOWEST_SEARCHING - 1 else {}
        return {**self.overlooking(strength), **memory}

    def searching(self, strength: float) -> dict[str, float]:
        iterations = FEWEST * (self.iterations / FEWEST) ** strength
        return {"iters": round(iterations), "index": round(SHARPEST * strength, 2)}

    def overlooking(self, strength: float) -> dict[str, float]:
        return {"drop": round(MOST_DROPPED * (1 - strength), 3)}


def described(held: dict[str, float]) -> str:
    """The bot that is held back so."""
    parts = ":".join(f"{name}={value}" for name, value in held.items())
    return f"{'search' if 'iters' in held else 'greedy'}:{parts}"


def staircase(
    game: Game, seats: int, stronger: str, held: Callable[[float], dict[str, float]], games: int, top: float
) -> float:
    """The strength with which the weaker bot loses as often as it should: the mean of the staircase's second half."""
    strength = 0.5 * top
    steps: list[float] = []
    seatings = places(game, seats)
    fair = GOAL if seats == 2 or game.profile.team_of else chance_of(seats)
    for number in range(games):
        contest = Contest(stronger, described(held(strength)), seats, seed=number // seatings)
        won = play(game, contest, number).won
        strength += 0.6 / (8 + number) ** 0.7 * (won - fair)
        strength = min(top, max(0.0, strength))
        steps.append(strength)
    later = steps[games // 2 :]
    return sum(later) / len(later)


def chance_of(seats: int) -> float:
    """What five games of eight between two are among several seats, one stronger than all others."""
    odds = GOAL / (1 - GOAL)
    return odds / (odds + seats - 1)


def calibrate(game: Game, seats: int, top: dict[str, float], games: int) -> Iterator[tuple[int, dict[str, float]]]:
    """Level by level from the top down: how it is held back."""
    ladder = Ladder(int(top.get("iters", 0)), any(handicap(game.id, level).memory for level in LEVELS))
    stronger = described(top)
    strength = 1.0
    for level in reversed(LEVELS[:-1]):
        if level == ladder.lowest_searching - 1:
            strength = 1.0
        strength = staircase(game, seats, stronger, partial(ladder.held, level), games, strength)
        found = ladder.held(level, strength)
        yield level, found
        stronger = described(found)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.calibrate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--top", default="iters=1000")
    parser.add_argument("--games", type=positive, default=200)
    parser.add_argument("--seats", type=positive, default=None, help="as few as can play; in the Castle six, in teams")
    args = parser.parse_args(argv)
    with complaining(parser):
        game = eldritch.game(args.game)
        seats = args.seats or game.usual_seats
        for level, held in calibrate(game, seats, top_from(args.top), args.games):
            figures = ", ".join(f"{key} = {value}" for key, value in held.items())
            sys.stdout.write(f"{level} = {{ {figures} }}\n")
            sys.stdout.flush()


def top_from(text: str) -> dict[str, float]:
    """How the strongest level is held back.

    >>> top_from("iters=2000")
    {'iters': 2000}
    """
    name, _, amount = text.partition("=")
    if name not in ("iters", "drop"):
        raise BadOptions(f"the top is written iters=N or drop=SHARE, such as iters=2000 or drop=0, not {text!r}")
    try:
        return {name: int(amount) if name == "iters" else float(amount)}
    except ValueError:
        raise BadOptions(f"{text!r}: {amount!r} is no number; write iters=2000 or drop=0") from None


if __name__ == "__main__":
    main()

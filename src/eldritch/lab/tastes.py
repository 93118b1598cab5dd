"""Personalities against nobody in particular: how often they choose otherwise, and what it costs them.

    python -m eldritch.lab.tastes nightmarium --games 1000

Both play by rules of thumb; every deal is played with the personality in each seat, in the Castle in each team.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import eldritch
from eldritch.bots.personalities import PERSONALITIES, taste_of
from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL, Tactics, Taste

from .arena import seed_of
from .contest import CHALLENGER, places, seated
from .statistics import wilson
from .typed import complaining, positive


@dataclass
class Manner:
    """How somebody with a taste has played against neutral players."""

    games: int = 0
    won: float = 0.0
    decisions: int = 0
    differing: int = 0
    """Decisions of its own in which a neutral player would have chosen otherwise."""


def best(tactics: Tactics, seen: State, options: list[int]) -> int:
    weights = tactics.weigh(seen, seen.viewer, options)
    return options[weights.index(max(weights))]


def compared(game: Game, taste: Taste, seats: int, games: int) -> Manner:
    """Play the games, the taste against neutral ones."""
    assert game.tactics is not None
    own, neutral = game.tactics(taste), game.tactics(NEUTRAL)
    manner = Manner()
    for number in range(games):
        deal, place = divmod(number, places(game, seats))
        state = game.new(seats, seed_of("tastes", deal))
        sides = seated(game, state, place)
        while not state.over:
            seat = state.deciders()[0]
            seen = state.seen_by(seat)
            options = neutral.sensible(seen, seat, seen.legal(seat))
            action = best(neutral, seen, options)
            if sides[seat] == CHALLENGER and len(options) > 1:
                liked = best(own, seen, options)
                manner.decisions += 1
                manner.differing += liked != action
                action = liked
            state.apply(seat, action)
        manner.games += 1
        returns = state.returns()
        manner.won += sum(returns[seat] for seat, side in enumerate(sides) if side == CHALLENGER)
    return manner


def table(game: Game, seats: int, games: int) -> Iterator[str]:
    """A row for every personality."""
    yield f"| {game.id}, {seats} | chooses otherwise | share of wins (95 %) | games |"
    yield "|---|---|---|---|"
    for name in PERSONALITIES:
        manner = compared(game, taste_of(game.id, name), seats, games)
        low, high = wilson(manner.won, manner.games)
        share = f"{100 * manner.won / games:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
        yield f"| {name} | {100 * manner.differing / manner.decisions:.1f} % | {share} | {games} |"


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.tastes", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=positive, default=1000)
    parser.add_argument("--seats", type=positive, default=None, help="as few as can play; in the Castle six, in teams")
    args = parser.parse_args(argv)
    with complaining(parser):
        game = eldritch.game(args.game)
        for line in table(game, args.seats or game.usual_seats, args.games):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()

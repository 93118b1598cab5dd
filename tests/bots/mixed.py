"""Mixed games: bots of all kinds at tables of all sizes, with all sorts of options. No bot may err or overrun.

python -m tests.bots.mixed --games 2000
"""

import argparse
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import eldritch
from eldritch.bots import bot
from eldritch.bots.personalities import PERSONALITIES
from eldritch.bots.specs import milliseconds
from tests.conformance.cases import Case, pairwise

from .positions import GAMES
from .proofs import check_chances

SPECS: Final = (
    "random",
    "random:sensible",
    "greedy",
    *(f"greedy:{name}" for name in PERSONALITIES),
    "greedy:drop=0.4:memory=1",
    "search:iters=1",
    "search:iters=6",
    "search:iters=12:index=0.5",
    "search:iters=6:gambler",
    "search:ms=1",
    "level:1",
    "level:2",
    "level:3:schemer",
)

GRACE: Final = 3.0
"""A single iteration may take long on a busy machine; seconds are not to pass."""


@dataclass(frozen=True)
class Game:
    """A mixed game: who sits where at which table."""

    case: Case
    specs: tuple[str, ...]
    seed: int

    def __str__(self) -> str:
        return f"{self.case} {','.join(self.specs)} {self.seed}"


def games(count: int, seed: int = 0, ids: list[str] | None = None) -> Iterator[Game]:
    """So many games, of all games in turn."""
    chance = random.Random(seed)
    ids = GAMES if ids is None else ids
    options = {id: pairwise(eldritch.game(id)) for id in ids}
    for number in range(count):
        game = eldritch.game(ids[number % len(ids)])
        seats = chance.choice(game.seats)
        case = Case(game, seats, {**chance.choice(options[game.id]), "turn_limit": 60})
        yield Game(case, tuple(chance.choice(SPECS) for _ in range(seats)), chance.randrange(10**9))


def play(mixed: Game) -> int:
    """Play the game; every choice must be legal, sound and in time. The number of decisions."""
    state = mixed.case.new(mixed.seed)
    thinkers = [bot(spec, mixed.seed + seat) for seat, spec in enumerate(mixed.specs)]
    decisions = 0
    while not state.over:
        seat = state.deciders()[decisions % len(state.deciders())]
        began = time.perf_counter()
        choice = thinkers[seat].choose(state.seen_by(seat))
        allowed = milliseconds(mixed.specs[seat], mixed.case.game.id)
        assert not allowed or time.perf_counter() - began < allowed / 1000 + GRACE, f"{mixed}: too late"
        assert choice.action in state.legal(seat), f"{mixed}: {choice.action} is not legal"
        if choice.estimate:
            check_chances(mixed.case.game.id, choice.estimate)
        state.apply(seat, choice.action)
        decisions += 1
    return decisions


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.mixed", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", action="append", choices=GAMES, dest="ids")
    args = parser.parse_args(argv)
    decisions = 0
    began = time.perf_counter()
    for number, mixed in enumerate(games(args.games, args.seed, args.ids), 1):
        decisions += play(mixed)
        if number % 100 == 0 or number == args.games:
            print(f"{number} games, {decisions} decisions, {time.perf_counter() - began:.0f} s: no fault", flush=True)


if __name__ == "__main__":
    main()

"""Mixed games: bots of all kinds at tables of all sizes, with all sorts of options. No bot may err or overrun.

python -m tests.bots.mixed --games 2000
"""

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Final

import eldritch
from eldritch.bots import Choice, SeatedBot, bot
from eldritch.bots.levels import LEVELS
from eldritch.bots.personalities import PERSONALITIES
from eldritch.bots.specs import milliseconds
from eldritch.core.state import State
from eldritch.lab.contest import GRACE, GRACE_MILLISECONDS
from eldritch.lab.executors import Local
from tests.conformance.cases import Case, pairwise
from tests.short import short

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
    "search:ms=20",
    "search:ms=20:builder",
    *(f"level:{level}" for level in LEVELS),
    "level:3:schemer",
)

STUCK_MILLISECONDS: Final = 5000.0
"""A bot that waits instead of working is late too; but a busy machine makes anybody wait."""

Maker = Callable[[str, int], SeatedBot]


@dataclass(frozen=True)
class Game:
    """A mixed game: the bots and their seats."""

    case: Case
    specs: tuple[str, ...]
    seed: int

    def __str__(self) -> str:
        return f"{self.case} {','.join(self.specs)} {self.seed}"


@dataclass
class Tally:
    """What happened in some games."""

    games: int = 0
    decisions: int = 0
    faults: list[str] = field(default_factory=list)
    """Illegal moves, unsound estimates and errors, each with the game in which it happened."""
    late: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.faults += other.faults
        self.late += other.late


def games(count: int, seed: int = 0, ids: list[str] | None = None, turns: int = 60) -> Iterator[Game]:
    """Plans for a number of games, cycling through all kinds. Bots are dealt to the seats like cards, so that all play
    soon."""
    chance = random.Random(seed)
    deck: list[str] = []
    ids = GAMES if ids is None else ids
    options = {id: pairwise(eldritch.game(id)) for id in ids}
    for number in range(count):
        game = eldritch.game(ids[number % len(ids)])
        seats = chance.choice(game.seats)
        case = Case(game, seats, {**chance.choice(options[game.id]), **short(game.id, turns)})
        while len(deck) < seats:
            deck = [*deck, *chance.sample(SPECS, len(SPECS))]
        dealt, deck = deck[:seats], deck[seats:]
        yield Game(case, tuple(dealt), chance.randrange(10**9))


def play(mixed: Game, make: Maker = bot) -> Tally:
    """Play the game and note every choice that is not legal, sound and in time. After a fault the game goes on."""
    state = mixed.case.new(mixed.seed)
    players = [make(spec, mixed.seed + seat) for seat, spec in enumerate(mixed.specs)]
    tally = Tally(games=1)
    while not state.over:
        seat = state.deciders()[tally.decisions % len(state.deciders())]
        spec = mixed.specs[seat]
        worked, began = time.thread_time(), time.perf_counter()
        try:
            choice = players[seat].choose(state.seen_by(seat))
            worked, waited = time.thread_time() - worked, time.perf_counter() - began
            check_choice(state, seat, choice)
            action = choice.action
        except Exception as error:  # Whatever a bot may raise is its fault and reported with the game.
            tally.faults.append(f"{mixed}: {spec}: {error!r}")
            action = state.fallback(seat)
        else:
            if is_late(milliseconds(spec, mixed.case.game.id), 1000 * worked, 1000 * waited):
                tally.late.append(f"{mixed}: {spec} worked {1000 * worked:.0f} ms, for {1000 * waited:.0f} ms")
        state.apply(seat, action)
        tally.decisions += 1
    return tally


def check_choice(state: State, seat: int, choice: Choice) -> None:
    assert choice.action in state.legal(seat), f"{choice.action} is not legal"
    if choice.estimate:
        check_chances(state.edition.game, choice.estimate)


def is_late(allowed: int, worked: float, waited: float) -> bool:
    """Whether a move took longer than it may, as the ladder counts; by the processor's time, for others use it too."""
    most = GRACE * allowed
    return allowed > 0 and (worked > most + GRACE_MILLISECONDS or waited > most + STUCK_MILLISECONDS)


@cache
def planned(count: int, seed: int, ids: tuple[str, ...], turns: int) -> tuple[Game, ...]:
    return tuple(games(count, seed, list(ids), turns))


def play_one(plan: tuple[int, int, tuple[str, ...], int], number: int) -> Tally:
    """A game of a plan. (Games themselves cannot be sent to another process, but they can be planned there.)"""
    return play(planned(*plan)[number])


def report(tallies: dict[str, Tally]) -> str:
    """The tallies as a table."""
    lines = [f"{'game':12} {'games':>6} {'decisions':>10} {'faults':>7} {'late':>5}"]
    for id, tally in tallies.items():
        counts = f"{tally.games:6} {tally.decisions:10} {len(tally.faults):7} {len(tally.late):5}"
        lines.append(f"{id:12} {counts}")
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.mixed", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", action="append", choices=GAMES, dest="ids")
    parser.add_argument("--turns", type=int, default=60, help="after so many turns a game is over")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args(argv)
    plan = (args.games, args.seed, tuple(args.ids or GAMES), args.turns)
    tallies = {id: Tally() for id in args.ids or GAMES}
    began = time.perf_counter()
    for number, one in enumerate(Local(args.workers).share(partial(play_one, plan), range(args.games))):
        tallies[planned(*plan)[number].case.game.id].add(one)
        for complaint in (*one.faults, *one.late):
            print(complaint, flush=True)
        if number % 100 == 99:
            print(f"{report(tallies)}\n{time.perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
    print(report(tallies))
    return 1 if any(tally.faults or tally.late for tally in tallies.values()) else 0


if __name__ == "__main__":
    sys.exit(main())

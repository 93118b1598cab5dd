"""Matches of two kinds of players at one table of the Castle, one kind to each organisation.

    python -m eldritch.lab.teams bayes logic --seats 6 --games 400
    python -m eldritch.lab.teams search:iters=100 bayes --games 60      any bot may form a team
    python -m eldritch.lab.teams bayes bayes --report --games 100       how games go, for every number of players

Who is of which organisation is dealt by the game: this driver looks, the players cannot. Each deal is played twice, the
second time with the kinds exchanged.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import eldritch
from eldritch.bots import Thinker, bot
from eldritch.core.generator import Generator
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL
from eldritch.games.castle.tactics.baselines import BASELINES, WRONG_ENDINGS, random_action

from .arena import seed_of
from .statistics import wilson
from .typed import complaining, positive

Player = Callable[[Any, Generator], int]
"""Chooses from a view."""


def player(name: str) -> Player:
    """A kind of player by its name."""
    if name == "random":
        return random_action
    made = BASELINES[name](NEUTRAL)

    def by_tactics(seen: State, _: Generator) -> int:
        """As the greedy bot does."""
        options = made.sensible(seen, seen.viewer, seen.legal(seen.viewer))
        weights = made.weigh(seen, seen.viewer, options)
        return options[weights.index(max(weights))]

    return by_tactics


def maker(name: str) -> Callable[[int], Player]:
    """What makes a player of a kind for one seat of one game, from a seed. Bots that think need one for each."""
    if name == "random" or name in BASELINES:
        shared = player(name)
        return lambda _: shared
    bot(name, 0)  # If there is no such bot, that is said at once.
    return lambda seed: thinking(bot(name, seed))


def thinking(thinker: Thinker) -> Player:
    return lambda seen, _: thinker.choose(seen).action


@dataclass
class Score:
    """What came of a match, as the first kind of players sees it."""

    games: int = 0
    won: float = 0.0
    turns: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        share = f"{100 * self.won / self.games:.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {self.games}"
        return f"{share}, {self.turns / self.games:.0f} turns, {dict(self.endings)}, wrong by {dict(self.wrong)}"


def play_match(names: tuple[str, str], seats: int, games: int, seed: int = 0) -> Score:
    """Play so many games; a draw counts half. Every deal is played twice, with the teams exchanged, unless they are of
    one kind: who chooses the same would play the same game again."""
    times = 1 if names[0] == names[1] else 2
    score = Score()
    makers = [maker(name) for name in names]
    game = eldritch.game("castle")
    for number in range(games):
        deal, exchanged = divmod(number, times)
        state: Any = game.new(seats, seed + deal)
        generator = Generator(seed + number)
        teams = [(state.organisation[seat] + exchanged) % 2 for seat in range(seats)]
        players = [makers[team](seed_of(seed, number, seat)) for seat, team in enumerate(teams)]
        declarer = -1
        while not state.over:
            seat = state.deciders()[0]
            declarer = seat
            state.apply(seat, players[seat](state.seen_by(seat), generator))
        count(score, state, names, exchanged, declarer)
    return score


def count(score: Score, state: Any, names: tuple[str, str], exchanged: int, declarer: int) -> None:
    team = (state.organisation[declarer] + exchanged) % 2
    score.games += 1
    score.turns += state.turns()
    score.endings[state.ending] += 1
    if state.ending in WRONG_ENDINGS:
        score.wrong[names[team]] += 1
    first = [seat for seat in range(state.seats) if (state.organisation[seat] + exchanged) % 2 == 0]
    won = sum(seat in state.winners for seat in first)
    score.won += 0.5 if len(state.winners) == state.seats else float(won > 0)


def report(names: tuple[str, str], games: int, seed: int) -> Iterator[str]:
    """How games go and end, a row for every number of players."""
    yield "| players | turns | declared rightly | declared wrongly | alone, by the Ring | draw |"
    yield "|---|---|---|---|---|---|"
    for seats in eldritch.game("castle").seats:
        score = play_match(names, seats, games, seed)
        shares = [score.endings[ending] / games for ending in ("declared", "wrongly_declared", "alone")]
        cells = " | ".join(f"{100 * share:.0f} %" for share in (*shares, 1.0 - sum(shares)))
        yield f"| {seats} | {score.turns / games:.0f} | {cells} |"


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.teams", description=__doc__)
    parser.add_argument("kinds", nargs=2, help=f"{', '.join(BASELINES)}, random, or any bot")
    parser.add_argument("--seats", type=positive, default=6)
    parser.add_argument("--games", type=positive, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--report", action="store_true")
    args = parser.parse_args(argv)
    kinds = (args.kinds[0], args.kinds[1])
    with complaining(parser):
        if not args.report:
            sys.stdout.write(f"{play_match(kinds, args.seats, args.games, args.seed)}\n")
            return
        for line in report(kinds, args.games, args.seed):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()

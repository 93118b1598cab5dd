"""Settings of the search against each other: which plays better, thinking as long.

    python -m eldritch.lab.tune realms cutoff=24 cutoff=6,epsilon=0.0 --iters 300 --games 200
    python -m eldritch.lab.tune realms "" worlds=16 --against greedy

Each variant is a list of what differs from `bots/settings.toml`; an empty one is the settings as they are. It plays
against these, or against any other bot, in the seats and deals of all other variants; in the Castle as a team.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import eldritch
from eldritch.bots import Thinker, bot
from eldritch.bots.bot import Budget
from eldritch.bots.search import Settings
from eldritch.bots.searcher import SearchBot
from eldritch.bots.settings import COUNTS, FRACTIONS, figures_of, read
from eldritch.core.errors import BadOptions
from eldritch.core.game import Game

from .arena import seed_of
from .contest import CHALLENGER, places, seated
from .statistics import wilson
from .typed import complaining, positive

Maker = Callable[[int], Thinker]


@dataclass
class Tally:
    """What came of a variant's games so far."""

    games: int = 0
    won: float = 0.0

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        return f"{100 * self.won / self.games:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def settings_with(game: str, variant: str) -> Settings:
    """The settings of a game, changed by a text like `cutoff=24,epsilon=0.0`.

    >>> settings_with("realms", "cutoff=24,epsilon=0.0").cutoff
    24
    """
    figures = figures_of(game)
    for part in filter(None, variant.split(",")):
        name, _, text = part.partition("=")
        try:
            figures[name] = _figure(name, text)
        except ValueError:
            raise BadOptions(f"{part!r} is no setting: {text!r} is no number") from None
    return read(figures, game)


def _figure(name: str, text: str) -> object:
    """What a text says of a setting. A switch that is neither true nor false is left for `read` to refuse."""
    if name in FRACTIONS:
        return float(text)
    return int(text) if name in COUNTS else {"true": True, "false": False}.get(text, text)


def searching(settings: Settings, budget: Budget, seed: int) -> Thinker:
    return Thinker(SearchBot(settings=settings), budget, seed)


def play(game: Game, seats: int, challenger: Maker, field: Maker, number: int) -> float:
    """One game; its number says which deal it has, and where the challenger sits. What the challenger has won."""
    deal, place = divmod(number, places(game, seats))
    state = game.new(seats, seed_of("tune", "deal", deal))
    sides = seated(game, state, place)
    thinkers = [
        (challenger if side == CHALLENGER else field)(seed_of("tune", number, seat)) for seat, side in enumerate(sides)
    ]
    while not state.over:
        seat = state.deciders()[0]
        state.apply(seat, thinkers[seat].choose(state.seen_by(seat)).action)
    returns = state.returns()
    return sum(returns[seat] for seat, side in enumerate(sides) if side == CHALLENGER)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--iters", type=positive, default=300)
    parser.add_argument("--games", type=positive, default=200)
    parser.add_argument("--seats", type=positive, default=None)
    parser.add_argument("--against", default=None, help="a bot; without one, the settings as they are")
    args = parser.parse_args(argv)
    with complaining(parser):
        compare(args)


def compare(args: argparse.Namespace) -> None:
    """Play the variants, and tell now and then how they stand."""
    game = eldritch.game(args.game)
    seats = args.seats or game.seats.start
    budget = Budget(args.iters)
    makers = [partial(searching, settings_with(game.id, variant), budget) for variant in args.variants]
    usual = partial(searching, settings_with(game.id, ""), budget)
    field: Maker = usual if args.against is None else partial(bot, args.against)
    tallies = [Tally() for _ in makers]
    for number in range(args.games):
        for maker, tally in zip(makers, tallies, strict=True):
            tally.won += play(game, seats, maker, field, number)
            tally.games += 1
        if (number + 1) % 20 == 0 or number + 1 == args.games:
            sys.stdout.write(f"{number + 1} games: {told(args.variants, tallies)}\n")
            sys.stdout.flush()


def told(variants: list[str], tallies: list[Tally]) -> str:
    return ", ".join(f"{name or 'as it is'}: {tally}" for name, tally in zip(variants, tallies, strict=True))


if __name__ == "__main__":
    main()

"""Compares settings of the search at equal numbers of iterations.

    python -m eldritch.lab.tune realms cutoff=24 cutoff=6,epsilon=0.0 --iters 300 --games 200
    python -m eldritch.lab.tune realms "" worlds=16 --against greedy

Each variant lists what differs from the game's settings; an empty one changes nothing. It plays against the current
settings, or against any other bot. All variants play the same seats and deals; in games with hidden teams, as a team.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import eldritch
from eldritch.bots import SeatedBot, bot
from eldritch.bots.bot import Budget
from eldritch.bots.search import Settings
from eldritch.bots.search_bot import SearchBot
from eldritch.bots.settings import COUNTS, FRACTIONS, read, search_config
from eldritch.core.errors import BadOptions
from eldritch.core.game import Game

from .contest import CHALLENGER, challengers_share, places, seated
from .play import play_out, seed_of
from .script_arguments import exit_on_error, positive
from .statistics import percentage

Maker = Callable[[int], SeatedBot]


@dataclass
class Tally:
    """A variant's results so far."""

    games: int = 0
    won: float = 0.0

    def __str__(self) -> str:
        return percentage(self.won, self.games)


def settings_with(game: str, variant: str) -> Settings:
    """The settings of a game with some changed, such as `cutoff=24,epsilon=0.0`.

    >>> settings_with("realms", "cutoff=24,epsilon=0.0").cutoff
    24
    """
    config = search_config(game)
    for part in filter(None, variant.split(",")):
        name, _, text = part.partition("=")
        try:
            config[name] = _value(name, text)
        except ValueError:
            raise BadOptions(f"{part!r} is not a setting: {text!r} is not a number") from None
    return read(config, game)


def _value(name: str, text: str) -> object:
    """The value of a setting. A switch that is neither true nor false is left for `read` to refuse."""
    if name in FRACTIONS:
        return float(text)
    return int(text) if name in COUNTS else {"true": True, "false": False}.get(text, text)


def searching(settings: Settings, budget: Budget, seed: int) -> SeatedBot:
    return SeatedBot(SearchBot(settings=settings), budget, seed)


def play(game: Game, seats: int, challenger: Maker, field: Maker, number: int) -> float:
    """The challenger's share of one game, whose number determines the deal and where the challenger sits."""
    deal, place = divmod(number, places(game, seats))
    state = game.new(seats, seed_of("tune", "deal", deal))
    sides = seated(game, state, place)
    makers = [challenger if side == CHALLENGER else field for side in sides]
    play_out(state, [make(seed_of("tune", number, seat)) for seat, make in enumerate(makers)])
    return challengers_share(state.returns(), sides)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--iters", type=positive, default=300)
    parser.add_argument("--games", type=positive, default=200)
    parser.add_argument("--seats", type=positive, default=None)
    parser.add_argument("--against", default=None, help="a bot; default: the current settings")
    args = parser.parse_args(argv)
    with exit_on_error(parser):
        compare(args)


def compare(args: argparse.Namespace) -> None:
    """Play the variants, and print the results every 20 games."""
    game = eldritch.game(args.game)
    seats = args.seats or game.seats.start
    budget = Budget(args.iters)
    makers = [partial(searching, settings_with(game.id, variant), budget) for variant in args.variants]
    current = partial(searching, settings_with(game.id, ""), budget)
    field: Maker = current if args.against is None else partial(bot, args.against)
    tallies = [Tally() for _ in makers]
    for number in range(args.games):
        for maker, tally in zip(makers, tallies, strict=True):
            tally.won += play(game, seats, maker, field, number)
            tally.games += 1
        if (number + 1) % 20 == 0 or number + 1 == args.games:
            sys.stdout.write(f"{number + 1} games: {summary(args.variants, tallies)}\n")
            sys.stdout.flush()


def summary(variants: list[str], tallies: list[Tally]) -> str:
    return ", ".join(f"{name or 'unchanged'}: {tally}" for name, tally in zip(variants, tallies, strict=True))


if __name__ == "__main__":
    main()

"""`eldritch bench`: measures the speed of a game, compiled and in pure Python."""

import argparse
import json
import sys
from typing import Final

from rich.console import Console
from rich.table import Table

from eldritch.lab.measure import BUILDS, FIGURES, machine, measure_build
from eldritch.locale import Words

from . import arguments
from .commands import Commands

SECONDS: Final = 12


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("bench", "bench-help", run, example_key="bench-example")
    arguments.add_game(parser, words)
    arguments.add_seats(parser, words)
    parser.add_argument(
        "--seconds",
        type=arguments.number(1),
        default=SECONDS,
        metavar="S",
        help=words.say("bench-arg-seconds", seconds=SECONDS),
    )
    parser.add_argument("--json", action="store_true", help=words.say("bench-arg-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    game = arguments.game_from(args)
    seats = arguments.seats_from(args, game) or game.seats.start
    console = Console(stderr=True, quiet=not sys.stderr.isatty())
    figures: dict[str, dict[str, float] | None] = {}
    for build in BUILDS:
        with console.status(words.say("bench-progress", build=words.say(f"bench-{build}"))):
            figures[build] = measure_build(build, game.id, seats, args.seconds / len(BUILDS))
    if args.json:
        print(json.dumps({"game": game.id, "seats": seats, **machine(), **figures}))
    else:
        _show(game.id, seats, figures, words)
    return 0


def _show(game: str, seats: int, figures: dict[str, dict[str, float] | None], words: Words) -> None:
    table = Table(title=words.say("bench-title", game=game, seats=seats))
    table.add_column()
    measured = {build: rates for build, rates in figures.items() if rates is not None}
    for build in measured:
        table.add_column(words.say(f"bench-{build}"), justify="right")
    if len(measured) == len(BUILDS):
        table.add_column(words.say("bench-times"), justify="right")
    for figure in FIGURES:
        values = [rates[figure] for rates in measured.values()]
        cells = [words.say("bench-figure", value=_rounded(value)) for value in values]
        if len(values) == len(BUILDS):
            faster = values[1] / values[0] if figure == "clone_microseconds" else values[0] / values[1]
            cells.append(words.say("bench-faster", times=round(faster, 1)))
        table.add_row(words.say(f"bench-{figure.replace('_', '-')}"), *cells)
    console = Console()
    console.print(table)
    if figures["compiled"] is None:
        console.print(words.say("bench-not-compiled"))
    console.print(words.say("bench-machine", **machine()))


def _rounded(value: float) -> float:
    """Round to three significant digits."""
    return float(f"{value:.3g}")

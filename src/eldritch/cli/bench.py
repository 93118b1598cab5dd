"""`eldritch bench`: the speed of a game on this machine, compiled and as pure Python."""

import argparse
import json
import sys
from typing import Final

from rich.console import Console
from rich.table import Table

from eldritch.lab.measure import BUILDS, FIGURES, Rates, machine, measure_build
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
    figures: dict[str, dict[str, Rates] | None] = {}
    for build in BUILDS:
        with console.status(words.say("bench-progress", build=words.say(f"bench-{build}"))):
            figures[build] = measure_build(build, game.id, seats, args.seconds / len(BUILDS))
    if args.json:
        found = {build: _named(rates) for build, rates in figures.items()}
        print(json.dumps({"game": game.id, "seats": seats, **machine(), **found}))
    else:
        _show(game.id, seats, figures, words)
    return 0


def _named(figures: dict[str, Rates] | None) -> dict[str, dict[str, float]] | None:
    return None if figures is None else {figure: rates._asdict() for figure, rates in figures.items()}


def _show(game: str, seats: int, figures: dict[str, dict[str, Rates] | None], words: Words) -> None:
    table = Table(title=words.say("bench-title", game=game, seats=seats))
    table.add_column()
    measured = {build: rates for build, rates in figures.items() if rates is not None}
    for build in measured:
        table.add_column(words.say(f"bench-{build}"), justify="right")
    if len(measured) == len(BUILDS):
        table.add_column(words.say("bench-times"), justify="right")
    for figure in FIGURES:
        found = [rates[figure] for rates in measured.values()]
        cells = [
            words.say("bench-figure", median=_rounded(rates.median), minimum=_rounded(rates.minimum)) for rates in found
        ]
        if len(found) == len(BUILDS):
            cells.append(words.say("bench-faster", times=round(found[0].median / found[1].median, 1)))
        table.add_row(words.say(f"bench-{figure.replace('_', '-')}"), *cells)
    console = Console()
    console.print(table)
    if figures["compiled"] is None:
        console.print(words.say("bench-not-compiled"))
    console.print(words.say("bench-machine", **machine()))


def _rounded(value: float) -> float:
    """Three significant digits."""
    return float(f"{value:.3g}")

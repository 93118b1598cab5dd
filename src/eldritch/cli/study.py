"""`eldritch study`: statistics of a game, and the effects of another edition."""

import argparse
import shlex
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import eldritch
from eldritch.core.game import find
from eldritch.lab.study.playing import Plan, Record, play_study
from eldritch.locale import Words

from . import arguments, work
from .commands import BadInput, Commands
from .ladder import default_seats

if TYPE_CHECKING:
    from eldritch.lab.study.page import Subject

GAMES: Final = 500
BOX: Final = "box"
PARTS: Final = ("matplotlib", "numpy", "pyarrow")


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("study", "study-help", run, example_key="study-example")
    arguments.add_game(parser, words)
    games_help = words.say("study-arg-games", games=GAMES)
    parser.add_argument("--games", type=arguments.number(2), default=GAMES, metavar="N", help=games_help)
    arguments.add_seats(parser, words)
    parser.add_argument("--bots", default="greedy", metavar="A,B", help=words.say("study-arg-bots"))
    arguments.add_seed(parser, words)
    arguments.add_options(parser, words)
    parser.add_argument(
        "--edition",
        dest="editions",
        action="append",
        default=[],
        metavar=words.say("cli-arg-file-name"),
        help=words.say("study-arg-edition"),
    )
    parser.add_argument("--out", type=Path, metavar=words.say("cli-arg-folder-name"), help=words.say("study-arg-out"))
    work.add_executor(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    work.require("study", *PARTS)
    from eldritch.lab.study.page import Subject

    if len(args.editions) > 2:
        raise BadInput("study-bad-editions", editions=len(args.editions))
    games = [_game(args, edition) for edition in args.editions or [None]]
    plan = _plan(args, games[0])
    folder: Path = args.out or Path(f"study-{games[0].id}")
    folder.mkdir(parents=True, exist_ok=True)
    bots = ", ".join(dict.fromkeys(plan.bots))
    subject = Subject(games[0].id, bots, plan.seed, distinct_names(args.editions), command(args))
    with work.bar() as progress:
        task = progress.add_task(words.say("study-progress"), total=args.games * len(games))
        played = _play(args, games, plan, folder, lambda: progress.update(task, advance=1))
        if len(games) == 1:
            _study(subject, next(played), folder, words)
        else:
            _compare(subject, list(next(played)), list(next(played)), folder, words)
    print(words.say("study-written", file=str(folder / "report.html")))
    return 0


def _game(args: argparse.Namespace, edition: str | None) -> eldritch.Game:
    """`box` is the built-in edition, whatever the environment says; None is the edition every command uses."""
    if edition == BOX and args.game in eldritch.games():
        return find(args.game)
    args.edition = edition
    return arguments.game_from(args)


def distinct_names(editions: Sequence[str]) -> tuple[str, ...]:
    """The names of the editions' files, with as many of their folders as needed to distinguish them.

    >>> distinct_names(["box", "mine/borders.toml"])
    ('box', 'borders.toml')
    >>> distinct_names(["dear/prices.toml", "cheap/prices.toml"])
    ('dear/prices.toml', 'cheap/prices.toml')
    """
    paths = [(BOX,) if edition == BOX else Path(edition).absolute().parts for edition in editions]
    parts = 1
    while len({path[-parts:] for path in paths}) < len(set(paths)):
        parts += 1
    return tuple(Path(*path[-parts:]).as_posix() for path in paths)


def _plan(args: argparse.Namespace, game: eldritch.Game) -> Plan:
    seats = arguments.seats_from(args, game)
    bots = arguments.bots_from(args.bots)
    if seats is None:
        seats = len(bots) if len(bots) > 1 else default_seats(game)
    if len(bots) not in (1, seats):
        raise BadInput("study-bad-bots", seats=seats, bots=len(bots))
    if seats not in game.seats:
        raise arguments.bad_seats(game, seats)
    options = arguments.options_from(args, game)
    return Plan(tuple(bots) if len(bots) > 1 else tuple(bots * seats), args.seed or 0, options)


def _play(
    args: argparse.Namespace, games: list[eldritch.Game], plan: Plan, folder: Path, report: Callable[[], None]
) -> Iterator[Iterator[Record]]:
    """Play the games with each edition."""
    executor = work.executor_from(args)
    for game in games:
        checkpoint = folder / f"games-{game.edition.digest}.jsonl"
        yield play_study(game, plan, args.games, executor, checkpoint, report)


def _study(subject: "Subject", played: Iterator[Record], folder: Path, words: Words) -> None:
    from eldritch.lab.study import tables
    from eldritch.lab.study.figures import collect, figures
    from eldritch.lab.study.page import Page
    from eldritch.lab.study.report import Report

    collected = collect(played)
    found = figures(collected)
    page = Page(subject, words)
    Report(page).study(found)
    page.write(folder)
    written = {
        "games": tables.games_table(collected.records),
        "course": tables.course_table(found),
        "contributions": tables.contributions_table(found),
        "curve": tables.curve_table(found),
        "choices": tables.choices_table(found),
    }
    tables.write(folder, written)


def _compare(subject: "Subject", first: list[Record], second: list[Record], folder: Path, words: Words) -> None:
    from eldritch.lab.study import tables
    from eldritch.lab.study.changes import Changes
    from eldritch.lab.study.comparing import compare
    from eldritch.lab.study.page import Page

    effects = compare(first, second)
    page = Page(subject, words)
    Changes(page).comparison(effects, len(first), len(first[0].returns))
    page.write(folder)
    written = {
        "first": tables.games_table(first),
        "second": tables.games_table(second),
        "effects": tables.effects_table(effects),
    }
    tables.write(folder, written)


def command(args: argparse.Namespace) -> str:
    """The command that repeats the study."""
    line = ["eldritch", "study", args.game, "--games", str(args.games), "--bots", args.bots]
    line += ["--seats", str(args.seats)] if args.seats is not None else []
    line += ["--seed", str(args.seed)] if args.seed is not None else []
    line += [word for option in args.options for word in ("--option", option)]
    line += [word for edition in args.editions for word in ("--edition", edition)]
    return shlex.join(line)

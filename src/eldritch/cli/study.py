"""`eldritch study`: what a game is like, and what another edition changes."""

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Final

import eldritch
from eldritch.lab.study.playing import Plan, play_study
from eldritch.locale import Words

from . import arguments, work
from .commands import BadInput, Commands
from .ladder import usual_seats

if TYPE_CHECKING:
    from eldritch.lab.study.figures import Collected
    from eldritch.lab.study.report import Subject

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
    parser.add_argument("--out", type=Path, metavar="DIR", help=words.say("study-arg-out"))
    work.add_executor(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    work.need("study", *PARTS)
    from eldritch.lab.study.report import Subject

    if len(args.editions) > 2:
        raise BadInput("study-bad-editions", editions=len(args.editions))
    games = [_game(args, edition) for edition in args.editions or [BOX]]
    plan = _plan(args, games[0])
    folder: Path = args.out or Path(f"study-{games[0].id}")
    folder.mkdir(parents=True, exist_ok=True)
    played = _play(args, games, plan, folder, words)
    bots = ", ".join(dict.fromkeys(plan.bots))
    named = tuple(Path(edition).name for edition in args.editions)
    subject = Subject(games[0].id, bots, plan.seed, named, command(args))
    if len(played) == 1:
        _study(subject, played[0], folder, words)
    else:
        _compare(subject, played[0], played[1], folder, words)
    print(words.say("study-written", file=str(folder / "report.html")))
    return 0


def _game(args: argparse.Namespace, edition: str) -> eldritch.Game:
    args.edition = None if edition == BOX else edition
    return arguments.game_from(args)


def _plan(args: argparse.Namespace, game: eldritch.Game) -> Plan:
    seats = arguments.seats_from(args, game)
    bots = arguments.bots_from(args.bots)
    if seats is None:
        seats = len(bots) if len(bots) > 1 else usual_seats(game)
    if len(bots) not in (1, seats):
        raise BadInput("study-bad-bots", seats=seats, bots=len(bots))
    if seats not in game.seats:
        raise arguments.bad_seats(game, seats)
    options = arguments.options_from(args, game)
    return Plan(tuple(bots) if len(bots) > 1 else tuple(bots * seats), args.seed or 0, options)


def _play(
    args: argparse.Namespace, games: list[eldritch.Game], plan: Plan, folder: Path, words: Words
) -> list["Collected"]:
    from eldritch.lab.study.figures import collect

    executor = work.executor_from(args)
    with work.bar() as progress:
        task = progress.add_task(words.say("study-progress"), total=args.games * len(games))

        def tell() -> None:
            progress.update(task, advance=1)

        return [
            collect(play_study(game, plan, args.games, executor, folder / f"games-{game.edition.digest}.jsonl", tell))
            for game in games
        ]


def _study(subject: "Subject", played: "Collected", folder: Path, words: Words) -> None:
    from eldritch.lab.study import tables
    from eldritch.lab.study.figures import figures
    from eldritch.lab.study.report import Report

    found = figures(played)
    report = Report(subject, words)
    report.study(found)
    report.write(folder)
    written = {
        "games": tables.games_table(played.records),
        "course": tables.course_table(found),
        "contributions": tables.contributions_table(found),
        "curve": tables.curve_table(found),
        "choices": tables.choices_table(found),
    }
    tables.write(folder, written)


def _compare(subject: "Subject", first: "Collected", second: "Collected", folder: Path, words: Words) -> None:
    from eldritch.lab.study import tables
    from eldritch.lab.study.comparing import compare
    from eldritch.lab.study.report import Report

    effects = compare(first.records, second.records)
    report = Report(subject, words)
    report.comparison(effects, len(first.records), len(first.records[0].returns))
    report.write(folder)
    written = {
        "first": tables.games_table(first.records),
        "second": tables.games_table(second.records),
        "effects": tables.effects_table(effects),
    }
    tables.write(folder, written)


def command(args: argparse.Namespace) -> str:
    """What to type to make the same study again."""
    line = ["eldritch", "study", args.game, "--games", str(args.games), "--bots", args.bots]
    line += ["--seats", str(args.seats)] if args.seats is not None else []
    line += ["--seed", str(args.seed)] if args.seed is not None else []
    line += [word for option in args.options for word in ("--option", option)]
    line += [word for edition in args.editions for word in ("--edition", edition)]
    return shlex.join(line)

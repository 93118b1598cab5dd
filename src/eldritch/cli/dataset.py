"""`eldritch dataset`: games as training data."""

import argparse
from pathlib import Path

import eldritch
from eldritch.locale import Words

from . import arguments, work
from .commands import BadInput, Commands

GAMES = 100


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("dataset", "dataset-help", run, example_key="dataset-example")
    arguments.add_game(parser, words)
    parser.add_argument(
        "--out", required=True, type=Path, metavar=words.say("cli-arg-file-name"), help=words.say("dataset-arg-out")
    )
    games_help = words.say("dataset-arg-games", games=GAMES)
    parser.add_argument("--games", type=arguments.number(1), default=GAMES, metavar="N", help=games_help)
    parser.add_argument("--bots", metavar="A,B", help=words.say("arena-arg-bots"))
    parser.add_argument(
        "--from",
        dest="files",
        nargs="+",
        type=Path,
        metavar=words.say("cli-arg-file-name"),
        help=words.say("dataset-arg-from"),
    )
    arguments.add_seed(parser, words)
    arguments.add_options(parser, words)
    arguments.add_edition(parser, words)
    work.add_executor(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    work.require("study", "numpy", "pyarrow")
    game = arguments.game_from(args)
    if (args.bots is None) == (args.files is None):
        raise BadInput("dataset-which")
    work.check_writable(args.out)
    try:
        rows = _import(args, game, words) if args.files else _play(args, game, words)
    except OSError as fault:
        raise BadInput("dataset-cannot-write", file=str(args.out), fault=fault.strerror or str(fault)) from None
    print(words.say("dataset-written", decisions=rows, file=str(args.out)))
    return 0


def _play(args: argparse.Namespace, game: eldritch.Game, words: Words) -> int:
    from eldritch.lab.dataset import SelfPlay, write

    bots = arguments.bots_from(args.bots)
    if len(bots) not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise BadInput("arena-bad-bots", game=game.id, bots=len(bots), least=least, most=most)
    plan = SelfPlay(tuple(bots), args.seed or 0, arguments.options_from(args, game))
    executor = work.executor_from(args)
    with work.bar() as progress:
        task = progress.add_task(words.say("arena-progress"), total=args.games)
        return write(args.out, game, plan, args.games, executor, lambda: progress.update(task, advance=1))


def _import(args: argparse.Namespace, game: eldritch.Game, words: Words) -> int:
    arguments.require_table_packages()
    from eldritch.lab.dataset.importing import write_files
    from eldritch.table import BadGame

    missing = [str(file) for file in args.files if not file.is_file()]
    if missing:
        raise BadInput("dataset-no-file", file=missing[0])
    try:
        with work.bar() as progress:
            task = progress.add_task(words.say("dataset-reading"), total=len(args.files))
            return write_files(args.out, game, args.files, lambda: progress.update(task, advance=1))
    except BadGame as fault:
        raise BadInput("dataset-bad-game", fault=str(fault)) from None

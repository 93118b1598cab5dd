"""`eldritch puzzles make`: finds puzzles of a game and writes them to a file."""

import argparse
import shlex
import sys
from pathlib import Path

from eldritch.locale import Words
from eldritch.puzzles.collection import dump_puzzles
from eldritch.puzzles.making import make

from . import arguments
from .commands import BadInput, Commands

SEED = 1


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("puzzles", "puzzles-make-help", run, example_key="puzzles-make-example")
    parser.add_argument("what", metavar="make", help=words.say("puzzles-arg-make"))
    arguments.add_game(parser, words)
    parser.add_argument(
        "--count", type=arguments.number(1, 1000), default=60, metavar="N", help=words.say("puzzles-arg-count")
    )
    arguments.add_seed(parser, words)
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar=words.say("cli-arg-file-name"),
        help=words.say("puzzles-arg-out"),
    )


def run(args: argparse.Namespace, words: Words) -> int:
    if args.what != "make":
        raise BadInput("puzzles-only-make", what=args.what)
    game = arguments.game_from(args)
    seed = SEED if args.seed is None else args.seed

    def progress(games: int, found: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{words.say('puzzles-making', games=games, found=found)}", end="", file=sys.stderr)

    found = make(game, args.count, seed, progress)
    command = ["eldritch", "puzzles", "make", game.id, "--count", str(args.count), "--seed", str(seed)]
    args.out.write_text(dump_puzzles(found, shlex.join([*command, "--out", args.out.name])), encoding="utf-8")
    print(words.say("puzzles-made", count=len(found), file=str(args.out)))
    return 0

"""`eldritch story`: a game that was played on a server, in sentences."""

import argparse

from eldritch.locale import Words

from . import arguments
from .commands import BadInput, Commands
from .verify import read


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("story", "story-help", run, example_key="story-example")
    parser.add_argument("file", metavar=words.say("cli-arg-file-name"), help=words.say("verify-arg-file"))
    parser.add_argument("--seat", type=arguments.number(1), metavar="N", help=words.say("story-arg-seat"))


def run(args: argparse.Namespace, words: Words) -> int:
    arguments.require_table_packages()
    from eldritch.server.past.transcript import transcript_lines

    file = read(args.file)
    if args.seat is not None and args.seat > file.setup.seats:
        raise BadInput("cli-bad-number-between", text=str(args.seat), least="1", most=str(file.setup.seats))
    for line in transcript_lines(file, words, None if args.seat is None else args.seat - 1):
        print(line)
    return 0

"""`eldritch verify`: checks that a game file follows the rules and its secret."""

import argparse
from typing import TYPE_CHECKING

from eldritch.locale import Words

from . import arguments, reading
from .commands import Commands

if TYPE_CHECKING:
    from eldritch.table.files import GameFile

WRONG = 1


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("verify", "verify-help", run, example_key="verify-example")
    parser.add_argument("file", metavar=words.say("cli-arg-file-name"), help=words.say("verify-arg-file"))


def run(args: argparse.Namespace, words: Words) -> int:
    arguments.require_table_packages()
    from eldritch.table import BadGame
    from eldritch.table.verifying import verify

    try:
        file = read(args.file)
        table = verify(file)
    except BadGame as fault:
        print(words.say("verify-wrong", fault=str(fault)))
        return WRONG
    names = [seat.player.name for seat in table.seats if seat.player is not None]
    winners = [names[seat] for seat in file.result.winners]
    actions = sum(line.kind == "acted" for line in file.log)
    print(words.say("verify-right", game=words.say(f"{file.setup.game}-title"), names=words.list(names)))
    print(words.say("verify-checked", entries=len(file.log), actions=actions))
    if winners:
        print(words.say("verify-result", ending=file.result.ending, winners=words.list(winners)))
    else:
        print(words.say("verify-result-nobody", ending=file.result.ending))
    print(words.say("verify-commitment", commitment=file.setup.commitment))
    if (branch := file.setup.branch) is not None:
        print(words.say("verify-branch", table=branch.table, entry=str(branch.entry)))
    return 0


def read(path: str) -> "GameFile":
    """Read a game file."""
    from eldritch.table.files import decode

    return decode(reading.contents(path))

"""`eldritch story`: a game that was played on a server, told in words."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from eldritch.core.events import Facts
from eldritch.locale import Argument, Words

from . import arguments
from .commands import BadInput, Commands
from .tables import Face, face_of
from .verify import read

if TYPE_CHECKING:
    from eldritch.table import Table, Viewer
    from eldritch.table.files import GameFile

INDENT = "  "


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("story", "story-help", run, example_key="story-example")
    parser.add_argument("file", metavar=words.say("cli-arg-file-name"), help=words.say("verify-arg-file"))
    parser.add_argument("--seat", type=arguments.number(1), metavar="N", help=words.say("story-arg-seat"))


def run(args: argparse.Namespace, words: Words) -> int:
    arguments.need_table_parts()
    file = read(args.file)
    if args.seat is not None and args.seat > file.setup.seats:
        raise BadInput("cli-bad-number-between", text=str(args.seat), least="1", most=str(file.setup.seats))
    for line in told(file, words, None if args.seat is None else args.seat - 1):
        print(line)
    return 0


def told(file: "GameFile", words: Words, viewer: "Viewer") -> Iterator[str]:
    """Line by line what a seat, or a spectator, was told of the game."""
    import msgspec

    from eldritch.table import Table

    # After the end nothing is closed to spectators any more.
    table = Table(msgspec.structs.replace(file.setup, watch="open"), bytes.fromhex(file.secret))
    yield words.say(f"{file.setup.game}-title")
    names = [""] * file.setup.seats
    face: Face | None = None
    for entry in file.entries():
        for update in table.apply(entry):
            if update.viewer != viewer:
                continue
            if entry.kind == "sat":
                names = [seat.player.name if seat.player else "" for seat in table.seats]
            of_table = [event for event in update.events if event["event"].startswith("table.")]
            of_game = [event for event in update.events if not event["event"].startswith("table.")]
            yield from (_happened(event, names, words) for event in of_table)
            if entry.kind == "started":
                face = face_of(table.game, words, names)
                yield face.opening(_view(table, viewer))
            if face is not None and of_game:
                yield from (f"{INDENT * line.depth}{line.text}" for line in face.told(of_game))
    if face is not None and table.play is not None and table.play.state.over:
        yield from face.result(_view(table, viewer))


def _view(table: "Table", viewer: "Viewer") -> Facts:
    view = table.look(viewer, table.last_at).view
    assert view is not None
    return view


def _happened(event: Facts, names: list[str], words: Words) -> str:
    """What happened at the table, beside the game."""
    name = event["event"].removeprefix("table.")
    match name:
        case "offered":
            name = f"offered-{event['what']}"
        case "ended":
            name = f"ended-{event['ending']}"
        case "left" if event["why"] == "kicked":
            name = "left-kicked"
        case "ready" if not event["ready"]:
            name = "ready-not"
    arguments: dict[str, Argument] = {}
    if "seat" in event:
        arguments["name"] = names[event["seat"]]
    if "winners" in event:
        arguments["names"] = words.list([names[seat] for seat in event["winners"]])
    return words.say(f"table-event-{name}", **arguments)

"""A finished game told in words, line by line."""

from collections.abc import Iterator

import msgspec

from eldritch.core.events import Facts
from eldritch.faces import Face, face_of
from eldritch.locale import Argument, Words
from eldritch.table import Table, Viewer
from eldritch.table.files import GameFile

INDENT = "  "
OF_TABLE = "table."
"""How the names of events begin that are the table's and not the game's."""


def told(file: GameFile, words: Words, viewer: Viewer) -> Iterator[str]:
    """What a seat, or a spectator, was told of the game."""
    # After the end nothing is closed to spectators any more.
    table = Table(msgspec.structs.replace(file.setup, watch="open"), bytes.fromhex(file.secret))
    yield words.say(f"{file.setup.game}-title")
    names = [""] * file.setup.seats
    face: Face | None = None
    for entry in file.entries():
        events = [event for update in table.apply(entry) if update.viewer == viewer for event in update.events]
        if entry.kind == "sat":
            names = [seat.player.name if seat.player else "" for seat in table.seats]
        yield from (happened(event, names, words) for event in events if event["event"].startswith(OF_TABLE))
        if entry.kind == "started":
            face = face_of(table.game, words, names)
            yield face.opening(_view(table, viewer))
        of_game = [event for event in events if not event["event"].startswith(OF_TABLE)]
        if face is not None and of_game:
            yield from (f"{INDENT * line.depth}{line.text}" for line in face.told(of_game))
    if face is not None and table.play is not None and table.play.state.over:
        yield from face.result(_view(table, viewer))


def _view(table: Table, viewer: Viewer) -> Facts:
    view = table.look(viewer, table.last_at).view
    assert view is not None
    return view


def happened(event: Facts, names: list[str], words: Words) -> str:
    """What happened at the table, beside the game."""
    name = event["event"].removeprefix(OF_TABLE)
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

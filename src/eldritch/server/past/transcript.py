"""The log of a finished game as text."""

from collections.abc import Iterator

import msgspec

from eldritch.core.events import Facts
from eldritch.locale import Words
from eldritch.speech import Speech, speech_of
from eldritch.speech.table import describe_event, is_table_event
from eldritch.table import Table, Viewer
from eldritch.table.files import GameFile

INDENT = "  "


def transcript_lines(file: GameFile, words: Words, viewer: Viewer) -> Iterator[str]:
    """The lines of the log as a seat or a spectator saw them."""
    # After the end, spectators may see everything that is public.
    table = Table(msgspec.structs.replace(file.setup, watch="open"), bytes.fromhex(file.secret))
    yield words.say(f"{file.setup.game}-title")
    names = [""] * file.setup.seats
    speech: Speech | None = None
    for entry in file.entries():
        events = [event for update in table.apply(entry) if update.viewer == viewer for event in update.events]
        if entry.kind == "sat":
            names = [seat.player.name if seat.player else "" for seat in table.seats]
        yield from (describe_event(event, names, words).text for event in events if is_table_event(event))
        if entry.kind == "started":
            speech = speech_of(table.game, words, names)
            yield speech.opening(_view(table, viewer))
        of_game = [event for event in events if not is_table_event(event)]
        if speech is not None and of_game:
            yield from (f"{INDENT * line.depth}{line.text}" for line in speech.describe_events(of_game))
    if speech is not None and table.play is not None and table.play.state.over:
        yield from speech.result(_view(table, viewer))


def _view(table: Table, viewer: Viewer) -> Facts:
    view = table.look(viewer, table.last_at).view
    assert view is not None
    return view

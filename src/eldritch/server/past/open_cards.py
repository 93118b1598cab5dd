"""The hidden cards of a finished game."""

import msgspec

import eldritch
from eldritch.locale import Words
from eldritch.speech import Speech, speech_of
from eldritch.table import Rejected, Table

from ..wire.analysis import HeldShown, OpenCards


def hands_after(table: Table, number: int, words: Words) -> OpenCards:
    """The hidden cards of every seat after an entry of the log."""
    if table.phase != "over":
        raise Rejected("table-rejected-not-over")
    entries = [entry for entry in table.entries if entry.seq <= number]
    then = Table.replay(msgspec.structs.replace(table.setup, watch="open"), table.secret, entries)
    speech = speech_of(eldritch.game(table.setup.game), words, [""] * table.setup.seats)
    return OpenCards(number, tuple(hand_of(then, seat, speech) for seat in range(table.setup.seats)))


def hand_of(table: Table, seat: int, speech: Speech) -> tuple[HeldShown, ...]:
    view = table.look(seat, 0).view
    held = [] if view is None else speech.holding(view["table"]["seats"][seat])
    return tuple(HeldShown(one.card, one.name, one.count) for one in held)

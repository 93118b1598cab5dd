"""Applies entries to a table and computes what each viewer is sent.

There is one function per kind of entry, with the name of the kind.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from eldritch.core.errors import EldritchError
from eldritch.core.history import Step
from eldritch.core.options import written_out
from eldritch.core.state import State

from . import offers
from .errors import BadGame
from .keys import digest, key
from .log import Entry, Facts, Viewer
from .look import Result
from .open_offer import OpenOffer
from .play import Play, events_for, is_noticed
from .seat import Seat
from .setup import Player
from .state import TableState

EventsByViewer = dict[Viewer, tuple[Facts, ...]]
"""The events sent to each viewer. Viewers that are not listed get no update."""


def apply_entry(table: TableState, entry: Entry) -> EventsByViewer:
    """Change the table by the entry, and return what each viewer is sent."""
    change = CHANGES.get(entry.kind)
    if change is None:
        raise BadGame(f"entry {entry.seq}: there is no such kind of entry as {entry.kind!r}")
    if entry.kind != "restarted":
        table.clocks.advance(entry.at)
    try:
        return change(table, entry)
    except (EldritchError, LookupError, TypeError, ValueError, AssertionError) as fault:
        raise BadGame(f"entry {entry.seq} ({entry.kind}) is not possible: {fault}") from None


def viewers(table: TableState) -> list[Viewer]:
    return [None, *range(len(table.seats))]


def to_all(at: TableState, entry: Entry, **facts: object) -> EventsByViewer:
    """Send an event of the table itself to all viewers."""
    event = {"event": f"table.{entry.kind}", **({} if entry.seat is None else {"seat": entry.seat}), **facts}
    return dict.fromkeys(viewers(at), (event,))


def to_one(entry: Entry, **facts: object) -> EventsByViewer:
    return {entry.seat: ({"event": f"table.{entry.kind}", "seat": entry.seat, **facts},)}


def seat(table: TableState, entry: Entry) -> Seat:
    assert entry.seat is not None
    return table.seats[entry.seat]


def playing(table: TableState) -> Play:
    assert table.play is not None, "the game has not started"
    assert table.phase == "playing", "the game is over"
    return table.play


# Before the start.


def sat(table: TableState, entry: Entry) -> EventsByViewer:
    player = msgspec.convert(entry.body["player"], Player)
    seat(table, entry).player = player
    return to_all(table, entry, name=player.name, bot=player.bot)


def left(table: TableState, entry: Entry) -> EventsByViewer:
    assert entry.seat is not None
    changes = to_all(table, entry, why=entry.body["why"])
    table.seats[entry.seat] = Seat()
    return changes


def ready(table: TableState, entry: Entry) -> EventsByViewer:
    seat(table, entry).ready = entry.body["ready"]
    return to_all(table, entry, ready=entry.body["ready"])


def started(table: TableState, entry: Entry) -> EventsByViewer:
    """Deal, or load the position of a branch. The number of this entry keys the generator, as before every action."""
    assert table.phase == "open", "it has started before"
    table.play = Play(first_position(table, entry))
    table.phase = "playing"
    table.started_at = entry.at
    ask(table)
    return to_all(table, entry)


def first_position(table: TableState, entry: Entry) -> State:
    setup, chance = table.setup, key(table.secret, entry.seq)
    if setup.branch is None:
        return table.game.new(setup.seats, chance, setup.options)
    position = entry.body["position"]
    assert digest(position) == setup.branch.digest, "this is not the position that the table was opened with"
    state = table.game.load(position)
    assert (state.seats, written_out(state.options)) == (setup.seats, setup.options), "it is of another table"
    state.rekey(chance)
    return state


# Play.


def acted(table: TableState, entry: Entry) -> EventsByViewer:
    play = playing(table)
    assert entry.seat is not None
    table.moved_at = entry.at
    why = entry.body.get("why", "")
    visible = play.window is None
    step = play.apply(entry.seat, entry.body["action"], key(table.secret, entry.seq))
    if why == "premove":
        table.seats[entry.seat].premoves.pop(0)
    changes = events_by_viewer(table, step, why, visible)
    if visible:
        count_idle(table, entry.seat, why)
    if table.offer is not None and table.offer.what == "undo" and is_noticed(step):
        table.offer = None
    if play.state.over:
        end(table, play.state.ending, tuple(play.state.winners), tuple(play.state.returns()))
        for viewer in viewers(table):
            changes.setdefault(viewer, events_for(step, viewer))
    ask(table)
    return changes


def events_by_viewer(table: TableState, step: Step, why: str, visible: bool) -> EventsByViewer:
    """The actor always gets an update, other viewers only if there are events for them.

    Others learn that time ran out only if the seat's clock was visible.
    """
    changes: EventsByViewer = {}
    notice: tuple[Facts, ...] = ({"event": f"table.{why}", "seat": step.seat},) if why else ()
    for viewer in viewers(table):
        if viewer is None and is_hidden_from_spectators(table):
            continue
        shown = notice if viewer == step.seat or (visible and why == "time") else ()
        events = shown + events_for(step, viewer)
        if events or viewer == step.seat:
            changes[viewer] = events
    return changes


def is_hidden_from_spectators(table: TableState) -> bool:
    return table.setup.watch == "after" and table.phase == "playing"


def count_idle(table: TableState, place: int, why: str) -> None:
    """Count consecutive moves that the clock decided. A move of several actions counts once."""
    if why != "time":
        table.seats[place].idle = 0
    elif not table.clocks.has_expired:
        table.seats[place].idle += 1
        table.clocks.has_expired = True


def ask(table: TableState) -> None:
    """Run the clocks of the current deciders; none when the game is over."""
    if table.phase == "playing" and table.play is not None:
        table.clocks.ask(table.play.asked(), table.play.window)
    else:
        table.clocks.ask((), None)


def undone(table: TableState, entry: Entry) -> EventsByViewer:
    """Undo steps. Viewers that noticed one of them get an update."""
    play = playing(table)
    assert entry.seat is not None
    taken = play.undo(entry.body["step"])
    table.undos += 1
    offer = table.offer if table.offer is not None and table.offer.what == "undo" else None
    by_consent = offer is not None and not offer.waiting
    ask(table)
    if by_consent or any(map(is_noticed, taken)):
        table.offer = None if offer is not None else table.offer
        changes = to_all(table, entry)
        if is_hidden_from_spectators(table):
            del changes[None]
        return changes
    affected = {step.seat for step in taken} | {entry.seat}
    event: Facts = {"event": "table.undone", "seat": entry.seat}
    return dict.fromkeys(sorted(affected), (event,))


def premoved(table: TableState, entry: Entry) -> EventsByViewer:
    playing(table)
    seat(table, entry).premoves.append((entry.body["action"], entry.body["step"]))
    return to_one(entry)


def dropped(table: TableState, entry: Entry) -> EventsByViewer:
    seat(table, entry).premoves.clear()
    return to_one(entry, why=entry.body["why"])


# Offers.


def offered(table: TableState, entry: Entry) -> EventsByViewer:
    assert entry.seat is not None
    what = entry.body["what"]
    waiting = offers.waiting(table, entry.seat, what)
    table.offer = OpenOffer(what, entry.seat, waiting, [entry.seat], entry.body.get("step", 0))
    return to_all(table, entry, what=what)


def agreed(table: TableState, entry: Entry) -> EventsByViewer:
    assert table.offer is not None, "nothing was asked"
    assert entry.seat is not None
    table.offer.waiting.remove(entry.seat)
    table.offer.agreed.append(entry.seat)
    return to_all(table, entry, what=table.offer.what)


def declined(table: TableState, entry: Entry) -> EventsByViewer:
    assert table.offer is not None, "nothing was asked"
    what = table.offer.what
    table.offer = None
    return to_all(table, entry, what=what)


def paused(table: TableState, entry: Entry) -> EventsByViewer:
    playing(table)
    table.offer = None
    table.paused_at = entry.at
    table.clocks.stopped = True
    return to_all(table, entry)


def resumed(table: TableState, entry: Entry) -> EventsByViewer:
    playing(table)
    table.offer = None
    table.paused_at = None
    table.clocks.stopped = False
    return to_all(table, entry)


def rematch(table: TableState, entry: Entry) -> EventsByViewer:
    table.offer = None
    table.rematch = True
    return to_all(table, entry)


def followed(table: TableState, entry: Entry) -> EventsByViewer:
    table.next = entry.body["table"]
    return to_all(table, entry, table=table.next)


# Resignation and absence.


def resigned(table: TableState, entry: Entry) -> EventsByViewer:
    playing(table)
    table.offer = None
    mine = seat(table, entry)
    mine.resigned = True
    mine.premoves.clear()
    mine.stand_in = table.setup.stand_in
    return to_all(table, entry)


def replaced(table: TableState, entry: Entry) -> EventsByViewer:
    playing(table)
    table.offer = None
    mine = seat(table, entry)
    mine.premoves.clear()
    mine.stand_in = entry.body["bot"]
    return to_all(table, entry, bot=mine.stand_in)


def returned(table: TableState, entry: Entry) -> EventsByViewer:
    playing(table)
    mine = seat(table, entry)
    mine.stand_in = ""
    mine.idle = 0
    mine.gone_since = None
    return to_all(table, entry)


def gone(table: TableState, entry: Entry) -> EventsByViewer:
    seat(table, entry).gone_since = entry.at
    return to_all(table, entry)


def back(table: TableState, entry: Entry) -> EventsByViewer:
    seat(table, entry).gone_since = None
    return to_all(table, entry)


def restarted(table: TableState, entry: Entry) -> EventsByViewer:
    """The server was down. Clocks did not run, and nobody counts as absent."""
    table.clocks.skip(entry.body["since"], entry.at)
    if table.paused_at is not None:
        table.paused_at = entry.at
    for there in table.seats:
        there.gone_since = None
    return to_all(table, entry)


def ended(table: TableState, entry: Entry) -> EventsByViewer:
    playing(table)
    table.moved_at = entry.at
    winners = tuple(entry.body["winners"])
    returns = tuple(1.0 / len(winners) if place in winners else 0.0 for place in range(len(table.seats)))
    end(table, entry.body["ending"], winners, returns)
    ask(table)
    return to_all(table, entry, ending=entry.body["ending"], winners=list(winners))


def end(table: TableState, ending: str, winners: tuple[int, ...], returns: tuple[float, ...]) -> None:
    """End the game. A player who resigned has lost, even if the stand-in won."""
    shares = [0.0 if there.resigned else share for there, share in zip(table.seats, returns, strict=True)]
    total = sum(shares)
    table.result = Result(ending, winners, tuple(share / total for share in shares) if total else tuple(shares))
    table.phase = "over"
    table.offer = None
    for there in table.seats:
        there.premoves.clear()


CHANGES: Final[dict[str, Callable[[TableState, Entry], EventsByViewer]]] = {
    change.__name__: change
    for change in (
        sat, left, ready, started, acted, undone, premoved, dropped, offered, agreed, declined, paused, resumed,
        rematch, followed, resigned, replaced, returned, gone, back, restarted, ended,
    )
}  # fmt: skip

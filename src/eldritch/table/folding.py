"""What an entry changes at the table, and what each viewer is told of it."""

from collections.abc import Callable
from typing import Final

import msgspec

from eldritch.core.errors import EldritchError
from eldritch.core.history import Step
from eldritch.core.options import written_out
from eldritch.core.state import State

from . import offers
from .keys import digest, key
from .log import Entry, Facts, Viewer
from .look import Result
from .offering import Offering
from .play import Play, is_noticed, told
from .rejected import BadGame
from .seat import Seat
from .setup import Player
from .state import TableState

News = dict[Viewer, tuple[Facts, ...]]
"""What each viewer is told; who is not in it is told nothing."""


def fold(table: TableState, entry: Entry) -> News:
    """Change the table by the entry."""
    change = CHANGES.get(entry.kind)
    if change is None:
        raise BadGame(f"entry {entry.seq}: there is no such kind of entry as {entry.kind!r}")
    if entry.kind != "restarted":
        table.clocks.reckon(entry.at)
    try:
        return change(table, entry)
    except (EldritchError, LookupError, TypeError, ValueError, AssertionError) as fault:
        raise BadGame(f"entry {entry.seq} ({entry.kind}) cannot be: {fault}") from None


def viewers(table: TableState) -> list[Viewer]:
    return [None, *range(len(table.seats))]


def to_all(at: TableState, entry: Entry, **facts: object) -> News:
    """Everybody is told what happened at the table."""
    event = {"event": f"table.{entry.kind}", **({} if entry.seat is None else {"seat": entry.seat}), **facts}
    return dict.fromkeys(viewers(at), (event,))


def to_one(entry: Entry, **facts: object) -> News:
    return {entry.seat: ({"event": f"table.{entry.kind}", "seat": entry.seat, **facts},)}


def seat(table: TableState, entry: Entry) -> Seat:
    assert entry.seat is not None
    return table.seats[entry.seat]


def playing(table: TableState) -> Play:
    assert table.play is not None, "the game has not started"
    assert table.phase == "playing", "the game is over"
    return table.play


# Before the start.


def sat(table: TableState, entry: Entry) -> News:
    player = msgspec.convert(entry.body["player"], Player)
    seat(table, entry).player = player
    return to_all(table, entry, name=player.name, bot=player.bot)


def left(table: TableState, entry: Entry) -> News:
    assert entry.seat is not None
    news = to_all(table, entry, why=entry.body["why"])
    table.seats[entry.seat] = Seat()
    return news


def ready(table: TableState, entry: Entry) -> News:
    seat(table, entry).ready = entry.body["ready"]
    return to_all(table, entry, ready=entry.body["ready"])


def started(table: TableState, entry: Entry) -> News:
    """The deal, or the position of a branch: chance is keyed with the number of this entry, as before every action."""
    assert table.phase == "open", "it has started before"
    table.play = Play(first_position(table, entry))
    table.phase = "playing"
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


def acted(table: TableState, entry: Entry) -> News:
    play = playing(table)
    assert entry.seat is not None
    why = entry.body.get("why", "")
    in_the_open = play.window is None
    step = play.apply(entry.seat, entry.body["action"], key(table.secret, entry.seq))
    if why == "premove":
        table.seats[entry.seat].premoves.pop(0)
    news = told_of(table, step, why, in_the_open)
    if in_the_open:
        count_idle(table, entry.seat, why)
    if table.offer is not None and table.offer.what == "undo" and is_noticed(step):
        table.offer = None
    if play.state.over:
        end(table, play.state.ending, tuple(play.state.winners), tuple(play.state.returns()))
        for viewer in viewers(table):
            news.setdefault(viewer, told(step, viewer))
    ask(table)
    return news


def told_of(table: TableState, step: Step, why: str, in_the_open: bool) -> News:
    """Who acted is always told, others if there is something to tell; that time ran out if its clock was to be seen."""
    news: News = {}
    notice: tuple[Facts, ...] = ({"event": f"table.{why}", "seat": step.seat},) if why else ()
    for viewer in viewers(table):
        if viewer is None and is_closed_to_spectators(table):
            continue
        shown = notice if viewer == step.seat or (in_the_open and why == "time") else ()
        events = shown + told(step, viewer)
        if events or viewer == step.seat:
            news[viewer] = events
    return news


def is_closed_to_spectators(table: TableState) -> bool:
    return table.setup.watch == "after" and table.phase == "playing"


def count_idle(table: TableState, place: int, why: str) -> None:
    """Moves in a row that the clock decided; a move of many choices counts once."""
    if why != "time":
        table.seats[place].idle = 0
    elif not table.clocks.is_lost:
        table.seats[place].idle += 1
        table.clocks.is_lost = True


def ask(table: TableState) -> None:
    """The clock of whoever is asked now runs; none when the game is over."""
    if table.phase == "playing" and table.play is not None:
        table.clocks.ask(table.play.asked(), table.play.window)
    else:
        table.clocks.ask((), None)


def undone(table: TableState, entry: Entry) -> News:
    """Taken back. Whoever noticed one of the steps notices this as well."""
    play = playing(table)
    assert entry.seat is not None
    taken = play.undo(entry.body["step"])
    offer = table.offer if table.offer is not None and table.offer.what == "undo" else None
    by_consent = offer is not None and not offer.waiting
    ask(table)
    if by_consent or any(map(is_noticed, taken)):
        table.offer = None if offer is not None else table.offer
        news = to_all(table, entry)
        if is_closed_to_spectators(table):
            del news[None]
        return news
    affected = {step.seat for step in taken} | {entry.seat}
    event: Facts = {"event": "table.undone", "seat": entry.seat}
    return dict.fromkeys(sorted(affected), (event,))


def premoved(table: TableState, entry: Entry) -> News:
    playing(table)
    seat(table, entry).premoves.append((entry.body["action"], entry.body["step"]))
    return to_one(entry)


def dropped(table: TableState, entry: Entry) -> News:
    seat(table, entry).premoves.clear()
    return to_one(entry, why=entry.body["why"])


# What all are asked.


def offered(table: TableState, entry: Entry) -> News:
    assert entry.seat is not None
    what = entry.body["what"]
    waiting = offers.waiting(table, entry.seat, what)
    table.offer = Offering(what, entry.seat, waiting, [entry.seat], entry.body.get("step", 0))
    return to_all(table, entry, what=what)


def agreed(table: TableState, entry: Entry) -> News:
    assert table.offer is not None, "nothing was asked"
    assert entry.seat is not None
    table.offer.waiting.remove(entry.seat)
    table.offer.agreed.append(entry.seat)
    return to_all(table, entry, what=table.offer.what)


def declined(table: TableState, entry: Entry) -> News:
    assert table.offer is not None, "nothing was asked"
    what = table.offer.what
    table.offer = None
    return to_all(table, entry, what=what)


def paused(table: TableState, entry: Entry) -> News:
    playing(table)
    table.offer = None
    table.paused_at = entry.at
    table.clocks.stopped = True
    return to_all(table, entry)


def resumed(table: TableState, entry: Entry) -> News:
    playing(table)
    table.offer = None
    table.paused_at = None
    table.clocks.stopped = False
    return to_all(table, entry)


def rematch(table: TableState, entry: Entry) -> News:
    table.offer = None
    table.rematch = True
    return to_all(table, entry)


def followed(table: TableState, entry: Entry) -> News:
    table.next = entry.body["table"]
    return to_all(table, entry, table=table.next)


# Giving up, and those who are away.


def resigned(table: TableState, entry: Entry) -> News:
    playing(table)
    table.offer = None
    mine = seat(table, entry)
    mine.resigned = True
    mine.premoves.clear()
    mine.stand_in = table.setup.stand_in
    return to_all(table, entry)


def replaced(table: TableState, entry: Entry) -> News:
    playing(table)
    table.offer = None
    mine = seat(table, entry)
    mine.premoves.clear()
    mine.stand_in = entry.body["bot"]
    return to_all(table, entry, bot=mine.stand_in)


def returned(table: TableState, entry: Entry) -> News:
    playing(table)
    mine = seat(table, entry)
    mine.stand_in = ""
    mine.idle = 0
    mine.gone_since = None
    return to_all(table, entry)


def gone(table: TableState, entry: Entry) -> News:
    seat(table, entry).gone_since = entry.at
    return to_all(table, entry)


def back(table: TableState, entry: Entry) -> News:
    seat(table, entry).gone_since = None
    return to_all(table, entry)


def restarted(table: TableState, entry: Entry) -> News:
    """The server was down: no clock ran meanwhile, and nobody can be blamed for being away."""
    table.clocks.skip(entry.body["since"], entry.at)
    if table.paused_at is not None:
        table.paused_at = entry.at
    for there in table.seats:
        there.gone_since = None
    return to_all(table, entry)


def ended(table: TableState, entry: Entry) -> News:
    playing(table)
    winners = tuple(entry.body["winners"])
    returns = tuple(1.0 / len(winners) if place in winners else 0.0 for place in range(len(table.seats)))
    end(table, entry.body["ending"], winners, returns)
    ask(table)
    return to_all(table, entry, ending=entry.body["ending"], winners=list(winners))


def end(table: TableState, ending: str, winners: tuple[int, ...], returns: tuple[float, ...]) -> None:
    """The game is over. Who resigned has lost, whatever the bot that played on came to."""
    kept = [0.0 if there.resigned else share for there, share in zip(table.seats, returns, strict=True)]
    won = sum(kept)
    table.result = Result(ending, winners, tuple(share / won for share in kept) if won else tuple(kept))
    table.phase = "over"
    table.offer = None
    for there in table.seats:
        there.premoves.clear()


CHANGES: Final[dict[str, Callable[[TableState, Entry], News]]] = {
    change.__name__: change
    for change in (
        sat, left, ready, started, acted, undone, premoved, dropped, offered, agreed, declined, paused, resumed,
        rematch, followed, resigned, replaced, returned, gone, back, restarted, ended,
    )
}  # fmt: skip

"""Summaries of tables for the lobby and the history. They change with seats and phase, not with each move."""

from typing import Any, Literal

from msgspec import Struct, json

from eldritch.records import Facts
from eldritch.table import Clock, Result, Table

from ..people.companions import owner_of


class SeatSummary(Struct, frozen=True):
    player: str | None
    name: str
    bot: str
    ready: bool


class Summary(Struct, frozen=True):
    """A table as listed in the lobby and the history."""

    id: str
    game: str
    phase: Literal["open", "playing", "over"]
    title: str
    options: dict[str, Any]
    clock: Clock
    rated: bool
    listed: bool
    watch: Literal["open", "after"]
    host: str
    created: int
    previous: str
    seats: tuple[SeatSummary, ...]
    started: int | None
    ended: int | None
    result: Result | None
    next: str


def summary_of(game_id: str, table: Table) -> Summary:
    setup = table.setup
    return Summary(
        id=game_id,
        game=setup.game,
        phase=table.phase,
        title=setup.title,
        options=setup.options,
        clock=setup.clock,
        rated=setup.rated,
        listed=setup.listed,
        watch=setup.watch,
        host=setup.host,
        created=setup.created,
        previous=setup.previous,
        seats=tuple(_seat(table, seat) for seat in range(setup.seats)),
        started=table.started_at,
        # Later entries are about a rematch.
        ended=table.moved_at if table.phase == "over" else None,
        result=table.result,
        next=table.next,
    )


def _seat(table: Table, number: int) -> SeatSummary:
    seat = table.seats[number]
    player = seat.player
    if player is None:
        return SeatSummary(None, "", "", ready=False)
    return SeatSummary(player.id, player.name, player.bot, seat.ready or seat.is_bot())


def facts_of(game_id: str, table: Table) -> Facts:
    """The summary and its columns for the database."""
    summary = summary_of(game_id, table)
    return Facts(
        name=summary.game,
        phase=summary.phase,
        listed=summary.listed,
        ticking=summary.phase == "playing",
        summary=json.encode(summary),
        changed=table.last_at,
        people=tuple(sorted({owner_of(seat.player) for seat in summary.seats if seat.player and not seat.bot})),
    )

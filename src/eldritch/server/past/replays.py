"""Replays of games that are over, as a seat or a spectator saw them: the frames that its socket was sent, once more."""

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from eldritch.table import Entry, Rejected, Table, Viewer, ViewerUpdate

from ..live.interpreter import Interpreter
from ..wire.history import Mark, ReplayStep

MOST_BYTES: Final = 64 * 1024 * 1024
"""What may be kept in memory of replays that were asked for lately."""

Key = tuple[str, Viewer, str | None, bool]
"""Which table, whose eyes, in which language, and whether with everything on the table in words."""


class Made(Struct, frozen=True):
    """A replay that was made: each step as JSON, and all of them in brief."""

    steps: tuple[bytes, ...]
    marks: tuple[Mark, ...]

    @property
    def bytes(self) -> int:
        return sum(map(len, self.steps))


class Replays:
    """Makes replays, one at a time since each takes a while, and keeps the last of them."""

    def __init__(self) -> None:
        self._made: OrderedDict[Key, Made] = OrderedDict()
        self._bytes = 0
        self.turn = asyncio.Lock()
        """Held by whoever plays a game over again: that takes a while, and those who play now go first."""

    async def page(
        self, table_id: str, table: Table, viewer: Viewer, lang: str | None, since: int, limit: int, whole: bool
    ) -> bytes:
        """Some steps of a replay, as JSON; the words include everything on the table if `whole`."""
        steps = (await self._replay(table_id, table, viewer, lang, whole)).steps
        page = b",".join(steps[since : since + limit])
        return b'{"total":%d,"steps":[%b]}' % (len(steps), page)

    async def marks(self, table_id: str, table: Table, viewer: Viewer, lang: str) -> tuple[Mark, ...]:
        """All steps of a replay in brief."""
        return (await self._replay(table_id, table, viewer, lang, whole=False)).marks

    async def _replay(self, table_id: str, table: Table, viewer: Viewer, lang: str | None, whole: bool) -> Made:
        if table.phase != "over":
            raise Rejected("table-rejected-not-over")
        key = (table_id, viewer, lang, whole)
        async with self.turn:
            made = self._made.get(key)
            if made is None:
                made = await asyncio.to_thread(replay, table, viewer, lang, whole)
                self._keep(key, made)
            self._made.move_to_end(key)
        return made

    def _keep(self, key: Key, made: Made) -> None:
        self._made[key] = made
        self._bytes += made.bytes
        while self._bytes > MOST_BYTES and len(self._made) > 1:
            _, dropped = self._made.popitem(last=False)
            self._bytes -= dropped.bytes


def replay(table: Table, viewer: Viewer, lang: str | None = None, whole: bool = False) -> Made:
    """Every step of a game as the viewer was told and shown it; entries that it could not notice are left out."""
    # After the end nothing is closed to spectators any more.
    copy = Table(msgspec.structs.replace(table.setup, watch="open"), table.secret)
    interpreter = None if lang is None else Interpreter(lang, whole=whole)
    made: list[ReplayStep] = []
    for entry in list(table.entries):
        told = [update for update in copy.apply(entry) if update.viewer == viewer]
        if told:
            made.append(_step(table, copy, entry, told[0], interpreter))
    return Made(tuple(map(msgspec.json.encode, made)), tuple(map(_mark, made)))


def _step(table: Table, copy: Table, entry: Entry, told: ViewerUpdate, interpreter: Interpreter | None) -> ReplayStep:
    look = msgspec.structs.replace(copy.look(told.viewer, entry.at), setup=table.setup)
    words = None if interpreter is None else interpreter.spoken(look, told.events, fresh=False)
    turn = 0 if copy.play is None else copy.play.state.turns()
    return ReplayStep(entry.seq, entry.at, entry.kind, entry.seat, turn, told.events, look, words)


def _mark(step: ReplayStep) -> Mark:
    return Mark(step.number, step.kind, step.seat, step.turn, () if step.words is None else step.words.lines)

"""Replays of finished games: the frames that a seat or a spectator was sent."""

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from eldritch.table import Entry, Rejected, Table, Viewer, ViewerUpdate

from ..live.words_renderer import WordsRenderer
from ..threads import in_thread
from ..wire.history import Mark, ReplayStep

MAX_BYTES: Final = 64 * 1024 * 1024
"""The size of the cache of replays."""

Key = tuple[str, Viewer, str | None, bool]
"""Table, viewer, language, and whether the words describe the whole table."""


class Replay(Struct, frozen=True):
    """A replay: each step as JSON, and the outline."""

    steps: tuple[bytes, ...]
    marks: tuple[Mark, ...]

    @property
    def bytes(self) -> int:
        return sum(map(len, self.steps))


class Replays:
    """Creates replays one at a time and caches the most recent ones."""

    def __init__(self) -> None:
        self._cache: OrderedDict[Key, Replay] = OrderedDict()
        self._cached_bytes = 0
        self.lock = asyncio.Lock()
        """Held while a game is replayed. One slow replay at a time does not slow down live tables."""

    async def page(
        self, table_id: str, table: Table, viewer: Viewer, lang: str | None, since: int, limit: int, whole: bool
    ) -> bytes:
        """A page of a replay as JSON. With `whole` the words describe the whole table."""
        steps = (await self._replay(table_id, table, viewer, lang, whole)).steps
        page = b",".join(steps[since : since + limit])
        return b'{"total":%d,"steps":[%b]}' % (len(steps), page)

    async def marks(self, table_id: str, table: Table, viewer: Viewer, lang: str) -> tuple[Mark, ...]:
        """The outline of a replay."""
        return (await self._replay(table_id, table, viewer, lang, whole=False)).marks

    async def _replay(self, table_id: str, table: Table, viewer: Viewer, lang: str | None, whole: bool) -> Replay:
        if table.phase != "over":
            raise Rejected("table-rejected-not-over")
        key = (table_id, viewer, lang, whole)
        async with self.lock:
            replay = self._cache.get(key)
            if replay is None:
                replay = await in_thread(make_replay, table, viewer, lang, whole)
                self._store(key, replay)
            self._cache.move_to_end(key)
        return replay

    def _store(self, key: Key, replay: Replay) -> None:
        self._cache[key] = replay
        self._cached_bytes += replay.bytes
        while self._cached_bytes > MAX_BYTES and len(self._cache) > 1:
            _, dropped = self._cache.popitem(last=False)
            self._cached_bytes -= dropped.bytes


def make_replay(table: Table, viewer: Viewer, lang: str | None = None, whole: bool = False) -> Replay:
    """Every step of a game that the viewer was sent. Entries without an update for the viewer are left out."""
    # After the end, spectators may see everything that is public.
    copy = Table(msgspec.structs.replace(table.setup, watch="open"), table.secret)
    renderer = None if lang is None else WordsRenderer(lang, whole=whole)
    steps: list[ReplayStep] = []
    for entry in list(table.entries):
        updates = [update for update in copy.apply(entry) if update.viewer == viewer]
        if updates:
            steps.append(_step(table, copy, entry, updates[0], renderer))
    return Replay(tuple(map(msgspec.json.encode, steps)), tuple(map(_mark, steps)))


def _step(table: Table, copy: Table, entry: Entry, update: ViewerUpdate, renderer: WordsRenderer | None) -> ReplayStep:
    look = msgspec.structs.replace(copy.look(update.viewer, entry.at), setup=table.setup)
    words = None if renderer is None else renderer.words_frame(look, [update.events], fresh=False)
    turn = 0 if copy.play is None else copy.play.state.turns()
    return ReplayStep(entry.seq, entry.at, entry.kind, entry.seat, turn, update.events, look, words)


def _mark(step: ReplayStep) -> Mark:
    return Mark(step.number, step.kind, step.seat, step.turn, () if step.words is None else step.words.lines)

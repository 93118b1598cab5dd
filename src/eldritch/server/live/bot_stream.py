"""A stream for external bots with their decisions at all tables.

The stream has one JSON object per line. The bot answers with `POST /api/tables/{id}/commands`, or plays over the
tables' sockets like any other client.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from eldritch.records import Person
from eldritch.store import games
from eldritch.table import Look

from ..api.errors import ApiError
from ..api.problems import PROBLEMS
from ..api.security import LimiterDep
from ..people.people import CurrentUser, session_channel
from ..wire import decode_summary
from ..wire.history import BotLine, DecisionLine, OverLine, SeatedLine
from .bus import subscribed
from .services import Services
from .tables import ServicesDep

KEEPALIVE: Final = 15.0
"""Seconds after which an empty line is sent to keep the connection alive."""

MAX_TABLES: Final = 100
MAX_WAITING: Final = 1000


LINES: Final = ResponseSpec(
    DecisionLine | SeatedLine | OverLine,
    description="One JSON object per line.",
    media_type="application/x-ndjson",
    generate_examples=False,
)


@get("/api/bot/stream", responses={**PROBLEMS, 200: LINES})
async def stream(user: CurrentUser, services: ServicesDep, limiter: LimiterDep) -> Stream:
    """Your decisions at all tables where you sit, as they come up, and the results of the games. For bots only."""
    if user.kind != "bot":
        raise ApiError("history-bots-only", 403)
    with limiter.sockets.counted(user.id):
        pass  # refuse before the response begins

    async def lines() -> AsyncIterator[bytes]:
        with limiter.sockets.counted(user.id):
            async for line in BotStream(services, user).lines():
                yield line + b"\n"

    return Stream(lines, media_type="application/x-ndjson", headers={"X-Accel-Buffering": "no"})


class BotStream:
    """Follows all tables of a bot."""

    def __init__(self, services: Services, user: Person) -> None:
        self._services = services
        self._user = user
        self._tables: set[str] = set()
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_WAITING)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines of the stream, until the server closes, the bot disconnects or its token ends."""
        try:
            async with (
                subscribed(self._services.bus, "lobby") as changes,
                subscribed(self._services.bus, session_channel(self._user.id)) as ended,
            ):
                self._start(self._follow_new_tables(changes))
                self._start(self._end_with_token(ended))
                for table_id in await self._seats():
                    self._follow(table_id)
                while True:
                    try:
                        line = await asyncio.wait_for(self._queue.get(), KEEPALIVE)
                    except TimeoutError:
                        line = b""
                    if line is None:
                        return
                    yield line
        finally:
            for task in self._tasks:
                task.cancel()

    async def _seats(self) -> list[str]:
        found = await self._services.store.read(
            lambda connection: games.listing(
                connection, phases=("open", "playing"), person=self._user.id, limit=MAX_TABLES
            )
        )
        return [row.id for row in found]

    async def _end_with_token(self, ended: AsyncIterator[bytes]) -> None:
        """End the stream as soon as the token is replaced or revoked."""
        async for _ in ended:
            await self._queue.put(None)

    async def _follow_new_tables(self, changes: AsyncIterator[bytes]) -> None:
        """Follow further tables when the bot sits down at them."""
        async for data in changes:
            changed = decode_summary(data)
            if any(seat.player == self._user.id for seat in changed.seats) and changed.phase != "over":
                self._follow(changed.id)

    def _follow(self, table_id: str) -> None:
        if table_id not in self._tables and len(self._tables) < MAX_TABLES:
            self._tables.add(table_id)
            self._start(self._follow_table(table_id))

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow_table(self, table_id: str) -> None:
        """Send lines about one table until its game is over or the bot has left it."""
        async with self._services.rooms.frames(table_id, self._user.id) as frames:
            first = True
            async for frame in frames:
                if frame.shown is None:
                    continue
                look = frame.shown.look
                if look.viewer is None:
                    break
                if first:
                    await self._put(SeatedLine(table_id, look.setup.game, look.phase))
                    first = False
                if look.result is not None:
                    await self._put(OverLine(table_id, look.result.returns[look.viewer]))
                    break
                if line := decision(table_id, look):
                    await self._put(line)
            else:
                await self._queue.put(None)  # the server is closing
        self._tables.discard(table_id)

    async def _put(self, line: BotLine) -> None:
        await self._queue.put(msgspec.json.encode(line))


def decision(table_id: str, look: Look) -> DecisionLine | None:
    """The viewer's current decision, if any."""
    view = look.view
    assert look.viewer is not None
    if look.phase != "playing" or look.paused or view is None or view["decision"] is None:
        return None
    if look.viewer not in view["decision"]["seats"]:
        return None
    return DecisionLine(table_id, look.seq, view, look.seats[look.viewer].left)


ROUTES: Final = [stream]

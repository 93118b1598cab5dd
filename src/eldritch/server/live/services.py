"""The parts of a running server, opened and closed in order."""

import asyncio
import os
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct

from eldritch.store import Store, games

from .. import metrics
from ..common import now_ms
from ..settings import Settings
from .bot_pool import BotPool
from .bus import Bus, make_bus
from .housekeeping import Housekeeping
from .overload import Overload
from .rooms import Rooms
from .words_renderer import read_messages


class Services(Struct, frozen=True):
    settings: Settings
    store: Store
    bus: Bus
    rooms: Rooms
    bot_pool: BotPool
    overload: Overload
    key: bytes
    """Signs what the server must recognize later. It is generated at the first start and stored in the database."""


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """Open a server's services. On exit all acknowledged commands are stored and clocks stop."""
    store = Store(settings.database or default_database(), metrics.GROUP.observe)
    try:
        bus = make_bus(settings.redis)
        await bus.start()
        bot_pool = BotPool(settings.thinkers)
        rooms = Rooms(store, bus, bot_pool, settings, now_ms)
        made = secrets.token_bytes(32)
        key = await store.write(lambda connection: games.setting(connection, "invites", made))
        housekeeping = Housekeeping(rooms, store, bus)
        await housekeeping.start()
        overload = Overload(settings.limits.late)
        overload.start()
        rooms.spawn(asyncio.to_thread(read_messages))
        try:
            yield Services(settings, store, bus, rooms, bot_pool, overload, key)
        finally:
            await overload.stop()
            await housekeeping.stop()
            await rooms.close()
            await bot_pool.close()
            await bus.close()
    finally:
        await store.close()


def default_database() -> str:
    """The path of the database file in the user's data folder."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Eldritch"
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support" / "Eldritch"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "eldritch"
    return str(folder / "eldritch.db")

"""The host: what the page's worker talks to."""

import re
from typing import Final

from ..server.api.errors import ApiError
from .bots import PageBots
from .outside import BotWorkers, Keeper, Storage
from .people import Owner
from .query import Query
from .requests import Requests
from .sockets import Closed, Heard, PageSocket, learn, play, watch_lobby
from .tables import PageTables

PLAY: Final = re.compile(r"/api/tables/([^/]+)/play")
LEARN: Final = re.compile(r"/api/learn/([^/]+)/play")
LOBBY: Final = "/api/lobby"


class Host:
    """Answers requests and serves sockets."""

    def __init__(self, storage: Storage, workers: BotWorkers, pace: float = 1.0) -> None:
        keeper, bots = Keeper(storage), PageBots(workers)
        self._pace = pace
        self._owner = Owner(keeper)
        self._tables = PageTables(keeper, bots, pace)
        self._requests = Requests(keeper, self._owner, self._tables, bots)

    async def request(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        """The status and the body of the answer to a request. The path may have a query."""
        path, _, query = path.partition("?")
        return await self._requests.answer(method, path, query, body)

    def open(self, path: str, heard: Heard, closed: Closed) -> PageSocket:
        """Open a socket. Frames are handed to `heard`; at the end `closed` gets a code and a reason."""
        path, _, text = path.partition("?")
        query, socket = Query(text), PageSocket(heard, closed)

        async def handle(opened: PageSocket) -> None:
            person = await self._owner.person()
            if found := PLAY.fullmatch(path):
                await play(opened, self._tables, found[1], person, query)
            elif found := LEARN.fullmatch(path):
                await learn(opened, found[1], person, query, self._pace)
            elif path == LOBBY:
                await watch_lobby(opened)
            else:
                raise ApiError("server-not-found", 404)

        socket.serve(handle)
        return socket


def start(storage: Storage, workers: BotWorkers) -> Host:
    """The host of this page."""
    return Host(storage, workers)

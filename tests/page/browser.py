"""What a browser provides to the host, in memory: storage, and a worker in which bots think."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import msgspec

from eldritch.page.host import Host
from eldritch.page.thinking import answer


class StorageError(Exception):
    """An error of the browser's storage. The host knows it by its name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class MemoryStorage:
    """The storage of a browser, with the promises of the real one."""

    def __init__(self) -> None:
        self.facts: dict[str, str] = {}
        self.lines: dict[str, list[str]] = {}
        self.texts: dict[str, str] = {}
        self.fault = ""
        """The name of the error with which everything is refused."""

    async def tables(self) -> Sequence[Sequence[str]]:
        return [[id, facts] for id, facts in self.facts.items()]

    async def load(self, id: str) -> Any:
        return SimpleNamespace(facts=self.facts[id], lines=list(self.lines[id])) if id in self.facts else None

    async def append(self, id: str, first: int, lines: Sequence[str], facts: str | None) -> None:
        await self._check()
        kept = self.lines.setdefault(id, [])
        if lines and first != len(kept):
            raise StorageError("Fenced")
        kept += lines
        if facts is not None:
            self.facts[id] = facts

    async def remove(self, id: str) -> None:
        await self._check()
        self.facts.pop(id, None)
        self.lines.pop(id, None)

    async def get(self, key: str) -> str | None:
        return self.texts.get(key)

    async def set(self, key: str, text: str) -> None:
        await self._check()
        self.texts[key] = text

    async def _check(self) -> None:
        await asyncio.sleep(0)
        if self.fault:
            raise StorageError(self.fault)


class BotWorker:
    """A worker in which bots think."""

    def __init__(self) -> None:
        self.requests: list[str] = []
        self.is_dead = False

    async def ask(self, request: str, priority: int, player: str) -> str:
        await asyncio.sleep(0)
        assert isinstance(player, str)
        assert priority in (0, 1, 2)
        if self.is_dead:
            raise StorageError("dead")
        self.requests.append(request)
        return answer(request)


class Page:
    """A page with its host."""

    def __init__(self, storage: MemoryStorage | None = None, workers: BotWorker | None = None) -> None:
        self.storage = storage or MemoryStorage()
        self.workers = workers or BotWorker()
        self.host = Host(self.storage, self.workers, pace=0)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request that is not refused."""
        status, text = await self.host.request(method, path, "" if body is None else msgspec.json.encode(body).decode())
        assert status == 200, text
        return msgspec.json.decode(text)

    async def refusal(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """The status and the error of a request that is refused."""
        status, text = await self.host.request(method, path, "" if body is None else msgspec.json.encode(body).decode())
        assert status >= 400
        return status, str(msgspec.json.decode(text)["error"])

    async def open_table(self, game: str, bots: int = 1, **wanted: object) -> str:
        """Open a table with bots. Returns its id."""
        await self.ask("POST", "/api/guest", {"lang": "en"})
        body = {"game": game, "bots": ["greedy"] * bots, "autostart": True, **wanted}
        return str((await self.ask("POST", "/api/tables", body))["id"])

    async def turn(self, table: str) -> dict[str, Any]:
        """The look when the person is asked for a decision."""
        async with asyncio.timeout(30):
            while True:
                look: dict[str, Any] = await self.ask("GET", f"/api/tables/{table}/look")
                if look["view"]["options"]:
                    return look
                await asyncio.sleep(0.001)

    def socket(self, path: str) -> "Socket":
        return Socket(self, path)


class Socket:
    """A socket that is open in the page."""

    def __init__(self, page: Page, path: str) -> None:
        self.frames: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None
        self._channel = page.host.open(path, self._hear, self._close)

    def send(self, **message: object) -> None:
        self._channel.receive(msgspec.json.encode(message).decode())

    async def next(self, kind: str) -> dict[str, Any]:
        """The next frame of a kind. Frames before it are dropped."""
        async with asyncio.timeout(30):
            while True:
                while self.frames:
                    frame = self.frames.pop(0)
                    if frame["t"] == kind:
                        return frame
                assert self.closed is None, self.closed
                await asyncio.sleep(0.001)

    def close(self) -> None:
        self._channel.close()

    def _hear(self, text: str) -> None:
        self.frames.append(msgspec.json.decode(text))

    def _close(self, code: int, reason: str) -> None:
        self.closed = code, reason


async def play_to_the_end(page: Page, table: str, most: int = 20_000) -> dict[str, Any]:
    """Choose the first option of every decision. Returns the last look."""
    for number in range(most):
        look: dict[str, Any] = await page.ask("GET", f"/api/tables/{table}/look")
        if look["phase"] == "over":
            return look
        options = look["view"]["options"]
        if options:
            act = {"t": "act", "id": f"a{number}", "action": options[number % len(options)]["action"]}
            await page.ask("POST", f"/api/tables/{table}/commands", act)
        else:
            await asyncio.sleep(0.001)
    raise AssertionError("the game does not end")

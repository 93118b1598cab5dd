"""A pool of bot processes. Every request has a time limit."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from secrets import randbits
from typing import Final

import structlog
from msgspec import json

from eldritch.bots import Advised, MoveReview
from eldritch.core.state import State

from .. import metrics
from ..api.errors import ApiError
from .bot_process import HINT_MILLISECONDS, Answer, ChooseRequest, ConsultRequest, ReviewRequest
from .turnstile import Priority, Turnstile

TIMEOUT: Final = 20.0
"""Seconds within which a request must be answered, including the wait for a free process. Then the bot's process is
killed and the fallback is played."""
PATIENCE: Final = 600.0
"""Seconds that a review may wait for a free process."""
MAX_WAITING: Final = 200
"""Requests that may wait for a free process. Further ones fail at once."""
LINE_LIMIT: Final = 2**20
MAX_REMEMBERED: Final = 10_000
"""The number of bots at tables for which the last process is remembered."""

log = structlog.get_logger()


class BotPool:
    """Bot processes that are started when first needed. Callers wait for a free one; reviews are patient.

    A bot at a table keeps its search tree between decisions. Its requests go to the process that has the tree, if
    that process is free.
    """

    def __init__(self, processes: int = 1, timeout: float = TIMEOUT) -> None:
        self._timeout = timeout
        self._free: list[Process | None] = [None] * processes
        self._available = Turnstile(processes)
        self._all: set[Process] = set()
        self._last_process: dict[str, Process] = {}
        """The process that last answered for each bot at a table."""

    async def choose(self, bot: str, seen: State, player: str = "") -> int:
        """The action that a bot chooses in a view, or the fallback if the bot fails.

        `player` is the key of a bot at a table, which keeps its search tree. It begins with the table's id.
        """
        seat: int = seen.viewer
        request = ChooseRequest(bot, randbits(64), seen.edition.path, seen.dump(), player)
        with metrics.BOT_SECONDS.time():
            answer = await self._ask(request, player)
        if answer.action is None:
            metrics.BOT_FAILURES.inc()
            log.error("bot.failed", bot=bot, game=seen.edition.game, fault=answer.fault)
            return seen.fallback(seat)
        return answer.action

    async def answers(self, bot: str, seen: State) -> bool:
        """Whether a bot answers at all."""
        return (await self._ask(ChooseRequest(bot, 0, seen.edition.path, seen.dump()))).action is not None

    async def consult(self, seen: State) -> Advised:
        """The best actions in a view, according to the search."""
        request = ConsultRequest(HINT_MILLISECONDS, randbits(64), seen.edition.path, seen.dump())
        answer = await self._ask(request, priority=Priority.HINT)
        if answer.advised is None:
            raise self._failed("consult", seen, answer)
        return answer.advised

    async def review_move(
        self, seen: State, action: int, after: State | None, seed: int, priority: Priority
    ) -> MoveReview:
        """How good an action was, given the view of the seat that chose it."""
        then = None if after is None else after.dump()
        request = ReviewRequest(action, then, seed, seen.edition.path, seen.dump())
        answer = await self._ask(request, priority=priority)
        if answer.review is None:
            raise self._failed("judge", seen, answer)
        return answer.review

    def _failed(self, what: str, seen: State, answer: Answer) -> ApiError:
        metrics.BOT_FAILURES.inc()
        log.error("bot.failed", bot=what, game=seen.edition.game, fault=answer.fault)
        return ApiError("server-busy", 503)

    async def _ask(
        self,
        request: ChooseRequest | ConsultRequest | ReviewRequest,
        player: str = "",
        priority: Priority = Priority.PLAY,
    ) -> Answer:
        begun = asyncio.get_running_loop().time()
        patient = priority == Priority.REVIEW
        if not await self._enter(priority, player.split(":", maxsplit=1)[0]):
            return Answer(None, fault="queue")
        process = self._take_process(player)
        try:
            async with asyncio.timeout(self._timeout) if patient else asyncio.timeout_at(begun + self._timeout):
                process = process or await self._start()
                answer = await _send_request(process, request)
            if player:
                self._remember(player, process)
            return answer
        except (TimeoutError, OSError, EOFError, ValueError) as fault:
            await self._end(process)
            process = None
            return Answer(None, fault=type(fault).__name__)
        except BaseException:
            # Cancelled between request and answer: the next request would get the wrong answer.
            await self._end(process)
            process = None
            raise
        finally:
            self._free.append(process)
            self._available.release()

    async def _enter(self, priority: Priority, table: str) -> bool:
        """Wait for a free process. False if too many wait already, or for too long."""
        if self._available.waiting() >= MAX_WAITING:
            return False
        try:
            async with asyncio.timeout(PATIENCE if priority == Priority.REVIEW else self._timeout):
                await self._available.acquire(priority, table)
        except TimeoutError:
            return False
        return True

    def _take_process(self, player: str) -> Process | None:
        """A free process: the player's last one, else a running one, else None to start one."""
        last = self._last_process.get(player)
        chosen = last if last in self._free else next((one for one in reversed(self._free) if one is not None), None)
        self._free.remove(chosen)
        return chosen

    def _remember(self, player: str, process: Process) -> None:
        self._last_process.pop(player, None)
        self._last_process[player] = process
        if len(self._last_process) > MAX_REMEMBERED:
            del self._last_process[next(iter(self._last_process))]

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "eldritch.server.live.bot_process",
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE_LIMIT,
            start_new_session=True,
        )
        self._all.add(process)
        return process

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._all.discard(process)
        self._last_process = {player: last for player, last in self._last_process.items() if last is not process}
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    def running(self) -> int:
        """The number of running processes."""
        return len(self._all)

    async def close(self) -> None:
        for process in tuple(self._all):
            await self._end(process)


async def _send_request(process: Process, request: ChooseRequest | ConsultRequest | ReviewRequest) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.encode(request) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return json.decode(line, type=Answer)

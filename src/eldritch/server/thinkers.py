"""The bots of the server think in processes of their own, a few of them, each with a limited time."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from secrets import randbits
from typing import Final

import structlog
from msgspec import json

from eldritch.bots import Advised, Judgement
from eldritch.core.state import State

from . import metrics
from .errors import Refused
from .thinker import Answer, Consult, Judge, Question

LONGEST: Final = 20.0
"""Seconds after which a bot has thought too long; its process is ended, and the safe choice taken."""
HINT: Final = 700
"""Milliseconds that a hint is thought about."""
LINE: Final = 2**20

log = structlog.get_logger()


class Thinkers:
    """A few processes; whoever wants a bot's choice waits for one that is free. They start when first needed."""

    def __init__(self, processes: int = 1, longest: float = LONGEST) -> None:
        self._longest = longest
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self._free.put_nowait(None)
        self._all: set[Process] = set()

    async def choose(self, bot: str, seen: State) -> int:
        """What the bot chooses for the seat whose view this is; the seat's safe choice if the bot fails."""
        seat: int = seen.viewer
        question = Question(bot, randbits(64), seen.edition.path, seen.dump())
        with metrics.THINKING.time():
            answer = await self._ask(question)
        if answer.action is None:
            metrics.FAILED_THOUGHTS.inc()
            log.error("bot.failed", bot=bot, game=seen.edition.game, fault=answer.fault)
            return seen.legal(seat)[0]
        return answer.action

    async def answers(self, bot: str, seen: State) -> bool:
        """Whether a bot can be asked at all."""
        return (await self._ask(Question(bot, 0, seen.edition.path, seen.dump()))).action is not None

    async def consult(self, seen: State) -> Advised:
        """The moves that the search likes best in what a seat sees."""
        answer = await self._ask(Consult(HINT, randbits(64), seen.edition.path, seen.dump()))
        if answer.advised is None:
            raise self._failed("consult", seen, answer)
        return answer.advised

    async def judge(self, seen: State, action: int, after: State | None, seed: int) -> Judgement:
        """How good a move was, by what the seat that made it saw."""
        then = None if after is None else after.dump()
        answer = await self._ask(Judge(action, then, seed, seen.edition.path, seen.dump()))
        if answer.judgement is None:
            raise self._failed("judge", seen, answer)
        return answer.judgement

    def _failed(self, what: str, seen: State, answer: Answer) -> Refused:
        metrics.FAILED_THOUGHTS.inc()
        log.error("bot.failed", bot=what, game=seen.edition.game, fault=answer.fault)
        return Refused("server-busy", 503)

    async def _ask(self, question: Question | Consult | Judge) -> Answer:
        process = await self._free.get()
        try:
            process = process or await self._start()
            return await asyncio.wait_for(_exchange(process, question), self._longest)
        except (TimeoutError, OSError, EOFError, ValueError) as fault:
            await self._end(process)
            process = None
            return Answer(None, fault=type(fault).__name__)
        except BaseException:
            # Cancelled between question and answer: the next one would get the wrong answer.
            await self._end(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "eldritch.server.thinker", stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True
        )
        self._all.add(process)
        return process

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    def running(self) -> int:
        """How many processes there are now."""
        return len(self._all)

    async def close(self) -> None:
        for process in tuple(self._all):
            await self._end(process)


async def _exchange(process: Process, question: Question | Consult | Judge) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return json.decode(line, type=Answer)

"""The bots of the server run in a few processes of their own, each question with a time limit."""

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
from ..api.errors import Refused
from .bot_process import Answer, Consult, Question, Review

LONGEST: Final = 20.0
"""Seconds after which a bot has thought too long; its process is ended, and the safe choice taken."""
HINT: Final = 700
"""Milliseconds that a hint is thought about."""
LINE: Final = 2**20
KNOWN_PLAYERS: Final = 10_000
"""For how many bots at tables it is remembered which process they were last asked in."""

log = structlog.get_logger()


class BotPool:
    """A few processes that start when first needed. Callers wait for a free one.

    A bot at a table keeps its search tree between its decisions, so its questions go to the process that has it, if
    that one is free.
    """

    def __init__(self, processes: int = 1, longest: float = LONGEST) -> None:
        self._longest = longest
        self._free: list[Process | None] = [None] * processes
        self._available = asyncio.Semaphore(processes)
        self._all: set[Process] = set()
        self._homes: dict[str, Process] = {}
        """The process that last answered for each bot at a table."""

    async def choose(self, bot: str, seen: State, player: str = "") -> int:
        """What the bot chooses for the seat whose view this is; the seat's safe choice if the bot fails.

        `player` names a bot at a table, which remembers what it has searched before.
        """
        seat: int = seen.viewer
        question = Question(bot, randbits(64), seen.edition.path, seen.dump(), player)
        with metrics.THINKING.time():
            answer = await self._ask(question, player)
        if answer.action is None:
            metrics.FAILED_THOUGHTS.inc()
            log.error("bot.failed", bot=bot, game=seen.edition.game, fault=answer.fault)
            return seen.fallback(seat)
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

    async def review_move(self, seen: State, action: int, after: State | None, seed: int) -> MoveReview:
        """How good a move was, by what the seat that made it saw."""
        then = None if after is None else after.dump()
        answer = await self._ask(Review(action, then, seed, seen.edition.path, seen.dump()))
        if answer.review is None:
            raise self._failed("review", seen, answer)
        return answer.review

    def _failed(self, what: str, seen: State, answer: Answer) -> Refused:
        metrics.FAILED_THOUGHTS.inc()
        log.error("bot.failed", bot=what, game=seen.edition.game, fault=answer.fault)
        return Refused("server-busy", 503)

    async def _ask(self, question: Question | Consult | Review, player: str = "") -> Answer:
        await self._available.acquire()
        process = self._take(player)
        try:
            process = process or await self._start()
            answer = await asyncio.wait_for(_exchange(process, question), self._longest)
            if player:
                self._remember(player, process)
            return answer
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
            self._free.append(process)
            self._available.release()

    def _take(self, player: str) -> Process | None:
        """A free process: the one that knows the player, else one that runs, else one that is yet to start."""
        home = self._homes.get(player)
        chosen = home if home in self._free else next((one for one in reversed(self._free) if one is not None), None)
        self._free.remove(chosen)
        return chosen

    def _remember(self, player: str, process: Process) -> None:
        self._homes.pop(player, None)
        self._homes[player] = process
        if len(self._homes) > KNOWN_PLAYERS:
            del self._homes[next(iter(self._homes))]

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "eldritch.server.live.bot_process",
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE,
            start_new_session=True,
        )
        self._all.add(process)
        return process

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._all.discard(process)
        self._homes = {player: home for player, home in self._homes.items() if home is not process}
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    def running(self) -> int:
        """How many processes there are now."""
        return len(self._all)

    async def close(self) -> None:
        for process in tuple(self._all):
            await self._end(process)


async def _exchange(process: Process, question: Question | Consult | Review) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return json.decode(line, type=Answer)

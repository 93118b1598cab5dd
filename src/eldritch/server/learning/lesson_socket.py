"""A lesson: a private table with step-by-step instructions.

It uses the frames of a table's socket, so that the browser shows a lesson like a table. Two messages are its own:
`coach` describes the current step, and `turn-to` asks for another. A lesson exists in memory while the socket is open.
To resume it, connect with `step`.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final, Protocol

import msgspec

from eldritch.learn.lesson import Lesson, NotNow
from eldritch.learn.script import games_with_lessons, script_of
from eldritch.table import Act, ViewerUpdate

from ..api.errors import ApiError
from ..common import now_ms
from ..live.pacing import DEFAULT, PACES, Speed
from ..live.words_renderer import WordsRenderer
from ..threads import in_thread
from ..wire import (
    AckFrame,
    AskFinal,
    FinalFrame,
    Hurry,
    Ping,
    PongFrame,
    RejectFrame,
    Shown,
    Speak,
    encode,
    id_of,
    to_table,
)
from ..wire.lessons import CoachFrame, TurnTo, decode_learner

UNKNOWN_NAME: Final = "…"
"""The name of a learner who is not signed in."""


class Connection(Protocol):
    """The connection to one client."""

    async def send(self, frame: bytes) -> None:
        """Send a frame."""

    def messages(self) -> AsyncIterator[bytes]:
        """Incoming messages until the client disconnects."""

    async def reject_malformed(self, id: str, error: ApiError) -> None:
        """Reject a malformed message."""


async def open_lesson(game: str, name: str, step: int) -> Lesson:
    """The lesson of a game, from a step on."""
    if game not in games_with_lessons():
        raise ApiError("server-not-found", 404)
    script = script_of(game)
    first = step if step < len(script.steps) else 0
    return await in_thread(Lesson, script, name or UNKNOWN_NAME, now_ms(), first)


class LessonSocket:
    """One learner's socket."""

    def __init__(self, connection: Connection, lesson: Lesson, pace: float) -> None:
        self._connection = connection
        self._lesson = lesson
        self._pace = pace
        self._speed: Speed = DEFAULT
        self._renderer: WordsRenderer | None = None

    async def answer_messages(self) -> None:
        """Send the table, then answer messages."""
        await self._send_look()
        async for data in self._connection.messages():
            try:
                sent = decode_learner(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                await self._connection.reject_malformed(
                    id_of(data), ApiError("server-bad-message", 400, fault=str(error))
                )
                continue
            if isinstance(sent, Ping):
                await self._connection.send(encode(PongFrame(now_ms())))
            elif isinstance(sent, Speak):
                self._renderer = WordsRenderer(sent.lang)
                await self._send_look()
            elif isinstance(sent, AskFinal):
                await self._connection.send(encode(FinalFrame(self._lesson.look().seq, ())))  # Undo is always granted.
            elif isinstance(sent, Hurry):
                self._speed = sent.speed
            else:
                await self._answer(sent)

    async def _answer(self, sent: Any) -> None:
        try:
            if isinstance(sent, TurnTo):
                await self._go_to(sent)
            elif isinstance(command := to_table(sent, ""), Act):
                await self._act(sent.id, command.action)
            else:
                raise NotNow
        except NotNow:
            await self._connection.send(encode(RejectFrame(sent.id, "learn-not-now", {})))

    async def _act(self, id: str, action: int) -> None:
        update = self._lesson.act(action)
        await self._ack(id)
        await self._send_update(update)
        if self._lesson.expected():
            await self._send_step()
        else:
            await self._advance()

    async def _go_to(self, sent: TurnTo) -> None:
        if sent.step == self._lesson.number + 1 and not self._lesson.expected():
            await self._ack(sent.id)
            await self._advance()
        else:
            await in_thread(self._lesson.go_to, sent.step)
            await self._ack(sent.id)
            await self._send_look()

    async def _advance(self) -> None:
        """Play the other players' actions and begin the next step."""
        for update in self._lesson.play_responses():
            await asyncio.sleep(self._pace * PACES[self._speed].step)
            await self._send_update(update)
        self._lesson.next_step()
        if self._lesson.step.before:
            await self._send_look()
        else:
            await self._send_step()

    async def _ack(self, id: str) -> None:
        await self._connection.send(encode(AckFrame(id, self._lesson.look().seq)))

    async def _send_look(self) -> None:
        """Send the whole table with its log, and the current step."""
        await self._send(Shown(self._lesson.look(), self._lesson.updates(), 0, whole=True))
        await self._send_step()

    async def _send_update(self, update: ViewerUpdate | None) -> None:
        if update is not None:
            await self._send(Shown(self._lesson.look(), [update]))

    async def _send(self, shown: Shown) -> None:
        await self._connection.send(shown.frame())
        if self._renderer is not None:
            await self._connection.send(self._renderer.render(shown))

    async def _send_step(self) -> None:
        lesson = self._lesson
        steps, waits = len(lesson.script.steps), tuple(lesson.expected())
        await self._connection.send(encode(CoachFrame(lesson.number, steps, lesson.step.id, lesson.points(), waits)))

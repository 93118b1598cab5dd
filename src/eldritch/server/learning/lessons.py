"""The socket of a lesson: a table that only its learner comes to, and a coach beside it.

It speaks as a table's socket does, so that the browser shows it at the same table and in the same words. What differs
is said by its own frames: `coach` tells the step, `turn-to` asks for another. A lesson is kept in memory only, for as
long as the socket is open; where it stood is in the address (`step`).
"""

import asyncio
from typing import Any, Final

import msgspec
from litestar import websocket

from eldritch.learn import Lesson, NotNow, games_with_lessons, script_of
from eldritch.table import Act, ViewerUpdate

from ..api.errors import Refused
from ..api.params import GameInPath, StepInQuery
from ..api.security import TheGate
from ..live.interpreter import Interpreter
from ..live.sockets import Line, Socket, serve
from ..people.people import Visitor, now_ms
from ..settings import TheSettings
from ..wire import (
    AckFrame,
    Ping,
    PongFrame,
    RejectFrame,
    ShownFrame,
    Speak,
    encode,
    id_of,
    look_frame,
    to_table,
    update_frame,
)
from ..wire.lessons import CoachFrame, TurnTo, decode_learner

SOMEBODY: Final = "…"
"""The name of a learner whom nobody knows yet."""


@websocket("/api/learn/{game:str}/play")
async def learn(
    socket: Socket, game: GameInPath, visitor: Visitor, gate: TheGate, settings: TheSettings, step: StepInQuery = 0
) -> None:
    """Take the lesson of a game, from a step on."""

    async def talk(line: Line) -> None:
        if game not in games_with_lessons():
            raise Refused("server-not-found", 404)
        script = script_of(game)
        first = step if step < len(script.steps) else 0
        lesson = await asyncio.to_thread(Lesson, script, visitor.name if visitor else SOMEBODY, now_ms(), first)
        await Desk(line, lesson, settings.pace).listen()

    await serve(socket, gate, visitor, talk)


class Desk:
    """A learner's place: one socket, one lesson."""

    def __init__(self, line: Line, lesson: Lesson, pace: float) -> None:
        self._line = line
        self._lesson = lesson
        self._pace = pace
        """Seconds that the others take for each action, so that one can follow."""
        self._interpreter: Interpreter | None = None

    async def listen(self) -> None:
        """Show the table, then answer every message."""
        await self._show()
        async for data in self._line.messages():
            try:
                sent = decode_learner(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                await self._line.nonsense(id_of(data), Refused("server-bad-message", 400, fault=str(error)))
                continue
            if isinstance(sent, Ping):
                await self._line.send(encode(PongFrame(now_ms())))
            elif isinstance(sent, Speak):
                self._interpreter = Interpreter(sent.lang)
                await self._show()
            else:
                await self._answer(sent)

    async def _answer(self, sent: Any) -> None:
        try:
            if isinstance(sent, TurnTo):
                await self._turn_to(sent)
            elif isinstance(command := to_table(sent, ""), Act):
                await self._act(sent.id, command.action)
            else:
                raise NotNow
        except NotNow:
            await self._line.send(encode(RejectFrame(sent.id, "learn-not-now", {})))

    async def _act(self, id: str, action: int) -> None:
        told = self._lesson.act(action)
        await self._ack(id)
        await self._tell(told)
        if self._lesson.expected():
            await self._coach()
        else:
            await self._go_on()

    async def _turn_to(self, sent: TurnTo) -> None:
        if sent.step == self._lesson.number + 1 and not self._lesson.expected():
            await self._ack(sent.id)
            await self._go_on()
        else:
            await asyncio.to_thread(self._lesson.go_to, sent.step)
            await self._ack(sent.id)
            await self._show()

    async def _go_on(self) -> None:
        """The others play, and the next step begins."""
        for told in self._lesson.play_responses():
            await asyncio.sleep(self._pace)
            await self._tell(told)
        self._lesson.next_step()
        if self._lesson.step.before:
            await self._show()
        else:
            await self._coach()

    async def _ack(self, id: str) -> None:
        await self._line.send(encode(AckFrame(id, self._lesson.look().seq)))

    async def _show(self) -> None:
        """The whole table, and how it came to that."""
        await self._send(look_frame(self._lesson.look(), self._lesson.updates(), 0))
        await self._coach()

    async def _tell(self, told: ViewerUpdate | None) -> None:
        if told is not None:
            await self._send(update_frame(told, self._lesson.look()))

    async def _send(self, frame: ShownFrame) -> None:
        await self._line.send(frame)
        if self._interpreter is not None:
            await self._line.send(self._interpreter.interpret(frame))

    async def _coach(self) -> None:
        lesson = self._lesson
        steps, waits = len(lesson.script.steps), tuple(lesson.expected())
        await self._line.send(encode(CoachFrame(lesson.number, steps, lesson.step.id, lesson.points(), waits)))


ROUTES: Final[list[Any]] = [learn]

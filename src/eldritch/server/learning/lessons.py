"""The WebSocket of a lesson."""

from typing import Any, Final

from litestar import websocket

from ..api.params import GameInPath, StepInQuery
from ..api.security import LimiterDep
from ..live.sockets import Socket, SocketConnection, serve
from ..people.people import Visitor
from ..settings import SettingsDep
from .lesson_socket import LessonSocket, open_lesson


@websocket("/api/learn/{game:str}/play")
async def learn(
    socket: Socket,
    game: GameInPath,
    visitor: Visitor,
    limiter: LimiterDep,
    settings: SettingsDep,
    step: StepInQuery = 0,
) -> None:
    """Take the lesson of a game, starting at a step."""

    async def handle(connection: SocketConnection) -> None:
        lesson = await open_lesson(game, visitor.name if visitor else "", step)
        await LessonSocket(connection, lesson, settings.pace).answer_messages()

    await serve(socket, limiter, visitor, handle)


ROUTES: Final[list[Any]] = [learn]

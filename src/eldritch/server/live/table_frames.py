"""What a client at a table is sent: frames, words, and answers to what is not a command."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, Protocol

from eldritch.table import Look, ViewerUpdate

from ..common import now_ms
from ..wire import AskFinal, FinalFrame, FromClient, Hurry, Ping, PongFrame, Speak, encode
from .frame_queue import QueuedFrame
from .pacing import Speed
from .words_renderer import WordsRenderer


class TableSource(Protocol):
    """Where the frames come from."""

    async def look(self, game_id: str, person: str | None) -> Look:
        """The table as this person sees it."""

    async def updates(self, game_id: str, person: str | None, since: int = 0) -> list[ViewerUpdate]:
        """The updates that this person has been sent."""

    async def final_options(self, game_id: str, person: str | None) -> FinalFrame:
        """This person's options that cannot be undone alone, or only until another seat has acted."""

    async def want_speed(self, game_id: str, person: str, speed: Speed, skip: bool) -> None:
        """Note how fast a connected person wants bots to play."""


class TableFrames:
    """The frames of one client at a table, with words in the client's language."""

    def __init__(
        self, rooms: TableSource, table_id: str, player: str | None, send: Callable[[bytes], Awaitable[None]]
    ) -> None:
        self._rooms: Final = rooms
        self._table: Final = table_id
        self._player: Final = player
        self._send: Final = send
        self._renderer: WordsRenderer | None = None
        self._spoken = 0
        """The update up to which the client has the words."""

    async def send_all(self, frames: AsyncIterator[QueuedFrame]) -> None:
        """Forward the table's frames to the client, each followed by its words."""
        async for data, shown in frames:
            await self._send(data)
            if shown is None or self._renderer is None:
                continue
            if shown.is_whole:
                await self._send_log(self._renderer)
            elif shown.look.seq > self._spoken:
                self._spoken = shown.look.seq
                await self._send(self._renderer.render(shown))

    async def answer(self, sent: FromClient) -> bool:
        """Answer a message that is not a command. False if it is one."""
        if isinstance(sent, Ping):
            await self._send(encode(PongFrame(now_ms())))
        elif isinstance(sent, Speak):
            await self._set_language(sent)
        elif isinstance(sent, AskFinal):
            await self._send(encode(await self._rooms.final_options(self._table, self._player)))
        elif isinstance(sent, Hurry):
            if self._player is not None:
                await self._rooms.want_speed(self._table, self._player, sent.speed, sent.skip)
        else:
            return False
        return True

    async def _set_language(self, sent: Speak) -> None:
        """Send words in this language with every frame from now on."""
        self._renderer = WordsRenderer(sent.lang, sent.discreet, sent.whole)
        await self._send_log(self._renderer, sent.since)

    async def _send_log(self, renderer: WordsRenderer, since: int | None = None) -> None:
        """Send the whole table in words, with the log after this update, or all of it."""
        look = await self._rooms.look(self._table, self._player)
        updates = await self._rooms.updates(self._table, self._player, since or 0)
        self._spoken = look.seq
        events = [update.events for update in updates]
        await self._send(encode(renderer.words_frame(look, events, fresh=since is None)))

"""The bots: they think in workers of the page. A bot that fails plays the fallback."""

from secrets import randbits
from typing import TypeVar

from msgspec import json

from eldritch.bots import Advised, MoveReview
from eldritch.core.state import State

from ..server.api.errors import ApiError
from ..server.live.bot_process import HINT_MILLISECONDS, Answer, ChooseRequest, ConsultRequest, ReviewRequest
from ..server.live.turnstile import Priority
from .outside import BotWorkers
from .thinking import Request, decode_answer

Given = TypeVar("Given")


class PageBots:
    """Asks the workers, like the server's pool asks its processes."""

    def __init__(self, workers: BotWorkers) -> None:
        self._workers = workers

    async def choose(self, bot: str, seen: State, player: str = "") -> int:
        """The action that a bot chooses in a view, or the fallback if the bot fails."""
        request = ChooseRequest(bot, randbits(64), seen.edition.path, seen.dump(), player)
        action = (await self._ask(request, Priority.PLAY, player)).action
        seat: int = seen.viewer
        return seen.fallback(seat) if action is None else action

    async def consult(self, seen: State) -> Advised:
        """The best actions in a view, according to the search."""
        request = ConsultRequest(HINT_MILLISECONDS, randbits(64), seen.edition.path, seen.dump())
        return _given((await self._ask(request, Priority.HINT)).advised)

    async def review_move(
        self, seen: State, action: int, after: State | None, seed: int, priority: Priority
    ) -> MoveReview:
        """How good an action was, given the view of the seat that chose it."""
        then = None if after is None else after.dump()
        request = ReviewRequest(action, then, seed, seen.edition.path, seen.dump())
        return _given((await self._ask(request, priority)).review)

    async def _ask(self, request: Request, priority: Priority, player: str = "") -> Answer:
        try:
            return decode_answer(await self._workers.ask(json.encode(request).decode(), priority, player))
        except Exception as fault:  # the worker has ended, or its time is over
            return Answer(None, fault=str(fault))


def _given(found: Given | None) -> Given:
    if found is None:
        raise ApiError("server-busy", 503)
    return found

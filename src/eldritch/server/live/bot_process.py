"""The process in which bots compute. It reads one request per line and writes one answer per line.

A request contains what a seat knows and nothing else: no log, no secret, no connection to the database.
"""

import os
import sys
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct, json

from eldritch.bots import Advised, Budget, MoveReview, bot, consult, review_move
from eldritch.bots.bot import SeatedBot
from eldritch.core.game import find

NICE: Final = 5
"""Bots run with lower priority than the server."""

HINT_MILLISECONDS: Final = 700
"""The search time for a hint."""

MAX_TABLE_BOTS: Final = 100
"""The number of bots that keep their search trees. The least recently used is dropped."""


class ChooseRequest(Struct, frozen=True, tag="choose"):
    """Which action does this bot choose, given what a seat knows?"""

    bot: str
    seed: int
    edition: str
    seen: dict[str, Any]
    player: str = ""
    """The key of a bot at a table, which keeps its search tree. Empty for a bot without memory."""


class ConsultRequest(Struct, frozen=True, tag="consult"):
    """Which actions are best, given what a seat knows?"""

    milliseconds: int
    seed: int
    edition: str
    seen: dict[str, Any]


class ReviewRequest(Struct, frozen=True, tag="judge"):
    """How good was this action? `after` is the view after it, if the seat learned something."""

    action: int
    after: dict[str, Any] | None
    seed: int
    edition: str
    seen: dict[str, Any]


class Answer(Struct, frozen=True):
    action: int | None = None
    """None if the bot failed or the request was of another kind."""
    reasons: tuple[str, ...] = ()
    fault: str = ""
    advised: Advised | None = None
    review: MoveReview | None = None


class TableBots:
    """The most recently used bots at tables, with their search trees."""

    def __init__(self, limit: int = MAX_TABLE_BOTS) -> None:
        self._limit = limit
        self._known: dict[str, tuple[str, SeatedBot]] = {}

    def bot_for(self, request: ChooseRequest) -> SeatedBot:
        """The bot for a request: the remembered one if it has the same spec, else a new one."""
        if not request.player:
            return bot(request.bot, request.seed)
        spec, known = self._known.pop(request.player, ("", None))
        if known is None or spec != request.bot:
            known = bot(request.bot, request.seed)
        self._known[request.player] = request.bot, known
        if len(self._known) > self._limit:
            del self._known[next(iter(self._known))]
        return known


TABLE_BOTS: Final = TableBots()


def answer(request: ChooseRequest | ConsultRequest | ReviewRequest) -> Answer:
    try:
        game = find(request.seen["game"], request.edition)
        seen = game.trust(request.seen)
        match request:
            case ConsultRequest():
                return Answer(advised=consult(seen, request.seed, Budget(milliseconds=request.milliseconds)))
            case ReviewRequest():
                after = None if request.after is None else game.trust(request.after)
                return Answer(review=review_move(seen, request.action, after, request.seed))
        choice = TABLE_BOTS.bot_for(request).choose(seen)
    except Exception as fault:
        return Answer(None, fault=f"{type(fault).__name__}: {fault}")
    return Answer(choice.action, choice.reasons)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin.buffer:
            request = json.decode(line, type=ChooseRequest | ConsultRequest | ReviewRequest)
            sys.stdout.buffer.write(json.encode(answer(request)) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

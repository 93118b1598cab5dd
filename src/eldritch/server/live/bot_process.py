"""A process that bots run in: it is given views, one on each line, and answers each with a choice or an opinion.

It gets what a seat knows and nothing else: no log, no secret, no connection to the database.
"""

import os
import sys
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct, json

from eldritch.bots import Advised, Budget, Judgement, bot, consult, judge
from eldritch.bots.bot import Thinker
from eldritch.core.game import find

NICE: Final = 5
"""People who wait for the server come before bots that think."""

MAX_TABLE_BOTS: Final = 100
"""How many bots at tables keep their search trees; the one that was asked longest ago forgets."""


class ChooseRequest(Struct, frozen=True, tag="choose"):
    """What a seat knows, and which bot decides for it."""

    bot: str
    seed: int
    edition: str
    seen: dict[str, Any]
    player: str = ""
    """Which bot at which table; empty if it need not remember anything."""


class ConsultRequest(Struct, frozen=True, tag="consult"):
    """What a seat knows: which moves are best?"""

    milliseconds: int
    seed: int
    edition: str
    seen: dict[str, Any]


class JudgeRequest(Struct, frozen=True, tag="judge"):
    """What a seat knew, what it did, and what it knew then if it learned anything by it: how good was that?"""

    action: int
    after: dict[str, Any] | None
    seed: int
    edition: str
    seen: dict[str, Any]


class Answer(Struct, frozen=True):
    action: int | None = None
    """None if the bot failed, or had no move to choose."""
    reasons: tuple[str, ...] = ()
    fault: str = ""
    advised: Advised | None = None
    judgement: Judgement | None = None


class TableBots:
    """The bots at tables that were asked last, with the search trees they have grown."""

    def __init__(self, limit: int = MAX_TABLE_BOTS) -> None:
        self._limit = limit
        self._known: dict[str, tuple[str, Thinker]] = {}

    def bot_for(self, request: ChooseRequest) -> Thinker:
        """The bot that is asked: the same as last time, unless it was another one or is forgotten."""
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


def answer(request: ChooseRequest | ConsultRequest | JudgeRequest) -> Answer:
    try:
        game = find(request.seen["game"], request.edition)
        seen = game.trust(request.seen)
        match request:
            case ConsultRequest():
                return Answer(advised=consult(seen, request.seed, Budget(milliseconds=request.milliseconds)))
            case JudgeRequest():
                after = None if request.after is None else game.trust(request.after)
                return Answer(judgement=judge(seen, request.action, after, request.seed))
        choice = TABLE_BOTS.bot_for(request).choose(seen)
    except Exception as fault:
        return Answer(None, fault=f"{type(fault).__name__}: {fault}")
    return Answer(choice.action, choice.reasons)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin.buffer:
            request = json.decode(line, type=ChooseRequest | ConsultRequest | JudgeRequest)
            sys.stdout.buffer.write(json.encode(answer(request)) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

"""A process that bots run in: it is given views, one on each line, and answers each with a choice or an opinion.

It gets what a seat knows and nothing else: no log, no secret, no connection to the database.
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
"""People who wait for the server come before bots that think."""

MOST_PLAYERS: Final = 100
"""How many bots at tables keep their search trees; the one that was asked longest ago forgets."""


class Question(Struct, frozen=True, tag="choose"):
    """What a seat knows, and which bot decides for it."""

    bot: str
    seed: int
    edition: str
    seen: dict[str, Any]
    player: str = ""
    """Which bot at which table; empty if it need not remember anything."""


class Consult(Struct, frozen=True, tag="consult"):
    """What a seat knows: which moves are best?"""

    milliseconds: int
    seed: int
    edition: str
    seen: dict[str, Any]


class Review(Struct, frozen=True, tag="review"):
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
    review: MoveReview | None = None


class Players:
    """The bots at tables that were asked last, with the search trees they have grown."""

    def __init__(self, most: int = MOST_PLAYERS) -> None:
        self._most = most
        self._known: dict[str, tuple[str, SeatedBot]] = {}

    def seated_bot(self, question: Question) -> SeatedBot:
        """The bot that is asked: the same as last time, unless it was another one or is forgotten."""
        if not question.player:
            return bot(question.bot, question.seed)
        spec, known = self._known.pop(question.player, ("", None))
        if known is None or spec != question.bot:
            known = bot(question.bot, question.seed)
        self._known[question.player] = question.bot, known
        if len(self._known) > self._most:
            del self._known[next(iter(self._known))]
        return known


PLAYERS: Final = Players()


def answer(question: Question | Consult | Review) -> Answer:
    try:
        game = find(question.seen["game"], question.edition)
        seen = game.trust(question.seen)
        match question:
            case Consult():
                return Answer(advised=consult(seen, question.seed, Budget(milliseconds=question.milliseconds)))
            case Review():
                after = None if question.after is None else game.trust(question.after)
                return Answer(review=review_move(seen, question.action, after, question.seed))
        choice = PLAYERS.seated_bot(question).choose(seen)
    except Exception as fault:
        return Answer(None, fault=f"{type(fault).__name__}: {fault}")
    return Answer(choice.action, choice.reasons)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin.buffer:
            asked = json.decode(line, type=Question | Consult | Review)
            sys.stdout.buffer.write(json.encode(answer(asked)) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

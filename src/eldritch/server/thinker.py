"""The process a bot thinks in: it is handed views, one on each line, and answers each with a choice or an opinion.

It gets what a seat knows and nothing else: no log, no secret, no connection to the database.
"""

import os
import sys
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct, json

from eldritch.bots import Advised, Budget, Judgement, bot, consult, judge
from eldritch.core.game import find

NICE: Final = 5
"""People who wait for the server come before bots that think."""


class Question(Struct, frozen=True, tag="choose"):
    """What a seat knows, and which bot decides for it."""

    bot: str
    seed: int
    edition: str
    seen: dict[str, Any]


class Consult(Struct, frozen=True, tag="consult"):
    """What a seat knows: which moves are best?"""

    milliseconds: int
    seed: int
    edition: str
    seen: dict[str, Any]


class Judge(Struct, frozen=True, tag="judge"):
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


def answer(question: Question | Consult | Judge) -> Answer:
    try:
        game = find(question.seen["game"], question.edition)
        seen = game.trust(question.seen)
        match question:
            case Consult():
                return Answer(advised=consult(seen, question.seed, Budget(milliseconds=question.milliseconds)))
            case Judge():
                after = None if question.after is None else game.trust(question.after)
                return Answer(judgement=judge(seen, question.action, after, question.seed))
        choice = bot(question.bot, question.seed).choose(seen)
    except Exception as fault:
        return Answer(None, fault=f"{type(fault).__name__}: {fault}")
    return Answer(choice.action, choice.reasons)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin.buffer:
            asked = json.decode(line, type=Question | Consult | Judge)
            sys.stdout.buffer.write(json.encode(answer(asked)) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

"""The process a bot thinks in: it is handed views, one on each line, and answers each with a choice.

It gets what a seat knows and nothing else: no log, no secret, no connection to the database.
"""

import os
import sys
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct, json

from eldritch.bots import bot
from eldritch.core.game import find

NICE: Final = 5
"""People who wait for the server come before bots that think."""


class Question(Struct, frozen=True):
    """What a seat knows, and which bot decides for it."""

    bot: str
    seed: int
    edition: str
    seen: dict[str, Any]


class Answer(Struct, frozen=True):
    action: int | None
    """None if the bot failed."""
    reasons: tuple[str, ...] = ()
    fault: str = ""


def answer(question: Question) -> Answer:
    try:
        seen = find(question.seen["game"], question.edition).trust(question.seen)
        choice = bot(question.bot, question.seed).choose(seen)
    except Exception as fault:
        return Answer(None, fault=f"{type(fault).__name__}: {fault}")
    return Answer(choice.action, choice.reasons)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(json.encode(answer(json.decode(line, type=Question))) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

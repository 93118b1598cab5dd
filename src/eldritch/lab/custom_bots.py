"""Your own bots in the arena and on the ladder: `own:package.module.Class`, next to the names of ours.

The class is a `Bot` that can be made without arguments. It is imported like any module, also from the current folder.
Only the lab accepts such names: a server must not import what strangers ask it for.
"""

import sys
from functools import cache
from importlib import import_module
from typing import Final

from eldritch.bots import Bot, Budget, SeatedBot, bot
from eldritch.core.errors import BadOptions

PREFIX: Final = "own:"


def seated_bot(spec: str, seed: int) -> SeatedBot:
    """The bot with this name, ours or yours."""
    if not spec.startswith(PREFIX):
        return bot(spec, seed)
    return SeatedBot(_make(_find_class(spec), spec), Budget(), seed)


def _make(kind: type[Bot], spec: str) -> Bot:
    try:
        return kind()
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
        raise BadOptions(f"{spec!r} cannot be created; its class must take no arguments ({fault})") from error


@cache
def _find_class(spec: str) -> type[Bot]:
    module, _, name = spec.removeprefix(PREFIX).rpartition(".")
    if not module:
        raise BadOptions(f"{spec!r} names no class; write own:module.Class")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        kind = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadOptions(f"{spec!r} was not found: {error}") from None
    except Exception as error:
        raise BadOptions(f"{spec!r} cannot be imported ({type(error).__name__}: {error})") from error
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadOptions(f"{spec!r} is not a Bot: derive it from eldritch.bots.Bot")
    return kind

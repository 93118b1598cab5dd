"""Bots of your own in the arena and on the ladder: `own:package.module.Class` beside the names of ours.

The class is a `Bot` that can be made without arguments. It is found as Python finds modules, from the current folder,
too. Only the lab knows this form: what a server is asked for by strangers is never imported.
"""

import sys
from functools import cache
from importlib import import_module

from eldritch.bots import Bot, Budget, Thinker, bot
from eldritch.core.errors import BadOptions

FORM = "own:"


def thinker(spec: str, seed: int) -> Thinker:
    """The bot that is described so, ours or yours."""
    if not spec.startswith(FORM):
        return bot(spec, seed)
    return Thinker(_made(_kind(spec), spec), Budget(), seed)


def _made(kind: type[Bot], spec: str) -> Bot:
    try:
        return kind()
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise BadOptions(f"{spec!r} cannot be made; its class must need no arguments ({told})") from error


@cache
def _kind(spec: str) -> type[Bot]:
    module, _, name = spec.removeprefix(FORM).rpartition(".")
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
        raise BadOptions(f"{spec!r} is no Bot: derive it from eldritch.bots.Bot")
    return kind

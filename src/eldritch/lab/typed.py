"""What is typed to the lab's own commands, `python -m eldritch.lab.…`, and what is said of it."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from eldritch.core.errors import EldritchError

WRONG: Final = 2


def positive(text: str) -> int:
    """The type of an argument that is a whole number from 1."""
    value = int(text) if text.isdecimal() else 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"a whole number of at least 1 belongs here, not {text!r}")
    return value


@contextmanager
def complaining(parser: argparse.ArgumentParser) -> Iterator[None]:
    """What the library refuses ends the command with one line and the code 2."""
    try:
        yield
    except EldritchError as error:
        parser.exit(WRONG, f"{parser.prog}: {error}\n")

"""Arguments and error messages of the lab's scripts, `python -m eldritch.lab.…`."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from eldritch.core.errors import EldritchError

WRONG_USAGE: Final = 2


def positive(text: str) -> int:
    """The type of an argument that is a whole number from 1."""
    value = int(text) if text.isdecimal() else 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 1, not {text!r}")
    return value


@contextmanager
def exit_on_error(parser: argparse.ArgumentParser) -> Iterator[None]:
    """End the script with one line and exit code 2 if the library raises an error."""
    try:
        yield
    except EldritchError as error:
        parser.exit(WRONG_USAGE, f"{parser.prog}: {error}\n")

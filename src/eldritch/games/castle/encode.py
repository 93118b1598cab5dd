"""What a seat sees, as numbers."""

from mypy_extensions import i64

from eldritch.core.encoding import Layout
from eldritch.core.state import State


def length(seats: i64) -> i64:
    return 0


def layout(_: object, seats: int) -> Layout:
    return Layout()


def encode(state: State, viewer: i64, row: bytearray, start: i64) -> None:
    pass

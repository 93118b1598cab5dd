"""What workers tell each other about a table."""

from msgspec import Struct, msgpack

from eldritch.store import Logged


class Folded(Struct, frozen=True, tag="log"):
    """A worker tells the others what it has stored."""

    worker: str
    lines: list[Logged]


class Here(Struct, frozen=True, tag="here"):
    """A worker tells the others who is connected to a table through it."""

    worker: str
    people: dict[str, int]


class Who(Struct, frozen=True, tag="who"):
    """A worker that has just loaded a table asks the others who is there."""

    worker: str


Heard = Folded | Here | Who


def channel(game_id: str) -> str:
    return f"game:{game_id}"


def written(message: Heard) -> bytes:
    return msgpack.encode(message)


def read(data: bytes) -> Heard:
    heard: Heard = msgpack.decode(data, type=Heard)
    return heard

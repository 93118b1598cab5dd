"""What workers tell each other about a table."""

from msgspec import Struct, msgpack

from eldritch.store import Logged


class EntriesAppended(Struct, frozen=True, tag="log"):
    """A worker tells the others what it has stored."""

    worker: str
    lines: list[Logged]


class PresenceReport(Struct, frozen=True, tag="here"):
    """A worker tells the others who is connected to a table through it."""

    worker: str
    people: dict[str, int]


class PresenceRequest(Struct, frozen=True, tag="who"):
    """A worker that has just loaded a table asks the others who is there."""

    worker: str


WorkerMessage = EntriesAppended | PresenceReport | PresenceRequest


def channel(game_id: str) -> str:
    return f"game:{game_id}"


def encode(message: WorkerMessage) -> bytes:
    return msgpack.encode(message)


def decode(data: bytes) -> WorkerMessage:
    message: WorkerMessage = msgpack.decode(data, type=WorkerMessage)
    return message

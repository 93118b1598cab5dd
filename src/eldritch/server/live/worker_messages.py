"""Messages between workers about a table."""

from msgspec import Struct, msgpack

from eldritch.records import Logged

from .pacing import Wishes


class EntriesAppended(Struct, frozen=True, tag="log"):
    """Entries that a worker has stored."""

    worker: str
    lines: list[Logged]


class PresenceReport(Struct, frozen=True, tag="here"):
    """The people connected to a table through a worker, with their numbers of connections and the speeds they want."""

    worker: str
    people: dict[str, int]
    wishes: Wishes


class PresenceRequest(Struct, frozen=True, tag="who"):
    """Asks the other workers for their presence reports. Sent after loading a table."""

    worker: str


WorkerMessage = EntriesAppended | PresenceReport | PresenceRequest


def channel(game_id: str) -> str:
    return f"game:{game_id}"


def encode(message: WorkerMessage) -> bytes:
    return msgpack.encode(message)


def decode(data: bytes) -> WorkerMessage:
    message: WorkerMessage = msgpack.decode(data, type=WorkerMessage)
    return message

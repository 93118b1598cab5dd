"""Compression: clients can read all frames although the compressors of idle sockets are released."""

import random
from collections.abc import Iterator

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from eldritch.server import compression
from eldritch.server.compression import MEMORY_LEVEL, SHORTEST, WINDOW_BITS, Deflate

from .live_server import Served
from .test_play import pair, step


@pytest.fixture
def only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one socket keeps its compressor."""
    monkeypatch.setattr(compression, "MOST", 1)


def connection() -> tuple[Deflate, PerMessageDeflate]:
    """The two ends of a connection."""
    server = Deflate(True, False, WINDOW_BITS, WINDOW_BITS, {"memLevel": MEMORY_LEVEL})
    client = PerMessageDeflate(False, True, WINDOW_BITS, WINDOW_BITS)
    return server, client


def texts() -> Iterator[bytes]:
    """Texts that resemble each other, as frames do."""
    chance = random.Random(3)
    words = [str(chance.getrandbits(40)) for _ in range(50)]
    while True:
        yield " ".join(chance.choices(words, k=60)).encode()


@pytest.mark.usefixtures("only_one")
def test_a_released_compressor_is_replaced_without_the_client_noticing() -> None:
    ends = [connection() for _ in range(3)]
    chance, text = random.Random(1), texts()
    for _ in range(60):
        server, client = chance.choice(ends)
        data = next(text)
        sent = server.encode(Frame(Opcode.TEXT, data))
        assert sent.rsv1
        assert len(sent.data) < len(data) / 1.5
        assert bytes(client.decode(sent).data) == data
        assert sum(hasattr(one, "encoder") for one, _ in ends) == 1


def test_a_socket_that_has_sent_nothing_has_no_compressor_and_short_frames_need_none() -> None:
    server, client = connection()
    short = Frame(Opcode.TEXT, b"x" * (SHORTEST - 1))
    assert client.decode(server.encode(short)) == short
    assert not hasattr(server, "encoder")
    assert server.encode(Frame(Opcode.TEXT, b"x" * SHORTEST)).rsv1


@pytest.mark.usefixtures("only_one")
def test_browsers_play_with_compressed_frames(server: Served) -> None:
    host, other, table = pair(server)
    with host.at(table) as one, other.at(table) as two:
        extensions = [str(socket.raw.protocol.extensions) for socket in (one, two)]
        assert all("PerMessageDeflate" in names for names in extensions)
        for _ in range(10):
            step(one, two)

"""Compression of frames that costs idle sockets no memory.

A compressor takes 32 KB. Only the sockets that have sent something most recently keep theirs; the others get a new one
with their next frame. The client does not notice: it still has the window, which the new compressor does not refer to.
"""

import weakref
import zlib
from collections import OrderedDict
from typing import Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame

MOST: Final = 1000
"""Sockets with a compressor."""
SHORTEST: Final = 120
"""Bytes from which compression pays."""
WINDOW_BITS: Final = 12
MEMORY_LEVEL: Final = 5


class Deflate(PerMessageDeflate):
    """Compresses the frames of one socket."""

    _recent: ClassVar["OrderedDict[int, weakref.ref[Deflate]]"] = OrderedDict()
    """The sockets with a compressor, the one that has been idle longest first."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._release()

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES or (frame.fin and len(frame.data) < SHORTEST):
            return frame
        if not hasattr(self, "encoder"):
            self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
        self._recent[id(self)] = weakref.ref(self)
        self._recent.move_to_end(id(self))
        while len(self._recent) > MOST:
            idle = self._recent.popitem(last=False)[1]()
            if idle is not None:
                idle._release()
        return super().encode(frame)

    def _release(self) -> None:
        if hasattr(self, "encoder"):
            del self.encoder


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates compression. Clients send little, so they begin every message with an empty window."""

    def __init__(self) -> None:
        super().__init__(
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings={"memLevel": MEMORY_LEVEL},
        )

    def process_request_params(self, params: Any, accepted_extensions: Any) -> Any:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Deflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class SocketProtocol(WebSocketsSansIOProtocol):
    """The web server's protocol for sockets, with this compression."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        if self.conn.available_extensions:
            self.conn.available_extensions = [DeflateFactory()]

"""The server's settings. `eldritch serve` fills them in from its arguments and the environment."""

from pathlib import Path
from typing import Final

from litestar.di import NamedDependency
from msgspec import Struct

STATIC: Final = Path(__file__).parent / "static"
"""The built browser app."""
PICTURES: Final = Path(__file__).parent / "pictures"
"""The rendered pictures and their manifest."""
RUNTIME: Final = Path(__file__).parent.parent / "page" / "runtime" / "py"
"""The Python runtime with which browsers play without a server."""


class Rate(Struct, frozen=True):
    """A rate limit: `burst` at once, then `per_second`."""

    burst: int
    per_second: float


class Limits(Struct, frozen=True):
    """Limits for an address, a person or a socket."""

    requests: Rate = Rate(120, 20)
    """Requests from an address."""
    guests: Rate = Rate(20, 1 / 30)
    """New guests from an address."""
    passwords: Rate = Rate(8, 1 / 30)
    """Password attempts from an address, and for a name."""
    tables: Rate = Rate(20, 1 / 10)
    """Tables opened by a person."""
    messages: Rate = Rate(60, 20)
    """Messages on a socket."""
    chat: Rate = Rate(5, 1 / 2)
    """Chat lines of a person."""
    invites: Rate = Rate(30, 1 / 10)
    """Codes of invitations tried from an address."""
    sockets: int = 40
    """Open sockets of a person, or of an address if not signed in."""
    body: int = 64 * 1024
    """Bytes in a request body."""
    frame: int = 4 * 1024
    """Bytes in a message on a socket."""
    malformed: int = 20
    """Malformed messages after which a socket is closed."""
    late: float = 0.4
    """Seconds by which the event loop may be late before new tables are refused."""


ANY: Final = Rate(1_000_000_000, 1_000_000_000)
UNLIMITED: Final = Limits(ANY, ANY, ANY, ANY, ANY, ANY, ANY, sockets=1_000_000, late=1_000_000)
"""For load tests."""


class Settings(Struct, frozen=True, kw_only=True):
    """All settings."""

    database: str = ""
    """The database URL, or the path of an SQLite file. Empty: a file in the user's data folder."""
    redis: str = ""
    """The URL of the Redis server shared by several workers. Empty: there is one worker."""
    thinkers: int = 1
    """Bot processes per worker."""
    pace: float = 1.0
    """A factor for the time that bots wait before they act, so that people can follow. 0: they never wait."""
    origins: tuple[str, ...] = ()
    """Further allowed origins, such as https://play.example."""
    home: str = ""
    """The origin in the home network, such as http://192.168.1.23:8000, for invitations made on this computer."""
    secure: bool = False
    """Whether the server is reached by HTTPS only. Cookies are then marked `Secure`."""
    static: Path = STATIC
    pictures: Path = PICTURES
    runtime: Path = RUNTIME
    limits: Limits = Limits()
    session_days: int = 400
    invite_days: int = 30


SettingsDep = NamedDependency[Settings]

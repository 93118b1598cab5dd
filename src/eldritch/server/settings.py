"""How a server is set up. `eldritch serve` fills this in from its arguments and the environment."""

from pathlib import Path
from typing import Final

from litestar.di import NamedDependency
from msgspec import Struct

STATIC: Final = Path(__file__).parent / "static"
"""Where the browser app is built to."""
PICTURES: Final = Path(__file__).parent / "pictures"
"""Where the pictures are drawn to, with a manifest."""


class Rate(Struct, frozen=True):
    """So many at once, and then so many in a second."""

    burst: int
    per_second: float


class Limits(Struct, frozen=True):
    """How much one address, one person or one socket may ask for."""

    requests: Rate = Rate(120, 20)
    """Requests of any kind from an address."""
    guests: Rate = Rate(20, 1 / 30)
    """New guests from an address."""
    passwords: Rate = Rate(8, 1 / 30)
    """Tries of a password, from an address and at a name."""
    tables: Rate = Rate(20, 1 / 10)
    """Tables opened by a person."""
    messages: Rate = Rate(60, 20)
    """Messages on a socket."""
    chat: Rate = Rate(5, 1 / 2)
    """Lines of chat by a person."""
    sockets: int = 20
    """Open sockets of a person, or of an address without one."""
    body: int = 64 * 1024
    """Bytes of a request."""
    frame: int = 4 * 1024
    """Bytes of a message on a socket."""
    malformed: int = 20
    """Messages that make no sense before a socket is closed."""


ANY: Final = Rate(1_000_000_000, 1_000_000_000)
UNLIMITED: Final = Limits(ANY, ANY, ANY, ANY, ANY, ANY, sockets=1_000_000)
"""For load tests."""


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that can be set."""

    database: str = ""
    """The address of the database; a path is an SQLite file. Empty: a file in the user's data folder."""
    redis: str = ""
    """The address of the Redis that several workers share. Empty: there is only one worker."""
    thinkers: int = 1
    """Processes for bots to think in, for each worker."""
    pace: float = 0.7
    """Seconds that a bot takes at least for a decision, so that people can follow."""
    steady_pace: float = 1.5
    """Seconds between a bot's answers in games in which the time it takes would tell what it holds."""
    origins: tuple[str, ...] = ()
    """Origins that may use the server beside the one it is reached at, such as https://play.example."""
    secure: bool = False
    """Whether people reach the server by https only: cookies are then marked so."""
    static: Path = STATIC
    pictures: Path = PICTURES
    limits: Limits = Limits()
    session_days: int = 400
    invite_days: int = 30


SettingsDep = NamedDependency[Settings]

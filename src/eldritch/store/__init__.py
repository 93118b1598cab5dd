"""The event store: table logs, people, chat, ratings and reviews, in SQLite or PostgreSQL."""

from .engine import BadDatabase, Url
from .games import Loaded, Logged
from .migrate import upgrade
from .store import Store, Unconfirmed
from .writer import Fenced

__all__ = ["BadDatabase", "Fenced", "Loaded", "Logged", "Store", "Unconfirmed", "Url", "upgrade"]

"""The event store: table logs, people, chat, ratings and reviews, in SQLite or PostgreSQL."""

from .engine import BadDatabase, Url
from .migrate import upgrade
from .store import Store

__all__ = ["BadDatabase", "Store", "Url", "upgrade"]

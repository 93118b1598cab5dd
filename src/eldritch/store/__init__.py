"""The event store: the log of every table, and what is listed about them. SQLite, or PostgreSQL by URL."""

from .engine import BadDatabase, Url
from .games import Loaded, Logged
from .migrate import upgrade
from .store import Store
from .writer import Fenced

__all__ = ["BadDatabase", "Fenced", "Loaded", "Logged", "Store", "Url", "upgrade"]

"""Time and ids."""

import secrets
from time import time
from typing import Final

DAY: Final = 24 * 60 * 60 * 1000
"""Milliseconds."""


def now_ms() -> int:
    return int(time() * 1000)


def new_id() -> str:
    """A random id for a person or a table: 12 URL-safe characters."""
    return secrets.token_urlsafe(9)

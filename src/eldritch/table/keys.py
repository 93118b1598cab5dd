"""Chance that can be checked: all of it follows from a secret that is committed to before and shown after the game."""

import hashlib
import hmac
from typing import Any, Final

import msgspec

SECRET_BYTES: Final = 32
KEY_BYTES: Final = 12
"""As much as the generator uses as it is."""


def commitment(secret: bytes) -> str:
    """What is published of the secret when the table is opened."""
    return hashlib.sha256(secret).hexdigest()


def digest(position: dict[str, Any]) -> str:
    """What is published of a position that a branch starts from."""
    return hashlib.sha256(msgspec.json.encode(position, order="deterministic")).hexdigest()


def key(secret: bytes, number: int) -> int:
    """What the generator is keyed with before the entry of this number. Nobody can foresee it."""
    digest = hmac.digest(secret, str(number).encode(), "sha256")
    return int.from_bytes(digest[:KEY_BYTES], "big")

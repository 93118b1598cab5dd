"""Verifiable randomness: everything follows from a secret that is committed to before and published after the game."""

import hashlib
import hmac
from typing import Any, Final

import msgspec

SECRET_BYTES: Final = 32
KEY_BYTES: Final = 12
"""The longest seed that the generator uses unhashed."""


def commitment(secret: bytes) -> str:
    """The hash of the secret, published when the table is opened."""
    return hashlib.sha256(secret).hexdigest()


def digest(position: dict[str, Any]) -> str:
    """The published hash of the position that a branch starts from."""
    return hashlib.sha256(msgspec.json.encode(position, order="deterministic")).hexdigest()


def key(secret: bytes, number: int) -> int:
    """The seed of the generator for the entry of this number. It cannot be predicted without the secret."""
    digest = hmac.digest(secret, str(number).encode(), "sha256")
    return int.from_bytes(digest[:KEY_BYTES], "big")

"""Text that users supply."""

from typing import Final

JOINER: Final = "\u200d"
"""Zero-width joiner, part of some emoji. All other invisible characters are removed."""


def clean_text(text: str) -> str:
    """User-supplied text in one line, without control characters and direction marks."""
    return " ".join("".join(sign if sign.isprintable() or sign == JOINER else " " for sign in text).split())

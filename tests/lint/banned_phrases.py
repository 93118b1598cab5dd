"""The phrases of `banned_phrases.toml`, for the tests of messages and docs."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_suffix(".toml")
PHRASES: Final[dict[str, dict[str, str]]] = tomllib.loads(FILE.read_text(encoding="utf-8"))


def banned_phrases(text: str, *sections: str) -> Iterator[str]:
    """Every phrase of these sections that the text contains, with what to write instead."""
    for section in sections:
        for phrase, instead in PHRASES[section].items():
            for match in re.finditer(rf"(?<!\w)(?:{phrase})(?!\w)", text, re.IGNORECASE):
                yield f"“{match[0]}”: write {instead}"

"""Marks the names of cards and players in a sentence, so that an interface can turn them into links or icons.

Translations put arguments in any order and case. Arguments therefore carry their marks, delimited by private-use
characters, and `parts` splits the finished sentence.
"""

import re
from dataclasses import dataclass
from typing import Final

OPEN, THEN, CLOSE = "\ue000", "\ue001", "\ue002"
MARKED: Final = re.compile(f"{OPEN}([cs])([^{THEN}]*){THEN}([^{CLOSE}]*){CLOSE}")


@dataclass(frozen=True)
class Part:
    """A part of a line. If it names a card or a seat, it says which."""

    text: str
    card: str = ""
    seat: int | None = None


def card(key: str | int, name: str) -> str:
    """Mark the name of a card."""
    return f"{OPEN}c{key}{THEN}{name}{CLOSE}"


def seats(names: list[str]) -> list[str]:
    """Mark the names of the players."""
    return [f"{OPEN}s{number}{THEN}{name}{CLOSE}" for number, name in enumerate(names)]


def parts(sentence: str) -> tuple[Part, ...]:
    """Split a sentence at its marks."""
    found: list[Part] = []
    end = 0
    for match in MARKED.finditer(sentence):
        kind, key, name = match.groups()
        found += [
            Part(sentence[end : match.start()]),
            Part(name, card=key) if kind == "c" else Part(name, seat=int(key)),
        ]
        end = match.end()
    return tuple(part for part in [*found, Part(sentence[end:])] if part.text)


def plain(said: str) -> str:
    """A sentence without its marks."""
    return "".join(part.text for part in parts(said))

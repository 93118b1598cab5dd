"""Which words of a line name a card or a player, so that a face can show more of them than the word.

Messages are written in any order and case. So what is put into one carries its marks along, between characters that no
text has, and is taken apart again when the sentence stands.
"""

import re
from dataclasses import dataclass
from typing import Final

OPEN, THEN, CLOSE = "\ue000", "\ue001", "\ue002"
MARKED: Final = re.compile(f"{OPEN}([cs])([^{THEN}]*){THEN}([^{CLOSE}]*){CLOSE}")


@dataclass(frozen=True)
class Part:
    """Some words of a line; those that name a card or a seat tell which."""

    text: str
    card: str = ""
    seat: int | None = None


def card(key: str | int, name: str) -> str:
    """A card's name, marked."""
    return f"{OPEN}c{key}{THEN}{name}{CLOSE}"


def seats(names: list[str]) -> list[str]:
    """The players' names, marked."""
    return [f"{OPEN}s{number}{THEN}{name}{CLOSE}" for number, name in enumerate(names)]


def parts(said: str) -> tuple[Part, ...]:
    """A sentence with marks in it, taken apart."""
    found: list[Part] = []
    end = 0
    for match in MARKED.finditer(said):
        sort, key, name = match.groups()
        found += [
            Part(said[end : match.start()]),
            Part(name, card=key) if sort == "c" else Part(name, seat=int(key)),
        ]
        end = match.end()
    return tuple(part for part in [*found, Part(said[end:])] if part.text)


def plain(said: str) -> str:
    """A sentence without its marks."""
    return "".join(part.text for part in parts(said))

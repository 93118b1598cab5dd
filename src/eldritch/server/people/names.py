"""Names of people: what they may consist of, and when two of them are too alike.

Letters that look alike are compared as in Unicode's UTS 39, "skeletons", limited to the letters that names may have.
"""

import unicodedata
from typing import Final

from ..api.clean_text import clean_text
from ..api.errors import ApiError

SEPARATORS: Final = " -_.'"
SHORTEST: Final = 2
LONGEST: Final = 24

ALPHABETS: Final = {
    "LATIN": ((0x41, 0x17F), (0x1E00, 0x1EFF)),
    "CYRILLIC": ((0x400, 0x45F), (0x490, 0x491)),
}
"""The letters of living languages. Phonetic and historical letters only serve to imitate others."""

LOOK_ALIKES: Final = {
    "l": "1iіı",
    "o": "0о",
    "3": "з",
    "6": "б",
    "a": "а",
    "b": "в",
    "c": "с",
    "e": "е",
    "h": "нһ",
    "j": "ј",
    "k": "к",
    "m": "м",
    "p": "р",
    "r": "г",
    "s": "ѕ",
    "t": "т",
    "x": "х",
    "y": "уү",
}
"""Small letters and digits that look like each other, or whose capital letters do."""

_FOLDED: Final = str.maketrans({like: letter for letter, likes in LOOK_ALIKES.items() for like in likes})


def clean_name(name: str) -> str:
    """Normalize and check a name: letters of one alphabet, digits and single separators."""
    cleaned = _normal(name)
    letters = [letter for letter in cleaned if letter.isalpha()]
    written_in = [
        ranges
        for ranges in ALPHABETS.values()
        if all(any(first <= ord(letter) <= last for first, last in ranges) for letter in letters)
    ]
    allowed = all(letter.isalnum() or letter in SEPARATORS for letter in cleaned)
    if not SHORTEST <= len(cleaned) <= LONGEST or not allowed or not letters or not written_in:
        raise ApiError("server-bad-name", 400)
    return cleaned


def _normal(name: str) -> str:
    return clean_text(unicodedata.normalize("NFKC", name))


def name_key(name: str) -> str:
    """The form in which a name is looked up: without case and separators."""
    return "".join(letter for letter in _normal(name).casefold() if letter not in SEPARATORS)


def skeleton(name: str) -> str:
    """The form in which names must be unique: also without the difference between letters that look alike."""
    decomposed = unicodedata.normalize("NFD", name_key(name))
    return unicodedata.normalize("NFC", decomposed.translate(_FOLDED).replace("rn", "m"))

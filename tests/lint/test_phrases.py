"""Messages contain none of the phrases in `banned_phrases.toml`."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from eldritch.locale import files

from .banned_phrases import PHRASES, banned_phrases

SECTIONS: Final = {"en": ("english", "english_messages"), "ru": ("russian",)}
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n[ }].*|\n(?=\n? ))*)", re.MULTILINE)


def messages(lang: str) -> Iterator[tuple[str, str]]:
    """Every message as it is written, by its key."""
    for file in files(lang):
        for match in MESSAGE.finditer(file.read_text(encoding="utf-8")):
            yield match[1], match[2]


@pytest.mark.parametrize("lang", sorted(SECTIONS))
def test_no_message_uses_a_banned_phrase(lang: str) -> None:
    found = [f"{key}: {phrase}" for key, text in messages(lang) for phrase in banned_phrases(text, *SECTIONS[lang])]
    assert not found, "\n".join(found)


PLACEABLE: Final = re.compile(r"\{[^{}]*\}")

APOSTROPHE: Final = {r"\w'\w": "’ instead of a straight apostrophe"}
HABITS: Final = {
    "ru": {
        **APOSTROPHE,
        r'"[А-ЯЁа-яё]': "«ёлочки» instead of straight quotes",
        r"(?<![\d.])\d+\.\d+(?![\d.])": "a decimal comma",
        r"\([a-z]\)": "keys of the Russian keyboard",
        r":[^:.!?,;—\n]*: ?\{": "one colon in a sentence",
    },
    "en": {**APOSTROPHE, r"\d,\d\b(?!\d\d)": "a decimal point"},
}
"""Patterns that must not occur outside placeables, with what to write instead."""


@pytest.mark.parametrize("lang", sorted(HABITS))
def test_messages_follow_the_typography_of_their_language(lang: str) -> None:
    found = [
        f"{key}: {instead}"
        for key, text in messages(lang)
        for pattern, instead in HABITS[lang].items()
        if re.search(pattern, PLACEABLE.sub("{", text))
    ]
    assert not found, "\n".join(found)


def test_every_message_is_read() -> None:
    assert dict(messages("en")).keys() == dict(messages("ru")).keys()
    assert len(dict(messages("en"))) > 3000


@pytest.mark.parametrize(
    ("section", "text"),
    [
        ("english", "Shuffle it anew."),
        ("english", "There are so many cards."),
        ("english_messages", "You wins."),
        ("russian", "3 карты на руке"),
    ],
)
def test_a_banned_phrase_is_found(section: str, text: str) -> None:
    assert list(banned_phrases(text, section))


def test_every_banned_phrase_has_a_replacement() -> None:
    assert all(instead for section in PHRASES.values() for instead in section.values())

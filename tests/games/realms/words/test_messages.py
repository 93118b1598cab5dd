"""Every key of Cthulhu Realms has a message in each language, and every message is used."""

import re

import pytest

from eldritch.locale import LANGUAGES, files
from tests.locale.browser import browser_keys

from ..message_keys import realms_keys


def messages(lang: str) -> set[str]:
    """The keys of the game's files."""
    texts = [file.read_text(encoding="utf-8") for file in files(lang) if file.name.startswith("realms")]
    return {key for text in texts for key in re.findall(r"^(realms-[\w-]+) =", text, re.MULTILINE)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_in_the_code_has_a_message(lang: str) -> None:
    assert realms_keys() - messages(lang) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_used(lang: str) -> None:
    assert messages(lang) - realms_keys() - browser_keys() == set()

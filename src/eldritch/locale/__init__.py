"""Translated messages: one set of Fluent files for terminal, server and browser.

Messages of the platform are in this folder, those of a game in the game's folder `locale`. A key begins with the name
of its file: `server-not-found` is in `server.ftl`. Files are read on first use.

>>> words = Words("en")
>>> words.say("core-list-and", first="torso", last="head")
'torso and head'
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from eldritch.core.registry import folder_of, packages

LANGUAGES: Final = ("en", "ru")
FOLDER: Final = Path(__file__).parent
SHARED: Final = "core"
"""The file whose terms all other files may use."""

MOST_FORMATTED: Final = 10_000
"""Formatted messages that are kept. Most are formatted again and again, with few different arguments."""

Argument = str | int | float


class MissingMessage(LookupError):
    """A message that does not exist, or not with these arguments."""


class Words:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {lang!r}")
        self.lang: str = lang
        self._bundle: FluentBundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, Traversable] = {file.name.removesuffix(".ftl"): file for file in files(lang)}
        self._reading = Lock()
        self._read(SHARED)
        self._found = lru_cache(MOST_FORMATTED)(self._find)
        self._formatted = lru_cache(MOST_FORMATTED, typed=True)(self._format)
        """Typed, because 1 and 1.0 are equal, but may look different."""

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return self._found(key)

    def _find(self, key: str) -> bool:
        self._read_files_of(key)
        return self._bundle.has_message(key)

    def say(self, key: str, **arguments: Argument) -> str:
        """Format the message with this key."""
        return self._formatted(key, **arguments)

    def _format(self, key: str, **arguments: Argument) -> str:
        if not self.has(key):
            raise MissingMessage(f"no message {key!r} in {self.lang}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingMessage(f"message {key!r} of {self.lang} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise MissingMessage(f"message {key!r} of {self.lang}: {errors[0]!r}, given {sorted(arguments)}")
        return str(text)

    def list(self, items: Sequence[str]) -> str:
        """A, B and C."""
        return self._joined("core-list-and", items)

    def either(self, items: Sequence[str]) -> str:
        """A, B or C."""
        return self._joined("core-list-or", items)

    def _joined(self, key: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(key, first=", ".join(items[:-1]), last=items[-1])

    def _read_files_of(self, key: str) -> None:
        """Read the files whose names are a prefix of the key, general ones first."""
        end = key.find("-")
        while end >= 0:
            self._read(key[:end])
            end = key.find("-", end + 1)
        self._read(key)

    def read_all(self) -> None:
        """Read all files that have not been read yet."""
        for stem in tuple(self._unread):
            self._read(stem)

    def _read(self, stem: str) -> None:
        if stem not in self._unread:
            return
        with self._reading:
            if stem in self._unread:
                text = self._unread[stem].read_text(encoding="utf-8")
                self._bundle.add_resource(FluentResource(text))
                del self._unread[stem]  # Only now: until then other threads wait.


@cache
def words_in(lang: str) -> Words:
    """The messages of a language, read once for the whole program."""
    return Words(lang)


def files(lang: str) -> Iterator[Traversable]:
    """All message files of a language: the platform's, then those of each game, sorted by name."""
    for folder in (FOLDER, *(folder_of(game) / "locale" for game in packages())):
        inside = folder / lang
        if inside.is_dir():
            yield from sorted(
                (file for file in inside.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
            )


def preferred(environment: Mapping[str, str] | None = None) -> str:
    """The language of the environment: ELDRITCH_LANG, else Russian in a Russian locale, else English."""
    variables: Mapping[str, str] = os.environ if environment is None else environment
    chosen = variables.get("ELDRITCH_LANG", "")
    if chosen in LANGUAGES:
        return chosen
    locale = variables.get("LC_ALL") or variables.get("LANG") or ""
    return "ru" if locale.startswith("ru") else "en"

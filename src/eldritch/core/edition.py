"""Editions: what a game's box holds, read from a TOML file that its owner may correct."""

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from mypy_extensions import mypyc_attr

from .errors import BadEdition

Entry = dict[str, Any]


class EditionFile:
    """The content of an edition file, with complaints that name the file and the entry."""

    def __init__(self, path: Path) -> None:
        self.path: Path = path
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadEdition(f"{path}: cannot be read ({error})") from None
        try:
            self.content: Entry = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadEdition(f"{path}: not valid TOML ({error})") from None
        written = json.dumps(self.content, sort_keys=True, default=str)  # TOML has dates, JSON has none.
        self.digest: str = hashlib.sha256(written.encode()).hexdigest()[:16]

    def fault(self, entry: str, what: str) -> NoReturn:
        raise BadEdition(f"{self.path}: {entry}: {what}")

    def entries(self, key: str) -> list[Entry]:
        """The tables listed under a key."""
        found = self.content.get(key)
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            self.fault(key, "must be a list of tables")
        return found

    def number(self, entry: Entry, where: str, key: str, allowed: range) -> int:
        value = entry.get(key)
        if type(value) is not int or value not in allowed:
            self.fault(where, f"{key} must be {allowed.start} to {allowed.stop - 1}, not {value!r}")
        return value

    def word(self, entry: Entry, where: str, key: str, allowed: tuple[str, ...]) -> int:
        """The place of the entry's word among the allowed ones."""
        value = entry.get(key)
        if value not in allowed:
            self.fault(where, f"{key} must be one of {', '.join(allowed)}, not {value!r}")
        return allowed.index(value)

    def words(self, entry: Entry, where: str, key: str, allowed: tuple[str, ...]) -> list[int]:
        values = entry.get(key)
        if not isinstance(values, list) or not values:
            self.fault(where, f"{key} must be a list of {', '.join(allowed)}, not {values!r}")
        return [self.word({key: value}, where, key, allowed) for value in values]

    def mark(self, entry: Entry, where: str) -> str:
        """Where a figure comes from: Stated, Deduced, Public or Estimated."""
        marks = ("S", "D", "P", "E")
        return marks[self.word(entry, where, "mark", marks)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """A checked edition: which game, which rules version, and a digest of the figures it was read from."""

    def __init__(self, game: str, rules: int, file: EditionFile) -> None:
        self.game: str = game
        self.rules: int = rules
        self.digest: str = file.digest
        self.path: str = str(file.path)

    def described(self) -> Sequence[Mapping[str, Any]]:
        """Every kind of component with its mark, as JSON-ready data."""
        return []

    def chart(self) -> dict[str, Entry]:
        """The parts of the game's map and how they are drawn, as JSON-ready data; empty if the game has no map."""
        return {}

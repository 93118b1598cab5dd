"""Rules topics besides the chapters: keywords and frequent questions."""

import tomllib
from dataclasses import dataclass
from functools import cache

from eldritch.core.registry import folder_of


@dataclass(frozen=True)
class Topics:
    """The ids of a game's keywords and questions, in display order."""

    keywords: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()


@cache
def topics_of(game: str) -> Topics:
    """The topics in the game's `learning/topics.toml`; none if it has no such file."""
    file = folder_of(game) / "learning" / "topics.toml"
    if not file.is_file():
        return Topics()
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return Topics(tuple(found["keywords"]), tuple(found["questions"]))

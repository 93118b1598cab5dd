"""`eldritch edition`: what is in a game's box, and where each figure comes from."""

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from eldritch.core.game import Game
from eldritch.core.registry import package_of
from eldritch.locale import Words

from . import arguments
from .commands import Commands
from .screen import Screen

MARKS = ("S", "D", "P", "E")
ESTIMATE = "E"

Entry = Mapping[str, Any]


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("edition", "cli-edition-help", run, example_key="cli-edition-example")
    arguments.add_game(parser, words, optional=True)
    arguments.add_edition(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game = arguments.game_from(args)
    screen = Screen()
    screen.show(Text(words.say(f"{game.id}-title"), style="bold"))
    screen.show_command(game.edition.path)
    screen.show(*parts(game, words))
    return 0


def parts(game: Game, words: Words) -> list[RenderableType]:
    """The components and where they come from, as the game's own table lists them if it does."""
    own = getattr(import_module(f"{package_of(game.id)}.words.terminal"), "edition_parts", None)
    if own is not None:
        found: list[RenderableType] = own(game, words)
        return found
    entries = game.edition.described()
    return [table(game.id, entries, words), *provenance(entries, words)]


def table(game: str, entries: Sequence[Entry], words: Words) -> Table:
    """All components, a row each."""
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    columns = list(entries[0]) if entries else []
    for column in columns:
        is_number = type(entries[0][column]) is int
        drawn.add_column(words.say(f"{game}-column-{column}"), justify="right" if is_number else "left")
    for entry in entries:
        drawn.add_row(*(_told(game, column, entry[column], words) for column in columns))
    return drawn


def _told(game: str, column: str, value: Any, words: Words) -> str:
    """A figure in words: by the game's name for it, where it has one."""
    if isinstance(value, bool):
        return words.say("core-yes" if value else "core-no")
    if isinstance(value, list):
        return ", ".join(_told(game, column, one, words) for one in value)
    key = f"{game}-{NAMED.get(column, column)}-{value}"
    return words.say(key) if words.has(key) else str(value)


NAMED = {"positions": "place"}
"""Columns whose values are named by messages of another name."""


def provenance(entries: Sequence[Entry], words: Words) -> list[str]:
    """How many kinds of component carry each mark, and which of them are estimates."""
    counts = Counter(entry["mark"] for entry in entries)
    lines = [
        words.say("cli-edition-mark", mark=mark, count=counts[mark], meaning=words.say(f"core-mark-{mark}"))
        for mark in MARKS
        if counts[mark]
    ]
    estimates = [str(next(iter(entry.values()))) for entry in entries if entry["mark"] == ESTIMATE]
    if estimates:
        return [*lines, words.say("cli-edition-estimates", which=", ".join(estimates))]
    return [*lines, words.say("cli-edition-no-estimates")]

"""Every key that the code uses has a message, and every message is used."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import fluent.syntax.ast
import pytest

import eldritch
from eldritch.bots import levels, search_bot
from eldritch.bots.personalities import PERSONALITIES
from eldritch.cli import COMMANDS, edition, shell
from eldritch.core.options import switches
from eldritch.server.api import pages
from eldritch.server.wire.commands import Preset
from eldritch.speech.cast import CAST
from tests.games.castle.messages import castle_keys
from tests.games.duel.messages import duel_keys
from tests.games.nightmarium.messages import nightmarium_keys
from tests.games.realms.message_keys import realms_keys
from tests.lab.words import lab_keys
from tests.table.words import table_keys

from .browser import asked_keys, browser_keys
from .files import LANGUAGE, nodes

SOURCE = Path(eldritch.__file__).parent


def strings(node: ast.AST) -> Iterator[str]:
    """All strings below a node."""
    for below in ast.walk(node):
        if isinstance(below, ast.Constant) and isinstance(below.value, str):
            yield below.value


def hyphened(names: set[str]) -> set[str]:
    return {name.replace("_", "-") for name in names}


def prefixed(prefix: str, names: set[str] | tuple[str, ...]) -> set[str]:
    return {f"{prefix}-{name}" for name in hyphened(set(names))}


def bot_keys() -> set[str]:
    return {
        *prefixed("bots-level", levels.NAMES),
        *prefixed("bots-personality", set(PERSONALITIES)),
        *prefixed("bots-why", {search_bot.FOUND_BY_SEARCH}),
    }


def game_keys() -> set[str]:
    """The keys that every game has."""
    keys: set[str] = set()
    for name in eldritch.games():
        keys |= prefixed(name, {"title", "about"})
        keys |= prefixed(f"{name}-option", {switch.name for switch in switches(eldritch.game(name).options)})
    return keys


def command_keys() -> set[str]:
    return {
        *prefixed("cli-overview", COMMANDS),
        *prefixed("play-key", set(shell.COMMANDS)),
        *prefixed("play-help", set(shell.COMMANDS)),
        *prefixed("core-mark", edition.MARKS),
    }


def written_keys() -> set[str]:
    """Keys that occur literally in the source."""
    known = set(LANGUAGE["en"].messages)
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]
    return {text for tree in trees for text in strings(tree) if text in known}


def referred_keys() -> set[str]:
    """Keys that other messages reference, in any language."""
    return {
        node.id.name
        for language in LANGUAGE.values()
        for message in language.messages.values()
        for node in nodes(message)
        if isinstance(node, fluent.syntax.ast.MessageReference)
    }


def made_keys() -> set[str]:
    """Keys that code composes, recognised by a prefix in the source."""
    beginnings = {
        part.value
        for path in (SOURCE / "cli").glob("*.py")
        if path.stem in ("arena", "bench")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.JoinedStr)
        for part in node.values[:1]
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    return {
        key
        for key in LANGUAGE["en"].messages
        if key.startswith(("arena-", "bench-")) and key.startswith(tuple(beginnings))
    }


def server_keys() -> set[str]:
    bots = {f"house-bot-{number}" for number in range(CAST)}
    return bots | prefixed("server-preset", get_args(Preset)) | prefixed("server-page", pages.PLACEHOLDER_LINES)


EXPECTED = (
    bot_keys()
    | nightmarium_keys()
    | realms_keys()
    | duel_keys()
    | castle_keys()
    | game_keys()
    | command_keys()
    | table_keys()
    | lab_keys()
    | server_keys()
)


@pytest.mark.parametrize("lang", sorted(LANGUAGE))
def test_every_name_in_the_code_has_a_message(lang: str) -> None:
    assert set(LANGUAGE[lang].messages) >= EXPECTED


def test_every_message_is_used() -> None:
    used = EXPECTED | written_keys() | referred_keys() | made_keys() | browser_keys()
    assert set(LANGUAGE["en"].messages) - used == set()


@pytest.mark.parametrize("lang", sorted(LANGUAGE))
def test_every_message_that_the_browser_uses_exists(lang: str) -> None:
    assert asked_keys() - set(LANGUAGE[lang].messages) == set()
    assert len(asked_keys()) > 50

"""Every name of the code has its message, and no message is without a use."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import get_args

import fluent.syntax.ast
import pytest

import eldritch
from eldritch.bots import levels, search_bot
from eldritch.bots.personalities import PERSONALITIES
from eldritch.cli import COMMANDS, edition, shell
from eldritch.core.frame import Frame
from eldritch.core.options import switches
from eldritch.games.nightmarium import GAME, events
from eldritch.games.nightmarium import rules as chapters
from eldritch.games.nightmarium.box.components import ABILITIES, LEGIONS, PLACES
from eldritch.games.nightmarium.rules import FRAMES, victory
from eldritch.games.nightmarium.tactics import policy as tactics
from eldritch.games.nightmarium.words.terminal import Face
from eldritch.server.api import pages
from eldritch.server.live.interpreter import BOT_NAMES
from eldritch.server.wire.commands import Preset
from tests.games.castle.words import castle_keys
from tests.games.duel.messages import duel_keys
from tests.games.realms.words import realms_keys
from tests.lab.words import lab_keys
from tests.table.words import table_keys

from .browser import asked_keys, browser_keys
from .files import LANGUAGE, nodes

SOURCE = Path(eldritch.__file__).parent


def source_of(module: object) -> ast.Module:
    """The source of a module, compiled or not."""
    path = Path(str(getattr(module, "__file__", "")))
    stem = path.name.split(".", maxsplit=1)[0]
    return ast.parse(path.with_name(f"{stem}.py").read_text(encoding="utf-8"))


def strings(node: ast.AST) -> Iterator[str]:
    """All texts written below a node."""
    for below in ast.walk(node):
        if isinstance(below, ast.Constant) and isinstance(below.value, str):
            yield below.value


def event_names() -> set[str]:
    """What the game's events are called, wherever one is told."""
    return {
        name
        for call in ast.walk(source_of(events))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell"
        for name in strings(call.args[0])
    }


def reasons() -> set[str]:
    """Why a chain may stop: what abilities answer when they cannot be carried out, and what `stop` is told."""
    found: set[str] = set()
    for path in Path(str(chapters.__file__)).parent.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name != "name":
                if isinstance(node.returns, ast.Name) and node.returns.id == "str":
                    found |= set(_returned(node, constants))
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "stop":
                found |= set(strings(node.args[-1]))
    return found - {""}


def _returned(function: ast.FunctionDef, constants: Mapping[str, object]) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            yield from strings(node.value)
            if isinstance(node.value, ast.Name) and node.value.id in constants:
                yield str(constants[node.value.id])


def deciding_steps() -> set[str]:
    """The steps that ever wait for somebody."""
    return {name for name, frame in FRAMES.items() if frame.owing is not Frame.owing}


def hyphened(names: set[str]) -> set[str]:
    return {name.replace("_", "-") for name in names}


def prefixed(prefix: str, names: set[str] | tuple[str, ...]) -> set[str]:
    return {f"{prefix}-{name}" for name in hyphened(set(names))}


def event_keys() -> set[str]:
    """A sentence for every event; some events have several."""
    several = {
        "played": set(PLACES),
        "chain_stopped": reasons(),
        "game_ended": {victory.WON, victory.TURN_LIMIT},
        "embodied": {"awake", "asleep"},
    }
    keys = prefixed("nightmarium-event", event_names() - set(several))
    for name, variants in several.items():
        keys |= prefixed(f"nightmarium-event-{name.replace('_', '-')}", variants)
    return keys | prefixed("nightmarium-event-drew", {"own", "fewer"}) | {"nightmarium-event-gave-up-void"}


def nightmarium_keys() -> set[str]:
    abilities = set(ABILITIES) - {"none"}
    endings = {victory.WON, victory.TURN_LIMIT}
    verbs = set(GAME.actions.verbs)
    return {
        *prefixed("nightmarium-legion", LEGIONS),
        *prefixed("nightmarium-sign", LEGIONS),
        *prefixed("nightmarium-place", PLACES),
        *prefixed("nightmarium-void", (*PLACES, *LEGIONS)),
        *prefixed("nightmarium-ability", ABILITIES),
        *(f"nightmarium-ability-{ability}-short" for ability in abilities),
        *(f"nightmarium-ability-{ability}-text" for ability in abilities),
        *prefixed("nightmarium-step", deciding_steps() - {"aim"}),
        *prefixed("nightmarium-step-aim", {"scavenger", "executioner", "devourer"}),
        *prefixed("nightmarium-group", verbs),
        *prefixed("nightmarium-choice", verbs - {"play"}),
        *prefixed("nightmarium-choice-play", PLACES),
        *event_keys(),
        *prefixed("nightmarium-ending", endings),
        *prefixed("nightmarium-result", endings),
        *prefixed("nightmarium-column", set(GAME.edition.described()[0])),
        *prefixed("nightmarium-why", reasons_of_tactics()),
        *prefixed("nightmarium-rules", Face.rules_parts),
        *(f"nightmarium-rules-{part}-title" for part in Face.rules_parts),
    }


def reasons_of_tactics() -> set[str]:
    """Why a bot may move as it does: what `because` and `attack` are told, and what `why` becomes."""
    found: set[str] = set()
    for node in ast.walk(source_of(tactics)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("because", "attack"):
                found |= {text for argument in node.args for text in strings(argument)}
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name | ast.Attribute):
            target = node.targets[0]
            if (target.id if isinstance(target, ast.Name) else target.attr) == "why":
                found |= set(strings(node.value))
    return found - {""}


def bot_keys() -> set[str]:
    return {
        *prefixed("bots-level", levels.NAMES),
        *prefixed("bots-personality", set(PERSONALITIES)),
        *prefixed("bots-why", {search_bot.FOUND_BY_SEARCH}),
    }


def game_keys() -> set[str]:
    """What every game has."""
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
    """Keys that stand in the source as they are."""
    known = set(LANGUAGE["en"].messages)
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]
    return {text for tree in trees for text in strings(tree) if text in known}


def referred_keys() -> set[str]:
    """Keys that other messages refer to, in any language."""
    return {
        node.id.name
        for language in LANGUAGE.values()
        for message in language.messages.values()
        for node in nodes(message)
        if isinstance(node, fluent.syntax.ast.MessageReference)
    }


def made_keys() -> set[str]:
    """Keys that other commands put together, by the beginning that stands in the source."""
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
    bots = {f"house-bot-{number}" for number in range(BOT_NAMES)}
    return bots | prefixed("server-preset", get_args(Preset)) | prefixed("server-page", pages.LINES)


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
def test_every_name_of_the_code_has_its_message(lang: str) -> None:
    assert set(LANGUAGE[lang].messages) >= EXPECTED


def test_no_message_is_without_a_use() -> None:
    used = EXPECTED | written_keys() | referred_keys() | made_keys() | browser_keys()
    assert set(LANGUAGE["en"].messages) - used == set()


@pytest.mark.parametrize("lang", sorted(LANGUAGE))
def test_every_message_the_browser_asks_for_is_written(lang: str) -> None:
    assert asked_keys() - set(LANGUAGE[lang].messages) == set()
    assert len(asked_keys()) > 50


def test_the_names_are_found_in_the_code() -> None:
    """The readers above read something: a few names that must be among theirs."""
    assert {"turn_began", "replayed", "declined", "game_ended"} <= event_names()
    assert reasons() == {"no_target", "no_card", "nothing_fits", "guard"}
    assert deciding_steps() == set(FRAMES) - {"chain"}

"""The messages that must exist because the code of Nightmarium builds their keys from names."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from eldritch.core.frame import Frame
from eldritch.games.nightmarium import events
from eldritch.games.nightmarium.box.components import ABILITIES, LEGIONS, PLACES
from eldritch.games.nightmarium.rules import FRAMES, chain, victory
from eldritch.games.nightmarium.tactics import reasons
from eldritch.games.nightmarium.words.terminal import TerminalTable

from ..event_names import event_names
from .table import GAME

ENDINGS: Final = (victory.WON, victory.TURN_LIMIT)


def source_of(module: object) -> ast.Module:
    """The source of a module, compiled or not."""
    path = Path(str(getattr(module, "__file__", "")))
    stem = path.name.split(".", maxsplit=1)[0]
    return ast.parse(path.with_name(f"{stem}.py").read_text(encoding="utf-8"))


def strings(node: ast.AST) -> Iterator[str]:
    """All string literals below a node."""
    for below in ast.walk(node):
        if isinstance(below, ast.Constant) and isinstance(below.value, str):
            yield below.value


def bot_reasons() -> set[str]:
    """The reasons that a bot can give for an action."""
    returns = [node for node in ast.walk(source_of(reasons)) if isinstance(node, ast.Return)]
    return {text for node in returns for text in strings(node)}


def deciding_steps() -> set[str]:
    """The steps that can wait for a decision."""
    return {name for name, frame in FRAMES.items() if frame.owing is not Frame.owing}


def prefixed(prefix: str, names: Iterable[str]) -> set[str]:
    """Keys have hyphens where the code has underscores."""
    return {f"{prefix}-{name.replace('_', '-')}" for name in names}


def event_keys() -> set[str]:
    """A sentence for every event; some events have several."""
    variants: dict[str, Iterable[str]] = {
        "played": PLACES,
        "chain_stopped": chain.REASONS[1:],
        "game_ended": ENDINGS,
        "embodied": ("awake", "asleep"),
    }
    keys = prefixed("nightmarium-event", event_names(events) - set(variants))
    for name, endings in variants.items():
        keys |= prefixed(f"nightmarium-event-{name.replace('_', '-')}", endings)
    return (
        keys
        | prefixed("nightmarium-event-drew", ("own", "fewer"))
        | {
            "nightmarium-event-gave-up-void",
            "nightmarium-event-interrupted-itself",
        }
    )


def nightmarium_keys() -> set[str]:
    abilities = ABILITIES[1:]
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
        "nightmarium-step-pure-legion-seal",
        "nightmarium-step-pure-legion-second",
        *prefixed("nightmarium-step-aim", ("scavenger", "executioner", "devourer")),
        *prefixed("nightmarium-group", verbs),
        *prefixed("nightmarium-choice", verbs - {"play"}),
        *prefixed("nightmarium-choice-play", PLACES),
        *event_keys(),
        *prefixed("nightmarium-ending", ENDINGS),
        *prefixed("nightmarium-result", ENDINGS),
        *prefixed("nightmarium-column", GAME.edition.described()[0]),
        *prefixed("nightmarium-why", bot_reasons()),
        *prefixed("nightmarium-rules", TerminalTable.rules_parts),
        *(f"nightmarium-rules-{part}-title" for part in TerminalTable.rules_parts),
    }

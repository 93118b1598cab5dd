"""The keys of the messages that Duel needs."""

from eldritch.core.frame import Frame
from eldritch.games.duel import events
from eldritch.games.duel.actions import POLICIES
from eldritch.games.duel.box.components import PHASES
from eldritch.games.duel.rules import victory
from eldritch.games.duel.rules.frames import FRAMES
from eldritch.games.duel.tactics.reasons import REASONS
from eldritch.games.duel.words.decisions import GROUPS
from eldritch.games.duel.words.terminal import TerminalTable

from ..event_names import event_names
from .table import GAME, box

ENDINGS = {victory.DOOM, victory.END_OF_THE_WORLD, victory.NO_POWER, victory.TURN_LIMIT}


def prefixed(prefix: str, names: set[str]) -> set[str]:
    """Messages whose keys have hyphens where the code has underscores."""
    return {f"{prefix}-{name.replace('_', '-')}" for name in names}


def duel_keys() -> set[str]:
    """Every key that is built from a name in the code."""
    parts = set(TerminalTable.rules_parts)
    return {
        *prefixed("duel-event", event_names(events) | {"sign_drawn_own"}),
        *prefixed("duel-step", {name for name, frame in FRAMES.items() if frame.owing is not Frame.owing}),
        "duel-step-turn-acted",
        "duel-step-retreat-nowhere",
        *prefixed("duel-choice", set(GAME.actions.verbs)),
        *prefixed("duel-group", set(GROUPS)),
        *prefixed("duel-result", ENDINGS),
        *prefixed("duel-rules", parts),
        *prefixed("duel-rules", {f"{part}-title" for part in parts}),
        *(f"duel-phase-{phase}" for phase in PHASES),
        *(f"duel-policy-{policy}" for policy in POLICIES),
        *(f"duel-why-{reason}" for reason in REASONS),
        *component_keys(),
    }


def component_keys() -> set[str]:
    """The keys for components, which keep their underscores."""
    entries = box().described()
    keys = {f"duel-column-{column}" for column in entries[0]}
    for column in ("name", "sort", "of"):
        keys |= {f"duel-{column}-{entry[column]}" for entry in entries if entry[column]}
    for sheet in box().sheets.values():
        keys |= {f"duel-short-{name}" for name in (sheet.key, *sheet.figures)}
        keys |= {f"duel-book-{name}" for name in sheet.books}
        keys |= {f"duel-book-{name}-text" for name in sheet.books}
        keys |= {f"duel-requirement-{name}" for name in sheet.requirements}
    return keys

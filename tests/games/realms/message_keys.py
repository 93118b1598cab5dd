"""The keys of all messages of Cthulhu Realms, collected from the names in its code."""

import re
from collections.abc import Iterable
from pathlib import Path

from eldritch.core.options import switches
from eldritch.games.realms import events
from eldritch.games.realms.box.abilities import EFFECTS, NEEDS
from eldritch.games.realms.box.components import COLOURS, KEYS, SHIELDS, TYPES
from eldritch.games.realms.rules import FRAMES, victory
from eldritch.games.realms.tactics.reasons import REASONS
from eldritch.games.realms.words.terminal import TerminalTable

from .table import GAME

ENDINGS = (victory.LAST_SURVIVOR, victory.EMPTY_DECK, victory.TURN_LIMIT)


def under(prefix: str, names: Iterable[str]) -> set[str]:
    return {f"realms-{prefix}-{name.replace('_', '-')}" for name in names}


def event_names() -> set[str]:
    source = Path(events.__file__).parent / "events.py"
    return set(re.findall(r'state\.emit\(\s*"(\w+)"', source.read_text(encoding="utf-8")))


def event_keys() -> set[str]:
    several = {"abjured": ("hand", "discard", "market", "play"), "game_ended": ENDINGS}
    keys = under("event", event_names() - set(several))
    for name, variants in several.items():
        keys |= under(f"event-{name.replace('_', '-')}", variants)
    return keys | under("event", ("drew_own", "drew_fewer", "refilled_nothing"))


def decision_keys() -> set[str]:
    verbs = set(GAME.actions.verbs)
    return {
        *under("step", set(FRAMES) - {"aim", "abjure_self"}),
        *under("step-aim", ("gain", "draw", "discard", "draw_discard")),
        *under("group", verbs),
        *under("choice", verbs | {"play_all", "aim_self", "destroy_own"}),
        *under("row", ("left", "right", "between")),
        *under("key", ("all", "end")),
        "realms-row",
    }


def card_keys() -> set[str]:
    effects = (set(EFFECTS) - {"cards"}) | {"draw", "discard", "draw_discard"}
    return {
        *under("card", KEYS),
        *under("colour", COLOURS),
        *under("type", TYPES),
        *under("shield", SHIELDS),
        *under("need", NEEDS),
        *under("effect", effects),
        *under("column", ("card", "colour", "type", "price", "copies", "sanity", "shield", "abilities")),
        *under("edition", ("note", "estimates")),
        *(f"realms-{name}" for name in ("ability", "or", "abjures-self", "figure")),
    }


def table_keys() -> set[str]:
    plain = "title about opening market empty-place power seat seat-out deck-top known discard-pile box location hand"
    return {
        *(f"realms-{name}" for name in plain.split()),
        *under("happened", ("discard", "abjure")),
        *under("legend", ("refuge", "gate")),
        "realms-legend",
        "realms-standing",
        *under("ending", ENDINGS),
        *under("result", ENDINGS),
    }


def realms_keys() -> set[str]:
    """All of them."""
    return {
        *card_keys(),
        *decision_keys(),
        *event_keys(),
        *table_keys(),
        *under("why", REASONS),
        *under("option", (switch.name for switch in switches(GAME.options))),
        *under("rules", TerminalTable.rules_parts),
        *(f"realms-rules-{part}-title" for part in TerminalTable.rules_parts),
    }

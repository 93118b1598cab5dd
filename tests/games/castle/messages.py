"""The message keys of The Castle of the Devil, derived from the names in its code."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import eldritch
from eldritch.games import castle
from eldritch.games.castle import events
from eldritch.games.castle.box.components import ITEMS, ORGANISATIONS, PROFESSIONS, SYMBOLS, USES
from eldritch.games.castle.rules import FRAMES
from eldritch.games.castle.words.decisions import GROUPS
from eldritch.games.castle.words.terminal import TerminalTable

from ..event_names import event_names

JUDGING: Final = ("policy", "declaration_policy", "fight_policy", "trade_policy")
"""The modules that give reasons for choices."""

WORK: Final = {"texts", "fight"}
"""Steps that never wait for an answer."""

ENDINGS: Final = (
    "declared",
    "wrongly_declared",
    "fortune_told",
    "wrong_fortune",
    "alone",
    "agreed_draw",
    "turn_limit",
)

VARIANTS: Final = {
    "game_ended": ENDINGS,
    "supported": ("nobody", "attacker", "defender"),
    "poisoned": ("attacker", "defender"),
    "counted": ("attacker", "defender", "nobody"),
    "demanded": ("met", "failed"),
    "spoils_chosen": ("identity", "luggage"),
    "declined": ("bag", "tome", "coat", "luggage"),
    "declared": ("victory", "fortune", "ring_of_power"),
    "nobody_acted": ("priest", "doctor", "powers", "hypnosis"),
    "direction_chosen": ("left", "right"),
    "passed_on": ("left", "right", "left_own", "right_own"),
}
"""Events with several messages."""

HAVE_PRIVATE_FACTS: Final = (
    *("dealt", "offered", "traded", "looked_at_hand", "looked_at_allegiance", "looked_at_identity", "foresaw"),
    *("arranged", "professions_swapped", "spare_shown", "profession_changed", "drew", "gave"),
)
"""Events with a separate message for seats that perceive more."""


def under(prefix: str, names: Iterable[str]) -> set[str]:
    return {f"castle-{prefix}-{name.replace('_', '-')}" for name in names}


def event_keys() -> set[str]:
    keys = under("event", {*event_names(events), "dealt"} - set(VARIANTS)) | under(
        "event", (f"{name}_own" for name in HAVE_PRIVATE_FACTS)
    )
    for name, variants in VARIANTS.items():
        keys |= under(f"event-{name.replace('_', '-')}", variants)
    return keys


def choice_keys() -> set[str]:
    sided = {"support": ("nobody", "attacker", "defender"), "poison": ("attacker", "defender")}
    keys = under("choice", set(eldritch.game("castle").actions.verbs) - set(sided))
    for verb, sides in sided.items():
        keys |= under(f"choice-{verb}", sides)
    return keys


def reasons() -> set[str]:
    """Every reason that the tactics give: the second part of each verdict."""
    folder = Path(str(castle.__file__)).parent / "tactics"
    source = "".join((folder / f"{name}.py").read_text(encoding="utf-8") for name in JUDGING)
    given = re.findall(r"(?:return .*, |why = | else )\"([a-z][a-z-]+)\"", source)
    return set(given)


def castle_keys() -> set[str]:
    described = eldritch.game("castle").edition.described()
    return {
        *(f"castle-card-{entry['card']}" for entry in described),
        "castle-card-bag",
        *(
            f"castle-{what}-{entry['card']}"
            for entry in described
            if entry["sort"] == "character"
            for what in ("name", "who")
        ),
        *under("text", (*ITEMS[1:], *PROFESSIONS)),
        *under("side", ORGANISATIONS),
        *under("legend-side", ORGANISATIONS),
        *under("fact", ("item", "items", "lacks", "allegiance", "profession", "seen_by")),
        *under("step", set(FRAMES) - WORK),
        *under("fight", {"attacker", "defender"}),
        *under("group", {*GROUPS.values(), "answer"}),
        *choice_keys(),
        *event_keys(),
        *under("ending", ENDINGS),
        *under("result", ENDINGS),
        *under("why", reasons()),
        *under("column", {key for entry in described for key in entry}),
        *under("sort", {entry["sort"] for entry in described}),
        *under("symbol", SYMBOLS),
        *under("use", USES),
        *(f"castle-{name}" for name in _said()),
        *under("rules", TerminalTable.rules_parts),
        *(f"castle-rules-{part}-title" for part in TerminalTable.rules_parts),
    }


def _said() -> set[str]:
    """Keys that the words of the game use literally."""
    folder = Path(str(castle.__file__)).parent / "words"
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    return set(re.findall(r"names\.say\(\s*[\"']([\w-]+)[\"']", source)) - {"text-"}

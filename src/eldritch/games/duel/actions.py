"""The action table of Duel, and functions that build actions from their parts and take them apart.

Kinds are the figures of a faction in the order of its sheet; areas are numbered as in the edition. Every faction has
a block of its own; a new faction's block goes after the last.
"""

from itertools import pairwise
from typing import Any, Final

from mypy_extensions import i64

from eldritch.core.actions import ActionTable

from .box.components import BOOKS, FIGURES, MOST_AREAS, MOST_SIGN, SEATS

_AREAS: Final = range(MOST_AREAS)
_KINDS: Final = range(FIGURES)
_SEATS: Final = range(SEATS)

POLICIES: Final = ("always", "threatened", "never")

_COMMON: Final[dict[str, dict[str, range]]] = {
    # The common actions. Move comes last in the table because it is the largest.
    "recruit": {"area": _AREAS},
    "summon": {"kind": _KINDS, "area": _AREAS},
    "awaken": {"kind": _KINDS, "area": _AREAS},
    "build": {"area": _AREAS},
    "battle": {"area": _AREAS},
    "capture": {"area": _AREAS},
    "pass": {},
    # Gate control, and the ends of turns and sequences.
    "man": {"kind": _KINDS, "area": _AREAS},
    "step_off": {"area": _AREAS},
    "end_turn": {},
    "stop": {},
    # What happens to one's own figures.
    "eliminate": {"kind": _KINDS, "area": _AREAS},
    "kill": {"kind": _KINDS},
    "finish": {"kind": _KINDS},
    "pain": {"kind": _KINDS},
    "endure": {"kind": _KINDS},
    "retreat": {"kind": _KINDS, "area": _AREAS},
    "decline": {},
    # Spellbooks and the other phases.
    "take_book": {"book": range(BOOKS)},
    "fill": {"slot": range(BOOKS)},
    "fulfil": {"slot": range(BOOKS)},
    "choose_first": {"seat": _SEATS},
    "ritual": {},
    "done": {},
}

_GREAT_CTHULHU: Final[dict[str, dict[str, range]]] = {
    "devolve": {"area": _AREAS},
    "devour": {},
    "absorb": {"kind": _KINDS},
    "dreams": {"area": _AREAS},
    "submerge": {},
    "take_down": {"kind": _KINDS},
    "surface": {"area": _AREAS},
}

_BLACK_GOAT: Final[dict[str, dict[str, range]]] = {
    "avatar": {"seat": _SEATS, "area": _AREAS},
    "give": {"kind": _KINDS},
    "ghroth": {},
    "place": {"seat": _SEATS, "area": _AREAS},
    "necrophagy": {"area": _AREAS},
    "blood_sacrifice": {"area": _AREAS},
}

_MOVES: Final[dict[str, dict[str, range]]] = {"move": {"kind": _KINDS, "area": _AREAS, "to": _AREAS}}

ACTIONS: Final = ActionTable(
    {**_COMMON, **_GREAT_CTHULHU, **_BLACK_GOAT, **_MOVES},
    side={"reveal": {"value": range(1, MOST_SIGN + 1)}, "devolve_policy": {"policy": range(len(POLICIES))}},
)

# Where each verb starts in the table. A sign is revealed by `REVEAL + value`, and values start at 1.
RECRUIT: Final[i64] = ACTIONS.start("recruit")
SUMMON: Final[i64] = ACTIONS.start("summon")
AWAKEN: Final[i64] = ACTIONS.start("awaken")
BUILD: Final[i64] = ACTIONS.start("build")
BATTLE: Final[i64] = ACTIONS.start("battle")
CAPTURE: Final[i64] = ACTIONS.start("capture")
PASS: Final[i64] = ACTIONS.start("pass")
MAN: Final[i64] = ACTIONS.start("man")
STEP_OFF: Final[i64] = ACTIONS.start("step_off")
END_TURN: Final[i64] = ACTIONS.start("end_turn")
STOP: Final[i64] = ACTIONS.start("stop")
ELIMINATE: Final[i64] = ACTIONS.start("eliminate")
KILL: Final[i64] = ACTIONS.start("kill")
FINISH: Final[i64] = ACTIONS.start("finish")
PAIN: Final[i64] = ACTIONS.start("pain")
ENDURE: Final[i64] = ACTIONS.start("endure")
RETREAT: Final[i64] = ACTIONS.start("retreat")
DECLINE: Final[i64] = ACTIONS.start("decline")
TAKE_BOOK: Final[i64] = ACTIONS.start("take_book")
FILL: Final[i64] = ACTIONS.start("fill")
FULFIL: Final[i64] = ACTIONS.start("fulfil")
CHOOSE_FIRST: Final[i64] = ACTIONS.start("choose_first")
RITUAL: Final[i64] = ACTIONS.start("ritual")
DONE: Final[i64] = ACTIONS.start("done")
DEVOLVE: Final[i64] = ACTIONS.start("devolve")
DEVOUR: Final[i64] = ACTIONS.start("devour")
ABSORB: Final[i64] = ACTIONS.start("absorb")
DREAMS: Final[i64] = ACTIONS.start("dreams")
SUBMERGE: Final[i64] = ACTIONS.start("submerge")
TAKE_DOWN: Final[i64] = ACTIONS.start("take_down")
SURFACE: Final[i64] = ACTIONS.start("surface")
AVATAR: Final[i64] = ACTIONS.start("avatar")
GIVE: Final[i64] = ACTIONS.start("give")
GHROTH: Final[i64] = ACTIONS.start("ghroth")
PLACE: Final[i64] = ACTIONS.start("place")
NECROPHAGY: Final[i64] = ACTIONS.start("necrophagy")
BLOOD_SACRIFICE: Final[i64] = ACTIONS.start("blood_sacrifice")
MOVE: Final[i64] = ACTIONS.start("move")
SIDE: Final[i64] = ACTIONS.side_start
REVEAL: Final[i64] = ACTIONS.start("reveal") - 1
DEVOLVE_POLICY: Final[i64] = ACTIONS.start("devolve_policy")


def _verbs() -> list[i64]:
    found: list[i64] = []
    for start, end in pairwise([*ACTIONS.starts.values(), ACTIONS.size]):
        found += [start] * (end - start)
    reveal = ACTIONS.start("reveal")
    return [REVEAL if start == reveal else start for start in found]


VERBS: Final[list[i64]] = _verbs()
"""The verb of every action."""


# Actions from their parts.


def action_at(verb: i64, which: i64, area: i64) -> i64:
    """The action of a verb that takes a kind or a seat, and an area."""
    return verb + which * MOST_AREAS + area


def move_action(kind: i64, area: i64, to: i64) -> i64:
    """A figure of this kind moves from one area to another."""
    return MOVE + (kind * MOST_AREAS + area) * MOST_AREAS + to


# Actions taken apart.


def verb_of(action: i64) -> i64:
    """Where the action's verb starts: RECRUIT, SUMMON and so on."""
    return VERBS[action]


def argument_of(action: i64) -> i64:
    """The argument of an action whose verb takes one."""
    return action - VERBS[action]


def area_of(action: i64) -> i64:
    """The area of an action whose verb takes one, alone or after a kind or a seat (moves: see below)."""
    return (action - VERBS[action]) % MOST_AREAS


def kind_of(action: i64) -> i64:
    """The kind of an action whose verb takes a kind and an area."""
    return (action - VERBS[action]) // MOST_AREAS


def seat_of(action: i64) -> i64:
    """The seat of an action whose verb takes a seat and an area."""
    return (action - VERBS[action]) // MOST_AREAS


def is_move(action: i64) -> bool:
    return MOVE <= action < SIDE


def is_side_action(action: i64) -> bool:
    """Whether a seat that owes nothing may choose this."""
    return action >= SIDE


def is_answer(action: i64) -> bool:
    """Whether this is chosen in a battle, for a book or in the later phases, not in a turn."""
    return KILL <= action < DEVOLVE


def is_of_great_cthulhu(action: i64) -> bool:
    """Whether only Great Cthulhu can choose this."""
    return DEVOLVE <= action < AVATAR


def is_of_black_goat(action: i64) -> bool:
    """Whether only the Black Goat can choose this."""
    return AVATAR <= action < MOVE


def moved_kind(action: i64) -> i64:
    """The kind of figure that a move moves."""
    return (action - MOVE) // (MOST_AREAS * MOST_AREAS)


def moved_from(action: i64) -> i64:
    """Where a move begins."""
    return (action - MOVE) // MOST_AREAS % MOST_AREAS


def moved_to(action: i64) -> i64:
    """Where a move ends."""
    return (action - MOVE) % MOST_AREAS


def described(action: int, areas: list[str], figures: list[str], sheet: dict[str, list[str]]) -> dict[str, Any]:
    """The verb and its arguments, with the keys of areas, figures and books beside the numbers."""
    verb, arguments = ACTIONS.decode(action)
    description: dict[str, Any] = {"verb": verb, **arguments}
    names: dict[str, list[str]] = {
        "area": areas,
        "to": areas,
        "kind": figures,
        "policy": list(POLICIES),
        **sheet,
    }
    for argument, value in arguments.items():
        keys = names.get(argument)
        if keys is not None and value < len(keys):
            description[f"{argument}_name"] = keys[value]
    return description

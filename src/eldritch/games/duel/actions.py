"""The action table of Duel: what can be chosen, and how each choice reads.

Kinds are the figures of a faction in the order of its sheet; areas are numbered as in the edition. Every
faction has a block of its own; another one is added behind the last.
"""

from typing import Any, Final

from mypy_extensions import i64

from eldritch.core.actions import ActionTable

from .box.components import BOOKS, FIGURES, MOST_AREAS, MOST_SIGN, SEATS

_AREAS: Final = range(MOST_AREAS)
_KINDS: Final = range(FIGURES)
_SEATS: Final = range(SEATS)

POLICIES: Final = ("always", "threatened", "never")

_COMMON: Final[dict[str, dict[str, range]]] = {
    # The eight common actions but Move, which comes last as it is the largest.
    "recruit": {"area": _AREAS},
    "summon": {"kind": _KINDS, "area": _AREAS},
    "awaken": {"kind": _KINDS, "area": _AREAS},
    "build": {"area": _AREAS},
    "battle": {"area": _AREAS},
    "capture": {"area": _AREAS},
    "pass": {},
    # Gate control, and the ends of things.
    "man": {"kind": _KINDS, "area": _AREAS},
    "step_off": {"area": _AREAS},
    "end_turn": {},
    "stop": {},
    # What becomes of one's own figures.
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

# Where each verb starts in the table.
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
REVEAL: Final[i64] = ACTIONS.start("reveal") - 1
DEVOLVE_POLICY: Final[i64] = ACTIONS.start("devolve_policy")


def figure_at(verb: i64, kind: i64, area: i64) -> i64:
    """The action of a verb that takes a kind and an area."""
    return verb + kind * MOST_AREAS + area


def move(kind: i64, area: i64, to: i64) -> i64:
    return MOVE + (kind * MOST_AREAS + area) * MOST_AREAS + to


def described(action: int, areas: list[str], figures: list[str], sheet: dict[str, list[str]]) -> dict[str, Any]:
    """The verb and its arguments, with the words for areas, figures and books beside the numbers."""
    verb, arguments = ACTIONS.decode(action)
    told: dict[str, Any] = {"verb": verb, **arguments}
    names: dict[str, list[str]] = {
        "area": areas,
        "to": areas,
        "kind": figures,
        "policy": list(POLICIES),
        **sheet,
    }
    for argument, value in arguments.items():
        words = names.get(argument)
        if words is not None and value < len(words):
            told[f"{argument}_name"] = words[value]
    return told

"""The action table of The Castle of the Devil: what can be chosen, and how each choice reads."""

from typing import Any, Final

from mypy_extensions import i64

from eldritch.core.actions import ActionTable

from .box.components import BAG, ITEMS, KINDS, MOST_SEATS, PROFESSIONS, SLOTS

_ITEMS: Final = range(1, KINDS + 1)
_SEATS: Final = range(MOST_SEATS)
_SILENT: Final = range(2)
_SIDES: Final = range(3)

SIDES: Final = ("nobody", "attacker", "defender")
BYSTANDER: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2

# The turn: all up to "fortune". "silent" is 1 only by the variant Smuggling. "demand" names an item, "bid" then offers
# one for it, "yield" hands the demanded one over. "name" and "stop" belong to declarations. "decline" is the no to
# every question that can be answered with no, "done" closes a sealed answer in a fight. "foresee" may be chosen by a
# seat that owes nothing (ruling 14).
ACTIONS: Final = ActionTable(
    {
        "ready": {},
        "pass": {},
        "offer": {"seat": _SEATS, "item": _ITEMS, "silent": _SILENT},
        "demand": {"seat": _SEATS, "item": _ITEMS},
        "attack": {"seat": _SEATS},
        "declare": {},
        "solo": {},
        "fortune": {},
        "refuse": {},
        "accept": {"item": _ITEMS, "silent": _SILENT},
        "bid": {"item": _ITEMS, "silent": _SILENT},
        "yield": {"item": _ITEMS, "silent": _SILENT},
        "top": {"item": _ITEMS},
        "draw": {},
        "swap": {},
        "choose": {"profession": range(len(PROFESSIONS))},
        "left": {},
        "right": {},
        "pass_on": {"item": _ITEMS},
        "gift": {"seat": _SEATS, "item": _ITEMS},
        "call_off": {},
        "pay": {"item": _ITEMS},
        "support": {"side": _SIDES},
        "hypnotise": {"seat": _SEATS},
        "use_item": {"item": _ITEMS},
        "use_profession": {},
        "poison": {"side": range(1, 3)},
        "done": {},
        "heal": {},
        "identity": {},
        "luggage": {},
        "slot": {"slot": range(SLOTS)},
        "take": {"item": _ITEMS},
        "give_back": {"item": _ITEMS},
        "name": {"seat": _SEATS},
        "stop": {},
        "agree": {},
        "decline": {},
    },
    side={"foresee": {}},
)

# Where each verb starts in the table; items count from 1.
READY: Final[i64] = ACTIONS.start("ready")
PASS: Final[i64] = ACTIONS.start("pass")
OFFER: Final[i64] = ACTIONS.start("offer") - 2
DEMAND: Final[i64] = ACTIONS.start("demand") - 1
ATTACK: Final[i64] = ACTIONS.start("attack")
DECLARE: Final[i64] = ACTIONS.start("declare")
SOLO: Final[i64] = ACTIONS.start("solo")
FORTUNE: Final[i64] = ACTIONS.start("fortune")
REFUSE: Final[i64] = ACTIONS.start("refuse")
ACCEPT: Final[i64] = ACTIONS.start("accept") - 2
BID: Final[i64] = ACTIONS.start("bid") - 2
YIELD: Final[i64] = ACTIONS.start("yield") - 2
TOP: Final[i64] = ACTIONS.start("top") - 1
DRAW: Final[i64] = ACTIONS.start("draw")
SWAP: Final[i64] = ACTIONS.start("swap")
CHOOSE: Final[i64] = ACTIONS.start("choose")
LEFT: Final[i64] = ACTIONS.start("left")
RIGHT: Final[i64] = ACTIONS.start("right")
PASS_ON: Final[i64] = ACTIONS.start("pass_on") - 1
GIFT: Final[i64] = ACTIONS.start("gift") - 1
CALL_OFF: Final[i64] = ACTIONS.start("call_off")
PAY: Final[i64] = ACTIONS.start("pay") - 1
SUPPORT: Final[i64] = ACTIONS.start("support")
HYPNOTISE: Final[i64] = ACTIONS.start("hypnotise")
USE_ITEM: Final[i64] = ACTIONS.start("use_item") - 1
USE_PROFESSION: Final[i64] = ACTIONS.start("use_profession")
POISON: Final[i64] = ACTIONS.start("poison") - 1
DONE: Final[i64] = ACTIONS.start("done")
HEAL: Final[i64] = ACTIONS.start("heal")
IDENTITY: Final[i64] = ACTIONS.start("identity")
LUGGAGE: Final[i64] = ACTIONS.start("luggage")
SLOT: Final[i64] = ACTIONS.start("slot")
TAKE: Final[i64] = ACTIONS.start("take") - 1
GIVE_BACK: Final[i64] = ACTIONS.start("give_back") - 1
NAME: Final[i64] = ACTIONS.start("name")
STOP: Final[i64] = ACTIONS.start("stop")
AGREE: Final[i64] = ACTIONS.start("agree")
DECLINE: Final[i64] = ACTIONS.start("decline")
FORESEE: Final[i64] = ACTIONS.start("foresee")

OFFERS_PER_SEAT: Final = 2 * KINDS


def offer(seat: i64, item: i64, silent: i64) -> i64:
    return OFFER + seat * OFFERS_PER_SEAT + item * 2 + silent


def demand(seat: i64, item: i64) -> i64:
    return DEMAND + seat * KINDS + item


def gift(seat: i64, item: i64) -> i64:
    return GIFT + seat * KINDS + item


def described(action: int) -> dict[str, Any]:
    """The verb and its arguments, cards by name."""
    verb, arguments = ACTIONS.decode(action)
    told: dict[str, Any] = {"verb": verb, **arguments}
    if "item" in told:
        # A demand is for "a bag", whichever it may be.
        told["item"] = "bag" if verb == "demand" and told["item"] == BAG else ITEMS[told["item"]]
    if "profession" in told:
        told["profession"] = PROFESSIONS[told["profession"]]
    if "side" in told:
        told["side"] = SIDES[told["side"]]
    if "silent" in told:
        told["silent"] = told["silent"] == 1
    return told

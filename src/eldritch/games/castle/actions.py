"""The action table of The Castle of the Devil, and helpers that build actions and take them apart."""

from typing import Any, Final

from mypy_extensions import i64

from eldritch.core.actions import ActionTable

from .box.components import ITEMS, KINDS, MOST_SEATS, PROFESSIONS, SLOTS, public_name

_ITEMS: Final = range(1, KINDS + 1)
_SEATS: Final = range(MOST_SEATS)
_SILENT: Final = range(2)
_SIDES: Final = range(3)

SIDES: Final = ("nobody", "attacker", "defender")
BYSTANDER: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2

# The actions of a turn are "pass" to "fortune". "silent" is 1 only in the variant Smuggling. "demand" names an item,
# "bid" offers one for it, "yield" hands the demanded one over. "name" and "stop" belong to declarations. "decline"
# answers no to any question, "done" completes a sealed answer in a fight. "foresee" is a side action: its seat may
# choose it without owing a decision (ruling 14).
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

# Where each verb starts. A verb that takes an item starts at item 0, which does not exist, so that `TAKE + item` is the
# action; one that takes an item and a flag starts two places ahead (see `trade_action`).
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

ALOUD: Final = 0
SILENT: Final = 1


# Trades: an item, and whether its text is kept silent. The verb is ACCEPT, BID, YIELD or `offers_to` a seat.


def offers_to(seat: i64) -> i64:
    """The verb for offers to a seat."""
    return OFFER + seat * OFFERS_PER_SEAT


def trade_action(verb: i64, item: i64, silent: i64) -> i64:
    return verb + item * 2 + silent


def traded_item(verb: i64, action: i64) -> i64:
    return (action - verb) // 2


def traded_silent(verb: i64, action: i64) -> i64:
    """SILENT or ALOUD."""
    return (action - verb) % 2


def is_offer(action: i64) -> bool:
    return OFFER + 2 <= action <= DEMAND


def offer_target(action: i64) -> i64:
    return (action - OFFER - 2) // OFFERS_PER_SEAT


# Items for a seat: demands, and gifts of a hand that is too full.


def demands_of(seat: i64) -> i64:
    """The verb for demands to a seat: add the item."""
    return DEMAND + seat * KINDS


def is_demand(action: i64) -> bool:
    return DEMAND < action < ATTACK


def demand_target(action: i64) -> i64:
    return (action - DEMAND - 1) // KINDS


def demand_item(action: i64) -> i64:
    return action - demands_of(demand_target(action))


def gifts_to(seat: i64) -> i64:
    """The verb for gifts to a seat: add the item."""
    return GIFT + seat * KINDS


def gift_target(action: i64) -> i64:
    return (action - GIFT - 1) // KINDS


def gift_item(action: i64) -> i64:
    return action - gifts_to(gift_target(action))


# Fights.


def is_attack(action: i64) -> bool:
    return ATTACK <= action < DECLARE


def is_poison(action: i64) -> bool:
    return POISON + ATTACKER <= action <= POISON + DEFENDER


def described(action: int) -> dict[str, Any]:
    """The verb and its arguments, with cards and sides by name."""
    verb, arguments = ACTIONS.decode(action)
    described: dict[str, Any] = {"verb": verb, **arguments}
    if "item" in arguments:
        described["item"] = public_name(arguments["item"]) if verb == "demand" else ITEMS[arguments["item"]]
    if "profession" in arguments:
        described["profession"] = PROFESSIONS[arguments["profession"]]
    if "side" in arguments:
        described["side"] = SIDES[arguments["side"]]
    if "silent" in arguments:
        described["silent"] = arguments["silent"] == SILENT
    return described

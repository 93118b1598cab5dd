"""What the events of a trade add to a ledger."""

from typing import Final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.seats import bit

from ..box.components import BAG_WITH_GOBLET, BAG_WITH_KEY, BLACK_PEARL, BROKEN_MIRROR, GOBLET, ITEMS, KEY
from .item_updates import BAGS, kinds_named
from .ledger_data import ANY, BENEATH, FIRST_NAMED, NO_TRADE, NOTHING_NAMED, ON_TOP, LedgerData

MIRROR: Final[i64] = 1 << BROKEN_MIRROR
MUST_BE_ACCEPTED: Final[i64] = MIRROR | (1 << BLACK_PEARL)


def update_trade(ledger: LedgerData, name: str, event: Facts) -> None:
    seat: i64 = event["seat"]
    target: i64 = event["target"]
    if name == "offered":
        if ledger.seat == target:
            ledger.items.holds(seat, kinds_named(event["item"]))
            ledger.note("offer", seat, "item", event["item"])
            count_shown(ledger, seat, event["item"])
    elif name == "refused":
        # Pearl and mirror cannot be refused, so the offering seat holds something else.
        ledger.items.holds(seat, ANY & ~MUST_BE_ACCEPTED)
    elif name == "demanded":
        demanded(ledger, seat, target, event)
    elif name == "traded":
        traded(ledger, seat, target, event)
    elif name == "announced":
        announced(ledger, event)
    else:
        trade_ended(ledger)


def count_shown(ledger: LedgerData, seat: i64, name: str) -> None:
    """A seat voluntarily shows or gives this one a goal card."""
    if name == ITEMS[KEY]:
        ledger.shown[2 * seat] += 1
    elif name == ITEMS[GOBLET]:
        ledger.shown[2 * seat + 1] += 1


def demanded(ledger: LedgerData, seat: i64, target: i64, event: Facts) -> None:
    kinds = kinds_named(event["item"])
    if pile_size(ledger) == 0:
        if kinds == bit(KEY):
            kinds |= bit(BAG_WITH_KEY)
        elif kinds == bit(GOBLET):
            kinds |= bit(BAG_WITH_GOBLET)
    if kinds == BAGS:
        ledger.items.holds(seat, ANY & ~BAGS)
    if event["met"]:
        ledger.items.holds(target, kinds)
        ledger.named = kinds
    else:
        ledger.items.lacks(target, kinds)
        ledger.note("demand", target, "lacks", event["item"])


def traded(ledger: LedgerData, seat: i64, target: i64, event: Facts) -> None:
    """Two cards change hands. In a trade between others they are tagged until it is clear whether they are named."""
    given: i64 = ANY
    returned = ledger.named
    asked_for = returned != ANY
    ledger.named = ANY
    ledger.trade = NO_TRADE
    if ledger.seat == seat or ledger.seat == target:
        first = ledger.seat == seat
        given = kinds_named(event["gave"] if first else event["got"])
        returned = kinds_named(event["got"] if first else event["gave"])
        ledger.note("trade", target if first else seat, "item", event["gave"])
        if first and not asked_for:
            count_shown(ledger, target, event["got"])
    else:
        ledger.trade = NOTHING_NAMED
        ledger.texts = ledger.box.texts
        if pile_size(ledger) == 0:
            ledger.texts &= ~BAGS
    ledger.items.swap(seat, target, given, returned, tags=ledger.trade != NO_TRADE)


def announced(ledger: LedgerData, event: Facts) -> None:
    """A card is named: no mirror took part, and a bag is not traded for the other bag."""
    kinds = kinds_named(event["item"])
    if ledger.seat != event["target"] and ledger.seat != event["seat"]:
        ledger.note("trade", event["target"], "item", event["item"])
    if ledger.trade == NO_TRADE:
        return
    other = ANY & ~MIRROR
    if kinds == BAGS:
        other &= ~BAGS
    if event["first"]:
        ledger.items.settle_given(kinds, other)
        ledger.trade = FIRST_NAMED
        return
    if ledger.trade == NOTHING_NAMED and not ledger.options.smuggling:
        other &= ~ledger.texts
    ledger.items.settle_tags([(other, kinds)])
    ledger.trade = NO_TRADE


def trade_ended(ledger: LedgerData) -> None:
    """A card that was not named has no trade text, or a mirror took part, or it was smuggled."""
    if ledger.trade == NO_TRADE:
        return
    silent: i64 = ANY & ~MIRROR
    if not ledger.options.smuggling:
        silent &= ~ledger.texts
    if ledger.trade == FIRST_NAMED:
        ledger.items.settle_tags([(ANY, silent)])
    elif not ledger.options.smuggling:
        ledger.items.settle_tags([(silent, silent), (MIRROR, ANY & ~MIRROR), (ANY & ~MIRROR, MIRROR)])
    elif ledger.texts & BAGS != 0:
        ledger.items.settle_tags([(ANY & ~BAGS, ANY), (BAGS, ANY & ~BAGS)])
    else:
        ledger.items.settle_tags([(ANY, ANY)])
    ledger.trade = NO_TRADE


def pile_size(ledger: LedgerData) -> i64:
    return (
        ledger.items.size(ledger.pile)
        + ledger.items.size(ledger.pile + ON_TOP)
        + ledger.items.size(ledger.pile + BENEATH)
    )

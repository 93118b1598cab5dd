"""What the events that move or show items add to a ledger."""

from typing import Final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.seats import bit

from ..box.components import BAG_WITH_GOBLET, BAG_WITH_KEY, ITEMS
from .ledger_data import ANY, BENEATH, ON_TOP, LedgerData

BAGS: Final[i64] = (1 << BAG_WITH_KEY) | (1 << BAG_WITH_GOBLET)

ITEM_NUMBERS: Final = {name: number for number, name in enumerate(ITEMS)}


def item_numbers(names: list[str]) -> list[i64]:
    return [ITEM_NUMBERS[name] for name in names]


def kinds_named(name: str) -> i64:
    """The kinds that have a public name."""
    if name == "bag":
        return BAGS
    return bit(ITEM_NUMBERS[name])


def update_items(ledger: LedgerData, name: str, event: Facts) -> None:
    if name == "drew":
        drew(ledger, event)
    elif name == "gave":
        gave(ledger, event)
    elif name == "passed_on":
        passed_on(ledger, event)
    elif name == "item_used":
        ledger.items.holds(event["seat"], kinds_named(event["item"]))
        ledger.note("fight", event["seat"], "item", event["item"])
    elif name == "looked_at_hand":
        looked_at_hand(ledger, event)
    elif name == "foresaw":
        foresaw(ledger, event)
    elif ledger.seat == event["seat"]:
        for depth, item in enumerate(event["top"]):
            ledger.items.move(ledger.pile, ledger.pile + ON_TOP + depth, kinds_named(item))


def drew(ledger: LedgerData, event: Facts) -> None:
    kinds = kinds_named(event["item"]) if "item" in event else ANY
    if ledger.items.size(ledger.pile + ON_TOP) > 0:
        ledger.items.move(ledger.pile + ON_TOP, event["seat"], kinds)
        if ledger.items.size(ledger.pile + BENEATH) > 0:
            ledger.items.move(ledger.pile + BENEATH, ledger.pile + ON_TOP, ANY)
    else:
        ledger.items.move(ledger.pile, event["seat"], kinds)


def gave(ledger: LedgerData, event: Facts) -> None:
    kinds = kinds_named(event["item"]) if "item" in event else ANY
    ledger.items.move(event["seat"], event["target"], kinds)
    if ledger.seat == event["seat"]:
        ledger.note(event["reason"], event["target"], "item", event["item"])


def passed_on(ledger: LedgerData, event: Facts) -> None:
    """All pass at once, so cards in transit have places of their own."""
    step: i64 = 1 if event["direction"] == "left" else -1
    mine: i64 = ledger.seat
    giver = (mine - step) % ledger.seats
    for seat in range(ledger.seats):
        kinds: i64 = ANY
        if mine >= 0 and seat == mine:
            kinds = kinds_named(event["gave"])
        elif mine >= 0 and seat == giver:
            kinds = kinds_named(event["got"])
        ledger.items.move(seat, ledger.transit + seat, kinds)
    for seat in range(ledger.seats):
        ledger.items.move(ledger.transit + seat, (seat + step) % ledger.seats, ANY)
    if mine >= 0:
        ledger.note("sextant", (mine + step) % ledger.seats, "item", event["gave"])


def looked_at_hand(ledger: LedgerData, event: Facts) -> None:
    if ledger.seat == event["seat"]:
        ledger.items.show(event["target"], item_numbers(event["items"]))
        ledger.note(event["reason"], event["target"], "items", event["items"])
    else:
        ledger.note(event["reason"], event["target"], "seen_by", event["seat"])


def foresaw(ledger: LedgerData, event: Facts) -> None:
    """The pile is shuffled: only the Clairvoyant will know what is on top."""
    ledger.items.pour(ledger.pile + ON_TOP, ledger.pile)
    ledger.items.pour(ledger.pile + BENEATH, ledger.pile)
    if ledger.seat == event["seat"]:
        ledger.items.show(ledger.pile, item_numbers(event["pile"]))

"""What the events that move or show items add to a ledger."""

from typing import Final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.seats import bit

from ..box.components import BAG_WITH_GOBLET, BAG_WITH_KEY, BLACK_PEARL, BROKEN_MIRROR, GOBLET, ITEMS, KEY
from .ledger import ANY, BENEATH, FIRST_NAMED, NO_TRADE, NOTHING_NAMED, ON_TOP, Ledger

BAGS: Final[i64] = (1 << BAG_WITH_KEY) | (1 << BAG_WITH_GOBLET)
MIRROR: Final[i64] = 1 << BROKEN_MIRROR
MUST_BE_ACCEPTED: Final[i64] = MIRROR | (1 << BLACK_PEARL)

ITEM_NUMBERS: Final = {name: number for number, name in enumerate(ITEMS)}


def numbers(names: list[str]) -> list[i64]:
    return [ITEM_NUMBERS[name] for name in names]


# Trades.


def fold_trade(ledger: Ledger, name: str, told: Facts) -> None:
    seat: i64 = told["seat"]
    target: i64 = told["target"]
    if name == "offered":
        if ledger.seat == target:
            ledger.items.holds(seat, spoken(told["item"]))
            ledger.note("offer", seat, "item", told["item"])
            shown(ledger, seat, told["item"])
    elif name == "refused":
        # Pearl and mirror cannot be refused: the offerer has something else.
        ledger.items.holds(seat, ANY & ~MUST_BE_ACCEPTED)
    elif name == "demanded":
        demanded(ledger, seat, target, told)
    elif name == "traded":
        traded(ledger, seat, target, told)
    elif name == "announced":
        announced(ledger, told)
    else:
        trade_ended(ledger)


def spoken(name: str) -> i64:
    """The kinds that go by a name."""
    if name == "bag":
        return BAGS
    return bit(ITEM_NUMBERS[name])


def shown(ledger: Ledger, seat: i64, name: str) -> None:
    """A seat lets this one have, or look at, a goal card of its own free will."""
    if name == ITEMS[KEY]:
        ledger.shown[2 * seat] += 1
    elif name == ITEMS[GOBLET]:
        ledger.shown[2 * seat + 1] += 1


def pile_size(ledger: Ledger) -> i64:
    return (
        ledger.items.size(ledger.pile)
        + ledger.items.size(ledger.pile + ON_TOP)
        + ledger.items.size(ledger.pile + BENEATH)
    )


def demanded(ledger: Ledger, seat: i64, target: i64, told: Facts) -> None:
    kinds = spoken(told["item"])
    if pile_size(ledger) == 0:
        if kinds == bit(KEY):
            kinds |= bit(BAG_WITH_KEY)
        elif kinds == bit(GOBLET):
            kinds |= bit(BAG_WITH_GOBLET)
    if kinds == BAGS:
        ledger.items.holds(seat, ANY & ~BAGS)
    if told["met"]:
        ledger.items.holds(target, kinds)
        ledger.named = kinds
    else:
        ledger.items.lacks(target, kinds)
        ledger.note("demand", target, "lacks", told["item"])


def traded(ledger: Ledger, seat: i64, target: i64, told: Facts) -> None:
    """Two cards change hands. Of others' trades it shows only later whether their cards are named."""
    given: i64 = ANY
    returned = ledger.named
    asked_for = returned != ANY
    ledger.named = ANY
    ledger.trade = NO_TRADE
    if ledger.seat == seat or ledger.seat == target:
        first = ledger.seat == seat
        given = spoken(told["gave"] if first else told["got"])
        returned = spoken(told["got"] if first else told["gave"])
        ledger.note("trade", target if first else seat, "item", told["gave"])
        if first and not asked_for:
            shown(ledger, target, told["got"])
    else:
        ledger.trade = NOTHING_NAMED
        ledger.texts = ledger.box.texts
        if pile_size(ledger) == 0:
            ledger.texts &= ~BAGS
    ledger.items.swap(seat, target, given, returned, tags=ledger.trade != NO_TRADE)


def announced(ledger: Ledger, told: Facts) -> None:
    """A card is named. A mirror would have silenced both, and a bag is not traded for the other bag."""
    kinds = spoken(told["item"])
    if ledger.seat != told["target"] and ledger.seat != told["seat"]:
        ledger.note("trade", told["target"], "item", told["item"])
    if ledger.trade == NO_TRADE:
        return
    other = ANY & ~MIRROR
    if kinds == BAGS:
        other &= ~BAGS
    if told["first"]:
        ledger.items.settle_given(kinds, other)
        ledger.trade = FIRST_NAMED
        return
    if ledger.trade == NOTHING_NAMED and not ledger.options.smuggling:
        other &= ~ledger.texts
    ledger.items.settle_tags([(other, kinds)])
    ledger.trade = NO_TRADE


def trade_ended(ledger: Ledger) -> None:
    """What was not named has no trade text, or a mirror took part, or it was smuggled."""
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


# Items.


def fold_items(ledger: Ledger, name: str, told: Facts) -> None:
    if name == "drew":
        drew(ledger, told)
    elif name == "gave":
        gave(ledger, told)
    elif name == "passed_on":
        passed_on(ledger, told)
    elif name == "item_used":
        ledger.items.holds(told["seat"], spoken(told["item"]))
        ledger.note("fight", told["seat"], "item", told["item"])
    elif name == "looked_at_hand":
        looked_at_hand(ledger, told)
    elif name == "foresaw":
        foresaw(ledger, told)
    elif ledger.seat == told["seat"]:
        for depth, item in enumerate(told["top"]):
            ledger.items.move(ledger.pile, ledger.pile + ON_TOP + depth, spoken(item))


def drew(ledger: Ledger, told: Facts) -> None:
    kinds = spoken(told["item"]) if "item" in told else ANY
    if ledger.items.size(ledger.pile + ON_TOP) > 0:
        ledger.items.move(ledger.pile + ON_TOP, told["seat"], kinds)
        if ledger.items.size(ledger.pile + BENEATH) > 0:
            ledger.items.move(ledger.pile + BENEATH, ledger.pile + ON_TOP, ANY)
    else:
        ledger.items.move(ledger.pile, told["seat"], kinds)


def gave(ledger: Ledger, told: Facts) -> None:
    kinds = spoken(told["item"]) if "item" in told else ANY
    ledger.items.move(told["seat"], told["target"], kinds)
    if ledger.seat == told["seat"]:
        ledger.note(told["reason"], told["target"], "item", told["item"])


def passed_on(ledger: Ledger, told: Facts) -> None:
    """All pass at once, so that nobody passes on what he gets."""
    step: i64 = 1 if told["direction"] == "left" else -1
    mine: i64 = ledger.seat
    giver = (mine - step + ledger.seats) % ledger.seats
    for seat in range(ledger.seats):
        kinds: i64 = ANY
        if mine >= 0 and seat == mine:
            kinds = spoken(told["gave"])
        elif mine >= 0 and seat == giver:
            kinds = spoken(told["got"])
        ledger.items.move(seat, ledger.way + seat, kinds)
    for seat in range(ledger.seats):
        ledger.items.move(ledger.way + seat, (seat + step + ledger.seats) % ledger.seats, ANY)
    if mine >= 0:
        ledger.note("sextant", (mine + step + ledger.seats) % ledger.seats, "item", told["gave"])


def looked_at_hand(ledger: Ledger, told: Facts) -> None:
    if ledger.seat == told["seat"]:
        ledger.items.show(told["target"], numbers(told["items"]))
        ledger.note(told["reason"], told["target"], "items", told["items"])
    else:
        ledger.note(told["reason"], told["target"], "seen_by", told["seat"])


def foresaw(ledger: Ledger, told: Facts) -> None:
    """The pile is mixed anew: nobody but the Clairvoyant knows any longer what is on top."""
    ledger.items.pour(ledger.pile + ON_TOP, ledger.pile)
    ledger.items.pour(ledger.pile + BENEATH, ledger.pile)
    if ledger.seat == told["seat"]:
        ledger.items.show(ledger.pile, numbers(told["pile"]))

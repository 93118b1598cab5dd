"""What each event, as a seat received it, adds to the seat's ledger."""

from typing import Final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.seats import bit

from ..box.components import ORGANISATIONS, PROFESSIONS
from .item_updates import item_numbers, update_items
from .ledger_data import ANY, LedgerData
from .trade_updates import update_trade

PROFESSION_NUMBERS: Final = {name: number for number, name in enumerate(PROFESSIONS)}
ORGANISATION_NUMBERS: Final = {name: number for number, name in enumerate(ORGANISATIONS)}

UNREVEALING: Final = {
    "answered",
    "turn_began",
    "passed",
    "draw_offered",
    "attacked",
    "supported",
    "named",
    "hypnotised",
    "direction_chosen",
}
"""Events that follow from a choice and show nothing hidden."""

NOTHING: Final = 0
TRADES: Final = 1
ITEMS: Final = 2
PEOPLE: Final = 3
LOOKS: Final = 4
ENDINGS: Final = 5

SUBJECTS: Final[dict[str, int]] = {
    **dict.fromkeys(("offered", "refused", "traded", "announced", "trade_ended", "demanded"), TRADES),
    **dict.fromkeys(("drew", "gave", "passed_on", "item_used", "looked_at_hand", "foresaw", "arranged"), ITEMS),
    **dict.fromkeys(("profession_used", "professions_swapped", "spare_shown", "profession_changed"), PEOPLE),
    **dict.fromkeys(("looked_at_allegiance", "looked_at_identity"), LOOKS),
    **dict.fromkeys(("declared", "game_ended"), ENDINGS),
}
"""What events are about. Events that reveal nothing hidden are not listed."""


def update(ledger: LedgerData, event: Facts) -> None:
    """Draw the conclusions from an event."""
    name: str = event["event"]
    if name not in UNREVEALING:
        ledger.witnessed += 1
    subject: i64 = SUBJECTS.get(name, NOTHING)
    if subject == TRADES:
        update_trade(ledger, name, event)
    elif subject == ITEMS:
        update_items(ledger, name, event)
    elif subject == PEOPLE:
        update_professions(ledger, name, event)
    elif subject == LOOKS:
        update_looks(ledger, name, event)
    elif subject == ENDINGS:
        update_endings(ledger, name, event)
    elif name == "turn_began":
        ledger.turn = event["turn"]
    elif name == "dealt":
        dealt(ledger, event)


def dealt(ledger: LedgerData, event: Facts) -> None:
    """A seat sees its own cards."""
    if ledger.seat >= 0:
        for slot, card in enumerate(event["allegiance"]):
            ledger.allegiance[ledger.seat * ledger.slots + slot] = ORGANISATION_NUMBERS[card]
        ledger.items.show(ledger.seat, item_numbers(event["items"]))
        ledger.professions.show(ledger.seat, [PROFESSION_NUMBERS[event["profession"]]])


def update_professions(ledger: LedgerData, name: str, event: Facts) -> None:
    seat: i64 = event["seat"]
    if name == "profession_used":
        ledger.professions.holds(seat, bit(PROFESSION_NUMBERS[event["profession"]]))
        ledger.note("used", seat, "profession", event["profession"])
    elif name == "professions_swapped":
        ledger.professions.exchange(seat, event["target"])
        if "got" in event:
            other: i64 = event["target"] if ledger.seat == seat else seat
            ledger.professions.show(ledger.seat, [PROFESSION_NUMBERS[event["got"]]])
            ledger.professions.show(other, [PROFESSION_NUMBERS[event["gave"]]])
            ledger.note("tome", other, "profession", event["gave"])
    elif name == "spare_shown":
        if ledger.seat == seat:
            shown: list[i64] = [PROFESSION_NUMBERS[one] for one in event["professions"]]
            ledger.professions.show(ledger.seats, shown)
    else:
        profession_changed(ledger, seat, event)


def profession_changed(ledger: LedgerData, seat: i64, event: Facts) -> None:
    returned: i64 = ANY
    taken: i64 = ANY
    if ledger.seat == seat:
        if event["took"] == event["returned"]:
            return
        returned = bit(PROFESSION_NUMBERS[event["returned"]])
        taken = bit(PROFESSION_NUMBERS[event["took"]])
    before = ledger.professions.cases
    ledger.professions.move(seat, ledger.seats + 1, returned)
    ledger.professions.move(ledger.seats, seat, taken)
    ledger.professions.move(ledger.seats + 1, ledger.seats, ANY)
    if ledger.options.coat_may_refresh and ledger.seat != seat:
        ledger.professions.add_cases(before)  # Or the old profession was kept.


def update_looks(ledger: LedgerData, name: str, event: Facts) -> None:
    target: i64 = event["target"]
    source = "monocle" if name == "looked_at_allegiance" else "identity"
    if ledger.seat != event["seat"]:
        ledger.note(source, target, "seen_by", event["seat"])
        return
    slot: i64 = event["slot"]
    ledger.allegiance[target * ledger.slots + slot] = ORGANISATION_NUMBERS[event["allegiance"]]
    ledger.note(source, target, "allegiance", event["allegiance"])
    if name == "looked_at_identity":
        ledger.professions.show(target, [PROFESSION_NUMBERS[event["profession"]]])
        ledger.note(source, target, "profession", event["profession"])


def update_endings(ledger: LedgerData, name: str, event: Facts) -> None:
    """Cards are shown: the declarer's, and at the end everybody's."""
    if name == "declared":
        cards_shown(ledger, event["seat"], event)
    else:
        for seat, cards in enumerate(event["cards"]):
            cards_shown(ledger, seat, cards)


def cards_shown(ledger: LedgerData, seat: i64, cards: Facts) -> None:
    for slot, card in enumerate(cards["allegiance"]):
        ledger.allegiance[seat * ledger.slots + slot] = ORGANISATION_NUMBERS[card]
    ledger.items.show(seat, item_numbers(cards["items"]))
    ledger.professions.show(seat, [PROFESSION_NUMBERS[cards["profession"]]])

"""What each event, as it was told to a seat, adds to the seat's ledger."""

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


def update(ledger: LedgerData, told: Facts) -> None:
    """Draw the conclusions from an event."""
    name: str = told["event"]
    if name not in UNREVEALING:
        ledger.witnessed += 1
    subject: i64 = SUBJECTS.get(name, NOTHING)
    if subject == TRADES:
        update_trade(ledger, name, told)
    elif subject == ITEMS:
        update_items(ledger, name, told)
    elif subject == PEOPLE:
        update_professions(ledger, name, told)
    elif subject == LOOKS:
        update_looks(ledger, name, told)
    elif subject == ENDINGS:
        update_endings(ledger, name, told)
    elif name == "turn_began":
        ledger.turn = told["turn"]
    elif name == "dealt":
        dealt(ledger, told)


def dealt(ledger: LedgerData, told: Facts) -> None:
    """A seat sees its own cards."""
    if ledger.seat >= 0:
        for slot, card in enumerate(told["allegiance"]):
            ledger.allegiance[ledger.seat * ledger.slots + slot] = ORGANISATION_NUMBERS[card]
        ledger.items.show(ledger.seat, item_numbers(told["items"]))
        ledger.professions.show(ledger.seat, [PROFESSION_NUMBERS[told["profession"]]])


def update_professions(ledger: LedgerData, name: str, told: Facts) -> None:
    seat: i64 = told["seat"]
    if name == "profession_used":
        ledger.professions.holds(seat, bit(PROFESSION_NUMBERS[told["profession"]]))
        ledger.note("used", seat, "profession", told["profession"])
    elif name == "professions_swapped":
        ledger.professions.exchange(seat, told["target"])
        if "got" in told:
            other: i64 = told["target"] if ledger.seat == seat else seat
            ledger.professions.show(ledger.seat, [PROFESSION_NUMBERS[told["got"]]])
            ledger.professions.show(other, [PROFESSION_NUMBERS[told["gave"]]])
            ledger.note("tome", other, "profession", told["gave"])
    elif name == "spare_shown":
        if ledger.seat == seat:
            shown: list[i64] = [PROFESSION_NUMBERS[one] for one in told["professions"]]
            ledger.professions.show(ledger.seats, shown)
    else:
        profession_changed(ledger, seat, told)


def profession_changed(ledger: LedgerData, seat: i64, told: Facts) -> None:
    returned: i64 = ANY
    taken: i64 = ANY
    if ledger.seat == seat:
        if told["took"] == told["returned"]:
            return
        returned = bit(PROFESSION_NUMBERS[told["returned"]])
        taken = bit(PROFESSION_NUMBERS[told["took"]])
    before = ledger.professions.cases
    ledger.professions.move(seat, ledger.seats + 1, returned)
    ledger.professions.move(ledger.seats, seat, taken)
    ledger.professions.move(ledger.seats + 1, ledger.seats, ANY)
    if ledger.options.coat_may_refresh and ledger.seat != seat:
        ledger.professions.add_cases(before)  # Or the old profession was kept.


def update_looks(ledger: LedgerData, name: str, told: Facts) -> None:
    target: i64 = told["target"]
    source = "monocle" if name == "looked_at_allegiance" else "identity"
    if ledger.seat != told["seat"]:
        ledger.note(source, target, "seen_by", told["seat"])
        return
    slot: i64 = told["slot"]
    ledger.allegiance[target * ledger.slots + slot] = ORGANISATION_NUMBERS[told["allegiance"]]
    ledger.note(source, target, "allegiance", told["allegiance"])
    if name == "looked_at_identity":
        ledger.professions.show(target, [PROFESSION_NUMBERS[told["profession"]]])
        ledger.note(source, target, "profession", told["profession"])


def update_endings(ledger: LedgerData, name: str, told: Facts) -> None:
    """Cards are shown: the declarer's, and at the end everybody's."""
    if name == "declared":
        cards_shown(ledger, told["seat"], told)
    else:
        for seat, cards in enumerate(told["cards"]):
            cards_shown(ledger, seat, cards)


def cards_shown(ledger: LedgerData, seat: i64, cards: Facts) -> None:
    for slot, card in enumerate(cards["allegiance"]):
        ledger.allegiance[seat * ledger.slots + slot] = ORGANISATION_NUMBERS[card]
    ledger.items.show(seat, item_numbers(cards["items"]))
    ledger.professions.show(seat, [PROFESSION_NUMBERS[cards["profession"]]])

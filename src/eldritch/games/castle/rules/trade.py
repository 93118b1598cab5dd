"""Trading (Обмен предметами): an offer, the answer, the swap, and the trade texts in their order."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .. import card_events
from ..actions import ACCEPT, OFFER, OFFERS_PER_SEAT, REFUSE
from ..box.components import BLACK_PEARL, BROKEN_MIRROR, NO_ITEM, is_bag, item_name
from ..knowledge import behaviour as record
from ..state import Journey
from . import texts
from .luggage import insert

ALOUD: Final = 0
SILENT: Final = 1


def has_text(state: Journey, item: i64) -> bool:
    """Whether the item is named aloud when traded; a bag only while the pile lasts (ruling 8)."""
    if is_bag(item) and not state.pile:
        return False
    return (state.box.texts >> item) & 1 != 0


def add_kinds(state: Journey, hand: list[i64], verb: i64, without_bags: bool, options: list[int]) -> None:
    """Every way to trade an item of a hand: aloud, or by the variant Smuggling in silence (ruling 38)."""
    last: i64 = NO_ITEM
    for item in hand:
        if item == last or (without_bags and is_bag(item)):
            continue
        last = item
        options.append(verb + item * 2)
        if state.smuggling and has_text(state, item):
            options.append(verb + item * 2 + SILENT)


def add_offers(state: Journey, seat: i64, options: list[int]) -> None:
    """Any item may be offered to anybody; what the other holds is no matter of the offer."""
    for other in range(state.seats):
        if other != seat:
            verb = OFFER + other * OFFERS_PER_SEAT
            add_kinds(state, state.hands[seat], verb, without_bags=False, options=options)


def offer(state: Journey, seat: i64, target: i64, item: i64, silent: i64) -> None:
    record.offered(state, seat, target)
    card_events.offered(state, seat, target, item)
    state.stack.append(Answer(seat, target, item, silent))


@final
class Answer(Frame[Journey]):
    """The target has looked at the offered item and refuses, or accepts by returning one of his own."""

    def __init__(self, seat: i64, target: i64, item: i64, silent: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.item: i64 = item
        self.silent: i64 = silent

    def name(self) -> str:
        return "answer"

    def fields(self) -> Fields:
        return [self.seat, self.target, self.item, self.silent]

    def shown(self) -> Facts:
        return {"seat": self.seat, "target": self.target, "item": item_name(self.item)}

    def owing(self, state: Journey) -> i64:
        return bit(self.target)

    def options(self, state: Journey, seat: i64) -> list[int]:
        """Pearl and mirror must be accepted (ruling 5); a bag is not traded for the other bag (ruling 4)."""
        options: list[int] = []
        if self.item != BLACK_PEARL and self.item != BROKEN_MIRROR:
            options.append(REFUSE)
        add_kinds(state, state.hands[seat], ACCEPT, is_bag(self.item) and len(state.pile) > 0, options)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        """A refusal ends the turn as well (ruling 1)."""
        state.stack.pop()
        record.note(state, seat, self.seat, record.REFUSED if action == REFUSE else record.ACCEPTED)
        if action == REFUSE:
            card_events.refused(state, self.seat, seat)
            return
        choice = action - ACCEPT
        swap(state, self.seat, seat, self.item, choice // 2, self.silent, choice % 2)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        """The target sees the item, and not yet whether it shall be named."""
        if seat == self.seat:
            return self
        return Answer(self.seat, self.target, self.item if seat == self.target else UNKNOWN, ALOUD)

    def imagined(self, state: Journey) -> Frame[Journey]:
        item = self.item
        if item == UNKNOWN:
            hand = state.hands[self.seat]
            item = hand[state.generator.below(len(hand))]
        return Answer(self.seat, self.target, item, self.silent)


def swap(state: Journey, seat: i64, partner: i64, given: i64, returned: i64, silent: i64, hushed: i64) -> None:
    """Both items change hands. Their texts follow, the offered item's first (ruling 2); a mirror on either side
    silences both (ruling 6)."""
    state.hands[seat].remove(given)
    state.hands[partner].remove(returned)
    insert(state.hands[seat], returned)
    insert(state.hands[partner], given)
    card_events.traded(state, seat, partner, given, returned)
    mirror = given == BROKEN_MIRROR or returned == BROKEN_MIRROR
    first: i64 = NO_ITEM if mirror or silent == SILENT or not has_text(state, given) else given
    second: i64 = NO_ITEM if mirror or hushed == SILENT or not has_text(state, returned) else returned
    state.stack.append(Texts(seat, partner, first, second, FIRST))


FIRST: Final = 0
SECOND: Final = 1
NO_MORE: Final = 2


@final
class Texts(Frame[Journey]):
    """The texts of a trade that are still to be named; NO_ITEM stands for an item that passes in silence."""

    def __init__(self, seat: i64, partner: i64, first: i64, second: i64, stage: i64) -> None:
        self.seat: i64 = seat
        self.partner: i64 = partner
        self.first: i64 = first
        self.second: i64 = second
        self.stage: i64 = stage

    def name(self) -> str:
        return "texts"

    def fields(self) -> Fields:
        return [self.seat, self.partner, self.first, self.second, self.stage]

    def shown(self) -> Facts:
        return {"seat": self.seat, "partner": self.partner}

    def go(self, state: Journey) -> None:
        if self.stage == NO_MORE:
            state.stack.pop()
            card_events.trade_ended(state, self.seat, self.partner)
            return
        # What has been named is of no further use, so it need not be kept (nor hidden).
        state.stack[-1] = Texts(
            self.seat, self.partner, NO_ITEM, self.second if self.stage == FIRST else 0, self.stage + 1
        )
        if self.stage == FIRST and self.first != NO_ITEM:
            texts.announce(state, self.seat, self.partner, self.first, first=True)
        elif self.stage == SECOND and self.second != NO_ITEM:
            texts.announce(state, self.partner, self.seat, self.second, first=False)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        """Only the two who trade know whether a second text will follow."""
        if seat == self.seat or seat == self.partner or self.stage != SECOND:
            return self
        return Texts(self.seat, self.partner, self.first, UNKNOWN, self.stage)

    def imagined(self, state: Journey) -> Frame[Journey]:
        """The item that was returned is imagined with all others; it is the one that the store has tagged."""
        if self.second != UNKNOWN:
            return self
        second: i64 = state.tagged if has_text(state, state.tagged) else NO_ITEM
        if state.smuggling and state.generator.below(2) == 0:
            second = NO_ITEM
        return Texts(self.seat, self.partner, self.first, second, self.stage)

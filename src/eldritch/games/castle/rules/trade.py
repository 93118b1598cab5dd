"""Trading (Обмен предметами): the offer, the answer, the swap, and the trade texts in order."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .. import events
from ..actions import ACCEPT, ALOUD, REFUSE, SILENT, offers_to, trade_action, traded_item, traded_silent
from ..box.components import BLACK_PEARL, BROKEN_MIRROR, NO_ITEM, is_bag, item_name
from ..state import Journey
from . import texts
from .luggage import insert

# The stages of the texts of a trade.
FIRST: Final = 0
SECOND: Final = 1
NO_MORE: Final = 2


def has_text(state: Journey, item: i64) -> bool:
    """Whether the item is named aloud when traded; a bag only while the pile lasts (ruling 8)."""
    if is_bag(item) and not state.pile:
        return False
    return (state.box.texts >> item) & 1 != 0


def add_kinds(state: Journey, hand: list[i64], verb: i64, without_bags: bool, options: list[int]) -> None:
    """Add every way to trade an item of a hand: aloud, or in the variant Smuggling silently (ruling 38)."""
    last: i64 = NO_ITEM
    for item in hand:
        if item == last or (without_bags and is_bag(item)):
            continue
        last = item
        options.append(trade_action(verb, item, ALOUD))
        if state.smuggling and has_text(state, item):
            options.append(trade_action(verb, item, SILENT))


def add_offers(state: Journey, seat: i64, options: list[int]) -> None:
    """Any item may be offered to anybody, whatever the other holds."""
    for other in range(state.seats):
        if other != seat:
            add_kinds(state, state.hands[seat], offers_to(other), without_bags=False, options=options)


def offer(state: Journey, seat: i64, target: i64, item: i64, silent: i64) -> None:
    events.offered(state, seat, target, item)
    state.stack.append(Answer(seat, target, item, silent))


@final
class Answer(Frame[Journey]):
    """The target has seen the offered item and refuses, or accepts by returning an item."""

    def __init__(self, seat: i64, target: i64, item: i64, silent: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.item: i64 = item
        self.silent: i64 = silent

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
        if action == REFUSE:
            events.refused(state, self.seat, seat)
            return
        events.accepted(state, self.seat, seat)
        returned, hushed = traded_item(ACCEPT, action), traded_silent(ACCEPT, action)
        swap(state, self.seat, seat, self.item, returned, self.silent, hushed)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        """The target sees the item, but not yet whether it will be named."""
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
    """Exchange two items. Their texts follow, the given item's first (ruling 2). A mirror on either side silences both
    (ruling 6). `silent` and `hushed` say whether the given and the returned item are smuggled (ruling 38)."""
    state.hands[seat].remove(given)
    state.hands[partner].remove(returned)
    insert(state.hands[seat], returned)
    insert(state.hands[partner], given)
    events.traded(state, seat, partner, given, returned)
    mirror = given == BROKEN_MIRROR or returned == BROKEN_MIRROR
    first: i64 = NO_ITEM if mirror or silent == SILENT or not has_text(state, given) else given
    second: i64 = NO_ITEM if mirror or hushed == SILENT or not has_text(state, returned) else returned
    state.stack.append(Texts(seat, partner, first, second, FIRST))


@final
class Texts(Frame[Journey]):
    """The items of a trade that are still to be named. NO_ITEM stands for one that passes silently."""

    def __init__(self, seat: i64, partner: i64, first: i64, second: i64, stage: i64) -> None:
        self.seat: i64 = seat
        self.partner: i64 = partner
        self.first: i64 = first
        self.second: i64 = second
        self.stage: i64 = stage

    def shown(self) -> Facts:
        return {"seat": self.seat, "partner": self.partner}

    def go(self, state: Journey) -> None:
        if self.stage == NO_MORE:
            state.stack.pop()
            events.trade_ended(state, self.seat, self.partner)
            return
        # Items that have been named are dropped, so that they need not be hidden.
        rest: i64 = self.second if self.stage == FIRST else NO_ITEM
        state.stack[-1] = Texts(self.seat, self.partner, NO_ITEM, rest, self.stage + 1)
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
        """The returned item was drawn along with all other hidden cards."""
        if self.second != UNKNOWN:
            return self
        second: i64 = state.imagined_return if has_text(state, state.imagined_return) else NO_ITEM
        if state.smuggling and state.generator.below(2) == 0:
            second = NO_ITEM
        return Texts(self.seat, self.partner, self.first, second, self.stage)

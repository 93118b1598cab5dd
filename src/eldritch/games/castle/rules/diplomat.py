"""The Diplomat (Дипломат): a trade that cannot be refused (rulings 12 and 13).

A demand names an item. While the pile lasts both bags have one name, ANY_BAG. Once they have turned they are demanded
as key and goblet.
"""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame, SeatFrame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .. import events
from ..actions import ALOUD, BID, YIELD, demands_of, traded_item, traded_silent
from ..box.components import (
    ANY_BAG,
    BAG_WITH_GOBLET,
    BAG_WITH_KEY,
    DIPLOMAT,
    GOBLET,
    KEY,
    KINDS,
    is_bag,
    public_name,
)
from ..state import Journey
from . import trade
from .professions import use_profession
from .turn_frame import spend_action


def add_demands(state: Journey, seat: i64, options: list[int]) -> None:
    """Any item of the game may be demanded from anybody. The choices depend on one's own hand alone."""
    names = names_of_items(state, seat)
    for other in range(state.seats):
        if other != seat:
            for name in names:
                options.append(demands_of(other) + name)


def names_of_items(state: Journey, seat: i64) -> list[i64]:
    """The names that a seat may demand. Demanding a bag takes something else to offer."""
    names: list[i64] = []
    for item in range(1, KINDS + 1):
        if item == state.box.out[state.seats] or item == BAG_WITH_GOBLET:
            continue
        if not state.box.sealed[item] and state.options.items == "beginner":
            continue
        if item == ANY_BAG and (not state.pile or only_bags(state.hands[seat])):
            continue
        names.append(item)
    return names


def only_bags(hand: list[i64]) -> bool:
    return all(is_bag(item) for item in hand)


def name_item(state: Journey, seat: i64, target: i64, item: i64) -> None:
    state.stack.append(Demand(seat, target, item))


@final
class Demand(SeatFrame[Journey]):
    """The Diplomat has decided whom to ask for what and chooses what to offer. Nobody else knows of it yet."""

    def __init__(self, seat: i64, target: i64, item: i64) -> None:
        super().__init__(seat)
        self.target: i64 = target
        self.item: i64 = item

    def shown(self) -> Facts:
        return {"seat": self.seat, "target": self.target, "item": public_name(self.item)}

    def options(self, state: Journey, seat: i64) -> list[int]:
        options: list[int] = []
        trade.add_kinds(state, state.hands[seat], BID, self.item == ANY_BAG, options)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        demand(state, seat, self.target, self.item, traded_item(BID, action), traded_silent(BID, action))

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return self if seat == self.seat else None


def demand(state: Journey, seat: i64, target: i64, named: i64, offered: i64, silent: i64) -> None:
    """A target that has the item must trade it; otherwise it shows its hand and the turn ends (ruling 12)."""
    use_profession(state, seat, DIPLOMAT)
    met = bool(matching(state, target, named))
    events.demanded(state, seat, target, named, met)
    if not met:
        spend_action(state)
        events.looked_at_hand(state, seat, target, "demand")
        return
    if state.options.free_demand:
        state.passes = 0
    else:
        spend_action(state)
    if must_ask(state, named):
        state.stack.append(HandOver(seat, target, named, offered, silent))
    else:
        trade.swap(state, seat, target, offered, named, silent, ALOUD)


def matching(state: Journey, target: i64, named: i64) -> list[i64]:
    """The items of the target's hand that have this name, each kind once."""
    found: list[i64] = []
    for item in state.hands[target]:
        if item not in found and has_name(state, item, named):
            found.append(item)
    return found


def has_name(state: Journey, item: i64, named: i64) -> bool:
    """Whether the item is demanded by this name."""
    if named == ANY_BAG:
        return is_bag(item)
    if not state.pile and named == KEY and item == BAG_WITH_KEY:
        return True
    if not state.pile and named == GOBLET and item == BAG_WITH_GOBLET:
        return True
    return item == named


def must_ask(state: Journey, named: i64) -> bool:
    """Whether the target may, by public knowledge, have a choice: which bag, or whether to name it aloud."""
    if named == ANY_BAG or (not state.pile and KEY <= named <= GOBLET):
        return True
    return state.smuggling and trade.has_text(state, named)


@final
class HandOver(Frame[Journey]):
    """The target chooses the item to hand over among those with the name. It is asked even if there is only one."""

    def __init__(self, seat: i64, target: i64, named: i64, offered: i64, silent: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.named: i64 = named
        self.offered: i64 = offered
        self.silent: i64 = silent

    def shown(self) -> Facts:
        return {"seat": self.seat, "target": self.target, "item": public_name(self.named)}

    def owing(self, state: Journey) -> i64:
        return bit(self.target)

    def options(self, state: Journey, seat: i64) -> list[int]:
        options: list[int] = []
        trade.add_kinds(state, matching(state, seat, self.named), YIELD, without_bags=False, options=options)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        returned, hushed = traded_item(YIELD, action), traded_silent(YIELD, action)
        trade.swap(state, self.seat, seat, self.offered, returned, self.silent, hushed)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        """The offered item stays face down until it changes hands."""
        return self if seat == self.seat else HandOver(self.seat, self.target, self.named, UNKNOWN, ALOUD)

    def imagined(self, state: Journey) -> Frame[Journey]:
        if self.offered != UNKNOWN:
            return self
        possible = [item for item in state.hands[self.seat] if self.named != ANY_BAG or not is_bag(item)]
        offered = possible[state.generator.below(len(possible))]
        return HandOver(self.seat, self.target, self.named, offered, ALOUD)

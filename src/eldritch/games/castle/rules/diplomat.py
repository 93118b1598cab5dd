"""The Diplomat (Дипломат): a trade that cannot be refused (rulings 12 and 13)."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .. import card_events
from ..actions import BID, DEMAND, YIELD
from ..box.components import BAG, BAG_WITH_GOBLET, BAG_WITH_KEY, DIPLOMAT, GOBLET, KEY, KINDS, is_bag, item_name
from ..state import Journey
from . import fight, trade, turn
from .trade import ALOUD


def add_demands(state: Journey, seat: i64, options: list[int]) -> None:
    """Any item of the game may be named to anybody, judged by one's own hand alone.

    While the pile lasts there is one name for both bags, and who names it must have something else to offer. Once they
    have turned they are demanded as key and goblet.
    """
    names: list[i64] = []
    for item in range(1, KINDS + 1):
        if item == state.box.out[state.seats] or item == BAG_WITH_GOBLET:
            continue
        if not state.box.sealed[item] and state.options.items == "beginner":
            continue
        if item == BAG and (not state.pile or only_bags(state.hands[seat])):
            continue
        names.append(item)
    for other in range(state.seats):
        if other != seat:
            for item in names:
                options.append(DEMAND + other * KINDS + item)


def only_bags(hand: list[i64]) -> bool:
    return all(is_bag(item) for item in hand)


def name_item(state: Journey, seat: i64, target: i64, item: i64) -> None:
    state.stack.append(Demand(seat, target, item))


@final
class Demand(Frame[Journey]):
    """The Diplomat has made up his mind whom to ask for what, and picks what to offer; nobody knows of it yet."""

    def __init__(self, seat: i64, target: i64, item: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.item: i64 = item

    def name(self) -> str:
        return "demand"

    def fields(self) -> Fields:
        return [self.seat, self.target, self.item]

    def shown(self) -> Facts:
        return {
            "seat": self.seat,
            "target": self.target,
            "item": "bag" if self.item == BAG else item_name(self.item),
        }

    def owing(self, state: Journey) -> i64:
        return bit(self.seat)

    def options(self, state: Journey, seat: i64) -> list[int]:
        options: list[int] = []
        trade.add_kinds(state, state.hands[seat], BID, self.item == BAG, options)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        choice = action - BID
        demand(state, seat, self.target, self.item, choice // 2, choice % 2)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return self if seat == self.seat else None


def demand(state: Journey, seat: i64, target: i64, named: i64, offered: i64, silent: i64) -> None:
    """If the target has the item he must trade it; otherwise he shows his hand and the turn ends (ruling 12)."""
    fight.turn_up(state, seat, DIPLOMAT)
    held = matching(state, target, named)
    card_events.demanded(state, seat, target, named, bool(held))
    if not held:
        turn.spend(state)
        card_events.looked_at_hand(state, seat, target, "demand")
        return
    if state.options.free_demand:
        state.passes = 0
    else:
        turn.spend(state)
    if must_ask(state, named):
        state.stack.append(HandOver(seat, target, named, offered, silent))
    else:
        trade.swap(state, seat, target, offered, named, silent, ALOUD)


def matching(state: Journey, target: i64, named: i64) -> list[i64]:
    """The items of the target's hand that go by the name, each kind once."""
    found: list[i64] = []
    for item in state.hands[target]:
        if item not in found and goes_by(state, item, named):
            found.append(item)
    return found


def goes_by(state: Journey, item: i64, named: i64) -> bool:
    """Whether the item is demanded under this name: bags as one, and turned ones as key and goblet."""
    if named == BAG:
        return is_bag(item)
    if not state.pile and named == KEY and item == BAG_WITH_KEY:
        return True
    if not state.pile and named == GOBLET and item == BAG_WITH_GOBLET:
        return True
    return item == named


def must_ask(state: Journey, named: i64) -> bool:
    """Whether the target might, by public facts, have a choice: which bag, or whether to name it aloud."""
    if named == BAG or (not state.pile and KEY <= named <= GOBLET):
        return True
    return state.smuggling and trade.has_text(state, named)


@final
class HandOver(Frame[Journey]):
    """The target picks the item to hand over among those that go by the name; asked even if there is but one."""

    def __init__(self, seat: i64, target: i64, named: i64, offered: i64, silent: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.named: i64 = named
        self.offered: i64 = offered
        self.silent: i64 = silent

    def name(self) -> str:
        return "hand_over"

    def fields(self) -> Fields:
        return [self.seat, self.target, self.named, self.offered, self.silent]

    def shown(self) -> Facts:
        named = "bag" if self.named == BAG else item_name(self.named)
        return {"seat": self.seat, "target": self.target, "item": named}

    def owing(self, state: Journey) -> i64:
        return bit(self.target)

    def options(self, state: Journey, seat: i64) -> list[int]:
        options: list[int] = []
        trade.add_kinds(state, matching(state, seat, self.named), YIELD, without_bags=False, options=options)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        choice = action - YIELD
        trade.swap(state, self.seat, seat, self.offered, choice // 2, self.silent, choice % 2)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        """What is offered stays face down until it changes hands."""
        return self if seat == self.seat else HandOver(self.seat, self.target, self.named, UNKNOWN, ALOUD)

    def imagined(self, state: Journey) -> Frame[Journey]:
        if self.offered != UNKNOWN:
            return self
        possible = [item for item in state.hands[self.seat] if self.named != BAG or not is_bag(item)]
        offered = possible[state.generator.below(len(possible))]
        return HandOver(self.seat, self.target, self.named, offered, ALOUD)

"""The traveller's luggage (Багаж путешественника): how items move, the pile, and the hand limit."""

from typing import final

from mypy_extensions import i64

from eldritch.core.frame import SeatFrame

from .. import events
from ..actions import gift_item, gift_target, gifts_to
from ..state import Journey


def insert(hand: list[i64], item: i64) -> None:
    """Add an item to a hand, which stays sorted."""
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] > item:
        place -= 1
    hand.insert(place, item)


def kinds(hand: list[i64], verb: i64) -> list[int]:
    """The verb's action for every kind of item in a hand."""
    options: list[int] = []
    last: i64 = 0
    for item in hand:
        if item != last:
            options.append(verb + item)
            last = item
    return options


def move(state: Journey, giver: i64, receiver: i64, item: i64, reason: str) -> None:
    """Hand an item over face down, outside a trade. The receiver may then be over the limit (ruling 29)."""
    state.hands[giver].remove(item)
    insert(state.hands[receiver], item)
    events.gave(state, giver, receiver, item, reason)
    check_limit(state, receiver)


def draw(state: Journey, seat: i64, reason: str) -> None:
    """Draw the top item. When the pile is empty the bags turn into key and goblet (ruling 8)."""
    item = state.pile.pop()
    insert(state.hands[seat], item)
    events.drew(state, seat, item, reason)
    if not state.pile:
        events.bags_turned(state)
    check_limit(state, seat)


def check_limit(state: Journey, seat: i64) -> None:
    """A hand over the limit gives one item away before anything else happens (ruling 29)."""
    if len(state.hands[seat]) > state.limit:
        state.stack.append(Overflow(seat))


@final
class Overflow(SeatFrame[Journey]):
    """A hand is over the limit: one item goes to a player below the limit, who must take it."""

    def options(self, state: Journey, seat: i64) -> list[int]:
        options: list[int] = []
        for other in range(state.seats):
            if other != seat and len(state.hands[other]) < state.limit:
                options += kinds(state.hands[seat], gifts_to(other))
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        move(state, seat, gift_target(action), gift_item(action), events.OVERFLOW)

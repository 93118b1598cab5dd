"""The traveller's luggage (Багаж путешественника): how items move, the pile, and the hand limit."""

from typing import final

from mypy_extensions import i64

from .. import card_events
from ..actions import GIFT
from ..box.components import KINDS
from ..knowledge import behaviour as record
from ..state import Journey
from .step import Step


def insert(hand: list[i64], item: i64) -> None:
    """Hands are kept in rising order."""
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
    """An item changes hands face down, outside a trade; too many items have to be given away at once (ruling 29)."""
    state.hands[giver].remove(item)
    insert(state.hands[receiver], item)
    card_events.gave(state, giver, receiver, item, reason)
    check_limit(state, receiver)


def draw(state: Journey, seat: i64, reason: str) -> None:
    """Draw the top item. With the last one the bags turn into key and goblet at once (ruling 8)."""
    item = state.pile.pop()
    insert(state.hands[seat], item)
    card_events.drew(state, seat, item, reason)
    if not state.pile:
        card_events.bags_turned(state)
    check_limit(state, seat)


def check_limit(state: Journey, seat: i64) -> None:
    """A hand over the limit gives one item away before anything else happens (ruling 29)."""
    if len(state.hands[seat]) > state.limit:
        state.stack.append(Overflow(seat))


@final
class Overflow(Step):
    """Somebody has one item too many: one goes to a player below the limit, who must take it."""

    def name(self) -> str:
        return "overflow"

    def options(self, state: Journey, seat: i64) -> list[int]:
        options: list[int] = []
        for other in range(state.seats):
            if other != seat and len(state.hands[other]) < state.limit:
                options += kinds(state.hands[seat], GIFT + other * KINDS)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        choice = action - GIFT - 1
        record.note(state, seat, choice // KINDS, record.GAVE)
        move(state, seat, choice // KINDS, choice % KINDS + 1, "overflow")

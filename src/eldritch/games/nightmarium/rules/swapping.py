"""Swapping cards (Как сбрасывать карты и набирать из колоды новые)."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import MARK, STOP
from ..state import Nightmare
from . import building, drawing, turn


def start(state: Nightmare, seat: i64, card: i64) -> None:
    """The first card is picked; a swap of no card does not exist (R5)."""
    state.stack.append(Swap(seat, [card]))


@final
class Swap(Frame[Nightmare]):
    """The cards picked so far, in rising order. Until the picking stops it is nobody else's business."""

    def __init__(self, seat: i64, marked: list[i64]) -> None:
        self.seat: i64 = seat
        self.marked: list[i64] = marked

    def name(self) -> str:
        return "swap"

    def fields(self) -> Fields:
        return [self.seat, self.marked[:]]

    def shown(self) -> Facts:
        return {"seat": self.seat, "marked": self.marked[:], "draws": len(self.marked) // 2}

    def owing(self, state: Nightmare) -> i64:
        return bit(self.seat)

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        """Stop, or pick one more card not below the last, so that every choice is made in one order only."""
        options: list[int] = []
        highest = self.marked[-1]
        spare: i64 = -self.marked.count(highest)
        last: i64 = 0
        for card in state.hands[seat]:
            if card == highest:
                spare += 1
            if card > last and (card > highest or (card == highest and spare > 0)):
                options.append(MARK + card)
                last = card
        options.append(STOP)
        return options

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        if action != STOP:
            state.stack[-1] = Swap(seat, [*self.marked, action - MARK])
            return
        state.stack.pop()
        turn.spend(state, building.ANY_LEGION)
        swap(state, self.marked)

    def seen_by(self, state: Nightmare, seat: i64) -> Frame[Nightmare] | None:
        return self if seat == self.seat else None


def swap(state: Nightmare, cards: list[i64]) -> None:
    """Discard, then draw one card for every two, rounded down (R5). The discarded may come back by a reshuffle."""
    hand = state.hands[state.current]
    for card in cards:
        hand.remove(card)
        state.discard.append(card)
    events.swapped(state, cards)
    if len(cards) >= 2:
        drawing.draw(state, len(cards) // 2)

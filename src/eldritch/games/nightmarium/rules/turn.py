"""The course of the game (Ход игры): two actions a turn, then the next player to the left.

An action is to play a card, to draw one, or to swap cards (Как сбрасывать карты и набирать из колоды новые).
"""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame, SeatFrame
from eldritch.core.seats import bit

from .. import events
from ..actions import DRAW, STOP, add_marks, is_mark, marked_card, played_card, played_slot
from ..box.components import ANY_LEGION, legion_name
from ..state import Nightmare
from . import building, drawing, victory


def begin(state: Nightmare, seat: i64) -> None:
    """Begin the seat's turn: two actions, both compulsory (R1)."""
    state.current = seat
    state.turn += 1
    state.stack.append(Turn(seat, 2, ANY_LEGION))
    events.turn_began(state)


def spend(state: Nightmare, legion: i64) -> None:
    """Use up one action. The next card played as an action must be of this legion, unless ANY_LEGION (R3, R4)."""
    now = state.stack[-1]
    assert isinstance(now, Turn)
    state.stack[-1] = Turn(now.seat, now.left - 1, legion)
    state.fired = 0


@final
class Turn(SeatFrame[Nightmare]):
    """The actions left in a turn, and the legion that cards played as actions must have (R3)."""

    def __init__(self, seat: i64, left: i64, legion: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.legion: i64 = legion

    def shown(self) -> Facts:
        return {"seat": self.seat, "left": self.left, "legion": legion_name(self.legion)}

    def owing(self, state: Nightmare) -> i64:
        if self.left == 0:
            return 0
        if not state.hands[self.seat] and not drawing.possible(state):
            return 0
        return bit(self.seat)

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        hand = state.hands[seat]
        options = building.plays(state, hand, self.legion)
        if drawing.possible(state):
            options.append(DRAW)
        add_marks(options, hand, 0)
        return options

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        if is_mark(action):  # The first card to swap. A swap of no card does not exist (R5).
            state.stack.append(Swap(seat, [marked_card(action)]))
        elif action == DRAW:
            spend(state, self.legion)
            drawing.draw(state, 1)
        else:
            card = played_card(action)
            spend(state, state.cards.legion[card])
            building.play_from_hand(state, card, played_slot(action), "action")

    def go(self, state: Nightmare) -> None:
        """If no action is possible, one is lost (R1). After the last action the turn ends."""
        if self.left > 0:
            events.passed(state)
            spend(state, self.legion)
            return
        state.stack.pop()
        events.turn_ended(state)
        if not victory.at_end_of_turn(state):
            begin(state, (self.seat + 1) % state.seats)


@final
class Swap(SeatFrame[Nightmare]):
    """The cards marked for a swap, in rising order. Other seats learn nothing of it until the player stops marking."""

    def __init__(self, seat: i64, marked: list[i64]) -> None:
        super().__init__(seat)
        self.marked: list[i64] = marked

    def shown(self) -> Facts:
        return {"seat": self.seat, "marked": self.marked[:], "draws": len(self.marked) // 2}

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        """Stop, or mark one more card. Cards are marked in rising order, so that each set can be marked in one way."""
        hand = state.hands[seat]
        highest = self.marked[-1]
        options: list[int] = []
        add_marks(options, hand, hand.index(highest) + self.marked.count(highest))
        options.append(STOP)
        return options

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        if action != STOP:
            state.stack[-1] = Swap(seat, [*self.marked, marked_card(action)])
            return
        state.stack.pop()
        spend(state, ANY_LEGION)
        swap(state, self.marked)

    def seen_by(self, state: Nightmare, seat: i64) -> Frame[Nightmare] | None:
        return self if seat == self.seat else None


def swap(state: Nightmare, cards: list[i64]) -> None:
    """Discard the cards, then draw half as many, rounded down (R5). A reshuffle may bring back discarded cards."""
    hand = state.hands[state.current]
    for card in cards:
        hand.remove(card)
        state.discard.append(card)
    events.swapped(state, cards)
    if len(cards) >= 2:
        drawing.draw(state, len(cards) // 2)

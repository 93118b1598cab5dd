"""The course of the game (Ход игры): two actions a turn, then the neighbour on the left."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import DRAW, MARK, PLAY
from ..box.components import MOST_CREATURES, legion_name
from ..state import Nightmare
from . import building, drawing, swapping, victory


def begin(state: Nightmare, seat: i64) -> None:
    """It is the seat's turn: two actions, both compulsory (R1)."""
    state.current = seat
    state.turn += 1
    state.stack.append(Turn(seat, 2, building.ANY_LEGION))
    events.turn_began(state)


def spend(state: Nightmare, legion: i64) -> None:
    """One action is used up; a legion other than -1 binds the next card played as an action (R3)."""
    now = state.stack[-1]
    assert isinstance(now, Turn)
    state.stack[-1] = Turn(now.seat, now.left - 1, legion)
    state.fired = 0


@final
class Turn(Frame[Nightmare]):
    """The actions left in a turn, and the legion that cards played as actions must have (R3)."""

    def __init__(self, seat: i64, left: i64, legion: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.legion: i64 = legion

    def name(self) -> str:
        return "turn"

    def fields(self) -> Fields:
        return [self.seat, self.left, self.legion]

    def shown(self) -> Facts:
        return {"seat": self.seat, "left": self.left, "legion": legion_name(self.legion)}

    def owing(self, state: Nightmare) -> i64:
        if self.left == 0:
            return 0
        if not state.hands[self.seat] and not drawing.possible(state):
            return 0
        return bit(self.seat)

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        options = building.plays(state, state.hands[seat], self.legion)
        if drawing.possible(state):
            options.append(DRAW)
        last: i64 = 0
        for card in state.hands[seat]:
            if card != last:
                options.append(MARK + card)
            last = card
        return options

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        if action > DRAW:
            swapping.start(state, seat, action - MARK)
            return
        if action == DRAW:
            spend(state, self.legion)
            drawing.draw(state, 1)
            return
        card = (action - PLAY) // MOST_CREATURES
        spend(state, state.cards.legion[card])
        building.play_from_hand(state, card, (action - PLAY) % MOST_CREATURES, "action")

    def go(self, state: Nightmare) -> None:
        """With no action possible one is lost (R1); after the last the turn ends."""
        if self.left > 0:
            events.passed(state)
            spend(state, self.legion)
            return
        state.stack.pop()
        events.turn_ended(state)
        if not victory.at_end_of_turn(state):
            begin(state, (self.seat + 1) % state.seats)

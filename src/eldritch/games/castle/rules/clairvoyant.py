"""The Clairvoyant (Провидец): a look through the pile, and two items of his choice on top (rulings 14 and 15).

He may look at any moment of his own turn, whoever it is that the others wait for. Whether he could is a matter of his
own card, whose turn it is and how many items the pile has, so being able to says nothing to anybody else.
"""

from typing import final

from mypy_extensions import i64

from eldritch.core.frame import Fields, Frame

from .. import card_events
from ..actions import FORESEE, TOP
from ..box.components import CLAIRVOYANT
from ..state import Journey
from . import fight
from .luggage import kinds
from .step import Step


def look(state: Journey, seat: i64) -> None:
    """A single item is looked at and put back (ruling 15)."""
    fight.turn_up(state, seat, CLAIRVOYANT)
    card_events.foresaw(state, seat)
    if len(state.pile) == 1:
        card_events.arranged(state, seat, state.pile)
        return
    state.stack.append(Foresight(seat, sorted(state.pile), 0))


@final
class Foresight(Step):
    """The pile in his hands: he picks the item that goes on top, then the one beneath it."""

    def __init__(self, seat: i64, pile: list[i64], top: i64) -> None:
        super().__init__(seat)
        self.pile: list[i64] = pile
        self.top: i64 = top

    def name(self) -> str:
        return "foresight"

    def fields(self) -> Fields:
        return [self.seat, self.pile[:], self.top]

    def options(self, state: Journey, seat: i64) -> list[int]:
        return kinds(self.pile, TOP)

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        rest = self.pile[:]
        rest.remove(action - TOP)
        if self.top == 0:
            state.stack[-1] = Foresight(seat, rest, action - TOP)
            return
        state.stack.pop()
        state.generator.shuffle(rest)
        rest.append(action - TOP)
        rest.append(self.top)
        state.pile = rest
        card_events.arranged(state, seat, [self.top, action - TOP])

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return self if seat == self.seat else Foresight(self.seat, [], 0)

    def imagined(self, state: Journey) -> Frame[Journey]:
        if self.pile:
            return self
        return Foresight(self.seat, sorted(state.pile), 0)


def side_options(state: Journey, seat: i64) -> list[int]:
    """The Clairvoyant's look at the pile, at any moment of his own turn (ruling 14); one item is enough, with none
    there is nothing to see (ruling 15)."""
    if seat != state.current or state.turn == 0 or not state.may_use(seat, CLAIRVOYANT):
        return []
    least: i64 = 2 if state.foresight_needs_two else 1
    return [FORESEE] if len(state.pile) >= least else []

"""The Clairvoyant (Провидец): a look through the pile, and two items of his choice on top (rulings 14 and
15)."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import TOP
from ..components import CLAIRVOYANT
from ..state import Journey
from . import fight
from .luggage import kinds


def possible(state: Journey, seat: i64) -> bool:
    """With one item left it is looked at and put back; with none there is nothing to see (ruling 15)."""
    least: i64 = 2 if state.options.foresight_needs_two else 1
    return len(state.pile) >= least and state.may_use(seat, CLAIRVOYANT)


def look(state: Journey, seat: i64) -> None:
    fight.turn_up(state, seat, CLAIRVOYANT)
    events.foresaw(state, seat)
    if len(state.pile) == 1:
        events.arranged(state, seat, state.pile)
        return
    state.stack.append(Foresight(seat, sorted(state.pile), 0))


@final
class Foresight(Frame[Journey]):
    """The pile in his hands: he picks the item that goes on top, then the one beneath it."""

    def __init__(self, seat: i64, pile: list[i64], top: i64) -> None:
        self.seat: i64 = seat
        self.pile: list[i64] = pile
        self.top: i64 = top

    def name(self) -> str:
        return "foresight"

    def fields(self) -> Fields:
        return [self.seat, self.pile[:], self.top]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Journey) -> i64:
        return bit(self.seat)

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
        events.arranged(state, seat, [self.top, action - TOP])

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return self if seat == self.seat else Foresight(self.seat, [], 0)

    def imagined(self, state: Journey) -> Frame[Journey]:
        if self.pile:
            return self
        return Foresight(self.seat, sorted(state.pile), 0)

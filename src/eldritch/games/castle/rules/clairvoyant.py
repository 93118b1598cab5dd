"""The Clairvoyant (Провидец): look through the pile and put two items of one's choice on top (rulings 14 and 15).

The Clairvoyant may look at any moment of their own turn, even while others decide. Whether the side action is open is
shown to that seat alone, so it reveals nothing.
"""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame, SeatFrame

from .. import events
from ..actions import FORESEE, TOP
from ..box.components import CLAIRVOYANT, item_name
from ..state import Journey
from .luggage import kinds
from .professions import use_profession


def look(state: Journey, seat: i64) -> None:
    """Look through the pile. A single item is only looked at (ruling 15)."""
    use_profession(state, seat, CLAIRVOYANT)
    events.foresaw(state, seat)
    if len(state.pile) == 1:
        events.arranged(state, seat, state.pile)
        return
    state.stack.append(Foresight(seat, sorted(state.pile), 0))


@final
class Foresight(SeatFrame[Journey]):
    """Choose the item that goes on top, then the one beneath it."""

    def __init__(self, seat: i64, pile: list[i64], top: i64) -> None:
        super().__init__(seat)
        self.pile: list[i64] = pile
        self.top: i64 = top

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

    def shown(self) -> Facts:
        return {"seat": self.seat, "item": item_name(self.top)}

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return self if seat == self.seat else Foresight(self.seat, [], 0)

    def imagined(self, state: Journey) -> Frame[Journey]:
        if self.pile:
            return self
        return Foresight(self.seat, sorted(state.pile), 0)


def side_options(state: Journey, seat: i64) -> list[int]:
    """The Clairvoyant may look at any moment of their own turn (ruling 14), unless the pile is empty (ruling 15)."""
    if seat != state.current or state.turn == 0 or not state.may_use(seat, CLAIRVOYANT):
        return []
    least: i64 = 2 if state.foresight_needs_two else 1
    return [FORESEE] if len(state.pile) >= least else []

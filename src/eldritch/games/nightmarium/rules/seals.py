"""The advanced rules (Продвинутые правила): seals that embody a creature.

An embodied creature is out of every ability's reach to the end of the game (R29); `abilities` asks its height.
"""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import REPLAY
from ..box.components import HEAD, LEGIONS, SEAL
from ..state import Nightmare
from . import completion


def embody(state: Nightmare, slot: i64) -> None:
    """A seal wakes the creature's abilities of its own legion again, if there are any and its owner likes (R29)."""
    if awake(state, slot):
        state.stack.append(Replay(state.current, slot, seal_legion(state, slot)))


def awake(state: Nightmare, slot: i64) -> bool:
    """Whether any ability of an embodied creature is of the seal's legion."""
    return completion.Chain(slot, HEAD, seal_legion(state, slot)).next_position(state) >= 0


def seal_legion(state: Nightmare, slot: i64) -> i64:
    return state.cards.legion[state.part(state.creature(state.current, slot), SEAL)]


@final
class Replay(Frame[Nightmare]):
    """One yes or no for the whole replay; once begun it is compulsory as usual."""

    def __init__(self, seat: i64, slot: i64, legion: i64) -> None:
        self.seat: i64 = seat
        self.slot: i64 = slot
        self.legion: i64 = legion

    def name(self) -> str:
        return "replay"

    def fields(self) -> Fields:
        return [self.seat, self.slot, self.legion]

    def shown(self) -> Facts:
        return {"seat": self.seat, "slot": self.slot, "legion": LEGIONS[self.legion]}

    def owing(self, state: Nightmare) -> i64:
        return bit(self.seat)

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        return [REPLAY, REPLAY + 1]

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        state.stack.pop()
        events.replayed(state, self.slot, action == REPLAY)
        if action == REPLAY:
            state.stack.append(completion.Chain(self.slot, HEAD, self.legion))

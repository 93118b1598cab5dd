"""The advanced rules (Продвинутые правила): a seal embodies a complete creature.

No ability can affect an embodied creature for the rest of the game (R29). `abilities` checks that by its height.
"""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import SeatFrame

from .. import events
from ..actions import DECLINE, REPLAY
from ..box.components import LEGIONS, SEAL, creature_at
from ..state import Nightmare
from . import chain


def embody(state: Nightmare, slot: i64) -> None:
    """A seal offers to replay the creature's abilities of its legion, if there are any (R29)."""
    if awake(state, slot):
        state.stack.append(Replay(state.current, slot, seal_legion(state, slot)))


def awake(state: Nightmare, slot: i64) -> bool:
    """Whether an embodied creature has an ability of its seal's legion."""
    return chain.has_ability(state, slot, seal_legion(state, slot))


def seal_legion(state: Nightmare, slot: i64) -> i64:
    return state.cards.legion[state.part(creature_at(state.current, slot), SEAL)]


@final
class Replay(SeatFrame[Nightmare]):
    """The player accepts or declines the replay as a whole. Once accepted, its abilities are compulsory as usual."""

    def __init__(self, seat: i64, slot: i64, legion: i64) -> None:
        super().__init__(seat)
        self.slot: i64 = slot
        self.legion: i64 = legion

    def shown(self) -> Facts:
        return {"seat": self.seat, "slot": self.slot, "legion": LEGIONS[self.legion]}

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        return [REPLAY, DECLINE]

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        state.stack.pop()
        events.replayed(state, self.slot, action == REPLAY)
        if action == REPLAY:
            chain.start(state, self.slot, self.legion)

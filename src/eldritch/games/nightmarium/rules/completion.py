"""Completing a creature (Завершение существа): the discard for a pure legion, then the chain of abilities."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame

from .. import events
from ..box.components import COMPLETE, HEAD, LEGS, NO_ABILITY, TORSO, legion_name
from ..state import Nightmare
from . import abilities, building, seals
from .pure_legion import PureLegion

MOST_ABILITIES: Final = 200
"""The guard R30: so many abilities in one action and the chain is cut."""


def check_pure_legion(state: Nightmare, slot: i64) -> None:
    """A creature completed by a head of the same legion as its torso and legs makes every opponent discard (R26)."""
    creature = state.creature(state.current, slot)
    if state.over or state.height[creature] != COMPLETE:
        return
    legion = state.cards.legion[state.part(creature, HEAD)]
    if legion != state.cards.legion[state.part(creature, TORSO)]:
        return
    if legion != state.cards.legion[state.part(creature, LEGS)]:
        return
    events.pure_legion(state, slot, legion)
    state.stack.append(PureLegion(legion, [[] for _ in range(state.seats)]))


def awaken(state: Nightmare, slot: i64) -> None:
    """A finished creature takes over: whatever chain was running is dropped for good (R19), its own begins."""
    if state.over:
        return
    running = state.stack[-1]
    if isinstance(running, Chain):
        state.stack.pop()
        if running.next_position(state) >= 0:
            events.interrupted(state, running.slot, slot)
    if state.height[state.creature(state.current, slot)] == COMPLETE:
        state.stack.append(Chain(slot, HEAD, building.ANY_LEGION))
    else:
        seals.embody(state, slot)


@final
class Chain(Frame[Nightmare]):
    """The abilities of a creature still to run, from a position downwards; by a seal only those of its legion (R29)."""

    def __init__(self, slot: i64, position: i64, legion: i64) -> None:
        self.slot: i64 = slot
        self.position: i64 = position
        self.legion: i64 = legion

    def name(self) -> str:
        return "chain"

    def fields(self) -> Fields:
        return [self.slot, self.position, self.legion]

    def shown(self) -> Facts:
        return {"slot": self.slot, "position": self.position, "legion": legion_name(self.legion)}

    def next_position(self, state: Nightmare) -> i64:
        """The next part that has an ability to run; parts without one are passed over (R17)."""
        creature = state.creature(state.current, self.slot)
        position = self.position
        while position >= 0:
            card = state.part(creature, position)
            if state.cards.ability[card] != NO_ABILITY and self.admits(state.cards.legion[card]):
                return position
            position -= 1
        return -1

    def admits(self, legion: i64) -> bool:
        return self.legion == building.ANY_LEGION or self.legion == legion

    def go(self, state: Nightmare) -> None:
        """Run the next ability. One that cannot be carried out stops the chain (R16, R18)."""
        position = self.next_position(state)
        if position < 0:
            state.stack.pop()
            events.chain_ended(state, self.slot)
            return
        ability = state.cards.ability[state.part(state.creature(state.current, self.slot), position)]
        if state.fired >= MOST_ABILITIES:
            self.stop(state, position, ability, "guard")
            return
        state.fired += 1
        state.stack[-1] = Chain(self.slot, position - 1, self.legion)
        events.fired(state, self.slot, position, ability)
        obstacle = abilities.run(state, ability, self.slot)
        if obstacle:
            self.stop(state, position, ability, obstacle)

    def stop(self, state: Nightmare, position: i64, ability: i64, reason: str) -> None:
        state.stack.pop()
        events.chain_stopped(state, self.slot, position, ability, reason)

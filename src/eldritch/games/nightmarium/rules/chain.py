"""The chain of abilities of a finished creature: head, torso, legs (Завершение существа)."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame

from .. import events
from ..box.components import ABILITIES, ANY_LEGION, COMPLETE, HEAD, NO_ABILITY, Cards, creature_at, legion_name
from ..state import Nightmare

MOST_ABILITIES: Final = 200
"""The chain stops after this many abilities in one action, which prevents endless games (R30)."""

NO_POSITION: Final = -1

# Why an ability cannot be carried out, so that the chain stops (R18).
REASONS: Final = ("", "no_target", "no_card", "nothing_fits", "guard")
DONE: Final = 0
NO_TARGET: Final = 1
NO_CARD: Final = 2
NOTHING_FITS: Final = 3
GUARD: Final = 4


class Ability:
    """Something that a card can do. The subclasses stand above this module, because an ability can start a chain."""

    def run(self, state: Nightmare, slot: i64) -> i64:
        """Carry it out for the current player's creature in the slot. Return DONE or why it is impossible (R18)."""
        raise NotImplementedError


RUNNERS: Final[list[Ability]] = [Ability() for _ in ABILITIES]
"""The abilities by number. `rules/__init__.py` fills this table."""


@final
class Chain(Frame[Nightmare]):
    """The abilities of a creature still to run, from `position` down; for a seal only those of its legion (R29)."""

    def __init__(self, slot: i64, position: i64, legion: i64) -> None:
        self.slot: i64 = slot
        self.position: i64 = position
        self.legion: i64 = legion

    def shown(self) -> Facts:
        return {"slot": self.slot, "position": self.position, "legion": legion_name(self.legion)}

    def next_position(self, state: Nightmare) -> i64:
        """The position of the next ability, or NO_POSITION. Parts without an ability are skipped (R17)."""
        creature = creature_at(state.current, self.slot)
        position = self.position
        while position >= 0:
            card = state.part(creature, position)
            if state.cards.ability[card] != NO_ABILITY and self.admits(state.cards.legion[card]):
                return position
            position -= 1
        return NO_POSITION

    def admits(self, legion: i64) -> bool:
        return self.legion == ANY_LEGION or self.legion == legion

    def go(self, state: Nightmare) -> None:
        """Run the next ability. Abilities are compulsory; one that cannot be carried out stops the chain (R16, R18)."""
        position = self.next_position(state)
        if position == NO_POSITION:
            state.stack.pop()
            events.chain_ended(state, self.slot)
            return
        ability = state.cards.ability[state.part(creature_at(state.current, self.slot), position)]
        if state.fired >= MOST_ABILITIES:
            self.stop(state, position, ability, GUARD)
            return
        state.fired += 1
        state.stack[-1] = Chain(self.slot, position - 1, self.legion)
        events.fired(state, self.slot, position, ability)
        reason = RUNNERS[ability].run(state, self.slot)
        if reason != DONE:
            self.stop(state, position, ability, reason)

    def stop(self, state: Nightmare, position: i64, ability: i64, reason: i64) -> None:
        state.stack.pop()
        events.chain_stopped(state, self.slot, position, ability, REASONS[reason])


def abilities_in_order(cards: Cards, body: list[i64], legion: i64) -> list[int]:
    """The cards of a body whose abilities run: from the head down, of one legion only unless ANY_LEGION."""
    found: list[int] = []
    for card in reversed(body[:COMPLETE]):
        if cards.ability[card] != NO_ABILITY and legion in (ANY_LEGION, cards.legion[card]):
            found.append(card)
    return found


def start(state: Nightmare, slot: i64, legion: i64) -> None:
    """Run the abilities of a creature from the head down; of one legion only, unless ANY_LEGION."""
    state.stack.append(Chain(slot, HEAD, legion))


def has_ability(state: Nightmare, slot: i64, legion: i64) -> bool:
    """Whether a creature of the current player has an ability of this legion."""
    return Chain(slot, HEAD, legion).next_position(state) != NO_POSITION

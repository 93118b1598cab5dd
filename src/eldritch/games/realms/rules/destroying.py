"""Destroying a location (Разрушить локацию), whatever shields there are (ruling 28)."""

from typing import final

from mypy_extensions import i64

from eldritch.core.seats import bit

from ..actions import card_destroyed, destroy_action, owner_destroyed
from ..box.components import LOCATION
from ..state import Realm, kind_of, used_abilities
from . import neighbours, sanity
from .decision import ActivePlayerFrame


def is_leaving(state: Realm, card: i64) -> bool:
    """Whether a card in play is about to be abjured by its own ability; it cannot be chosen any more (ruling 12)."""
    return used_abilities(card) & state.cards.leaving[kind_of(card)] != 0


def is_target(state: Realm, card: i64) -> bool:
    return state.cards.type[kind_of(card)] == LOCATION and not is_leaving(state, card)


def has_target(state: Realm, kind: i64, abjures_card: bool) -> bool:
    """Whether a card of this kind finds a location to destroy, other than itself if it abjures itself (ruling 12)."""
    reach = neighbours.within_reach(state, state.current)
    count: i64 = 0
    for seat in range(state.seats):
        if reach & bit(seat) == 0:
            continue
        for card in state.in_play[seat]:
            if is_target(state, card):
                count += 1
    if abjures_card and state.cards.type[kind] == LOCATION:
        count -= 1
    return count > 0


def targets(state: Realm) -> list[int]:
    """Every kind of location of every player within reach, the active player's own included (ruling 28)."""
    found: list[int] = []
    reach = neighbours.within_reach(state, state.current)
    for seat in range(state.seats):
        if reach & bit(seat) == 0:
            continue
        last: i64 = -1
        for card in state.in_play[seat]:
            if kind_of(card) != last and is_target(state, card):
                last = kind_of(card)
                found.append(destroy_action(seat, last))
    return found


def begin(state: Realm) -> None:
    """Destroy a location; a choice is asked for only if there are several."""
    found = targets(state)
    if len(found) > 1:
        state.stack.append(Destroy())
    elif found:  # By the option `lone_tomb` there may be none.
        destroy_chosen(state, found[0])


def destroy_chosen(state: Realm, action: i64) -> None:
    """Destroy the chosen kind of location.

    Of equal ones it is an opponent's that has lost least this turn (the first in the sorted list), or the active
    player's own that has used most (the last). The other way round would never be better for the chooser.
    """
    seat = owner_destroyed(action)
    kind = card_destroyed(action)
    chosen: i64 = -1
    for card in state.in_play[seat]:
        if kind_of(card) != kind or not is_target(state, card):
            continue
        if chosen < 0 or seat == state.current:
            chosen = card
    sanity.destroy(state, seat, chosen)


@final
class Destroy(ActivePlayerFrame):
    """The active player chooses a location to destroy."""

    def options(self, state: Realm, seat: i64) -> list[int]:
        return targets(state)

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        state.stack.pop()
        destroy_chosen(state, action)

"""Destroying a location (Разрушить локацию), whatever shields there are (ruling 28)."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from ..actions import DESTROY_CARD
from ..box.components import KINDS, LOCATION
from ..state import Realm, kind_of
from . import neighbours, sanity


def is_leaving(state: Realm, card: i64) -> bool:
    """Whether the card is about to be abjured by the ability being used: that one cannot be chosen (ruling 12)."""
    return card & state.cards.leaving[kind_of(card)] != 0


def is_target(state: Realm, card: i64) -> bool:
    return state.cards.type[kind_of(card)] == LOCATION and not is_leaving(state, card)


def possible(state: Realm, itself: i64) -> bool:
    """Whether there is a location to choose, other than the one `itself` that the ability will abjure (ruling 12)."""
    reach = neighbours.within_reach(state, state.current)
    count: i64 = 0
    for seat in range(state.seats):
        if reach & bit(seat) == 0:
            continue
        for card in state.in_play[seat]:
            if is_target(state, card):
                count += 1
    if itself >= 0 and state.cards.type[itself] == LOCATION:
        count -= 1
    return count > 0


def targets(state: Realm) -> list[int]:
    """Every kind of location of every player within reach, one's own too."""
    found: list[int] = []
    reach = neighbours.within_reach(state, state.current)
    for seat in range(state.seats):
        if reach & bit(seat) == 0:
            continue
        last: i64 = -1
        for card in state.in_play[seat]:
            if kind_of(card) != last and is_target(state, card):
                last = kind_of(card)
                found.append(DESTROY_CARD + seat * KINDS + last)
    return found


def begin(state: Realm) -> None:
    """A single target is no choice."""
    found = targets(state)
    if len(found) == 1:
        hit(state, found[0])
    else:
        state.stack.append(Destroy())


def hit(state: Realm, action: i64) -> None:
    """Destroy the chosen kind of location.

    Of equal ones it is an opponent's that has lost least this turn (the first in rising order), or one's own that has
    used most (the last). The other way round would never be better for whoever chooses.
    """
    seat = (action - DESTROY_CARD) // KINDS
    kind = (action - DESTROY_CARD) % KINDS
    chosen: i64 = -1
    for card in state.in_play[seat]:
        if kind_of(card) != kind or not is_target(state, card):
            continue
        if chosen < 0 or seat == state.current:
            chosen = card
    sanity.destroy(state, seat, chosen)


@final
class Destroy(Frame[Realm]):
    """The active player chooses a location to destroy."""

    def name(self) -> str:
        return "destroy"

    def fields(self) -> Fields:
        return []

    def shown(self) -> Facts:
        return {}

    def owing(self, state: Realm) -> i64:
        return bit(state.current)

    def options(self, state: Realm, seat: i64) -> list[int]:
        return targets(state)

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        state.stack.pop()
        hit(state, action)

"""Gaining and losing sanity (Обрести/потерять рассудок), and the shields of locations."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts

from .. import events
from ..actions import GRAZE, GRAZE_PLAYER, SPARE, STRIKE, STRIKE_PLAYER, is_graze
from ..box.components import GATE, LOCATION, REFUGE
from ..state import Realm, damage_of, damaged, kind_of, used_abilities
from . import elimination, neighbours
from .decision import ActivePlayerFrame

NOBODY: Final = -1

# What the shields of a player's locations protect, as bits.
PLAYER_PROTECTED: Final = 1
LOCATIONS_PROTECTED: Final = 2

NOT_FIXED: Final = -1
"""Each part of a loss meets the shields in play then; by the option, those at its start count (ruling 22)."""


def gain(state: Realm, seat: i64, amount: i64) -> None:
    """The seat gains sanity, without an upper limit (ruling 28)."""
    state.sanity[seat] += amount
    events.gained(state, seat, amount)


def lose(state: Realm, amount: i64) -> None:
    """A loss hits both neighbours in full, or an only neighbour once; never oneself (rulings 20, 24 and 40)."""
    first = neighbours.after(state, state.current)
    second = neighbours.before(state, state.current)
    begin_loss(state, first, amount, second if second != first else NOBODY)


def may_hit_own(state: Realm) -> bool:
    """Whether the active player chooses between the opponent and a location of their own (ruling 24)."""
    if not state.options.own_loss or not state.has_single_row:
        return False
    return any(can_be_hit(state, card, 0) for card in state.in_play[state.current])


def begin_loss(state: Realm, victim: i64, amount: i64, next_victim: i64) -> None:
    """Begin to distribute a loss over one player and their locations."""
    fixed: i64 = NOT_FIXED
    if not state.options.loss_passes_shields:
        fixed = protection(state, victim)
    state.stack.append(Loss(victim, amount, amount, next_victim, fixed))


def protection(state: Realm, seat: i64) -> i64:
    """A refuge protects the player, a gate the other locations, by the option the player too (rulings 25 and 27)."""
    bits: i64 = 0
    for card in state.in_play[seat]:
        shield = state.cards.shield[kind_of(card)]
        if shield == REFUGE:
            bits |= PLAYER_PROTECTED
        elif shield == GATE:
            bits |= LOCATIONS_PROTECTED
    if bits & LOCATIONS_PROTECTED != 0 and state.options.gate_protects_owner:
        bits |= PLAYER_PROTECTED
    return bits


def can_be_hit(state: Realm, card: i64, protected: i64) -> bool:
    """Whether a card in play can lose sanity: an unprotected location. Gates do not protect each other (ruling 26).

    A location that is about to leave play cannot (ruling 12).
    """
    kind = kind_of(card)
    if state.cards.type[kind] != LOCATION or used_abilities(card) & state.cards.leaving[kind] != 0:
        return False
    return protected & LOCATIONS_PROTECTED == 0 or state.cards.shield[kind] == GATE


@final
class Loss(ActivePlayerFrame):
    """The active player distributes what is left of a loss over one neighbour, the victim, and their locations.

    The points are dealt in parts, and each part meets the shields in play then (ruling 22), unless `fixed` holds the
    protection at the start of the loss. Of equal locations the one that has lost most is hit, since what a location has
    lost comes back at the end of the turn (ruling 20). `next_victim` is the neighbour who comes next, or NOBODY.
    """

    def __init__(self, victim: i64, rest: i64, amount: i64, next_victim: i64, fixed: i64) -> None:
        self.victim: i64 = victim
        self.rest: i64 = rest
        self.amount: i64 = amount
        self.next_victim: i64 = next_victim
        self.fixed: i64 = fixed

    def shown(self) -> Facts:
        return {"victim": self.victim, "rest": self.rest, "amount": self.amount}

    def options(self, state: Realm, seat: i64) -> list[int]:
        """Any unprotected target, for as much as it can take or one point; or leave the rest unused (ruling 21).

        One point is offered only where it differs from as much as the target can take.
        """
        options: list[int] = []
        grazes: list[int] = []
        protected = self.protection_now(state)
        if protected & PLAYER_PROTECTED == 0:
            options.append(STRIKE_PLAYER)
            if self.rest > 1 and state.sanity[self.victim] > 1:
                grazes.append(GRAZE_PLAYER)
        last: i64 = -1
        for card in state.in_play[self.victim]:
            kind = kind_of(card)
            if kind != last and can_be_hit(state, card, protected):
                options.append(STRIKE + kind)
                if self.rest > 1 and sanity_left(state, self.victim, kind) > 1:
                    grazes.append(GRAZE + kind)
                last = kind
        if grazes:
            options += grazes
        options.append(SPARE)
        return options

    def protection_now(self, state: Realm) -> i64:
        """Shields protect from others only. Of the active player, a loss hits only locations (ruling 24)."""
        if self.victim == state.current:
            return PLAYER_PROTECTED
        return protection(state, self.victim) if self.fixed == NOT_FIXED else self.fixed

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        if action == SPARE:
            events.spared(state, self.victim, self.rest)
            self.finish(state)
            return
        rest = self.rest - self.hit(state, action)
        if rest > 0 and state.sanity[self.victim] > 0 and self.has_target(state):
            state.stack[-1] = Loss(self.victim, rest, self.amount, self.next_victim, self.fixed)
        else:
            self.finish(state)

    def hit(self, state: Realm, action: i64) -> i64:
        """Hit the chosen target; the points that took."""
        if action == STRIKE_PLAYER:
            return hit_player(state, self.victim, self.rest)
        if action == GRAZE_PLAYER:
            return hit_player(state, self.victim, 1)
        if is_graze(action):
            return hit_location(state, self.victim, action - GRAZE, 1)
        return hit_location(state, self.victim, action - STRIKE, self.rest)

    def has_target(self, state: Realm) -> bool:
        """Whether anything is left to hit; points without a target are lost (ruling 23)."""
        protected = self.protection_now(state)
        if protected & PLAYER_PROTECTED == 0:
            return True
        return any(can_be_hit(state, card, protected) for card in state.in_play[self.victim])

    def finish(self, state: Realm) -> None:
        """Go on to the other neighbour. Eliminations wait until both losses are settled (ruling 40)."""
        state.stack.pop()
        if self.next_victim != NOBODY:
            begin_loss(state, self.next_victim, self.amount, NOBODY)
        else:
            elimination.eliminate_fallen(state)


def hit_player(state: Realm, seat: i64, points: i64) -> i64:
    """The player loses sanity, at most all of it; without any they are out (ruling 23). How much was lost."""
    lost = min(state.sanity[seat], points)
    state.sanity[seat] -= lost
    events.lost(state, seat, lost)
    return lost


def place_of_weakest(state: Realm, seat: i64, kind: i64) -> i64:
    """Where the location of this kind lies that has lost most: the last in the sorted list that can be hit."""
    in_play = state.in_play[seat]
    place: i64 = len(in_play) - 1
    while kind_of(in_play[place]) != kind or not can_be_hit(state, in_play[place], 0):
        place -= 1
    return place


def sanity_left(state: Realm, seat: i64, kind: i64) -> i64:
    """The sanity that the weakest location of this kind has left."""
    return state.cards.sanity[kind] - damage_of(state.in_play[seat][place_of_weakest(state, seat, kind)])


def hit_location(state: Realm, seat: i64, kind: i64, points: i64) -> i64:
    """A location loses sanity and is destroyed when none is left. How much was lost."""
    in_play = state.in_play[seat]
    place = place_of_weakest(state, seat, kind)
    left = sanity_left(state, seat, kind)
    lost = min(left, points)
    events.location_lost(state, seat, kind, lost)
    if lost == left:
        destroy(state, seat, in_play[place])
    else:
        in_play[place] = damaged(in_play[place], lost)
        in_play.sort()
    return lost


def destroy(state: Realm, seat: i64, card: i64) -> None:
    """A destroyed location goes to its owner's discard pile."""
    state.in_play[seat].remove(card)
    state.discards[seat].append(kind_of(card))
    events.destroyed(state, seat, kind_of(card))

"""Gaining and losing sanity (Обрести/потерять рассудок), and the shields of locations."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import GRAZE, GRAZE_PLAYER, SPARE, STRIKE, STRIKE_PLAYER
from ..box.components import GATE, LOCATION, REFUGE
from ..state import ONE_DAMAGE, Realm, damage_of, kind_of
from . import neighbours

NOBODY: Final = -1

AS_THEY_STAND: Final = -1
"""Each point of a loss is checked against the shields as they stand; else closed targets stay closed (ruling 22)."""

PLAYER_CLOSED: Final = 1
LOCATIONS_CLOSED: Final = 2


def gain(state: Realm, seat: i64, amount: i64) -> None:
    """There is no upper limit; above 55 the board only says so (ruling 28)."""
    state.sanity[seat] += amount
    events.gained(state, seat, amount)


def lose(state: Realm, amount: i64) -> None:
    """A loss hits both neighbours for the full amount, or the only one once; never oneself (rulings 20, 24 and 40)."""
    first = neighbours.after(state, state.current)
    second = neighbours.before(state, state.current)
    start(state, first, amount, second if second != first else NOBODY)


def start(state: Realm, victim: i64, amount: i64, then: i64) -> None:
    """Begin to spread a loss over one neighbour."""
    frozen: i64 = AS_THEY_STAND
    if not state.options.loss_passes_shields:
        frozen = closed(state, victim)
    state.stack.append(Loss(victim, amount, amount, then, frozen))


def closed(state: Realm, seat: i64) -> i64:
    """A refuge protects the player, a gate the other locations; by the option also the player (rulings 25 and 27)."""
    bits: i64 = 0
    for card in state.in_play[seat]:
        shield = state.cards.shield[kind_of(card)]
        if shield == REFUGE:
            bits |= PLAYER_CLOSED
        elif shield == GATE:
            bits |= LOCATIONS_CLOSED
    if bits & LOCATIONS_CLOSED != 0 and state.options.gate_protects_owner:
        bits |= PLAYER_CLOSED
    return bits


def is_open(state: Realm, kind: i64, bits: i64) -> bool:
    """Gates do not protect each other (ruling 26). Only locations can lose sanity."""
    if state.cards.type[kind] != LOCATION:
        return False
    return bits & LOCATIONS_CLOSED == 0 or state.cards.shield[kind] == GATE


@final
class Loss(Frame[Realm]):
    """What is left of a loss for one neighbour; `then` is the neighbour who comes next.

    The points are given out one after another, so that each finds the shields as they then stand (ruling 22). Of equal
    locations the one that has lost most is hit: what it has lost comes back at the end of the turn (ruling 20).
    """

    def __init__(self, victim: i64, rest: i64, amount: i64, then: i64, frozen: i64) -> None:
        self.victim: i64 = victim
        self.rest: i64 = rest
        self.amount: i64 = amount
        self.then: i64 = then
        self.frozen: i64 = frozen

    def name(self) -> str:
        return "loss"

    def fields(self) -> Fields:
        return [self.victim, self.rest, self.amount, self.then, self.frozen]

    def shown(self) -> Facts:
        return {"victim": self.victim, "rest": self.rest, "amount": self.amount}

    def owing(self, state: Realm) -> i64:
        return bit(state.current)

    def options(self, state: Realm, seat: i64) -> list[int]:
        """The player and every open kind of location, for all it can take or one point; or stop (ruling 21)."""
        options: list[int] = []
        grazes: list[int] = []
        bits = self.closed_now(state)
        if bits & PLAYER_CLOSED == 0:
            options.append(STRIKE_PLAYER)
            if self.rest > 1 and state.sanity[self.victim] > 1:
                grazes.append(GRAZE_PLAYER)
        last: i64 = -1
        for card in state.in_play[self.victim]:
            kind = kind_of(card)
            if kind != last and is_open(state, kind, bits):
                options.append(STRIKE + kind)
                if self.rest > 1 and left_of(state, self.victim, kind) > 1:
                    grazes.append(GRAZE + kind)
            last = kind
        if grazes:
            options += grazes
        options.append(SPARE)
        return options

    def closed_now(self, state: Realm) -> i64:
        return closed(state, self.victim) if self.frozen == AS_THEY_STAND else self.frozen

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        if action == SPARE:
            events.spared(state, self.victim, self.rest)
            self.done(state)
            return
        spent: i64 = 1
        if action in (STRIKE_PLAYER, GRAZE_PLAYER):
            spent = hit_player(state, self.victim, self.rest if action == STRIKE_PLAYER else 1)
        elif action >= GRAZE:
            hit_location(state, self.victim, action - GRAZE, 1)
        else:
            spent = hit_location(state, self.victim, action - STRIKE, self.rest)
        rest = self.rest - spent
        if rest > 0 and state.sanity[self.victim] > 0 and self.finds_target(state):
            state.stack[-1] = Loss(self.victim, rest, self.amount, self.then, self.frozen)
        else:
            self.done(state)

    def finds_target(self, state: Realm) -> bool:
        """Nothing carries over by itself: points that find no target are lost (ruling 23)."""
        bits = self.closed_now(state)
        if bits & PLAYER_CLOSED == 0:
            return True
        return any(is_open(state, kind_of(card), bits) for card in state.in_play[self.victim])

    def done(self, state: Realm) -> None:
        """On to the other neighbour; whoever has fallen is removed only when both are settled (ruling 40)."""
        state.stack.pop()
        if self.then != NOBODY:
            start(state, self.then, self.amount, NOBODY)
        else:
            neighbours.remove_fallen(state)


def hit_player(state: Realm, seat: i64, points: i64) -> i64:
    """The player loses sanity, down to 0, which puts them out (ruling 23); how much."""
    lost = min(state.sanity[seat], points)
    state.sanity[seat] -= lost
    events.lost(state, seat, lost)
    return lost


def weakest(state: Realm, seat: i64, kind: i64) -> i64:
    """Where of the locations of this kind the one lies that has lost most: the last in rising order."""
    in_play = state.in_play[seat]
    place: i64 = len(in_play) - 1
    while kind_of(in_play[place]) != kind:
        place -= 1
    return place


def left_of(state: Realm, seat: i64, kind: i64) -> i64:
    """The sanity that the weakest location of this kind has left."""
    return state.cards.sanity[kind] - damage_of(state.in_play[seat][weakest(state, seat, kind)])


def hit_location(state: Realm, seat: i64, kind: i64, points: i64) -> i64:
    """A location loses sanity; with the last of it, it is destroyed. How much it could take."""
    in_play = state.in_play[seat]
    place = weakest(state, seat, kind)
    left = left_of(state, seat, kind)
    lost = min(left, points)
    events.location_lost(state, seat, kind, lost)
    if lost == left:
        destroy(state, seat, in_play[place])
    else:
        in_play[place] += lost * ONE_DAMAGE
    return lost


def destroy(state: Realm, seat: i64, card: i64) -> None:
    """A destroyed location goes to its owner's discard pile."""
    state.in_play[seat].remove(card)
    state.discards[seat].append(kind_of(card))
    events.destroyed(state, seat, kind_of(card))

"""Views: a position as one seat knows it, and whole positions that such a view admits.

Hands, the order of decks, and the shared deck except its top card are hidden; all else is public (ruling 45).
"""

from typing import Final

from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.knowledge import deal
from eldritch.core.state import UNKNOWN, WHOLE

from ..box.components import KINDS, SHARED_KINDS
from ..rules import abjuring
from ..rules.abjuring import Abjure
from ..rules.setup import all_cards
from ..state import Realm
from .ledger import Ledger

STARTER: Final = 1
"""The trait of cards that are never in the shared deck."""


def seen_by(state: Realm, seat: int | None) -> Realm:
    """The position with holes for decks and other hands, except cards known to be in them."""
    seen = state.clone()
    seen.blind(seat)
    if state.shared:
        seen.shared = [UNKNOWN] * (len(state.shared) - 1) + state.shared[-1:]
    for other in range(state.seats):
        known: list[i64] = [] if seen.ledger is None else seen.ledger.known[other]
        tops: list[i64] = [] if seen.ledger is None else seen.ledger.tops[other]
        seen.decks[other] = [UNKNOWN] * (len(state.decks[other]) - len(tops)) + tops
        if other != seen.viewer:
            seen.hands[other] = [UNKNOWN] * (len(state.hands[other]) - len(known)) + known
    return seen


def proofs(seen: Realm) -> list[str]:
    """What the open decision proves about the active player's hand, beyond the cards known to be in it."""
    if not seen.stack or seen.current == seen.viewer or not isinstance(seen.stack[-1], Abjure):
        return []
    if abjuring.has_public_target(seen, seen.current):
        return []
    return [f"seat {seen.current} holds a card that may be abjured"]


def imagine(seen: Realm, seed: int, knowledge: bool) -> Realm:
    """A whole position that the view admits; every deal of the hidden cards is equally likely."""
    generator = Generator(seed)
    while True:
        world = seen.clone()
        world.viewer = WHOLE
        world.generator = generator
        if seen.viewer != WHOLE:
            if world.ledger is None:
                fill_from_table(world)
            else:
                fill_from_ledger(world, world.ledger, seen.viewer)
        if not knowledge:
            world.ledger = None
        if all_can_choose(world):
            return world


def all_can_choose(world: Realm) -> bool:
    """Whether every decider has an option: an open decision to abjure proves that there is a card for it."""
    return all(world.legal(seat) for seat in world.deciders())


def fill_from_ledger(world: Realm, ledger: Ledger, viewer: i64) -> None:
    """Fill each hand and deck from the seat's pool, and the shared deck with the shared cards never seen."""
    for seat in range(world.seats):
        pool = ledger.pools[seat][:]
        hand = world.hands[seat]
        if seat == viewer:
            for card in without(hand, ledger.known[seat]):
                pool.remove(card)
        world.generator.shuffle(pool)
        if seat != viewer:
            missing = hand.count(UNKNOWN)
            world.hands[seat] = hand[missing:] + pool[:missing]
            world.hands[seat].sort()
            pool = pool[missing:]
        world.decks[seat] = pool + ledger.tops[seat]
    unseen = unseen_cards(world)
    world.generator.shuffle(unseen)
    if world.shared:
        world.shared = unseen + world.shared[-1:]


def without(cards: list[i64], removed: list[i64]) -> list[i64]:
    rest = cards[:]
    for card in removed:
        rest.remove(card)
    return rest


def unseen_cards(world: Realm) -> list[i64]:
    """All cards of the game except those that are visible or filled in already, in rising order."""
    counts: list[i64] = [0] * KINDS
    for card in all_cards(world.cards, world.seats):
        counts[card] += 1
    for card in world.components():
        if card != UNKNOWN:
            counts[card] -= 1
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


def fill_from_table(world: Realm) -> None:
    """Fill the holes without a ledger, going only by what lies on the table now."""
    traits: list[i64] = [0] * KINDS
    for kind in range(SHARED_KINDS, KINDS):
        traits[kind] = STARTER
    sizes: list[i64] = [world.shared.count(UNKNOWN)]
    barred: list[i64] = [STARTER]
    for seat in range(world.seats):
        sizes += [world.hands[seat].count(UNKNOWN), world.decks[seat].count(UNKNOWN)]
        barred += [0, 0]
    dealt = deal(unseen_cards(world), sizes, barred, traits, world.generator)
    world.shared = dealt[0] + world.shared[sizes[0] :]
    for seat in range(world.seats):
        world.hands[seat] = dealt[2 * seat + 1] + world.hands[seat][sizes[2 * seat + 1] :]
        world.hands[seat].sort()
        world.decks[seat] = dealt[2 * seat + 2] + world.decks[seat][sizes[2 * seat + 2] :]

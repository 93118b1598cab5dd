"""Views with holes, and whole positions drawn at random from a view."""

from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.knowledge import deal
from eldritch.core.state import UNKNOWN, WHOLE

from ..rules.abilities import Mockingbird
from ..state import Nightmare
from .ledger import Ledger


def seen_by(state: Nightmare, seat: int | None) -> Nightmare:
    """The position as a seat sees it. The deck and other hands are hidden, except for cards known to be in a hand."""
    seen = state.clone()
    seen.blind(seat)
    seen.deck = [UNKNOWN] * len(state.deck)
    for other in range(state.seats):
        if other != seen.viewer:
            known: list[i64] = [] if seen.ledger is None else seen.ledger.known[other]
            seen.hands[other] = [UNKNOWN] * (len(state.hands[other]) - len(known)) + known[:]
    return seen


def proofs(seen: Nightmare) -> list[str]:
    """What the seat can prove beyond the cards it sees: voids, and that a Mockingbird's hand has a card that fits."""
    found = [] if seen.ledger is None else seen.ledger.proofs(seen.viewer)
    if seen.stack and isinstance(seen.stack[-1], Mockingbird) and seen.current != seen.viewer:
        found.append(f"seat {seen.current} has a card that fits")
    return found


def imagine(seen: Nightmare, seed: int, knowledge: bool) -> Nightmare:
    """A whole position consistent with the view. All consistent deals of the hidden cards are equally likely."""
    generator = Generator(seed)
    ledger = public_ledger(seen) if seen.ledger is None else seen.ledger.copy()
    if seen.viewer >= 0:
        ledger.remove_hand(seen.viewer, seen.hands[seen.viewer], generator)
    while True:
        world = seen.clone()
        world.viewer = WHOLE
        world.generator = generator
        if not knowledge:
            world.ledger = None
        if seen.viewer != WHOLE:
            deal_hidden_cards(world, ledger)
            world.stack = [frame.imagined(world) for frame in seen.stack]
        if all_can_choose(world):
            return world


def deal_hidden_cards(world: Nightmare, ledger: Ledger) -> None:
    """Deal the unseen cards of each pool to the hands that drew from it. The rest of the newest pool is the deck."""
    for seat in range(world.seats):
        world.hands[seat] = [card for card in world.hands[seat] if card != UNKNOWN]
    for pool in ledger.pools:
        dealt = deal(pool.cards(), pool.in_hand, ledger.void, world.cards.traits, world.generator)
        for seat in range(world.seats):
            world.hands[seat] += dealt[seat]
        world.deck = dealt[-1]
    for hand in world.hands:
        hand.sort()


def all_can_choose(world: Nightmare) -> bool:
    """A Mockingbird waits only if some card of the hand fits, so worlds without such a card are rejected."""
    return all(world.legal(seat) for seat in world.deciders())


def public_ledger(seen: Nightmare) -> Ledger:
    """The ledger of someone who has just arrived at the table: all hidden cards are one pool."""
    ledger = Ledger(seen.seats)
    ledger.new_deck(seen.cards.full_deck(seen.options.seals))
    pool = ledger.pools[-1]
    for card in seen.components():
        if card != UNKNOWN:
            pool.unseen[card] -= 1
    for seat in range(seen.seats):
        if seat == seen.viewer:
            for card in seen.hands[seat]:
                pool.unseen[card] += 1
            pool.in_hand[seat] = len(seen.hands[seat])
        else:
            pool.in_hand[seat] = seen.hands[seat].count(UNKNOWN)
    return ledger

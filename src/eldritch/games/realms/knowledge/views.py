"""What can be known of hidden cards, and views that hold no more than that.

Hands, the order of decks and all of the shared deck but its top are hidden; the rest is public (ruling 45). Every card
enters a deck and leaves a hand in sight, so everybody knows exactly which cards a player's hand and deck are
made of. The ledger keeps that: cards known to be in a hand (drawn when they were known, or the last of a deck),
cards known to lie on top of a deck (returned there), and the rest, of which any may be in the hand or in the deck.
"""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from eldritch.core.errors import BadDump
from eldritch.core.generator import Generator
from eldritch.core.knowledge import deal
from eldritch.core.state import UNKNOWN, WHOLE

from ..box.components import KINDS, SHARED_KINDS

if TYPE_CHECKING:
    from ..state import Realm

STARTER: Final = 1
"""The trait by which cards that never were in the shared deck are told apart."""


@final
class Ledger:
    """What everybody knows of each seat's hidden cards; all lists but `tops` in rising order."""

    def __init__(self, seats: i64) -> None:
        self.known: list[list[i64]] = [[] for _ in range(seats)]
        self.tops: list[list[i64]] = [[] for _ in range(seats)]
        self.pools: list[list[i64]] = [[] for _ in range(seats)]

    def copy(self) -> "Ledger":
        twin = Ledger(0)
        twin.known = [cards[:] for cards in self.known]
        twin.tops = [cards[:] for cards in self.tops]
        twin.pools = [cards[:] for cards in self.pools]
        return twin

    def new_deck(self, seat: i64, cards: list[i64]) -> None:
        """These cards, as everybody knows, are shuffled into a new deck."""
        self.pools[seat] = cards[:]

    def drew(self, seat: i64, left: i64) -> None:
        """A card went from the deck, where so many are left, to the hand.

        When none but known ones are left, all the others must be in the hand.
        """
        if self.tops[seat]:
            self.known[seat].append(self.tops[seat].pop())
            self.known[seat].sort()
        if self.pools[seat] and left == len(self.tops[seat]):
            self.known[seat] += self.pools[seat]
            self.known[seat].sort()
            self.pools[seat] = []

    def put_on_top(self, seat: i64, card: i64) -> None:
        """A card was laid on the deck in sight."""
        self.tops[seat].append(card)

    def card_left(self, seat: i64, card: i64) -> None:
        """A card of the hand came to light."""
        if card in self.known[seat]:
            self.known[seat].remove(card)
        else:
            self.pools[seat].remove(card)

    def forget(self, seat: i64) -> None:
        """The seat is out; all its cards lie open in the box."""
        self.known[seat] = []
        self.tops[seat] = []
        self.pools[seat] = []

    def dump(self) -> dict[str, Any]:
        return {
            "known": [cards[:] for cards in self.known],
            "tops": [cards[:] for cards in self.tops],
            "pools": [cards[:] for cards in self.pools],
        }


def check(state: "Realm", ledger: Ledger) -> None:
    """A ledger that was read back speaks of the cards that are there."""
    if any(len(lists) != state.seats for lists in (ledger.known, ledger.tops, ledger.pools)):
        raise BadDump("the ledger must speak of every seat")
    for seat in range(state.seats):
        hand, deck = state.hands[seat], state.decks[seat]
        known, tops = ledger.known[seat], ledger.tops[seat]
        told = sorted(known + tops + ledger.pools[seat])
        if len(told) != len(hand) + len(deck):
            raise BadDump(f"the ledger must speak of every hidden card of seat {seat}")
        if state.viewer == WHOLE and told != sorted(hand + deck):
            raise BadDump(f"the ledger must speak of the cards that seat {seat} has")
        if deck[len(deck) - len(tops) :] != tops or any(known.count(card) > hand.count(card) for card in known):
            raise BadDump(f"what the ledger says of seat {seat} must be so")


def proofs(seen: "Realm") -> list[str]:
    """What a seat's open step proves of its hand beyond the cards that are known to be in it."""
    found: list[str] = []
    if seen.stack and seen.current != seen.viewer and seen.stack[-1].name() == "abjure":
        from ..rules import abjuring

        if not abjuring.is_public(seen, seen.current):
            found.append(f"seat {seen.current} holds a card that may be abjured")
    return found


def load_ledger(data: dict[str, Any]) -> Ledger:
    ledger = Ledger(0)
    ledger.known = [cards[:] for cards in data["known"]]
    ledger.tops = [cards[:] for cards in data["tops"]]
    ledger.pools = [cards[:] for cards in data["pools"]]
    return ledger


def seen_by(state: "Realm", seat: int | None) -> "Realm":
    """The position with holes: decks and other hands, but for cards known to be in them."""
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


def imagine(seen: "Realm", seed: int, knowledge: bool) -> "Realm":
    """A whole position that the view admits, each deal of the hidden cards being equally likely."""
    generator = Generator(seed)
    while True:
        world = seen.clone()
        world.viewer = WHOLE
        world.generator = generator
        if seen.viewer != WHOLE:
            if world.ledger is None:
                fill_from_table(world)
            else:
                fill(world, world.ledger, seen.viewer)
        if not knowledge:
            world.ledger = None
        if all_can_choose(world):
            return world


def fill(world: "Realm", ledger: Ledger, viewer: i64) -> None:
    """Fill each hand and deck from the seat's own pool, and the shared deck with the shared cards never seen."""
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


def without(cards: list[i64], taken: list[i64]) -> list[i64]:
    rest = cards[:]
    for card in taken:
        rest.remove(card)
    return rest


def unseen_cards(world: "Realm") -> list[i64]:
    """All cards of the game but those that are in sight (or filled in already), in rising order."""
    from ..rules.setup import all_cards

    counts: list[i64] = [0] * KINDS
    for card in all_cards(world.cards, world.seats):
        counts[card] += 1
    for card in world.components():
        if card != UNKNOWN:
            counts[card] -= 1
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


def fill_from_table(world: "Realm") -> None:
    """Fill the holes as somebody would who has just come to the table and sees only what lies there."""
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


def all_can_choose(world: "Realm") -> bool:
    """That a card must be abjured or discarded proves that the hand holds one that may be."""
    return all(world.legal(seat) for seat in world.deciders())

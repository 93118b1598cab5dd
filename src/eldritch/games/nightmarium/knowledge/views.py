"""What can be known of hidden cards, and views that hold no more than that.

Hands and the order of the deck are hidden; all else lies open (R32). What everybody can prove about a hand is kept in
the ledger: cards taken in sight, traits that the hand was shown not to have, and from which deck its cards came. (A
deck made of the discard holds just the cards that everybody saw there; a hand drawn before holds none of them.)
"""

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from eldritch.core.errors import BadDump
from eldritch.core.generator import Generator
from eldritch.core.knowledge import deal
from eldritch.core.state import UNKNOWN, WHOLE

from ..box.components import FEARS, KINDS

if TYPE_CHECKING:
    from ..state import Nightmare


@final
class Pool:
    """The cards of one deck that have not come to light: how many of each kind, and how many each hand holds.

    The rest of the newest pool is the deck; of an older one nothing is left but in hands.
    """

    def __init__(self, unseen: list[i64], held: list[i64]) -> None:
        self.unseen: list[i64] = unseen
        self.held: list[i64] = held

    def copy(self) -> "Pool":
        return Pool(self.unseen[:], self.held[:])

    def take(self, seat: i64, card: i64) -> None:
        """The card was in the seat's hand, and is hidden no longer."""
        self.unseen[card] -= 1
        self.held[seat] -= 1

    def give_back(self, seat: i64, card: i64) -> None:
        self.unseen[card] += 1
        self.held[seat] += 1

    def absorb(self, other: "Pool") -> None:
        """From now on the cards of both pools may lie wherever those of either may."""
        for card in range(KINDS + 1):
            self.unseen[card] += other.unseen[card]
        for seat in range(len(self.held)):
            self.held[seat] += other.held[seat]

    def cards(self) -> list[i64]:
        cards: list[i64] = []
        for card in range(1, KINDS + 1):
            for _ in range(self.unseen[card]):
                cards.append(card)
        return cards


@final
class Ledger:
    """What everybody can prove about the hidden cards."""

    def __init__(self, seats: i64) -> None:
        self.known: list[list[i64]] = [[] for _ in range(seats)]
        self.void: list[i64] = [0] * seats
        self.pools: list[Pool] = []

    def copy(self) -> "Ledger":
        twin = Ledger(0)
        twin.known = [cards[:] for cards in self.known]
        twin.void = self.void[:]
        twin.pools = [pool.copy() for pool in self.pools]
        return twin

    def new_deck(self, cards: list[i64]) -> None:
        """These cards, as everybody knows, are shuffled into a new deck; of the old one only hands are left."""
        self.pools = [pool for pool in self.pools if any(pool.held)]
        unseen: list[i64] = [0] * (KINDS + 1)
        for card in cards:
            unseen[card] += 1
        self.pools.append(Pool(unseen, [0] * len(self.void)))

    def drew(self, seat: i64) -> None:
        """A card went unseen from the deck to a hand; nothing proven of the hand holds for it."""
        self.pools[-1].held[seat] += 1
        self.void[seat] = 0

    def came_open(self, card: i64) -> None:
        """A card of the deck was turned up."""
        self.pools[-1].unseen[card] -= 1

    def taken_in_sight(self, seat: i64, card: i64) -> None:
        self.known[seat].append(card)
        self.known[seat].sort()

    def card_left(self, seat: i64, card: i64) -> None:
        """A card of a hand came to light."""
        if card in self.known[seat]:
            self.known[seat].remove(card)
            return
        self.origin(seat, card).take(seat, card)

    def all_left(self, seat: i64, hand: list[i64]) -> None:
        """The whole hand came to light. Seals come last, when there is the least doubt where they came from."""
        for card in sorted(hand, key=lambda card: card > FEARS):
            self.card_left(seat, card)

    def set_aside(self, seat: i64, hand: list[i64], generator: Generator) -> None:
        """Take a seat's own hand out of the pools. Seals that may be of several pools are of any that leaves room."""
        seals: list[i64] = []
        for card in hand:
            if card > FEARS:
                seals.append(card)
            else:
                self.card_left(seat, card)
        if not self._set_aside_seals(seat, seals, generator):
            raise BadDump(f"hand {seat} holds cards that it cannot have drawn")

    def _set_aside_seals(self, seat: i64, seals: list[i64], generator: Generator) -> bool:
        if not seals:
            return True
        card = seals[0]
        pools: list[i64] = list(range(len(self.pools)))
        generator.shuffle(pools)
        for number in pools:
            pool = self.pools[number]
            if pool.unseen[card] > 0 and pool.held[seat] > 0:
                pool.take(seat, card)
                if self._set_aside_seals(seat, seals[1:], generator):
                    return True
                pool.give_back(seat, card)
        return False

    def origin(self, seat: i64, card: i64) -> Pool:
        """The pool that an unseen card of the hand came from.

        Seals of a legion are alike: where one may have come from several pools, these become one, as nobody can
        tell them apart any longer.
        """
        if len(self.pools) == 1:
            return self.pools[0]
        possible = [pool for pool in self.pools if pool.unseen[card] > 0 and pool.held[seat] > 0]
        newest = possible[-1]
        for pool in possible[:-1]:
            newest.absorb(pool)
            self.pools.remove(pool)
        return newest

    def proved_void(self, seat: i64, traits: i64) -> None:
        """The hand was shown to hold no card with any of these traits; so it is until the seat draws."""
        self.void[seat] |= traits

    def proofs(self, viewer: i64) -> list[str]:
        """The voids of other seats, one statement each."""
        return [
            f"seat {seat} void {trait}"
            for seat in range(len(self.void))
            for trait in range(8)
            if seat != viewer and self.void[seat] >> trait & 1
        ]

    def dump(self) -> dict[str, Any]:
        return {
            "known": [cards[:] for cards in self.known],
            "void": self.void[:],
            "pools": [[pool.cards(), pool.held[:]] for pool in self.pools],
        }


def proofs(seen: "Nightmare") -> list[str]:
    """What the seat can prove beyond the cards it sees: voids, and that a Mockingbird's hand has a card that fits."""
    found = [] if seen.ledger is None else seen.ledger.proofs(seen.viewer)
    if seen.stack and seen.stack[-1].name() == "mockingbird" and seen.current != seen.viewer:
        found.append(f"seat {seen.current} has a card that fits")
    return found


def load_ledger(data: dict[str, Any]) -> Ledger:
    ledger = Ledger(len(data["void"]))
    ledger.known = [cards[:] for cards in data["known"]]
    ledger.void = data["void"][:]
    for cards, held in data["pools"]:
        unseen: list[i64] = [0] * (KINDS + 1)
        for card in cards:
            unseen[card] += 1
        ledger.pools.append(Pool(unseen, held[:]))
    return ledger


def seen_by(state: "Nightmare", seat: int | None) -> "Nightmare":
    """The position with holes: the deck and other hands, but for cards known to be in them."""
    seen = state.clone()
    seen.blind(seat)
    seen.deck = [UNKNOWN] * len(state.deck)
    for other in range(state.seats):
        if other != seen.viewer:
            known: list[i64] = [] if seen.ledger is None else seen.ledger.known[other]
            seen.hands[other] = [UNKNOWN] * (len(state.hands[other]) - len(known)) + known[:]
    return seen


def imagine(seen: "Nightmare", seed: int, knowledge: bool) -> "Nightmare":
    """A whole position that the view admits, each such deal of the hidden cards being equally likely."""
    generator = Generator(seed)
    ledger = plain_ledger(seen) if seen.ledger is None else seen.ledger.copy()
    if seen.viewer >= 0:
        ledger.set_aside(seen.viewer, seen.hands[seen.viewer], generator)
    while True:
        world = seen.clone()
        world.viewer = WHOLE
        world.generator = generator
        if not knowledge:
            world.ledger = None
        if seen.viewer != WHOLE:
            fill(world, ledger)
            world.stack = [frame.imagined(world) for frame in seen.stack]
        if all_can_choose(world):
            return world


def fill(world: "Nightmare", ledger: Ledger) -> None:
    """Deal the hidden cards of each pool to the hands that hold some of it; the rest of the newest is the deck."""
    for seat in range(world.seats):
        world.hands[seat] = [card for card in world.hands[seat] if card != UNKNOWN]
    for pool in ledger.pools:
        dealt = deal(pool.cards(), pool.held, ledger.void, world.cards.traits, world.generator)
        for seat in range(world.seats):
            world.hands[seat] += dealt[seat]
        world.deck = dealt[-1]
    for hand in world.hands:
        hand.sort()


def all_can_choose(world: "Nightmare") -> bool:
    """That a Mockingbird waits for an answer proves that its hand holds a card that fits."""
    return all(world.legal(seat) for seat in world.deciders())


def plain_ledger(seen: "Nightmare") -> Ledger:
    """The ledger of somebody who has just come to the table: all that does not lie open is one pool."""
    from ..rules.setup import deck_of

    ledger = Ledger(seen.seats)
    ledger.new_deck(deck_of(seen.cards, seen.options.seals))
    pool = ledger.pools[-1]
    for card in seen.components():
        if card != UNKNOWN:
            pool.unseen[card] -= 1
    for seat in range(seen.seats):
        if seat == seen.viewer:
            for card in seen.hands[seat]:
                pool.unseen[card] += 1
            pool.held[seat] = len(seen.hands[seat])
        else:
            pool.held[seat] = seen.hands[seat].count(UNKNOWN)
    return ledger


def check(state: "Nightmare", ledger: Ledger) -> None:
    """A ledger read back speaks of just the cards that are hidden, and may be true of them."""
    if len(ledger.known) != state.seats or len(ledger.void) != state.seats:
        raise BadDump("the ledger must speak of every hand")
    for seat, known in enumerate(ledger.known):
        rest = state.hands[seat][:]
        for card in known:
            rest.remove(card)
        if any(state.cards.traits[card] & ledger.void[seat] for card in rest if card != UNKNOWN):
            raise BadDump(f"the ledger must not be wrong about hand {seat}")
    plain = plain_ledger(state if state.viewer != WHOLE else seen_by(state, None)).pools[0]
    if state.viewer >= 0:
        plain.held[state.viewer] -= len(ledger.known[state.viewer])
        for card in ledger.known[state.viewer]:
            plain.unseen[card] -= 1
    pools = Pool([0] * (KINDS + 1), [0] * state.seats)
    for pool in ledger.pools:
        if len(pool.held) != state.seats or any(held < 0 for held in pool.held):
            raise BadDump("the ledger must say of every pool how many cards each hand holds")
        pools.absorb(pool)
    if pools.unseen != plain.unseen or pools.held != plain.held:
        raise BadDump("the ledger must speak of just the cards that are hidden")
    twin = ledger.copy()
    for seat, hand in enumerate(state.hands):
        if state.viewer == WHOLE or state.viewer == seat:
            twin.all_left(seat, hand)

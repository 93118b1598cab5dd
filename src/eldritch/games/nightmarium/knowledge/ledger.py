"""The ledger: what everybody can prove about hidden cards.

Hands and the order of the deck are hidden; everything else is public (R32). For each hand the ledger records the cards
taken in public view, the traits that the hand was proved to lack, and which decks its other cards were drawn from. (A
deck made from the discard pile holds exactly the cards that everybody saw there, so a hand drawn earlier has none of
them.)
"""

from typing import Any, final

from mypy_extensions import i64

from eldritch.core.errors import BadDump
from eldritch.core.generator import Generator

from ..box.components import FEARS, KINDS


@final
class Pool:
    """The cards of one deck that have not been seen since: how many of each kind, and how many in each hand.

    The cards of the newest pool that are in no hand are the deck. Of older pools all cards are in hands.
    """

    def __init__(self, unseen: list[i64], in_hand: list[i64]) -> None:
        self.unseen: list[i64] = unseen
        self.in_hand: list[i64] = in_hand

    def copy(self) -> "Pool":
        return Pool(self.unseen[:], self.in_hand[:])

    def remove(self, seat: i64, card: i64) -> None:
        """A card in the seat's hand was of this pool, and is no longer hidden."""
        self.unseen[card] -= 1
        self.in_hand[seat] -= 1

    def put_back(self, seat: i64, card: i64) -> None:
        """Undo `remove`."""
        self.unseen[card] += 1
        self.in_hand[seat] += 1

    def merge(self, other: "Pool") -> None:
        """Take over the cards of another pool: from now on nobody can tell which pool a card is from."""
        for card in range(KINDS + 1):
            self.unseen[card] += other.unseen[card]
        for seat in range(len(self.in_hand)):
            self.in_hand[seat] += other.in_hand[seat]

    def cards(self) -> list[i64]:
        """The unseen cards in rising order."""
        cards: list[i64] = []
        for card in range(1, KINDS + 1):
            for _ in range(self.unseen[card]):
                cards.append(card)
        return cards


@final
class Ledger:
    """Public knowledge about the hidden cards.

    For each seat, `known` lists cards that are certainly in its hand. No other card there has a trait of its `void`.
    """

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

    # What happens in the game.

    def new_deck(self, cards: list[i64]) -> None:
        """These cards were shuffled into a new deck. What is left of older decks is in hands."""
        self.pools = [pool for pool in self.pools if any(pool.in_hand)]
        self.pools.append(Pool(counted(cards), [0] * len(self.void)))

    def card_drawn(self, seat: i64) -> None:
        """A hidden card went from the deck to a hand, so nothing is proved about the hand any more."""
        self.pools[-1].in_hand[seat] += 1
        self.void[seat] = 0

    def card_turned_up(self, card: i64) -> None:
        """A card of the deck was turned face up."""
        self.pools[-1].unseen[card] -= 1

    def card_taken(self, seat: i64, card: i64) -> None:
        """A card went to a hand in public view."""
        self.known[seat].append(card)
        self.known[seat].sort()

    def card_left_hand(self, seat: i64, card: i64) -> None:
        """A card of a hand was shown to everybody."""
        if card in self.known[seat]:
            self.known[seat].remove(card)
        else:
            self._pool_of(seat, card).remove(seat, card)

    def void_proved(self, seat: i64, traits: i64) -> None:
        """The hand has no card with any of these traits. This holds until the seat draws."""
        self.void[seat] |= traits

    def _pool_of(self, seat: i64, card: i64) -> Pool:
        """The pool that an unseen card of the hand came from.

        All seals of a legion are alike. If a seal may have come from several pools, they are merged, because from then
        on nobody can tell their cards apart.
        """
        if len(self.pools) == 1:
            return self.pools[0]
        possible = [pool for pool in self.pools if pool.unseen[card] > 0 and pool.in_hand[seat] > 0]
        newest = possible[-1]
        for pool in possible[:-1]:
            newest.merge(pool)
            self.pools.remove(pool)
        return newest

    # Asking the ledger.

    def proofs(self, viewer: i64) -> list[str]:
        """The proved voids of seats other than the viewer, one statement each."""
        return [
            f"seat {seat} void {trait}"
            for seat in range(len(self.void))
            for trait in range(8)
            if seat != viewer and self.void[seat] >> trait & 1
        ]

    def reveal_hand(self, seat: i64, hand: list[i64]) -> None:
        """Take all cards of a hand as seen. Seals go last, when the fewest pools are possible for them."""
        for card in sorted(hand, key=lambda card: card > FEARS):
            self.card_left_hand(seat, card)

    def remove_hand(self, seat: i64, hand: list[i64], generator: Generator) -> None:
        """Take a viewer's own hand out of the pools. A seal that may be of several pools is assigned at random."""
        seals: list[i64] = []
        for card in hand:
            if card > FEARS:
                seals.append(card)
            else:
                self.card_left_hand(seat, card)
        if not self._remove_seals(seat, seals, generator):
            raise BadDump(f"hand {seat} holds cards that it cannot have drawn")

    def _remove_seals(self, seat: i64, seals: list[i64], generator: Generator) -> bool:
        """Assign every seal to a pool; whether that is possible."""
        if not seals:
            return True
        card = seals[0]
        numbers: list[i64] = list(range(len(self.pools)))
        generator.shuffle(numbers)
        for number in numbers:
            pool = self.pools[number]
            if pool.unseen[card] > 0 and pool.in_hand[seat] > 0:
                pool.remove(seat, card)
                if self._remove_seals(seat, seals[1:], generator):
                    return True
                pool.put_back(seat, card)
        return False

    def dump(self) -> dict[str, Any]:
        return {
            "known": [cards[:] for cards in self.known],
            "void": self.void[:],
            "pools": [[pool.cards(), pool.in_hand[:]] for pool in self.pools],
        }


def load_ledger(data: dict[str, Any]) -> Ledger:
    """The ledger that `Ledger.dump` wrote."""
    ledger = Ledger(len(data["void"]))
    ledger.known = [cards[:] for cards in data["known"]]
    ledger.void = data["void"][:]
    ledger.pools = [Pool(counted(cards), in_hand[:]) for cards, in_hand in data["pools"]]
    return ledger


def counted(cards: list[i64]) -> list[i64]:
    """How many there are of each kind."""
    counts: list[i64] = [0] * (KINDS + 1)
    for card in cards:
        counts[card] += 1
    return counts

"""The ledger: what everybody knows of the hidden cards in hands and decks.

Every card enters a deck and leaves a hand face up. So everybody knows which cards a player's hand and deck consist of
together. The ledger splits them into cards known to be in the hand, cards known to lie on top of the deck, and the
rest, each of which may be in either.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.errors import BadDump
from eldritch.core.fields import dump_fields, restore_fields

FIELDS: Final = ("known", "tops", "pools")


@final
class Ledger:
    """The hidden cards of each seat, as everybody knows them. `tops` is in the deck's order, the rest is sorted."""

    def __init__(self, seats: i64) -> None:
        self.known: list[list[i64]] = [[] for _ in range(seats)]
        """Cards known to be in the hand: drawn from a known place, or the last ones of a deck."""
        self.tops: list[list[i64]] = [[] for _ in range(seats)]
        """Cards known to lie on top of the deck: returned there. The top comes last."""
        self.pools: list[list[i64]] = [[] for _ in range(seats)]
        """The other cards of hand and deck."""

    def copy(self) -> "Ledger":
        twin = Ledger(0)
        twin.known = [cards[:] for cards in self.known]
        twin.tops = [cards[:] for cards in self.tops]
        twin.pools = [cards[:] for cards in self.pools]
        return twin

    def new_deck(self, seat: i64, cards: list[i64]) -> None:
        """These cards were shuffled into a new deck."""
        self.pools[seat] = cards[:]

    def drew(self, seat: i64, left: i64) -> None:
        """A card went from the deck to the hand and `left` cards remain in the deck.

        If only known cards remain in the deck, the whole pool must be in the hand.
        """
        if self.tops[seat]:
            self.known[seat].append(self.tops[seat].pop())
            self.known[seat].sort()
        if self.pools[seat] and left == len(self.tops[seat]):
            self.known[seat] += self.pools[seat]
            self.known[seat].sort()
            self.pools[seat] = []

    def put_on_top(self, seat: i64, card: i64) -> None:
        """A card was laid face up on the deck."""
        self.tops[seat].append(card)

    def card_left(self, seat: i64, card: i64) -> None:
        """A card left the hand face up."""
        if card in self.known[seat]:
            self.known[seat].remove(card)
        else:
            self.pools[seat].remove(card)

    def forget(self, seat: i64) -> None:
        """The seat was eliminated and has no hidden cards any more."""
        self.known[seat] = []
        self.tops[seat] = []
        self.pools[seat] = []

    def dump(self) -> dict[str, Any]:
        return dump_fields(self, FIELDS)


def load_ledger(data: dict[str, Any]) -> Ledger:
    """The ledger that `Ledger.dump` wrote."""
    ledger = Ledger(0)
    restore_fields(ledger, FIELDS, data)
    return ledger


def check_ledger(ledger: Ledger, hands: list[list[i64]], decks: list[list[i64]], is_whole: bool) -> None:
    """Refuse a ledger that contradicts these hands and decks; unless `is_whole` they have holes."""
    if any(len(lists) != len(hands) for lists in (ledger.known, ledger.tops, ledger.pools)):
        raise BadDump("the ledger must list the cards of every seat")
    for seat in range(len(hands)):
        hand, deck = hands[seat], decks[seat]
        known, tops = ledger.known[seat], ledger.tops[seat]
        cards = sorted(known + tops + ledger.pools[seat])
        if len(cards) != len(hand) + len(deck):
            raise BadDump(f"the ledger must list every hidden card of seat {seat}")
        if is_whole and cards != sorted(hand + deck):
            raise BadDump(f"the ledger must list the cards that seat {seat} has")
        if deck[len(deck) - len(tops) :] != tops or any(known.count(card) > hand.count(card) for card in known):
            raise BadDump(f"the ledger must not contradict the hand and deck of seat {seat}")

"""Drawing and discarding (Взять/сбросить карты). The player who discards chooses the cards (ruling 33)."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import SeatFrame

from .. import events
from ..actions import DISCARD
from ..box.abilities import DISCARD_SEEN
from ..state import Realm


def draw_then_discard(state: Realm, seat: i64, drawn: i64, discarded: i64) -> None:
    """The same player first draws, then discards."""
    if drawn > 0:
        draw(state, seat, drawn)
    if discarded > 0:
        begin_discard(state, seat, discarded)


def draw(state: Realm, seat: i64, count: i64) -> None:
    """Draw as many cards as there are, up to `count`; a hand has no limit (rulings 34 and 35)."""
    cards: list[i64] = []
    hand = state.hands[seat]
    while len(cards) < count:
        if not state.decks[seat]:
            if not state.discards[seat]:
                break
            reshuffle(state, seat)
        card = state.decks[seat].pop()
        cards.append(card)
        insert_sorted(hand, card)
        if state.ledger is not None:
            state.ledger.drew(seat, len(state.decks[seat]))
    events.drew(state, seat, cards, count)


def reshuffle(state: Realm, seat: i64) -> None:
    """The shuffled discard pile is the new deck.

    It is sorted before the shuffle, so that the result depends on what the pile holds and not on its order.
    """
    deck = state.discards[seat]
    deck.sort()
    state.discards[seat] = []
    state.decks[seat] = deck
    if state.ledger is not None:
        state.ledger.new_deck(seat, deck)
    state.generator.shuffle(deck)
    events.reshuffled(state, seat)


def insert_sorted(cards: list[i64], card: i64) -> None:
    """Put a card into a sorted list."""
    place: i64 = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def begin_discard(state: Realm, seat: i64, count: i64) -> None:
    """The seat must discard; a hand of no more than `count` cards is discarded whole (ruling 34)."""
    hand = state.hands[seat]
    if len(hand) > count:
        state.stack.append(Discard(seat, count, 0))
        return
    for card in hand[:]:
        discard(state, seat, card)


def discard(state: Realm, seat: i64, card: i64) -> None:
    """A card goes from the hand to the discard pile, which fulfils requirements of this turn (ruling 7)."""
    state.hands[seat].remove(card)
    state.discards[seat].append(card)
    state.happened |= DISCARD_SEEN
    events.discarded(state, seat, card)


@final
class Discard(SeatFrame[Realm]):
    """The seat must still discard `count` cards.

    They are chosen in rising order, none below `least`, so that the same cards can be chosen in one way only.
    """

    def __init__(self, seat: i64, count: i64, least: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count
        self.least: i64 = least

    def shown(self) -> Facts:
        return {"seat": self.seat, "count": self.count}

    def options(self, state: Realm, seat: i64) -> list[int]:
        """Every card that leaves enough others after it to go on in rising order."""
        options: list[int] = []
        hand = state.hands[seat]
        last: i64 = -1
        for place in range(len(hand) - self.count + 1):
            card = hand[place]
            if card >= self.least and card != last:
                options.append(DISCARD + card)
            last = card
        return options

    def take(self, state: Realm, seat: i64, action: i64) -> None:
        card = action - DISCARD
        state.stack.pop()
        if self.count > 1:
            state.stack.append(Discard(seat, self.count - 1, card))
        discard(state, seat, card)

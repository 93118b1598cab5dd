"""Drawing and discarding (Взять/сбросить карты). The player who discards chooses the cards (ruling 33)."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import DISCARD
from ..box.abilities import DISCARD_SEEN
from ..state import Realm


def draw_then_discard(state: Realm, seat: i64, drawn: i64, discarded: i64) -> None:
    """One player does both: first draws, then discards."""
    if drawn > 0:
        draw(state, seat, drawn)
    if discarded > 0:
        demand(state, seat, discarded)


def draw(state: Realm, seat: i64, count: i64) -> None:
    """Draw as many as there are if fewer; there is no limit to a hand (rulings 34 and 35)."""
    cards: list[i64] = []
    hand = state.hands[seat]
    while len(cards) < count:
        if not state.decks[seat]:
            if not state.discards[seat]:
                break
            reshuffle(state, seat)
        card = state.decks[seat].pop()
        cards.append(card)
        add(hand, card)
        if state.ledger is not None:
            state.ledger.drew(seat, len(state.decks[seat]))
    events.drew(state, seat, cards, count)


def reshuffle(state: Realm, seat: i64) -> None:
    """The discard pile, shuffled, is the new deck. It starts in rising order, as only what it holds is known."""
    deck = state.discards[seat]
    deck.sort()
    state.discards[seat] = []
    state.decks[seat] = deck
    if state.ledger is not None:
        state.ledger.new_deck(seat, deck)
    state.generator.shuffle(deck)
    events.reshuffled(state, seat)


def add(cards: list[i64], card: i64) -> None:
    """Put a card into a list that is kept in rising order."""
    place: i64 = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def demand(state: Realm, seat: i64, count: i64) -> None:
    """The seat must discard. Who has no more cards than that discards them all (ruling 34)."""
    hand = state.hands[seat]
    if len(hand) > count:
        state.stack.append(MustDiscard(seat, count, 0))
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
class MustDiscard(Frame[Realm]):
    """How many cards the seat must still discard; they are named in rising order, none below `least`."""

    def __init__(self, seat: i64, count: i64, least: i64) -> None:
        self.seat: i64 = seat
        self.count: i64 = count
        self.least: i64 = least

    def name(self) -> str:
        return "discard"

    def fields(self) -> Fields:
        return [self.seat, self.count, self.least]

    def shown(self) -> Facts:
        return {"seat": self.seat, "count": self.count}

    def owing(self, state: Realm) -> i64:
        return bit(self.seat)

    def options(self, state: Realm, seat: i64) -> list[int]:
        """Every card that leaves enough others behind it to go on in rising order."""
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
            state.stack.append(MustDiscard(seat, self.count - 1, card))
        discard(state, seat, card)

"""Playing cards and building creatures (Как играть карты и создавать существ).

A creature is built from the bottom up: legs, torso, head, and by the advanced rules a seal. The position a card takes
is therefore the number of cards its creature has.
"""

from typing import Final

from mypy_extensions import i64

from eldritch.core.seats import bit

from .. import events
from ..actions import PLAY
from ..box.components import COMPLETE, EMBODIED, MOST_CREATURES
from ..state import PARTS, Nightmare
from . import completion, seals, victory

ANY_LEGION: Final = -1


def plays(state: Nightmare, cards: list[i64], legion: i64) -> list[int]:
    """Every way to play one of the cards: on an own creature that needs it next, or as legs of a new one (R9).

    The cards come in rising order; equal ones count once. A legion of -1 admits all.
    """
    options: list[int] = []
    open_positions = open_places(state)
    first = state.current * MOST_CREATURES
    last: i64 = 0
    for card in cards:
        if card == last or (legion >= 0 and state.cards.legion[card] != legion):
            continue
        last = card
        fits = state.cards.positions[card] & open_positions
        if fits == 0:
            continue
        for slot in range(state.target):
            height = state.height[first + slot]
            if (fits >> height) & 1 != 0:
                options.append(PLAY + card * MOST_CREATURES + slot)
                if height == 0:
                    fits &= ~1  # New creatures are alike: the first free slot stands for all.
    return options


def open_places(state: Nightmare) -> i64:
    """The positions that some own creature needs next, as bits."""
    places: i64 = 0
    first = state.current * MOST_CREATURES
    for creature in range(first, first + state.target):
        places |= bit(state.height[creature])
    return places & ~bit(EMBODIED)


def play_from_hand(state: Nightmare, card: i64, slot: i64, source: str) -> None:
    """Play a card of the hand, as an action or by the Mockingbird; a creature that it finishes awakens."""
    state.hands[state.current].remove(card)
    if place(state, card, slot, source):
        completion.awaken(state, slot)
        completion.check_pure_legion(state, slot)  # On top of the chain, so it comes first.


def place(state: Nightmare, card: i64, slot: i64, source: str) -> bool:
    """Put a card on a creature; whether that finished it, by a head or by a seal."""
    creature = state.creature(state.current, slot)
    height = state.height[creature]
    state.body[creature * PARTS + height] = card
    state.height[creature] = height + 1
    events.played(state, card, slot, height, source)
    if height + 1 == COMPLETE:
        events.completed(state, slot)
        victory.at_once(state)
    elif height + 1 == EMBODIED:
        events.embodied(state, slot, seals.awake(state, slot))
    return height + 1 >= COMPLETE


def take_top(state: Nightmare, creature: i64) -> i64:
    """Take the top card off a creature; one that loses its last card is gone (R9, R21)."""
    height = state.height[creature] - 1
    state.height[creature] = height
    return state.body[creature * PARTS + height]


def add_to_hand(hand: list[i64], card: i64) -> None:
    """Hands are kept in rising order."""
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)

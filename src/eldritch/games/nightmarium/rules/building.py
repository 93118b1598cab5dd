"""Playing cards and building creatures (Как играть карты и создавать существ).

A creature is built from the bottom up: legs, torso, head, and by the advanced rules a seal. So the position of the next
card is the height of the creature.
"""

from mypy_extensions import i64

from eldritch.core.seats import bit

from .. import events
from ..actions import play
from ..box.components import ANY_LEGION, COMPLETE, EMBODIED, LEGS, PARTS, creature_at
from ..state import Nightmare
from . import completion, seals, victory


def plays(state: Nightmare, cards: list[i64], legion: i64) -> list[int]:
    """All ways to play one of the cards: on a creature of the player that needs it next, or as new legs (R9).

    The cards are in rising order; equal cards count once. Only cards of the legion may be played, unless ANY_LEGION.
    """
    options: list[int] = []
    open_positions = open_places(state)
    first = creature_at(state.current, 0)
    last: i64 = 0
    for card in cards:
        if card == last or (legion != ANY_LEGION and state.cards.legion[card] != legion):
            continue
        last = card
        fits = state.cards.positions[card] & open_positions
        if fits == 0:
            continue
        for slot in range(state.target):
            height = state.height[first + slot]
            if (fits >> height) & 1 != 0:
                options.append(play(card, slot))
                if height == LEGS:
                    fits &= ~1  # All free slots are alike: offer only the first.
    return options


def open_places(state: Nightmare) -> i64:
    """The positions that the current player's creatures need next, as bits."""
    places: i64 = 0
    first = creature_at(state.current, 0)
    for creature in range(first, first + state.target):
        places |= bit(state.height[creature])
    return places & ~bit(EMBODIED)


def play_from_hand(state: Nightmare, card: i64, slot: i64, source: str) -> None:
    """Play a card from the hand, as an action or by the Mockingbird."""
    state.hands[state.current].remove(card)
    if place(state, card, slot, source):
        completion.complete(state, slot)


def place(state: Nightmare, card: i64, slot: i64, source: str) -> bool:
    """Put a card on a creature. Return whether it finished the creature, as a head or as a seal."""
    creature = creature_at(state.current, slot)
    position = state.height[creature]
    height = position + 1
    state.body[creature * PARTS + position] = card
    state.height[creature] = height
    events.played(state, card, slot, position, source)
    if height == COMPLETE:
        events.completed(state, slot)
        victory.at_once(state)
    elif height == EMBODIED:
        events.embodied(state, slot, seals.awake(state, slot))
    return height >= COMPLETE


def take_top(state: Nightmare, creature: i64) -> i64:
    """Take the top card off a creature. A creature that loses its last card is gone (R9, R21)."""
    top = state.height[creature] - 1
    state.height[creature] = top
    return state.part(creature, top)

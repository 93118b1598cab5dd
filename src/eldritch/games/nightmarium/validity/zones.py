"""Checks of the zones and counters, and of the end."""

from eldritch.core.dumps import require

from ..box.components import (
    KINDS,
    LEGIONS,
    MOST_CREATURES,
    PARTS,
    PLACES,
    creature_at,
    slot_of,
)
from ..rules import victory
from ..rules.chain import MOST_ABILITIES
from ..state import Nightmare


def check_zones(state: Nightmare) -> None:
    require(len(state.hands) == state.seats, "there must be a hand for every seat")
    require(0 <= state.current < state.seats, "one of the seats must be to act")
    require(1 <= state.turn <= state.options.turn_limit, "the turn must lie within the turn limit")
    require(0 <= state.fired <= MOST_ABILITIES, f"at most {MOST_ABILITIES} abilities can have run")
    for hand in state.hands:
        require(hand == sorted(hand), "hands must be in rising order")


def check_creatures(state: Nightmare) -> None:
    """Creatures lie in slots of the target number and are built from the bottom up, each card where it fits."""
    creatures = state.seats * MOST_CREATURES
    require(len(state.height) == creatures, f"there must be room for {MOST_CREATURES} creatures for every seat")
    require(len(state.body) == creatures * PARTS, f"there must be room for {PARTS} cards in every creature")
    require(all(0 <= card <= KINDS for card in state.body), "there are no such cards in creatures")
    for creature, height in enumerate(state.height):
        require(0 <= height <= PARTS, f"a creature has at most {PARTS} cards")
        require(height == 0 or slot_of(creature) < state.target, f"a player has at most {state.target} creatures")
        for position, card in enumerate(state.parts(creature)):
            require(state.cards.positions[card] >> position & 1 == 1, f"card {card} cannot be a {PLACES[position]}")


def is_legion(legion: int) -> bool:
    return 0 <= legion < len(LEGIONS)


def height_at(state: Nightmare, slot: int) -> int:
    """The height of the current player's creature in a slot, which must exist."""
    require(0 <= slot < state.target, "there is no such creature")
    return state.height[creature_at(state.current, slot)]


def check_result(state: Nightmare) -> None:
    """The winners are those that the position gives for its ending."""
    if state.ending == victory.WON:
        require(state.winners == [state.current], "the player who has the creatures must win")
        require(state.complete_creatures(state.current) == state.target, "the winner must have the creatures")
        require(state.options.win_at_once or not state.stack, "the winner's turn must have ended")
    else:
        require(state.ending == victory.TURN_LIMIT, "there is no such ending")
        require(state.turn == state.options.turn_limit and not state.stack, "the last turn must have ended")
        require(state.winners == victory.leaders(state), "those with the most creatures must win")

"""The value of each action, without looking ahead.

The value of playing a card is what it adds to the creature, what the chain of a finished creature achieves, and what it
leaves for the next action. Abilities aim at whatever costs the opponents most. The weights were fitted to many games
of the greedy player against itself.
"""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.seats import bit
from eldritch.core.tactics import Personality

from .. import actions
from ..box.components import (
    ANY_LEGION,
    CHORISTER,
    COMPLETE,
    DEVOURER,
    EMBODIED,
    HEAD,
    MOCKINGBIRD,
    MOURNER,
    NO_ABILITY,
    SCAVENGER,
    creature_at,
    seat_of,
)
from ..rules.pure_legion import is_pure
from ..rules.seals import Replay
from ..rules.turn import Swap, Turn
from ..state import Nightmare
from .card_values import card_value, flexibility

PLAY_VALUE: Final[list[float]] = [2.0, 4.0, 9.0, 3.0]
"""By the position that the card takes: legs, torso, head, seal."""
TOP_CARD_LOSS: Final[list[float]] = [0.0, 2.0, 5.6, 4.5, 0.0]
"""The cost of losing the top card of a creature, by its height."""
CREATURE_LOSS: Final[list[float]] = [0.0, 2.0, 6.0, 0.0, 0.0]
"""The cost of losing an incomplete creature, by its height."""

STOP_LEADER: Final = 28.0
"""For an attack on an opponent who lacks one creature, if the target is nearly complete or complete."""
PER_COMPLETE: Final = 0.5
"""For an attack, for each complete creature of its victim."""

MOURNER_VALUE: Final = 2.2
MOCKINGBIRD_VALUE: Final = 2.5
CHORISTER_VALUE: Final = 3.0
NO_TARGET: Final = -1000.0

PER_DISCARDING_OPPONENT: Final = 1.2
SECOND_ACTION: Final = 0.35
"""For a first action whose legion the second action can continue."""

DRAW_VALUE: Final = 2.4
SMALL_HAND: Final = 3
SMALL_HAND_BONUS: Final = 1.0
LARGE_HAND: Final = 7
LARGE_HAND_COST: Final = 0.3

SWAP_COST: Final = 1.0
"""For each pair: a swap halves the number of cards."""
ODD_SWAP_COST: Final = 3.0
"""For stopping at an odd number of cards, as the last one brings nothing."""


@final
class ActionValues:
    """Evaluates actions with the preferences of a player."""

    def __init__(self, personality: Personality) -> None:
        self.personality: Personality = personality

    def value(self, state: Nightmare, seat: i64, action: i64) -> float:
        """How good the action looks."""
        if actions.is_play(action):
            return self.play(state, seat, actions.played_card(action), actions.played_slot(action))
        if action == actions.DRAW:
            return self.draw(state, seat)
        if actions.is_mark(action):
            cost = 0.0 if is_odd_swap(state) else -SWAP_COST
            return cost - card_value(state.cards, actions.marked_card(action))
        if action == actions.STOP:
            return -ODD_SWAP_COST if is_odd_swap(state) else 0.0
        if actions.is_scavenge(action):
            return self.scavenge(state, actions.scavenged_creature(action))
        if actions.is_execute(action):
            return self.execute(state, actions.executed_creature(action))
        if actions.is_devour(action):
            return -TOP_CARD_LOSS[state.height[creature_at(seat, actions.devoured_slot(action))]]
        if actions.is_discard(action):
            return -card_value(state.cards, actions.discarded_card(action))
        return 0.0 if action == actions.DECLINE else self.replay(state, seat)

    # Playing and drawing.

    def play(self, state: Nightmare, seat: i64, card: i64, slot: i64) -> float:
        creature = creature_at(seat, slot)
        height = state.height[creature]
        value = PLAY_VALUE[height] - flexibility(state.cards, card)
        if height == HEAD:
            value += self.chain(state, seat, card, creature, ANY_LEGION)
            if is_pure(state, creature, card):
                value += PER_DISCARDING_OPPONENT * float(state.seats - 1) * self.personality.attack
        frame = state.stack[-1]
        if isinstance(frame, Turn) and frame.left == 2 and legion_continues(state, seat, card, creature):
            value += SECOND_ACTION
        return value

    def draw(self, state: Nightmare, seat: i64) -> float:
        size = len(state.hands[seat])
        value = DRAW_VALUE + (SMALL_HAND_BONUS if size < SMALL_HAND else 0.0)
        if size > LARGE_HAND:
            value -= LARGE_HAND_COST * float(size - LARGE_HAND)
        return value * self.personality.hoard

    # Abilities.

    def chain(self, state: Nightmare, seat: i64, head: i64, creature: i64, legion: i64) -> float:
        """The value of a creature's abilities with this head, as far as they can be carried out.

        Only abilities of the legion count, unless ANY_LEGION.
        """
        total = 0.0
        for position in range(HEAD, -1, -1):
            card = head if position == HEAD else state.part(creature, position)
            ability = state.cards.ability[card]
            if ability == NO_ABILITY or (legion != ANY_LEGION and state.cards.legion[card] != legion):
                continue
            if ability == MOURNER:
                total += MOURNER_VALUE * self.personality.hoard
            elif ability == CHORISTER:
                total += CHORISTER_VALUE * self.personality.risk
            elif ability == MOCKINGBIRD:
                if len(state.hands[seat]) < 2:
                    return total
                total += MOCKINGBIRD_VALUE * self.personality.build
            else:
                best = self.best_target(state, seat, ability, creature)
                if best == NO_TARGET:
                    return total
                total += best
        return total

    def replay(self, state: Nightmare, seat: i64) -> float:
        """The value of the abilities that a seal replays."""
        frame = state.stack[-1]
        assert isinstance(frame, Replay)
        creature = creature_at(seat, frame.slot)
        return self.chain(state, seat, state.part(creature, HEAD), creature, frame.legion)

    def best_target(self, state: Nightmare, seat: i64, ability: i64, running: i64) -> float:
        """The value of an ability's best target, or NO_TARGET. `running` is the creature that has the ability."""
        best = NO_TARGET
        limit = COMPLETE if ability == SCAVENGER else EMBODIED
        for creature in range(len(state.height)):
            height = state.height[creature]
            if not 0 < height < limit or (seat_of(creature) == seat) != (ability == DEVOURER):
                continue
            if ability == DEVOURER:
                if creature != running:
                    best = max(best, -TOP_CARD_LOSS[height])
            elif ability == SCAVENGER:
                best = max(best, self.scavenge(state, creature))
            else:
                best = max(best, self.execute(state, creature))
        return best

    def scavenge(self, state: Nightmare, creature: i64) -> float:
        return self.attack(state, creature, CREATURE_LOSS[state.height[creature]])

    def execute(self, state: Nightmare, creature: i64) -> float:
        height = state.height[creature]
        gain = card_value(state.cards, state.part(creature, height - 1))
        return self.attack(state, creature, TOP_CARD_LOSS[height]) + gain

    def attack(self, state: Nightmare, creature: i64, loss: float) -> float:
        """The value of an opponent's loss, which is greater if that opponent leads."""
        complete = state.complete_creatures(seat_of(creature))
        value = loss + PER_COMPLETE * float(complete) * self.personality.scheme
        if stops_leader(state, creature, complete):
            value += STOP_LEADER
        return value * self.personality.attack


def stops_leader(state: Nightmare, creature: i64, complete: i64) -> bool:
    """Whether an attack on the creature stops its owner, who has this many complete creatures, from winning soon."""
    return complete >= state.target - 1 and state.height[creature] >= HEAD


def is_odd_swap(state: Nightmare) -> bool:
    """Whether an odd number of cards is marked, so that one more brings another card."""
    frame = state.stack[-1]
    return isinstance(frame, Swap) and len(frame.marked) % 2 == 1


def legion_continues(state: Nightmare, seat: i64, card: i64, creature: i64) -> bool:
    """Whether another card of the same legion fits once this card is on the creature."""
    open_positions: i64 = 0
    first = creature_at(seat, 0)
    for other in range(first, first + state.target):
        height = state.height[other]
        open_positions |= bit(height + 1 if other == creature else height)
    legion = state.cards.legion[card]
    for next_card in state.hands[seat]:
        if next_card == card or state.cards.legion[next_card] != legion:
            continue
        if state.cards.positions[next_card] & open_positions != 0:
            return True
    return False

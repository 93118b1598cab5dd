"""What is wise in Nightmarium: what moves are worth, why, and who is likely to win.

A move is worth what it adds to one's creatures, what the chain of a finished creature does as far as it runs, and what
it costs: cards that would fit elsewhere, creatures left open to a Scavenger.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from eldritch.core.state import State
from eldritch.core.tactics import Tactics, Taste

from .actions import DECLINE, DEVOUR, DISCARD, DRAW, EXECUTE, MARK, PLAY, REPLAY, SCAVENGE, STOP
from .components import (
    CHORISTER,
    COMPLETE,
    DEVOURER,
    EMBODIED,
    EXECUTIONER,
    FEARS,
    HEAD,
    LEGS,
    MOCKINGBIRD,
    MOST_CREATURES,
    MOURNER,
    NO_ABILITY,
    SCAVENGER,
    SEAL,
    TORSO,
    Cards,
)
from .rules.swapping import Swap
from .rules.turn import Turn
from .state import PARTS, Nightmare

# What a card adds to one's board by the position it fills: legs, torso, head, seal.
PLACED: Final[list[float]] = [2.0, 4.0, 9.0, 3.0]
# What the loss of its top card costs a creature, by its height.
TOP_LOST: Final[list[float]] = [0.0, 2.0, 4.0, 9.0, 0.0]
# What all cards of an incomplete creature are worth, by its height.
WHOLE_LOST: Final[list[float]] = [0.0, 2.0, 6.0, 0.0, 0.0]

NEARLY_WON: Final = 20.0
"""Whoever lacks but one creature must be stopped."""
DRAWN: Final = 1.2
"""What a card is worth in hand."""
MOURNED: Final = 2.2
MOCKED: Final = 2.5
SUNG: Final = 3.0
PURE: Final = 1.2
"""What an opponent's discard for a pure legion is worth."""
FLEXIBLE: Final = 0.4
"""What a card that fits several positions is worth beyond the others."""
SAME_LEGION: Final = 1.0
"""What it is worth that the second action can go on with the legion of the first."""
LARGE_HAND: Final = 7
DEAD: Final = 0.6
"""A card in hand worth less than this may be swapped."""


@final
class NightmariumTactics(Tactics):
    """Rules of thumb for Nightmarium."""

    def __init__(self, taste: Taste) -> None:
        super().__init__(taste)
        self.why: str = ""

    # The judgement of moves.

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        assert isinstance(state, Nightmare)
        return [self.judged(state, seat, action) for action in options]

    def reason(self, state: State, seat: i64, action: i64) -> str:
        assert isinstance(state, Nightmare)
        self.judged(state, seat, action)
        return self.why

    def judged(self, state: Nightmare, seat: i64, action: i64) -> float:
        """How good an action looks; `why` says what speaks for it."""
        if action < DRAW:
            return self.play(state, seat, (action - PLAY) // MOST_CREATURES, (action - PLAY) % MOST_CREATURES)
        if action == DRAW:
            return self.draw(state, seat)
        if action < STOP:
            return self.mark(state, seat, action - MARK)
        if action == STOP:
            return self.stop(state, seat)
        if action < EXECUTE:
            return self.because("scavenge", self.scavenged(state, action - SCAVENGE))
        if action < DEVOUR:
            return self.because("execute", self.executed(state, seat, action - EXECUTE))
        if action <= DISCARD:
            return self.because("devour", -self.devoured(state, seat, action - DEVOUR))
        if action < REPLAY:
            return self.because("give-up", -self.kept(state, seat, action - DISCARD))
        if action == DECLINE:
            return self.because("decline", 0.0)
        return self.because("replay", self.replayed(state, seat))

    def because(self, why: str, weight: float) -> float:
        self.why = why
        return weight

    def play(self, state: Nightmare, seat: i64, card: i64, slot: i64) -> float:
        creature = seat * MOST_CREATURES + slot
        height = state.height[creature]
        weight = PLACED[height] - FLEXIBLE * float(places(state.cards, card) - 1)
        why = "begin" if height == LEGS else "grow"
        if height == HEAD:
            why = "complete"
            weight += self.chain(state, seat, card, creature)
            if self.is_pure(state, card, creature):
                why = "pure-legion"
                weight += PURE * float(state.seats - 1) * self.taste.attack
        elif height == SEAL:
            why = "embody"
        frame = state.stack[-1]
        if isinstance(frame, Turn) and frame.left == 2 and self.goes_on(state, seat, card, creature):
            weight += SAME_LEGION
        return self.because(why, weight)

    def is_pure(self, state: Nightmare, head: i64, creature: i64) -> bool:
        legion = state.cards.legion
        return (
            legion[head] == legion[state.body[creature * PARTS + TORSO]] == legion[state.body[creature * PARTS + LEGS]]
        )

    def goes_on(self, state: Nightmare, seat: i64, card: i64, creature: i64) -> bool:
        """Whether another card of the legion fits after this one."""
        legion = state.cards.legion[card]
        fits: i64 = 0
        first = seat * MOST_CREATURES
        for own in range(first, first + state.target):
            height = state.height[own]
            if own == creature:
                height += 1
            place: i64 = 1
            place <<= height
            fits |= place
        for other in state.hands[seat]:
            if other != card and state.cards.legion[other] == legion and state.cards.positions[other] & fits != 0:
                return True
        return False

    def chain(self, state: Nightmare, seat: i64, head: i64, creature: i64) -> float:
        """What the abilities of a creature do when this head completes it, as far as they can be carried out."""
        total = 0.0
        for position in range(HEAD, -1, -1):
            card = head if position == HEAD else state.body[creature * PARTS + position]
            ability = state.cards.ability[card]
            if ability == NO_ABILITY:
                continue
            if not self.possible(state, seat, ability, creature):
                return total
            total += self.effect(state, seat, ability, creature)
        return total

    def possible(self, state: Nightmare, seat: i64, ability: i64, creature: i64) -> bool:
        if ability in (MOURNER, CHORISTER):
            return True
        if ability == MOCKINGBIRD:
            return len(state.hands[seat]) > 1
        first = seat * MOST_CREATURES
        if ability == DEVOURER:
            for own in range(first, first + state.target):
                if own != creature and 0 < state.height[own] < EMBODIED:
                    return True
            return False
        most = COMPLETE if ability == SCAVENGER else EMBODIED
        for other in range(len(state.height)):
            if other // MOST_CREATURES != seat and 0 < state.height[other] < most:
                return True
        return False

    def effect(self, state: Nightmare, seat: i64, ability: i64, creature: i64) -> float:
        """What an ability is worth that can be carried out."""
        if ability == MOURNER:
            return MOURNED * self.taste.hoard
        if ability == CHORISTER:
            return SUNG * self.taste.risk
        if ability == MOCKINGBIRD:
            return MOCKED * self.taste.build
        first = seat * MOST_CREATURES
        best = -100.0
        if ability == DEVOURER:
            for own in range(first, first + state.target):
                if own != creature and 0 < state.height[own] < EMBODIED:
                    best = max(best, -self.devoured(state, seat, own - first))
            return best
        for other in range(len(state.height)):
            if other // MOST_CREATURES == seat:
                continue
            if ability == SCAVENGER and 0 < state.height[other] < COMPLETE:
                best = max(best, self.scavenged(state, other))
            elif ability == EXECUTIONER and 0 < state.height[other] < EMBODIED:
                best = max(best, self.executed(state, seat, other))
        return best

    def scavenged(self, state: Nightmare, creature: i64) -> float:
        return (WHOLE_LOST[state.height[creature]] + self.danger(state, creature)) * self.taste.attack

    def executed(self, state: Nightmare, seat: i64, creature: i64) -> float:
        height = state.height[creature]
        card = state.body[creature * PARTS + height - 1]
        return (TOP_LOST[height] + self.danger(state, creature)) * self.taste.attack + self.kept(state, seat, card)

    def danger(self, state: Nightmare, creature: i64) -> float:
        """How much its owner needs to be stopped."""
        owner = creature // MOST_CREATURES
        complete = state.complete_creatures(owner)
        height = state.height[creature]
        if complete >= state.target - 1 and height >= HEAD:
            return NEARLY_WON
        return float(complete) * 0.5

    def devoured(self, state: Nightmare, seat: i64, slot: i64) -> float:
        """What the loss of an own creature's top card costs; less if it can be put back."""
        height = state.height[seat * MOST_CREATURES + slot]
        return TOP_LOST[height]

    def replayed(self, state: Nightmare, seat: i64) -> float:
        """A seal wakes abilities again: good, unless they devour."""
        return 1.0

    # The hand.

    def draw(self, state: Nightmare, seat: i64) -> float:
        size = len(state.hands[seat])
        weight = DRAWN * self.taste.hoard + (1.0 if size < 3 else 0.0)
        if size > LARGE_HAND:
            weight -= 0.3 * float(size - LARGE_HAND)
        return self.because("draw", weight)

    def kept(self, state: Nightmare, seat: i64, card: i64) -> float:
        """What a card in hand is worth: more if it fits several positions, completes, or has an ability."""
        if card > FEARS:
            return 1.5
        weight = 0.6 + FLEXIBLE * float(places(state.cards, card) - 1)
        if (state.cards.positions[card] >> HEAD) & 1 != 0:
            weight += 0.5
        if state.cards.ability[card] != NO_ABILITY:
            weight += 0.3
        return weight

    def mark(self, state: Nightmare, seat: i64, card: i64) -> float:
        """To swap cards is to lose half of them: only what is dead, and only in pairs."""
        weight = -1.0 - self.kept(state, seat, card)
        frame = state.stack[-1]
        if isinstance(frame, Swap) and len(frame.marked) % 2 == 1:
            weight += 2.0
        return self.because("swap", weight)

    def stop(self, state: Nightmare, seat: i64) -> float:
        frame = state.stack[-1]
        odd = isinstance(frame, Swap) and len(frame.marked) % 2 == 1
        return self.because("swapped-enough", -3.0 if odd else 0.0)

    # Who wins.

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Nightmare)
        scores = [self.standing(state, seat) for seat in range(state.seats)]
        most = scores[0]
        for score in scores:
            most = max(most, score)
        total = 0.0
        for seat in range(len(scores)):
            scores[seat] = exp(scores[seat] - most)
            total += scores[seat]
        return [score / total for score in scores]

    def standing(self, state: Nightmare, seat: i64) -> float:
        """How far a seat has come; the difference of two is the logarithm of their odds."""
        complete: i64 = 0
        two: i64 = 0
        one: i64 = 0
        first = seat * MOST_CREATURES
        for creature in range(first, first + state.target):
            height = state.height[creature]
            if height >= COMPLETE:
                complete += 1
            elif height == 2:
                two += 1
            elif height == 1:
                one += 1
        missing = state.target - complete
        score = HAS_COMPLETE[min(complete, 6)] + HAS_TWO * float(two) + HAS_ONE * float(one)
        if missing == 1 and two > 0:
            score += HAS_NEARLY
        if seat == state.current:
            score += HAS_TURN + HAS_TURN_COMPLETE * float(complete)
        return score + self.hand(state, seat)

    def hand(self, state: Nightmare, seat: i64) -> float:
        heads: i64 = 0
        hand = state.hands[seat]
        for card in hand:
            heads += (state.cards.positions[card] >> HEAD) & 1
        return HAS_CARD * float(min(len(hand), 10)) + HAS_HEAD * float(min(heads, 3))

    def sensible(self, state: State, seat: i64, options: list[int]) -> list[int]:
        """Of like cards one; and no swap where a card can be played or drawn: it halves the cards."""
        assert isinstance(state, Nightmare)
        if not isinstance(state.stack[-1], Turn):
            return options
        kept: list[int] = []
        for action in options:
            if action > DRAW and kept:
                break
            if action == DRAW or not self.has_like(state, kept, action):
                kept.append(action)
        return kept

    def has_like(self, state: Nightmare, kept: list[int], action: i64) -> bool:
        """Whether a like card is already to be played on the same creature."""
        cards = state.cards
        card = (action - PLAY) // MOST_CREATURES
        for other in kept:
            like = (other - PLAY) // MOST_CREATURES
            if (
                cards.traits[like] == cards.traits[card]
                and cards.ability[like] == cards.ability[card]
                and (other - action) % MOST_CREATURES == 0
            ):
                return True
        return False


# What each seat's share of the odds rests on, fitted to games of the search against itself.
HAS_COMPLETE: Final[list[float]] = [0.0, 0.46, 1.11, 1.97, 3.04, 4.3, 5.8]
HAS_TWO: Final = 0.72
HAS_ONE: Final = 0.34
HAS_CARD: Final = 0.13
HAS_HEAD: Final = 0.19
HAS_NEARLY: Final = 0.48
HAS_TURN: Final = 0.1
HAS_TURN_COMPLETE: Final = 0.08


def places(cards: Cards, card: i64) -> i64:
    """How many positions a card fits."""
    bits = cards.positions[card]
    return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1)

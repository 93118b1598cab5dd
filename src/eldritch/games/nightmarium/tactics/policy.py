"""What is wise in Nightmarium: how good each choice looks by itself, and why.

A card is worth what it adds to one's creatures, what the chain of a finished creature does as far as it runs, and what
it opens for the next action; the abilities aim at what costs the others most. The figures come from many games of the
greedy player against itself.
"""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.seats import bit
from eldritch.core.state import State
from eldritch.core.tactics import Tactics, Taste

from ..actions import DECLINE, DEVOUR, DISCARD, DRAW, EXECUTE, MARK, PLAY, REPLAY, SCAVENGE, STOP
from ..box.components import (
    CHORISTER,
    COMPLETE,
    DEVOURER,
    EMBODIED,
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
from ..rules.seals import Replay
from ..rules.swapping import Swap
from ..rules.turn import Turn
from ..state import PARTS, Nightmare
from . import win_chance as standing

# What a card adds to a creature by the position it takes: legs, torso, head, seal.
PLACED: Final[list[float]] = [2.0, 4.0, 9.0, 3.0]
# What it costs to lose the top card of a creature, or an incomplete creature as a whole, by its height.
TOP_LOST: Final[list[float]] = [0.0, 2.0, 5.6, 4.5, 0.0]
WHOLE_LOST: Final[list[float]] = [0.0, 2.0, 6.0, 0.0, 0.0]

ABOUT_TO_WIN: Final = 28.0
"""For an attack on whoever lacks one creature, and has it nearly done or can only be stopped by undoing one."""
LEADING: Final = 0.5
"""For an attack on somebody, by each complete creature there."""

MOURNED: Final = 2.2
MOCKED: Final = 2.5
SUNG: Final = 3.0
PURE: Final = 1.2
"""For each opponent who has to discard."""
FLEXIBLE: Final = 0.58
"""For each further position that a card in hand could take."""
SAME_LEGION: Final = 0.35
"""For a second action that can go on with the legion of the first."""

DRAWN: Final = 2.4
DRAWN_WITH_FEW: Final = 1.0
FEW: Final = 3
MANY: Final = 7
TOO_MANY: Final = 0.3

KEPT: Final = 0.6
KEPT_HEAD: Final = 0.5
KEPT_ABILITY: Final = 0.3
KEPT_SEAL: Final = 1.5
SWAPPED: Final = 1.0
"""To swap halves the cards, so it needs a reason; an odd card brings nothing at all."""
ODD: Final = 3.0


@final
class NightmariumTactics(Tactics):
    """Rules of thumb for Nightmarium."""

    def __init__(self, taste: Taste) -> None:
        super().__init__(taste)
        self.why: str = ""

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        assert isinstance(state, Nightmare)
        return [self.judged(state, seat, action) for action in options]

    def reason(self, state: State, seat: i64, action: i64) -> str:
        assert isinstance(state, Nightmare)
        self.judged(state, seat, action)
        return self.why

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Nightmare)
        return standing.chances(state)

    def sensible(self, state: State, seat: i64, options: list[int]) -> list[int]:
        """Of like cards one; and no swap where a card can be played or drawn."""
        assert isinstance(state, Nightmare)
        if not isinstance(state.stack[-1], Turn):
            return options
        kept: list[int] = []
        for action in options:
            if action > DRAW and kept:
                break
            if action >= DRAW or not self.has_like(state.cards, kept, action):
                kept.append(action)
        return kept

    def has_like(self, cards: Cards, kept: list[int], action: i64) -> bool:
        """Whether a like card is already among those to be played on the same creature."""
        card = (action - PLAY) // MOST_CREATURES
        for other in kept:
            like = (other - PLAY) // MOST_CREATURES
            same_creature = (other - action) % MOST_CREATURES == 0
            if (
                same_creature
                and cards.traits[like] == cards.traits[card]
                and cards.ability[like] == cards.ability[card]
            ):
                return True
        return False

    # A choice by itself.

    def judged(self, state: Nightmare, seat: i64, action: i64) -> float:
        """How good a choice looks; `why` says what speaks for it."""
        if action < DRAW:
            return self.play(state, seat, (action - PLAY) // MOST_CREATURES, (action - PLAY) % MOST_CREATURES)
        if action == DRAW:
            return self.draw(state, seat)
        if action < STOP:
            return self.mark(state, action - MARK)
        if action == STOP:
            return self.because("swapped-enough", -ODD if is_odd(state) else 0.0)
        if action < EXECUTE:
            return self.scavenge(state, action - SCAVENGE)
        if action < DEVOUR:
            return self.execute(state, action - EXECUTE)
        if action <= DISCARD:
            return self.because("devour", -TOP_LOST[state.height[seat * MOST_CREATURES + action - DEVOUR]])
        if action < REPLAY:
            return self.because("give-up", -self.kept(state.cards, action - DISCARD))
        if action == DECLINE:
            return self.because("decline", 0.0)
        return self.because("replay", self.replayed(state, seat))

    def because(self, why: str, weight: float) -> float:
        self.why = why
        return weight

    # Playing a card.

    def play(self, state: Nightmare, seat: i64, card: i64, slot: i64) -> float:
        creature = seat * MOST_CREATURES + slot
        height = state.height[creature]
        weight = PLACED[height] - FLEXIBLE * float(further_places(state.cards, card))
        why = "begin"
        if height == TORSO:
            why = "grow"
        elif height == HEAD:
            why = "complete"
            weight += self.chain(state, seat, card, creature, -1)
            if is_pure(state, card, creature):
                why = "pure-legion"
                weight += PURE * float(state.seats - 1) * self.taste.attack
        elif height == SEAL:
            why = "embody"
        frame = state.stack[-1]
        if isinstance(frame, Turn) and frame.left == 2 and goes_on(state, seat, card, creature):
            weight += SAME_LEGION
        return self.because(why, weight)

    def chain(self, state: Nightmare, seat: i64, head: i64, creature: i64, legion: i64) -> float:
        """What the abilities of a creature are worth with this head, as far as they can be carried out.

        A legion other than -1 admits only abilities of its own.
        """
        total = 0.0
        for position in range(HEAD, -1, -1):
            card = head if position == HEAD else state.body[creature * PARTS + position]
            ability = state.cards.ability[card]
            if ability == NO_ABILITY or (legion >= 0 and state.cards.legion[card] != legion):
                continue
            if ability == MOURNER:
                total += MOURNED * self.taste.hoard
            elif ability == CHORISTER:
                total += SUNG * self.taste.risk
            elif ability == MOCKINGBIRD:
                if len(state.hands[seat]) < 2:
                    return total
                total += MOCKED * self.taste.build
            else:
                best = self.best_target(state, seat, ability, creature)
                if best == NO_TARGET:
                    return total
                total += best
        return total

    def best_target(self, state: Nightmare, seat: i64, ability: i64, running: i64) -> float:
        """What the best target of an ability is worth; NO_TARGET if there is none."""
        best = NO_TARGET
        most = COMPLETE if ability == SCAVENGER else EMBODIED
        for creature in range(len(state.height)):
            height = state.height[creature]
            if not 0 < height < most or (creature // MOST_CREATURES == seat) != (ability == DEVOURER):
                continue
            if ability == DEVOURER:
                if creature != running:
                    best = max(best, -TOP_LOST[height])
            elif ability == SCAVENGER:
                best = max(best, self.scavenge(state, creature))
            else:
                best = max(best, self.execute(state, creature))
        return best

    def replayed(self, state: Nightmare, seat: i64) -> float:
        """What a seal wakes again."""
        frame = state.stack[-1]
        assert isinstance(frame, Replay)
        creature = seat * MOST_CREATURES + frame.slot
        return self.chain(state, seat, state.body[creature * PARTS + HEAD], creature, frame.legion)

    # Attacks.

    def scavenge(self, state: Nightmare, creature: i64) -> float:
        return self.attack(state, creature, "scavenge", WHOLE_LOST[state.height[creature]])

    def execute(self, state: Nightmare, creature: i64) -> float:
        height = state.height[creature]
        taken = self.kept(state.cards, state.body[creature * PARTS + height - 1])
        return self.attack(state, creature, "execute", TOP_LOST[height]) + taken

    def attack(self, state: Nightmare, creature: i64, why: str, lost: float) -> float:
        """What it is worth that somebody loses this: more if that somebody leads."""
        complete = state.complete_creatures(creature // MOST_CREATURES)
        weight = lost + LEADING * float(complete) * self.taste.scheme
        self.why = why
        if complete >= state.target - 1 and state.height[creature] >= HEAD:
            self.why = "stop-leader"
            weight += ABOUT_TO_WIN
        return weight * self.taste.attack

    # The hand.

    def draw(self, state: Nightmare, seat: i64) -> float:
        size = len(state.hands[seat])
        weight = DRAWN + (DRAWN_WITH_FEW if size < FEW else 0.0)
        if size > MANY:
            weight -= TOO_MANY * float(size - MANY)
        return self.because("draw", weight * self.taste.hoard)

    def kept(self, cards: Cards, card: i64) -> float:
        """What a card in hand is worth."""
        if card > FEARS:
            return KEPT_SEAL
        weight = KEPT + FLEXIBLE * float(further_places(cards, card))
        if (cards.positions[card] >> HEAD) & 1 != 0:
            weight += KEPT_HEAD
        return weight + (KEPT_ABILITY if cards.ability[card] != NO_ABILITY else 0.0)

    def mark(self, state: Nightmare, card: i64) -> float:
        return self.because("swap", (0.0 if is_odd(state) else -SWAPPED) - self.kept(state.cards, card))


NO_TARGET: Final = -1000.0


def is_odd(state: Nightmare) -> bool:
    """Whether one more card is needed for the swap to bring another."""
    frame = state.stack[-1]
    return isinstance(frame, Swap) and len(frame.marked) % 2 == 1


def is_pure(state: Nightmare, head: i64, creature: i64) -> bool:
    """Whether the head completes a creature of one legion."""
    legion = state.cards.legion
    parts = creature * PARTS
    return legion[head] == legion[state.body[parts + TORSO]] and legion[head] == legion[state.body[parts + LEGS]]


def goes_on(state: Nightmare, seat: i64, card: i64, creature: i64) -> bool:
    """Whether another card of the legion fits once this one is on its creature."""
    fits: i64 = 0
    first = seat * MOST_CREATURES
    for own in range(first, first + state.target):
        fits |= bit(state.height[own] + 1 if own == creature else state.height[own])
    legion = state.cards.legion[card]
    for other in state.hands[seat]:
        if other != card and state.cards.legion[other] == legion and state.cards.positions[other] & fits != 0:
            return True
    return False


def further_places(cards: Cards, card: i64) -> i64:
    """How many positions a card could take beside one."""
    bits = cards.positions[card]
    return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1) - 1

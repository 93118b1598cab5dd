"""What is wise in Cthulhu Realms: what cards are worth, and a greedy policy that gives its reasons.

The policy scores every choice by itself, looking no further than the choice. The scores order the things one does in a
turn: first whatever brings cards and opens requirements, then what needs them, then buying, then giving up cards.
"""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.seats import bit

from .abilities import ABJURE, CARDS, CONJURE, DESTROY, GAIN, LOSS, MOST_LINES, RETURN
from .actions import (
    ABJURE_DISCARD,
    ABJURE_HAND,
    ABJURE_MARKET,
    AIM,
    BUY,
    DESTROY_CARD,
    DISCARD,
    END_TURN,
    GRAZE_PLAYER,
    RETURN_CARD,
    SIDES,
    STRIKE,
    STRIKE_PLAYER,
    USE,
)
from .components import COLOURS, KINDS, LOCATION, REFUGE, SHARED_KINDS, Cards
from .rules import neighbours, sanity
from .state import Realm, damage_of, kind_of

LATE: Final = 10.0
"""By its so-many-th turn a player should have turned from gathering power to taking sanity."""

NEVER: Final = -1.0
WEAK: Final = 1.5
"""A card below this worth clogs a deck."""

# What one point of an effect is worth in the first turns and later; the booklet's symbols in order.
EARLY_WORTH: Final[list[float]] = [1.15, 0.5, 0.25, 0.0, 1.2, 1.0, 0.8]
LATE_WORTH: Final[list[float]] = [0.45, 0.85, 0.4, 0.0, 0.8, 1.5, 1.6]
DRAW_WORTH: Final = 2.4
OWN_DISCARD_COST: Final = 1.2
DISCARD_WORTH: Final = 0.9

# The share of turns in which requirements are met: colours, types, a discard, an abjuration.
SHARES: Final[list[float]] = [0.5, 0.5, 0.5, 0.9, 0.4, 0.5, 0.35, 0.45]
ABJURE_SELF_SHARE: Final = 0.2
LOCATION_FACTOR: Final = 1.6


@final
class Worth:
    """What each kind of card is worth to have in a deck, early and late."""

    def __init__(self, cards: Cards) -> None:
        self.early: list[float] = [worth_of(cards, kind, EARLY_WORTH) for kind in range(KINDS)]
        self.late: list[float] = [worth_of(cards, kind, LATE_WORTH) for kind in range(KINDS)]

    def at(self, kind: i64, lateness: float) -> float:
        return self.early[kind] * (1.0 - lateness) + self.late[kind] * lateness


def worth_of(cards: Cards, kind: i64, points: list[float]) -> float:
    """The better side of each ability, by how often its requirements will be met."""
    total = 0.0
    for number, ability in enumerate(cards.abilities[kind]):
        best = 0.0
        for line in ability.sides:
            value = points[line.effect] * (float(line.amount) if line.effect <= GAIN else 1.0)
            if line.effect == CARDS:
                value = cards_worth(line.amount, line.then)
            best = max(best, value)
        for need in range(len(SHARES)):
            if (ability.needs >> need) & 1 != 0:
                best *= SHARES[need]
        total += best * (ABJURE_SELF_SHARE if (cards.leaving[kind] >> number) & 1 != 0 else 1.0)
    return total * LOCATION_FACTOR if cards.type[kind] == LOCATION else total


def cards_worth(drawn: i64, discarded: i64) -> float:
    """Drawing is for oneself; to discard alone is for an opponent."""
    if drawn == 0:
        return DISCARD_WORTH * float(discarded)
    return DRAW_WORTH * float(drawn) - OWN_DISCARD_COST * float(discarded)


_WORTH: Final[dict[str, Worth]] = {}


def worth(cards: Cards) -> Worth:
    """The worth of an edition's cards, worked out once."""
    found = _WORTH.get(cards.digest)
    if found is None:
        found = Worth(cards)
        _WORTH[cards.digest] = found
    return found


def greedy(seen: Realm, seat: int) -> tuple[int, str]:
    """The choice that looks best by itself, and the key of the reason for it."""
    return Greedy(seen, seat).choice()


def noted(state: Realm, action: int) -> str:
    """What a report on the game's balance counts of an action: the colour of a card that is bought."""
    if not BUY <= action < END_TURN:
        return ""
    return COLOURS[state.cards.colour[(action - BUY) // SIDES]]


@final
class Greedy:
    """One decision of a seat: every choice is judged, the best is taken."""

    def __init__(self, seen: Realm, seat: i64) -> None:
        self.seen: Realm = seen
        self.seat: i64 = seat
        self.cards: Cards = seen.cards
        self.worth: Worth = worth(seen.cards)
        lateness = float(seen.turn) / (float(seen.seats) * LATE)
        self.lateness: float = min(1.0, lateness)
        self.options: list[int] = seen.legal(seat)
        self.reason: str = ""

    def choice(self) -> tuple[int, str]:
        best = self.options[0]
        highest = self.judged(best)
        reason = self.reason
        for action in self.options[1:]:
            score = self.judged(action)
            if score > highest:
                best, highest, reason = action, score, self.reason
        return best, reason

    def judged(self, action: i64) -> float:
        """How good a choice looks; `reason` says why."""
        if action < USE:
            return self.because("play", 1000.0)
        if action < BUY:
            return self.use((action - USE) // MOST_LINES, (action - USE) % MOST_LINES)
        if action < END_TURN:
            return self.purchase((action - BUY) // SIDES)
        if action == END_TURN:
            return self.because("end", 0.0)
        if action < DISCARD:
            return self.aim(action - AIM)
        if action < ABJURE_HAND:
            return self.because("discard-weakest", -self.value(action - DISCARD))
        if action < RETURN_CARD:
            return self.abjuration(action)
        if action < DESTROY_CARD:
            return self.because("return-best", self.value(action - RETURN_CARD))
        if action < STRIKE_PLAYER:
            return self.destruction((action - DESTROY_CARD) // KINDS, (action - DESTROY_CARD) % KINDS)
        return self.hit(action)

    def because(self, reason: str, score: float) -> float:
        self.reason = reason
        return score

    def value(self, kind: i64) -> float:
        return self.worth.at(kind, self.lateness)

    # The turn.

    def use(self, kind: i64, line: i64) -> float:
        """Cards first, then what opens requirements, then sanity and power; what costs the card only if it pays."""
        place = kind * MOST_LINES + line
        effect = self.cards.effect[place]
        amount = self.cards.amount[place]
        if self.cards.ability[place] & self.cards.leaving[kind] != 0:
            return self.sacrifice(kind, effect)
        if effect == CARDS:
            return self.because("draw" if amount > 0 else "force-discard", 900.0 + float(amount))
        if effect == ABJURE:
            return self.because("abjure", 800.0)
        if effect == DESTROY:
            return self.because("destroy", 790.0) if self.enemy_locations() else self.because("keep", NEVER)
        if effect == RETURN:
            return self.because("return", 700.0) if self.worth_returning() else self.because("keep", NEVER)
        points = EARLY_WORTH[effect] * (1.0 - self.lateness) + LATE_WORTH[effect] * self.lateness
        reason = "power" if effect == CONJURE else "attack" if effect == LOSS else "recover"
        return self.because(reason, 500.0 + points * float(amount))

    def sacrifice(self, kind: i64, effect: i64) -> float:
        """Give up a card for the last blow, or a weak one late."""
        if effect == LOSS and self.is_lethal():
            return self.because("lethal", 600.0)
        if self.lateness >= 1.0 and self.value(kind) < WEAK:
            return self.because("thin-out", 100.0)
        return self.because("keep", NEVER)

    def is_lethal(self) -> bool:
        """Whether all losses at hand could put a neighbour out."""
        total: i64 = 0
        for action in self.options:
            if USE <= action < BUY and self.cards.effect[action - USE] == LOSS:
                total += self.cards.amount[action - USE]
        reach = neighbours.within_reach(self.seen, self.seat)
        for other in range(self.seen.seats):
            if other != self.seat and reach & bit(other) != 0 and self.defence(other) <= total:
                return True
        return False

    def defence(self, other: i64) -> i64:
        """A player's sanity with that of the refuges before it."""
        total = self.seen.sanity[other]
        for card in self.seen.in_play[other]:
            if self.cards.shield[kind_of(card)] == REFUGE:
                total += self.cards.sanity[kind_of(card)] - damage_of(card)
        return total

    def enemy_locations(self) -> bool:
        reach = neighbours.within_reach(self.seen, self.seat)
        for other in range(self.seen.seats):
            if other != self.seat and reach & bit(other) != 0 and self.seen.in_play[other]:
                return True
        return False

    def worth_returning(self) -> bool:
        return any(self.value(card) > 2.0 * WEAK for card in self.seen.abjured)

    def purchase(self, kind: i64) -> float:
        value = self.value(kind)
        if value < WEAK:
            return self.because("keep", NEVER)
        return self.because("buy-best", 200.0 + value)

    # Targets.

    def aim(self, other: i64) -> float:
        """Good things for oneself; a discard for whoever has most cards in hand."""
        shown = self.seen.stack[-1].shown()
        if shown["effect"] == "gain" or shown["draw"] > 0:
            return self.because("for-myself", 1.0 if other == self.seat else 0.0)
        if other == self.seat:
            return self.because("for-myself", NEVER)
        return self.because("largest-hand", float(len(self.seen.hands[other])))

    def abjuration(self, action: i64) -> float:
        """The weakest card of one's own; else the best in the market that others could buy."""
        if action < ABJURE_MARKET:
            kind = action - (ABJURE_HAND if action < ABJURE_DISCARD else ABJURE_DISCARD)
            return self.because("thin-out", 10.0 - self.value(kind) if self.value(kind) < WEAK else NEVER)
        kind = (action - ABJURE_MARKET) // SIDES
        if kind >= SHARED_KINDS:
            return self.because("deny", 0.0)
        return self.because("deny", self.value(kind) / 10.0)

    def destruction(self, other: i64, kind: i64) -> float:
        value = self.value(kind) + float(self.cards.sanity[kind])
        return self.because("destroy", -value if other == self.seat else value)

    def hit(self, action: i64) -> float:
        """The last blow; else a location that falls to it; else the player; else the shield in the way."""
        shown = self.seen.stack[-1].shown()
        victim: i64 = shown["victim"]
        rest: i64 = shown["rest"]
        if action == STRIKE_PLAYER:
            if self.seen.sanity[victim] <= rest:
                return self.because("lethal", 100.0)
            return self.because("attack", 5.0)
        if STRIKE <= action < GRAZE_PLAYER:
            return self.hit_location(victim, action - STRIKE, rest)
        return self.because("spare", NEVER)

    def hit_location(self, victim: i64, kind: i64, rest: i64) -> float:
        left = sanity.left_of(self.seen, victim, kind)
        if left <= rest:
            return self.because("break-location", 10.0 + self.value(kind))
        return self.because("break-location", 1.0 / float(left))

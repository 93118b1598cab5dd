"""How a seat sees the table when it decides: whom it trusts, what hands it expects, what an item is worth to it."""

from math import log
from typing import Final, final

from mypy_extensions import i64

from ..box.components import (
    BLACK_PEARL,
    BROTHERHOOD,
    COAT,
    GOBLET,
    KEY,
    MONOCLE,
    ORDER,
    PRIVILEGE,
    RING_OF_POWER,
    is_bag,
)
from ..state import Journey
from .beliefs import Weights, notes_of, teams
from .card_locations import hands, is_goal
from .declaration_odds import Naming, best_naming

# What an item is worth in one's hand, by its number; goal cards, bags and the Ring have their own reckoning.
PLAIN: Final[list[float]] = [0.0] * 5 + [1.2, 1.2, 0.9, 0.9, 1.3, 1.0, 0.9, -1.4, 0.6, 0.7, 0.5, 0.0, 0.4]
GOAL: Final[list[float]] = [5.0, 6.5, 9.0, 1.0, 1.0]
"""What one more goal card of one's own is worth to somebody who has so many."""
HOSTAGE: Final = 1.5
"""What it is worth to keep a goal card from the others: no more, for what all keep are cards for the Ring."""
BAG_VALUE: Final = 1.6
RING_WITH: Final[list[float]] = [2.5, 2.5, 4.0, 9.0]
"""What the Ring of Power is worth with so many goal cards of any kind; without any it can at least do no harm."""
ALONE: Final = 5.0
"""What it is worth to keep somebody from winning alone."""
DRAWN: Final = 1.2
"""What a card from the pile is worth, beside the chance that it is a goal card."""
INSIGHT: Final = 2.6
"""What it is worth to learn an allegiance of which nothing is known, at first; later it grows."""
RIPE: Final = 60.0
"""After so many turns it is worth twice as much, and later three times."""
STUCK: Final = 20.0
TIRED: Final = 4.0
"""After so many rounds what is believed must be wrong: proof is worth ever more, once more with every so many."""
RESTLESS: Final = 0.3
MOST_RESTLESS: Final = 6.0
"""And who goes in circles tries something else: with every round another choice may count for so much more."""
UNPROVEN: Final = 0.5
"""An allegiance that is believed but not proven is still so open."""


@final
class Outlook:
    """All that a decision is judged by. It holds nothing that the seat does not know.

    `scheme` says how much the seat likes to learn things, `hoard` how much it likes to keep what it has.
    """

    def __init__(self, state: Journey, seat: i64, weights: Weights, scheme: float = 1.0, hoard: float = 1.0) -> None:
        self.state: Journey = state
        self.seat: i64 = seat
        self.scheme: float = scheme
        self.hoard: float = hoard
        self.notes = notes_of(state, seat)
        self.heard: i64 = self.notes.heard
        self.step = state.stack[-1]
        self.belief = teams(state, seat, self.notes, weights)
        self.ally: list[float] = self.belief.allies()
        self.hands = hands(self.notes)
        self.proven: list[bool] = self.belief.proven()
        self.turned: bool = len(state.pile) == 0
        self.mine: i64 = state.organisation[seat]
        self.theirs: i64 = BROTHERHOOD if self.mine == ORDER else ORDER
        self.own_goals: i64 = state.goals_of(seat, self.mine)
        self.draw: float = self.drawn()
        self.declaration: Naming | None = None
        self.prophecy: Naming | None = None

    def is_of(self, state: Journey, seat: i64) -> bool:
        """Whether it is how this seat sees this position, and nothing has happened since."""
        if self.state is not state or self.seat != seat or state.stack[-1] is not self.step or state.ledgers is None:
            return False
        own = state.ledgers[seat + 1]
        return own is not None and own.heard + len(own.pending) == self.heard

    def naming(self, fortune: bool) -> Naming:
        """The best set to name, worked out once."""
        found = self.prophecy if fortune else self.declaration
        if found is None:
            found = best_naming(self.state, self.seat, self.notes, self.belief, fortune)
            if fortune:
                self.prophecy = found
            else:
                self.declaration = found
        return found

    def doubt(self, seat: i64) -> float:
        """How open it is whether a seat is an ally, from 0 to 1."""
        chance = self.ally[seat]
        if chance <= 0.001 or chance >= 0.999:
            return 0.0
        return -(chance * log(chance) + (1.0 - chance) * log(1.0 - chance)) / 0.6931471805599453

    def insight(self, seat: i64) -> float:
        """What it is worth to look at a seat's allegiance: nothing if it is proven, something if it is believed."""
        if self.proven[seat]:
            return 0.0
        return self.scheme * INSIGHT * self.ripeness() * max(UNPROVEN, self.doubt(seat))

    def ripeness(self) -> float:
        """How many times as much proof is worth now as it was at first."""
        return min(3.0, 1.0 + float(self.state.turn) / RIPE) + self.stuck() / TIRED

    def stuck(self) -> float:
        """For how many rounds the journey has been going in circles."""
        return max(0.0, float(self.state.turn) / float(self.state.seats) - STUCK)

    def restless(self, action: i64) -> float:
        """What is added to a choice so that no two turns of a journey that is stuck are alike."""
        some = float((self.state.turn * 331 + action * 577) % 1009) / 1009.0
        return min(MOST_RESTLESS, RESTLESS * self.stuck()) * some

    def drawn(self) -> float:
        """What a card from the pile is worth; nothing once it is empty."""
        if self.turned:
            return 0.0
        kind: i64 = KEY if self.mine == ORDER else GOBLET
        left = float(self.notes.items.copies[kind])
        for seat in range(self.state.seats):
            left -= self.hands.of(seat, kind)
        return DRAWN + max(0.0, left) / float(len(self.state.pile)) * self.value_of_goal()

    def trust(self, seat: i64) -> float:
        """From -1, an enemy, to 1, an ally."""
        return 2.0 * self.ally[seat] - 1.0

    def threat(self, seat: i64) -> float:
        """How likely a seat is about to win alone: the Ring of Power, and goal cards of any kind."""
        goals = self.goals_at(seat) + self.hostages_at(seat)
        return self.hands.of(seat, RING_OF_POWER) * max(0.0, min(1.0, (goals - 0.5) / 2.0))

    def goals_at(self, seat: i64) -> float:
        """How many goal cards of one's own organisation are expected with a seat."""
        return self.hands.goals(seat, self.mine, self.turned)

    def hostages_at(self, seat: i64) -> float:
        """How many of the other's."""
        return self.hands.goals(seat, self.theirs, self.turned)

    def value(self, item: i64) -> float:
        """What it is worth to have an item (or one more of it)."""
        if is_goal(item, self.mine, self.turned):
            return GOAL[min(self.own_goals, 4)]
        if is_goal(item, self.theirs, self.turned):
            return HOSTAGE
        if is_bag(item):
            return BAG_VALUE
        if item == RING_OF_POWER:
            return RING_WITH[min(3, self.any_goals())]
        return PLAIN[item]

    def value_of_goal(self) -> float:
        """What one more goal card of one's own is worth."""
        return GOAL[min(self.own_goals, 4)]

    def loss(self, item: i64) -> float:
        """What it costs to give an item of one's hand away."""
        if is_goal(item, self.mine, self.turned):
            return self.hoard * GOAL[max(0, min(self.own_goals - 1, 4))]
        return self.hoard * self.value(item)

    def any_goals(self) -> i64:
        """How many goal cards of any kind one has."""
        count: i64 = 0
        for item in self.state.hands[self.seat]:
            if is_goal(item, ORDER, self.turned) or is_goal(item, BROTHERHOOD, self.turned):
                count += 1
        return count

    def gift(self, seat: i64, item: i64) -> float:
        """What it means to one's own side that another seat gets an item."""
        return self.trust(seat) * self.worth_to(seat, item) - self.temptation(seat, item)

    def temptation(self, seat: i64, item: i64) -> float:
        """How much nearer an item brings a seat to winning alone, whichever organisation it is of."""
        if item == RING_OF_POWER:
            ring = 1.0
        elif is_goal(item, self.mine, self.turned) or is_goal(item, self.theirs, self.turned):
            ring = self.hands.of(seat, RING_OF_POWER)
        else:
            return 0.0
        return ALONE * ring * min(1.0, (1.0 + self.goals_at(seat) + self.hostages_at(seat)) / 3.0)

    def worth_to(self, seat: i64, item: i64) -> float:
        """What an item is likely worth to another seat."""
        is_mine = is_goal(item, self.mine, self.turned)
        if is_mine or is_goal(item, self.theirs, self.turned):
            belongs = self.ally[seat] if is_mine else 1.0 - self.ally[seat]
            return 0.8 * (GOAL[0] * belongs + HOSTAGE * (1.0 - belongs))
        if is_bag(item):
            return 1.2
        if item == BLACK_PEARL:
            return -1.2
        if item == RING_OF_POWER:
            return 0.0
        return 0.3 * PLAIN[item]

    def danger(self) -> float:
        """How likely the others could declare already: whether goal cards enough lie with them."""
        total = 0.0
        for other in range(self.state.seats):
            if other != self.seat:
                total += (1.0 - self.ally[other]) * self.hostages_at(other)
        return max(0.0, min(1.0, (total - 1.0) / 2.0))

    def effect(self, item: i64, partner: i64) -> float:
        """What the text of an item brings its giver."""
        if is_bag(item):
            return self.draw
        if item == MONOCLE:
            return self.insight(partner)
        if item == PRIVILEGE:
            return 0.8
        return 0.4 if item == COAT else 0.0

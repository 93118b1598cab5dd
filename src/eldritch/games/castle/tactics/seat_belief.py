"""What a seat believes when it decides: whom it trusts, what hands it expects, and how it values items."""

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
from .beliefs import BehaviourWeights, ledger_of, team_belief
from .card_locations import expected_hands, is_goal
from .declaration_odds import Declaration, best_declaration

Verdict = tuple[float, str]
"""How good a choice looks, and the reason for it."""

# The value of an item in one's hand, by its number. Goal cards, bags and the Ring are valued separately.
PLAIN: Final[list[float]] = [0.0] * 5 + [1.2, 1.2, 0.9, 0.9, 1.3, 1.0, 0.9, -1.4, 0.6, 0.7, 0.5, 0.0, 0.4]
GOAL: Final[list[float]] = [5.0, 6.5, 9.0, 1.0, 1.0]
"""The value of one more goal card of one's own organisation, by how many one has."""
OTHER_GOAL: Final = 1.5
"""The value of keeping a goal card from the other organisation. It is low: hoarded goal cards help the Ring."""
BAG_VALUE: Final = 1.6
RING_WITH: Final[list[float]] = [2.5, 2.5, 4.0, 9.0]
"""The value of the Ring of Power, by how many goal cards of any kind one has. Without any it at least does no harm."""
PREVENT_SOLO: Final = 5.0
"""The value of preventing another player from winning alone."""
DRAWN: Final = 1.2
"""The value of a card from the pile, apart from the chance that it is a goal card."""
LOOK: Final = 2.6
"""The initial value of learning an allegiance of which nothing is known."""
LOOK_DOUBLES: Final = 60.0
"""After this many turns the value of a look has doubled; later it triples."""
STUCK_AFTER: Final = 20.0
STUCK_LOOKS: Final = 4.0
"""After STUCK_AFTER rounds beliefs must be wrong. Every STUCK_LOOKS rounds more add the value of another look."""
VARIATION: Final = 0.3
MOST_VARIATION: Final = 6.0
"""In a game that is stuck, choices get a bonus of up to VARIATION per round, a different one every turn."""
UNPROVEN: Final = 0.5
"""The least uncertainty of an allegiance that is believed but not proven."""


@final
class SeatBelief:
    """Everything a decision is based on. It holds nothing that the seat does not know.

    `scheme` scales the value of information, `hoard` the value of keeping one's items.
    """

    def __init__(
        self, state: Journey, seat: i64, weights: BehaviourWeights, scheme: float = 1.0, hoard: float = 1.0
    ) -> None:
        self.state: Journey = state
        self.seat: i64 = seat
        self.scheme: float = scheme
        self.hoard: float = hoard
        self.ledger = ledger_of(state, seat)
        self.heard: i64 = self.ledger.heard
        self.frame = state.stack[-1]
        self.teams = team_belief(state, seat, self.ledger, weights)
        self.ally: list[float] = self.teams.ally_chances()
        self.hands = expected_hands(self.ledger)
        self.proven: list[bool] = self.teams.proven()
        self.turned: bool = len(state.pile) == 0
        self.mine: i64 = state.organisation[seat]
        self.theirs: i64 = BROTHERHOOD if self.mine == ORDER else ORDER
        self.own_goals: i64 = state.goals_of(seat, self.mine)
        self.draw_value: float = self.value_of_draw()
        self.best_victory: Declaration | None = None
        self.best_fortune: Declaration | None = None

    def is_current(self, state: Journey, seat: i64) -> bool:
        """Whether it belongs to this seat and position, and nothing has happened since."""
        if self.state is not state or self.seat != seat or state.stack[-1] is not self.frame or state.ledgers is None:
            return False
        own = state.ledgers[seat + 1]
        return own is not None and own.heard + len(own.pending) == self.heard

    def declaration(self, fortune: bool) -> Declaration:
        """The best declaration or fortune, computed once."""
        found = self.best_fortune if fortune else self.best_victory
        if found is None:
            found = best_declaration(self.state, self.seat, self.ledger, self.teams, fortune)
            if fortune:
                self.best_fortune = found
            else:
                self.best_victory = found
        return found

    # Players.

    def trust(self, seat: i64) -> float:
        """From -1, an enemy, to 1, an ally."""
        return 2.0 * self.ally[seat] - 1.0

    def uncertainty(self, seat: i64) -> float:
        """How open it is whether a seat is an ally, from 0 to 1."""
        chance = self.ally[seat]
        if chance <= 0.001 or chance >= 0.999:
            return 0.0
        return -(chance * log(chance) + (1.0 - chance) * log(1.0 - chance)) / 0.6931471805599453

    def goals_at(self, seat: i64) -> float:
        """How many goal cards of one's own organisation a seat is expected to hold."""
        return self.hands.goals(seat, self.mine, self.turned)

    def other_goals_at(self, seat: i64) -> float:
        """How many goal cards of the other organisation a seat is expected to hold."""
        return self.hands.goals(seat, self.theirs, self.turned)

    def solo_threat(self, seat: i64) -> float:
        """How likely a seat is about to win alone, with the Ring of Power and goal cards of any kind."""
        goals = self.goals_at(seat) + self.other_goals_at(seat)
        return self.hands.of(seat, RING_OF_POWER) * max(0.0, min(1.0, (goals - 0.5) / 2.0))

    def enemy_progress(self) -> float:
        """How likely the enemies hold enough goal cards to declare."""
        total = 0.0
        for other in range(self.state.seats):
            if other != self.seat:
                total += (1.0 - self.ally[other]) * self.other_goals_at(other)
        return max(0.0, min(1.0, (total - 1.0) / 2.0))

    # The course of the game.

    def stuck_rounds(self) -> float:
        """For how many rounds the game has been going in circles."""
        return max(0.0, float(self.state.turn) / float(self.state.seats) - STUCK_AFTER)

    def variation(self, action: i64) -> float:
        """A bonus that makes the turns of a game that is stuck differ."""
        some = float((self.state.turn * 331 + action * 577) % 1009) / 1009.0
        return min(MOST_VARIATION, VARIATION * self.stuck_rounds()) * some

    def look_factor(self) -> float:
        """How the value of a look has grown since the beginning."""
        return min(3.0, 1.0 + float(self.state.turn) / LOOK_DOUBLES) + self.stuck_rounds() / STUCK_LOOKS

    def look_value(self, seat: i64) -> float:
        """The value of looking at a seat's allegiance: none if it is proven, some even if it is believed."""
        if self.proven[seat]:
            return 0.0
        return self.scheme * LOOK * self.look_factor() * max(UNPROVEN, self.uncertainty(seat))

    def value_of_draw(self) -> float:
        """The value of a card from the pile; none once it is empty."""
        if self.turned:
            return 0.0
        kind: i64 = KEY if self.mine == ORDER else GOBLET
        left = float(self.ledger.items.copies[kind])
        for seat in range(self.state.seats):
            left -= self.hands.of(seat, kind)
        return DRAWN + max(0.0, left) / float(len(self.state.pile)) * self.value_of_goal()

    # Items.

    def value(self, item: i64) -> float:
        """The value of having an item, or one more of it."""
        if is_goal(item, self.mine, self.turned):
            return GOAL[min(self.own_goals, 4)]
        if is_goal(item, self.theirs, self.turned):
            return OTHER_GOAL
        if is_bag(item):
            return BAG_VALUE
        if item == RING_OF_POWER:
            return RING_WITH[min(3, self.any_goals())]
        return PLAIN[item]

    def value_of_goal(self) -> float:
        """The value of one more goal card of one's own organisation."""
        return GOAL[min(self.own_goals, 4)]

    def any_goals(self) -> i64:
        """How many goal cards of either organisation one has."""
        count: i64 = 0
        for item in self.state.hands[self.seat]:
            if is_goal(item, ORDER, self.turned) or is_goal(item, BROTHERHOOD, self.turned):
                count += 1
        return count

    def loss(self, item: i64) -> float:
        """The cost of giving away an item of one's hand."""
        if is_goal(item, self.mine, self.turned):
            return self.hoard * GOAL[max(0, min(self.own_goals - 1, 4))]
        return self.hoard * self.value(item)

    def gift_value(self, seat: i64, item: i64) -> float:
        """The value for one's own side if another seat gets an item."""
        return self.trust(seat) * self.value_to(seat, item) - self.solo_help(seat, item)

    def value_to(self, seat: i64, item: i64) -> float:
        """The probable value of an item to another seat."""
        is_mine = is_goal(item, self.mine, self.turned)
        if is_mine or is_goal(item, self.theirs, self.turned):
            belongs = self.ally[seat] if is_mine else 1.0 - self.ally[seat]
            return 0.8 * (GOAL[0] * belongs + OTHER_GOAL * (1.0 - belongs))
        if is_bag(item):
            return 1.2
        if item == BLACK_PEARL:
            return -1.2
        if item == RING_OF_POWER:
            return 0.0
        return 0.3 * PLAIN[item]

    def solo_help(self, seat: i64, item: i64) -> float:
        """How much an item helps a seat to win alone, whichever organisation it belongs to."""
        if item == RING_OF_POWER:
            ring = 1.0
        elif is_goal(item, self.mine, self.turned) or is_goal(item, self.theirs, self.turned):
            ring = self.hands.of(seat, RING_OF_POWER)
        else:
            return 0.0
        return PREVENT_SOLO * ring * min(1.0, (1.0 + self.goals_at(seat) + self.other_goals_at(seat)) / 3.0)

    def text_value(self, item: i64, partner: i64) -> float:
        """The value of an item's trade text to its giver."""
        if is_bag(item):
            return self.draw_value
        if item == MONOCLE:
            return self.look_value(partner)
        if item == PRIVILEGE:
            return 0.8
        return 0.4 if item == COAT else 0.0

"""How good a choice in Cthulhu Realms looks to a seat: the weights of everything that can be chosen."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from eldritch.core.seats import bit
from eldritch.core.tactics import Taste

from ..actions import (
    ABJURE_DISCARD,
    ABJURE_HAND,
    ABJURE_MARKET,
    BUY,
    DESTROY_CARD,
    END_TURN,
    GRAZE_PLAYER,
    SIDES,
    SPARE,
    STRIKE,
    STRIKE_PLAYER,
    USE,
)
from ..box.abilities import CONJURE, GAIN, LOSS, MOST_LINES
from ..box.components import ADEPT, KINDS, REFUGE, Cards
from ..rules import activation, market, neighbours, sanity
from ..rules.activation import Aim
from ..rules.sanity import Loss
from ..state import EMPTY, Realm, damage_of, kind_of
from .card_values import Estate, Worths
from .turn_order import EITHER, MARKET, step_of, steps
from .weights import WEIGHTS, Weights
from .win_chance import Standing

STEP: Final = 20.0
"""The weights of two steps of a turn lie further apart than those of two choices of one."""
LETHAL: Final = 100.0
SHORT: Final = 10
"""With so few shared cards left one should think of the end."""
CLEAR: Final = 5
"""A lead of so much sanity is as good as a larger one."""


@final
class Judge:
    """Knows what the cards of an edition are worth at a table of a size, to a taste. `look` comes before judging."""

    def __init__(self, cards: Cards, seats: int, taste: Taste) -> None:
        self.cards: Cards = cards
        self.seats: i64 = seats
        self.taste: Taste = taste
        self.weights: Weights = WEIGHTS[seats]
        self.worths: Worths = Worths(cards, self.weights, taste)
        self.estate: Estate = Estate(self.worths)
        self.standing: Standing = Standing(cards, self.worths)
        self.lines: vec[i64] = steps(cards)
        self.lateness: float = 0.0
        self.uses: float = 0.0
        """How often a card bought now will be used."""
        self.plain: float = 0.0
        """The worth of a card that makes the seat's deck neither better nor worse."""
        self.offered: list[i64] = []
        self.profits: list[float] = []
        """The shared cards that the seat could buy with enough power, and what they would bring."""

    def look(self, state: Realm, seat: i64) -> None:
        """Take in what the seat owns and how late it is."""
        weights = self.weights
        self.lateness = min(1.0, float(state.turn) / (float(state.seats) * weights.late_turn))
        self.uses = weights.uses + (weights.late_uses - weights.uses) * self.lateness
        self.estate.survey(state, seat)
        self.plain = weights.plain * self.estate.mean(self.lateness)

    def value(self, kind: i64) -> float:
        """What a card is worth whenever it is drawn."""
        return self.worths.of(kind, self.estate.chances, self.lateness)

    def profit(self, kind: i64) -> float:
        """What it brings to own a card from now on."""
        return self.uses * (self.value(kind) - self.plain)

    # The turn.

    def turn(self, state: Realm, seat: i64, options: list[int]) -> list[float]:
        weights: list[float] = []
        ready = False
        for action in options:
            step = step_of(state, seat, action, self.lines)
            weight = STEP * float(MARKET - step)
            if step in (EITHER, MARKET) and action != END_TURN:
                if not ready:
                    self.look(state, seat)
                    self.shop(state, seat)
                    ready = True
                if action >= BUY:
                    weight += self.purchase(state, seat, (action - BUY) // SIDES)
                elif step == EITHER:
                    weight += self.now(state, action - USE)
                else:
                    weight += self.sacrifice(state, seat, action - USE, options)
            weights.append(weight)
        return weights

    def shop(self, state: Realm, seat: i64) -> None:
        """Look over all that lies within reach."""
        self.offered = []
        self.profits = []
        for side in range(SIDES):
            start = market.row_at(state, seat, side)
            if start >= 0:
                for place in range(start, start + state.width):
                    if state.rows[place] != EMPTY:
                        self.offered.append(state.rows[place])
                        self.profits.append(self.profit(state.rows[place]))
        if state.adepts > 0:
            self.offered.append(ADEPT)
            self.profits.append(self.profit(ADEPT))

    def best(self, power: i64, without: i64) -> float:
        """What the best card that so much power buys would bring, one of a kind being gone."""
        highest = 0.0
        for place in range(len(self.offered)):
            kind = self.offered[place]
            if kind == without:
                without = -1
            elif self.cards.price[kind] <= power and self.profits[place] > highest:
                highest = self.profits[place]
        return highest

    def purchase(self, state: Realm, seat: i64, kind: i64) -> float:
        """What the card brings, and the best that could still be bought; the next shared card is a gift to others."""
        left = state.power - self.cards.price[kind]
        worth = self.profit(kind) + self.best(left, kind)
        if kind != ADEPT:
            worth += self.taking(state, seat, kind, left)
        return worth

    def taking(self, state: Realm, seat: i64, kind: i64, left: i64) -> float:
        """What it is worth that a card is gone from the rows and the next shared card lies there."""
        worth = self.value(kind)
        if state.shared and self.cards.price[state.shared[-1]] > left:
            worth -= self.value(state.shared[-1])
        worth *= self.weights.deny * self.taste.scheme
        return worth + self.burning(state, seat)

    def burning(self, state: Realm, seat: i64) -> float:
        """Whoever is ahead wants the shared deck to run out."""
        left: i64 = len(state.shared)
        if left > SHORT:
            return 0.0
        lead: i64 = CLEAR
        for other in range(state.seats):
            if other != seat and state.is_in(other):
                lead = min(lead, state.sanity[seat] - state.sanity[other])
        return self.weights.burning * float(max(lead, -CLEAR)) * float(SHORT + 1 - left) / float(SHORT)

    def now(self, state: Realm, place: i64) -> float:
        """What a line is worth when it is used now; of power, what more it buys."""
        if self.cards.effect[place] != CONJURE:
            return self.worths.now(place, self.lateness)
        return self.best(state.power + self.cards.amount[place], -1) - self.best(state.power, -1)

    def sacrifice(self, state: Realm, seat: i64, place: i64, options: list[int]) -> float:
        """A card is given up for its effect, and for a leaner deck; or for the last blow."""
        if self.cards.effect[place] == LOSS and self.is_lethal(state, seat, options):
            return LETHAL
        return self.taste.risk * self.now(state, place) - self.profit(place // MOST_LINES)

    def is_lethal(self, state: Realm, seat: i64, options: list[int]) -> bool:
        """Whether all losses at hand could put a neighbour out."""
        total: i64 = 0
        for action in options:
            if USE <= action < BUY and self.cards.effect[action - USE] == LOSS:
                total += self.cards.amount[action - USE]
        reach = neighbours.within_reach(state, seat)
        for other in range(state.seats):
            if other != seat and reach & bit(other) != 0 and self.defence(state, other) <= total:
                return True
        return False

    def defence(self, state: Realm, other: i64) -> i64:
        """A player's sanity with that of the refuges before it."""
        total = state.sanity[other]
        for card in state.in_play[other]:
            if self.cards.shield[kind_of(card)] == REFUGE:
                total += self.cards.sanity[kind_of(card)] - damage_of(card)
        return total

    # Targets.

    def aim(self, state: Realm, seat: i64, other: i64, frame: Aim) -> float:
        """Good things for oneself; a discard for whoever has most cards in hand."""
        if frame.effect == GAIN or frame.amount > 0:
            return 1.0 if other == seat else 0.0
        return -1.0 if other == seat else float(len(state.hands[other]))

    def abjuring(self, state: Realm, seat: i64, action: i64) -> float:
        """A card of one's own that is below the others; or one that others could buy."""
        if action < ABJURE_MARKET:
            kind = action - (ABJURE_HAND if action < ABJURE_DISCARD else ABJURE_DISCARD)
            return -self.profit(kind) - (self.value(kind) if action < ABJURE_DISCARD else 0.0)
        kind = (action - ABJURE_MARKET) // SIDES
        return 0.0 if kind == ADEPT else self.taking(state, seat, kind, -1)

    def destroying(self, seat: i64, action: i64) -> float:
        kind = (action - DESTROY_CARD) % KINDS
        value = self.value(kind) + 0.1 * float(self.cards.sanity[kind])
        return -value if (action - DESTROY_CARD) // KINDS == seat else value

    def hits(self, state: Realm, seat: i64, options: list[int], frame: Loss) -> list[float]:
        """The last blow; a location that falls to the losses at hand and is worth them; the player."""
        total = frame.rest + self.attack_left(state, seat)
        lethal = self.defence(state, frame.victim) <= total
        weights: list[float] = []
        for action in options:
            if action == STRIKE_PLAYER:
                weights.append(LETHAL if lethal else self.loss(frame.rest))
            elif STRIKE <= action < GRAZE_PLAYER:
                weights.append(self.hit(state, frame, action - STRIKE, total, lethal))
            else:
                weights.append(0.0 if action == SPARE else -1.0)
        return weights

    def loss(self, amount: i64) -> float:
        early = self.worths.early_points[LOSS]
        return float(amount) * (early + (self.worths.late_points[LOSS] - early) * self.lateness)

    def hit(self, state: Realm, frame: Loss, kind: i64, total: i64, lethal: bool) -> float:
        left = sanity.sanity_left(state, frame.victim, kind)
        if left > total:
            return -0.5
        worth = self.loss(frame.rest - left) + self.weights.breaking * self.value(kind)
        if self.cards.shield[kind] == REFUGE:
            worth += LETHAL if lethal else self.loss(total - left)
        return worth

    def attack_left(self, state: Realm, seat: i64) -> i64:
        """The losses that may still be used this turn without giving anything up."""
        uses: list[int] = []
        activation.add_uses(state, seat, uses)
        total: i64 = 0
        for action in uses:
            if self.cards.effect[action - USE] == LOSS and self.lines[action - USE] != MARKET:
                total += self.cards.amount[action - USE]
        return total

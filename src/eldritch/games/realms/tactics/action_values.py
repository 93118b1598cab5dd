"""How good each choice in Cthulhu Realms looks to a seat."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from eldritch.core.seats import bit
from eldritch.core.tactics import Personality

from ..actions import (
    ABJURE_DISCARD,
    ABJURE_HAND,
    ABJURE_MARKET,
    BUY,
    SIDES,
    SPARE,
    STRIKE,
    STRIKE_PLAYER,
    card_destroyed,
    card_in_market,
    is_abjure_discard,
    is_abjure_hand,
    is_purchase,
    is_strike,
    is_use,
    line_used,
    owner_destroyed,
)
from ..box.abilities import CONJURE, GAIN, LOSS
from ..box.components import ADEPT, REFUGE, Cards, kind_of_line
from ..rules import activation, market, neighbours, sanity
from ..rules.activation import Aim
from ..rules.sanity import Loss
from ..state import EMPTY, Realm, damage_of, kind_of, unused_abilities
from .card_values import CardValues, OwnedCards
from .turn_order import LAST_STEP, TWO_SIDES_STEP, step_of, steps_of_lines
from .weights import WEIGHTS, Weights
from .win_chance import WinChance

STEP: Final = 20.0
"""The difference between two steps of a turn; larger than any between two choices of one step."""
LETHAL: Final = 100.0
FEW_SHARED: Final = 10
"""With this few shared cards left, the end of the shared deck begins to matter."""
CLEAR_LEAD: Final = 5
"""A lead of this much sanity counts as much as a larger one."""


@final
class ActionValues:
    """Values the choices of a seat, for one edition, number of seats and personality.

    Call `prepare` first; `turn_weights` does so itself.
    """

    def __init__(self, cards: Cards, seats: int, personality: Personality) -> None:
        self.cards: Cards = cards
        self.seats: i64 = seats
        self.personality: Personality = personality
        self.weights: Weights = WEIGHTS[seats]
        self.card_values: CardValues = CardValues(cards, self.weights, personality)
        self.owned: OwnedCards = OwnedCards(self.card_values)
        self.win_chance: WinChance = WinChance(cards, self.card_values)
        self.steps: vec[i64] = steps_of_lines(cards)
        self.lateness: float = 0.0
        """From 0 at the start to 1 late in the game."""
        self.uses: float = 0.0
        """How often a card bought now will be used."""
        self.break_even: float = 0.0
        """The value of a card that makes the seat's deck neither better nor worse."""
        self.offers: list[i64] = []
        """The available cards, whatever their price; `profits` has the profit of each."""
        self.profits: list[float] = []

    def prepare(self, state: Realm, seat: i64) -> None:
        """Take in which cards the seat owns and how late it is."""
        weights = self.weights
        self.lateness = min(1.0, float(state.turn) / (float(state.seats) * weights.late_turn))
        self.uses = weights.early_uses + (weights.late_uses - weights.early_uses) * self.lateness
        self.owned.count_cards(state, seat)
        self.break_even = weights.break_even * self.owned.mean_value(self.lateness)

    def card_value(self, kind: i64) -> float:
        """The value of drawing a card."""
        return self.card_values.of_card(kind, self.owned.chances, self.lateness)

    def profit(self, kind: i64) -> float:
        """The value of owning a card for the rest of the game."""
        return self.uses * (self.card_value(kind) - self.break_even)

    # The turn.

    def turn_weights(self, state: Realm, seat: i64, options: list[int]) -> list[float]:
        """The weights of the choices of a turn: by step, and within the steps that need thought by value."""
        weights: list[float] = []
        is_prepared = False
        for action in options:
            step = step_of(state, seat, action, self.steps)
            weight = STEP * float(LAST_STEP - step)
            if step in (TWO_SIDES_STEP, LAST_STEP) and (is_use(action) or is_purchase(action)):
                if not is_prepared:
                    self.prepare(state, seat)
                    self.list_offers(state, seat)
                    is_prepared = True
                if is_purchase(action):
                    weight += self.purchase_value(state, seat, card_in_market(action, BUY))
                elif step == TWO_SIDES_STEP:
                    weight += self.line_value(state, line_used(action))
                else:
                    weight += self.sacrifice_value(state, seat, line_used(action), options)
            weights.append(weight)
        return weights

    def list_offers(self, state: Realm, seat: i64) -> None:
        """List all available cards with their profits."""
        self.offers = []
        self.profits = []
        for side in range(SIDES):
            start = market.row_at(state, seat, side)
            if start != market.NO_ROW:
                for place in range(start, start + state.width):
                    if state.rows[place] != EMPTY:
                        self.offers.append(state.rows[place])
                        self.profits.append(self.profit(state.rows[place]))
        if state.adepts > 0:
            self.offers.append(ADEPT)
            self.profits.append(self.profit(ADEPT))

    def best_profit(self, power: i64, without: i64) -> float:
        """The largest profit that this much power buys, leaving out one card of the kind `without`."""
        highest = 0.0
        for place in range(len(self.offers)):
            kind = self.offers[place]
            if kind == without:
                without = -1
            elif self.cards.price[kind] <= power and self.profits[place] > highest:
                highest = self.profits[place]
        return highest

    def purchase_value(self, state: Realm, seat: i64, kind: i64) -> float:
        """The profit of the card, the best profit that the remaining power buys, and the effect on the rows."""
        power_left = state.power - self.cards.price[kind]
        value = self.profit(kind) + self.best_profit(power_left, kind)
        if kind != ADEPT:
            value += self.removal_value(state, seat, kind, power_left)
        return value

    def removal_value(self, state: Realm, seat: i64, kind: i64, power_left: i64) -> float:
        """The value of denying a card to others; unless it can be bought too, the next shared card is theirs."""
        value = self.card_value(kind)
        if state.shared and self.cards.price[state.shared[-1]] > power_left:
            value -= self.card_value(state.shared[-1])
        value *= self.weights.denial * self.personality.scheme
        return value + self.deck_end_value(state, seat)

    def deck_end_value(self, state: Realm, seat: i64) -> float:
        """The value of bringing the end of the shared deck closer: positive for the leader, negative for others."""
        left: i64 = len(state.shared)
        if left > FEW_SHARED:
            return 0.0
        lead: i64 = CLEAR_LEAD
        for other in range(state.seats):
            if other != seat and state.is_in(other):
                lead = min(lead, state.sanity[seat] - state.sanity[other])
        return self.weights.deck_end * float(max(lead, -CLEAR_LEAD)) * float(FEW_SHARED + 1 - left) / float(FEW_SHARED)

    def line_value(self, state: Realm, line: i64) -> float:
        """The value of using a line now; for power, how much more it buys."""
        if self.cards.effect[line] != CONJURE:
            return self.card_values.of_line(line, self.lateness)
        return self.best_profit(state.power + self.cards.amount[line], -1) - self.best_profit(state.power, -1)

    def sacrifice_value(self, state: Realm, seat: i64, line: i64, options: list[int]) -> float:
        """The value of using a line that abjures its card: the effect without the card, or a win."""
        if self.cards.effect[line] == LOSS and self.is_lethal(state, seat, options):
            return LETHAL
        return self.personality.risk * self.line_value(state, line) - self.profit(kind_of_line(line))

    def is_lethal(self, state: Realm, seat: i64, options: list[int]) -> bool:
        """Whether all losses among the options could eliminate a neighbour."""
        total: i64 = 0
        for action in options:
            if is_use(action) and self.cards.effect[line_used(action)] == LOSS:
                total += self.amount_left(state, seat, line_used(action))
        reach = neighbours.within_reach(state, seat)
        for other in range(state.seats):
            if other != seat and reach & bit(other) != 0 and self.defence(state, other) <= total:
                return True
        return False

    def attack_left(self, state: Realm, seat: i64) -> i64:
        """The losses that the seat may still use this turn without abjuring their cards."""
        uses: list[int] = []
        activation.add_uses(state, seat, uses)
        total: i64 = 0
        for action in uses:
            if self.cards.effect[line_used(action)] == LOSS and self.steps[line_used(action)] != LAST_STEP:
                total += self.amount_left(state, seat, line_used(action))
        return total

    def amount_left(self, state: Realm, seat: i64, line: i64) -> i64:
        """What a line may still give this turn: equal cards are one option, but each can be used."""
        kind = kind_of_line(line)
        total: i64 = 0
        for card in state.in_play[seat]:
            if kind_of(card) == kind and unused_abilities(card) & self.cards.ability[line] != 0:
                total += self.cards.amount[line]
        return total

    def defence(self, state: Realm, other: i64) -> i64:
        """A player's sanity and that of the refuges that protect it."""
        total = state.sanity[other]
        for card in state.in_play[other]:
            if self.cards.shield[kind_of(card)] == REFUGE:
                total += self.cards.sanity[kind_of(card)] - damage_of(card)
        return total

    # Targets.

    def aim_value(self, state: Realm, seat: i64, other: i64, frame: Aim) -> float:
        """Gains and draws are for the seat itself, losses and discards for others: for who has most cards in hand."""
        if frame.effect == LOSS:
            return 0.0 if other == seat else 1.0
        if frame.effect == GAIN or frame.amount > 0:
            return 1.0 if other == seat else 0.0
        return -1.0 if other == seat else float(len(state.hands[other]))

    def abjure_value(self, state: Realm, seat: i64, action: i64) -> float:
        """The value of abjuring a weak card of the seat's own, or one that others could buy."""
        if is_abjure_hand(action):
            kind = action - ABJURE_HAND
            return -self.profit(kind) - self.card_value(kind)
        if is_abjure_discard(action):
            return -self.profit(action - ABJURE_DISCARD)
        kind = card_in_market(action, ABJURE_MARKET)
        return 0.0 if kind == ADEPT else self.removal_value(state, seat, kind, -1)

    def destroy_value(self, seat: i64, action: i64) -> float:
        kind = card_destroyed(action)
        value = self.card_value(kind) + 0.1 * float(self.cards.sanity[kind])
        return -value if owner_destroyed(action) == seat else value

    def loss_weights(self, state: Realm, seat: i64, options: list[int], frame: Loss) -> list[float]:
        """The weights of the targets of a loss: a win first, then locations that can be destroyed, or the player."""
        if frame.victim == seat:
            return [0.0 if action == SPARE else -1.0 for action in options]
        total = frame.rest + self.attack_left(state, seat)
        is_lethal = self.defence(state, frame.victim) <= total
        weights: list[float] = []
        for action in options:
            if action == STRIKE_PLAYER:
                weights.append(LETHAL if is_lethal else self.loss_value(frame.rest))
            elif is_strike(action):
                weights.append(self.strike_value(state, frame, action - STRIKE, total, is_lethal))
            else:
                weights.append(0.0 if action == SPARE else -1.0)
        return weights

    def loss_value(self, amount: i64) -> float:
        """The value of an amount of sanity that another player loses."""
        early = self.card_values.early_points[LOSS]
        return float(amount) * (early + (self.card_values.late_points[LOSS] - early) * self.lateness)

    def strike_value(self, state: Realm, frame: Loss, kind: i64, total: i64, is_lethal: bool) -> float:
        """The value of hitting a location: it should fall to the losses that are left this turn."""
        left = sanity.sanity_left(state, frame.victim, kind)
        if left > total:
            return -0.5
        value = self.loss_value(frame.rest - left) + self.weights.location_uses * self.card_value(kind)
        if self.cards.shield[kind] == REFUGE:
            value += LETHAL if is_lethal else self.loss_value(total - left)
        return value

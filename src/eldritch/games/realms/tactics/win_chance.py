"""Each seat's chance to win a game of Cthulhu Realms, estimated from what everybody owns.

Each seat gets a score, a weighted sum of features. The chances are the softmax of the scores. The weights were fitted
to the results of games between greedy players.
"""

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..box.abilities import CARDS, CONJURE, GAIN, LOSS, MOST_ABILITIES, Ability
from ..box.components import KINDS, LOCATION, MOST_SEATS, REFUGE, Cards
from ..rules import neighbours
from ..rules.turn import HAND
from ..state import Realm, damage_of, kind_of
from .card_values import CardValues, OwnedCards

FEATURES: Final = 14
MIDDLE: Final = 0.5
"""Cards are valued as in the middle of the game."""
LEAST_DANGER: Final = 1.0
MOST_TURNS: Final = 30.0
SHARED: Final = 60.0

# fmt: off
SCORES: Final[list[list[float]]] = [
    [],
    [],
    [-0.454, 0.023, 0.429, 1.229, 0.348, 0.132, 0.15, 0.002, 1.702, 0.291, 0.539, 0.774, 0.396, 1.61],
    [0.3, 0.285, 0.418, 0.594, 0.639, 0.624, -0.002, -0.006, 4.162, 0.811, 1.068, -0.067, 0.88, 0.928],
    [-0.245, 0.005, -0.06, 1.066, 0.32, 1.379, 0.097, -0.096, 2.037, 0.375, 0.927, 0.922, 0.822, 0.027],
]
# fmt: on
"""The weight of each feature, by the number of seats."""


def amounts(cards: Cards, effect: i64) -> vec[float]:
    """The mean amount of an effect that each ability gives; abilities that abjure their card are left out."""
    found = vec[float]([0.0] * (KINDS * MOST_ABILITIES))
    for kind in range(KINDS):
        for number, ability in enumerate(cards.abilities[kind]):
            if not ability.abjures_self:
                found[kind * MOST_ABILITIES + number] = mean_amount(ability, effect)
    return found


def mean_amount(ability: Ability, effect: i64) -> float:
    """Each of two sides is used half of the time; a draw followed by a discard counts as half a card."""
    total = 0.0
    for line in ability.sides:
        if line.effect == effect:
            total += float(line.amount) - (0.5 * float(line.discards) if line.amount > 0 else 0.0)
    return total / float(len(ability.sides))


@final
class WinChance:
    """Estimates whole positions. The tables by seat are reused from one position to the next."""

    def __init__(self, cards: Cards, values: CardValues) -> None:
        self.cards: Cards = cards
        self.owned: OwnedCards = OwnedCards(values)
        # What each ability gives.
        self.conjures: vec[float] = amounts(cards, CONJURE)
        self.losses: vec[float] = amounts(cards, LOSS)
        self.gains: vec[float] = amounts(cards, GAIN)
        self.draws: vec[float] = amounts(cards, CARDS)
        # Sums over the cards being added.
        self.total_power: float = 0.0
        self.total_loss: float = 0.0
        self.total_gain: float = 0.0
        self.total_draw: float = 0.0
        # What each seat's cards give in a turn on average, and what it has.
        self.power: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.attack: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.gain: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.hand_attack: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.refuges: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.locations: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.card_value: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def chances(self, state: Realm) -> list[float]:
        """The chance of each seat; zero for eliminated seats."""
        for seat in range(state.seats):
            if state.is_in(seat):
                self.summarise(state, seat)
        scores = SCORES[state.seats]
        shares: list[float] = []
        total = 0.0
        for seat in range(state.seats):
            share = 0.0
            if state.is_in(seat):
                features = self.features(state, seat)
                score = 0.0
                for place in range(FEATURES):
                    score += scores[place] * features[place]
                share = exp(score)
            shares.append(share)
            total += share
        return [share / total for share in shares]

    def summarise(self, state: Realm, seat: i64) -> None:
        """Fill the tables for a seat."""
        owned = self.owned
        owned.count_cards(state, seat)
        self.card_value[seat] = owned.mean_value(MIDDLE)
        drawn = min(1.0, float(HAND) / float(max(owned.size, 1)))
        self.clear_totals()
        for kind in range(KINDS):
            if owned.copies[kind] > 0:
                self.add(kind, drawn * float(owned.copies[kind]))
        self.add_locations(state, seat, 1.0 - drawn)
        # Cards that draw let the seat use more cards in a turn.
        more = 1.0 + self.total_draw / float(HAND)
        self.power[seat] = self.total_power * more
        self.attack[seat] = self.total_loss * more
        self.gain[seat] = self.total_gain * more
        self.clear_totals()
        for kind in state.hands[seat]:
            self.add(kind, 1.0)
        self.hand_attack[seat] = self.total_loss

    def add_locations(self, state: Realm, seat: i64, times: float) -> None:
        """Add the locations in play, which act every turn: the share by which they exceed a card that is drawn."""
        self.refuges[seat] = 0.0
        self.locations[seat] = 0.0
        for card in state.in_play[seat]:
            kind = kind_of(card)
            if self.cards.type[kind] == LOCATION:
                self.add(kind, times)
                self.locations[seat] += 1.0
                if self.cards.shield[kind] == REFUGE:
                    self.refuges[seat] += float(self.cards.sanity[kind] - damage_of(card))

    def clear_totals(self) -> None:
        self.total_power = 0.0
        self.total_loss = 0.0
        self.total_gain = 0.0
        self.total_draw = 0.0

    def add(self, kind: i64, times: float) -> None:
        """Add what a kind of card gives, weighted by the chances that its requirements are met."""
        values = self.owned.values
        chances = self.owned.chances
        start = kind * MOST_ABILITIES
        for ability in range(start, start + values.abilities[kind]):
            share = times * chances[values.first_need[ability]] * chances[values.second_need[ability]]
            self.total_power += share * self.conjures[ability]
            self.total_loss += share * self.losses[ability]
            self.total_gain += share * self.gains[ability]
            self.total_draw += share * self.draws[ability]

    def features(self, state: Realm, seat: i64) -> list[float]:
        """The features of a seat, each on a scale of about one."""
        before = neighbours.before(state, seat)
        after = neighbours.after(state, seat)
        danger = self.attack[after] + (self.attack[before] if before != after else 0.0)
        sanity = float(state.sanity[seat]) + self.refuges[seat]
        turns_left = sanity / max(LEAST_DANGER, danger - 0.5 * self.gain[seat])
        is_active = seat == state.current
        deck_gone = 1.0 - float(len(state.shared)) / SHARED
        return [
            float(state.sanity[seat]) / 10.0,
            self.refuges[seat] / 10.0,
            self.attack[seat] / 5.0,
            self.power[seat] / 5.0 * (1.0 - deck_gone),
            self.gain[seat] / 5.0,
            log(min(turns_left, MOST_TURNS) + 0.1),
            self.locations[seat],
            1.0 if is_active else 0.0,
            self.hand_attack[seat] / 10.0 if is_active else 0.0,
            self.hand_attack[seat] / 10.0 if seat == neighbours.after(state, state.current) else 0.0,
            float(state.power) / 10.0 * (1.0 - deck_gone) if is_active else 0.0,
            deck_gone * float(state.sanity[seat]) / 10.0,
            self.card_value[seat],
            log(float(state.sanity[seat]) + 1.0),
        ]

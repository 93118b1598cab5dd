"""How likely each seat of Cthulhu Realms is to win, judged by what everybody owns.

Each seat gets a score: a weighted sum of what speaks for it. The chances are the scores' shares in the sum of their
exponentials. The weights were fitted to the results of games that greedy players played.
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
from .card_values import Estate, Worths

FEATURES: Final = 14
MIDDLE: Final = 0.5
"""Cards are judged as in the middle of the game, since both its beginning and its end will count."""
LEAST_DANGER: Final = 1.0
LONGEST: Final = 30.0
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
"""What each feature counts for, by the number of seats."""


def yields(cards: Cards, effect: i64) -> vec[float]:
    """How much of an effect every ability brings. What costs the card is not counted, nor what others do."""
    found = vec[float]([0.0] * (KINDS * MOST_ABILITIES))
    for kind in range(KINDS):
        for number, ability in enumerate(cards.abilities[kind]):
            if not ability.abjures_self:
                found[kind * MOST_ABILITIES + number] = brought(ability, effect)
    return found


def brought(ability: Ability, effect: i64) -> float:
    """Of two sides each is used half of the time; a card drawn to discard another is half a card."""
    total = 0.0
    for line in ability.sides:
        if line.effect == effect:
            total += float(line.amount) - (0.5 * float(line.discards) if line.amount > 0 else 0.0)
    return total / float(len(ability.sides))


@final
class Standing:
    """Judges whole positions. What it finds of the seats is kept in lists that are used again."""

    def __init__(self, cards: Cards, worths: Worths) -> None:
        self.cards: Cards = cards
        self.estate: Estate = Estate(worths)
        self.powers: vec[float] = yields(cards, CONJURE)
        self.losses: vec[float] = yields(cards, LOSS)
        self.gains: vec[float] = yields(cards, GAIN)
        self.draws: vec[float] = yields(cards, CARDS)
        self.all_power: float = 0.0
        self.all_losses: float = 0.0
        self.all_gains: float = 0.0
        self.all_draws: float = 0.0
        self.power: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.attack: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.gain: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.in_hand: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.shield: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.places: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.quality: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def chances(self, state: Realm) -> list[float]:
        """The chance of each seat; nobody who is out has any."""
        self.survey_all(state)
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

    def survey_all(self, state: Realm) -> None:
        for seat in range(state.seats):
            if state.is_in(seat):
                self.survey(state, seat)

    def survey(self, state: Realm, seat: i64) -> None:
        """What the seat's cards bring in a turn on average, and what it has at hand."""
        estate = self.estate
        estate.survey(state, seat)
        self.quality[seat] = estate.mean(MIDDLE)
        drawn = min(1.0, float(HAND) / float(max(estate.size, 1)))
        self.clear()
        for kind in range(KINDS):
            if estate.kinds[kind] > 0:
                self.add(kind, drawn * float(estate.kinds[kind]))
        self.shield[seat] = 0.0
        self.places[seat] = 0.0
        for card in state.in_play[seat]:
            kind = kind_of(card)
            if self.cards.type[kind] == LOCATION:
                self.add(kind, 1.0 - drawn)
                self.places[seat] += 1.0
                if self.cards.shield[kind] == REFUGE:
                    self.shield[seat] += float(self.cards.sanity[kind] - damage_of(card))
        longer = 1.0 + self.all_draws / float(HAND)
        self.power[seat] = self.all_power * longer
        self.attack[seat] = self.all_losses * longer
        self.gain[seat] = self.all_gains * longer
        self.clear()
        for kind in state.hands[seat]:
            self.add(kind, 1.0)
        self.in_hand[seat] = self.all_losses

    def clear(self) -> None:
        self.all_power = 0.0
        self.all_losses = 0.0
        self.all_gains = 0.0
        self.all_draws = 0.0

    def add(self, kind: i64, times: float) -> None:
        """Add what a kind of card brings, by the chances that its requirements are met."""
        worths = self.estate.worths
        chances = self.estate.chances
        start = kind * MOST_ABILITIES
        for ability in range(start, start + worths.abilities[kind]):
            share = times * chances[worths.first[ability]] * chances[worths.second[ability]]
            self.all_power += share * self.powers[ability]
            self.all_losses += share * self.losses[ability]
            self.all_gains += share * self.gains[ability]
            self.all_draws += share * self.draws[ability]

    def features(self, state: Realm, seat: i64) -> list[float]:
        """What speaks for a seat, each on a scale of about one."""
        before = neighbours.before(state, seat)
        after = neighbours.after(state, seat)
        danger = self.attack[after] + (self.attack[before] if before != after else 0.0)
        safe = float(state.sanity[seat]) + self.shield[seat]
        left = safe / max(LEAST_DANGER, danger - 0.5 * self.gain[seat])
        current = seat == state.current
        gone = 1.0 - float(len(state.shared)) / SHARED
        return [
            float(state.sanity[seat]) / 10.0,
            self.shield[seat] / 10.0,
            self.attack[seat] / 5.0,
            self.power[seat] / 5.0 * (1.0 - gone),
            self.gain[seat] / 5.0,
            log(min(left, LONGEST) + 0.1),
            self.places[seat],
            1.0 if current else 0.0,
            self.in_hand[seat] / 10.0 if current else 0.0,
            self.in_hand[seat] / 10.0 if seat == neighbours.after(state, state.current) else 0.0,
            float(state.power) / 10.0 * (1.0 - gone) if current else 0.0,
            gone * float(state.sanity[seat]) / 10.0,
            self.quality[seat],
            log(float(state.sanity[seat]) + 1.0),
        ]

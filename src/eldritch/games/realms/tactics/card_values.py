"""The value of cards to a seat: by what they do, how often that works, and how late in the game it is.

A card's value is the sum of the values of its abilities, each times the chance that its requirements are met in the
turn the card is drawn. That chance follows from the other cards that the seat owns.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from eldritch.core.state import UNKNOWN, WHOLE
from eldritch.core.tactics import Personality

from ..box.abilities import ABJURE, CARDS, MOST_ABILITIES, NEEDS, Ability, Line
from ..box.components import BLACK, KINDS, LINE_PLACES, LOCATION, REFUGE, Cards, line_place
from ..state import Realm, kind_of
from .weights import Weights

# The places of the effects on cards in `Weights.early_points` and `late_points`; conjure, loss and gain come first.
DRAW: Final = 3
OWN_DISCARD: Final = 4
OTHERS_DISCARD: Final = 5
ABJURE_CARD: Final = 6

# Requirements are numbered as in NEEDS.
NEED_DISCARD: Final = 6
NEED_ABJURE: Final = 7
NO_NEED: Final = 8
"""The number of an absent requirement, which is always met. Black, which no requirement asks for, is counted here."""
NEED_COUNT: Final = 9

ALWAYS_MET: Final = 100
"""More cards than a seat can own. A location in play counts as this many, so that it is sure to meet requirements."""


@final
class CardValues:
    """The values of an edition's cards to a personality, as tables for quick sums.

    The tables of abilities start at `kind * MOST_ABILITIES` for each kind. At most two requirements are considered.
    Searches add up millions of these values, so they are packed arrays.
    """

    def __init__(self, cards: Cards, weights: Weights, personality: Personality) -> None:
        self.weights: Weights = weights
        self.early: vec[float] = vec[float]([0.0] * (KINDS * MOST_ABILITIES))
        """The value of an ability at the start of the game; `late` is its value late in the game."""
        self.late: vec[float] = vec[float]([0.0] * (KINDS * MOST_ABILITIES))
        self.first_need: vec[i64] = vec[i64]([NO_NEED] * (KINDS * MOST_ABILITIES))
        self.second_need: vec[i64] = vec[i64]([NO_NEED] * (KINDS * MOST_ABILITIES))
        self.abilities: vec[i64] = vec[i64]([len(cards.abilities[kind]) for kind in range(KINDS)])
        """How many abilities a kind has."""
        self.colour: vec[i64] = vec[i64]([colour if colour != BLACK else NO_NEED for colour in cards.colour])
        """The requirement that a kind's colour meets; `type` is the one that its type meets."""
        self.type: vec[i64] = vec[i64]([BLACK + card_type for card_type in cards.type])
        self.discards: vec[i64] = vec[i64]([0] * KINDS)
        """1 for the kinds that make somebody discard; `abjures` has 1 for those that abjure a card."""
        self.abjures: vec[i64] = vec[i64]([0] * KINDS)
        self.refuge: vec[float] = vec[float]([0.0] * KINDS)
        """The value of a kind's shield."""
        self.early_line: vec[float] = vec[float]([0.0] * LINE_PLACES)
        """The value of using the line at a place at the start; `late_line` is its value late in the game."""
        self.late_line: vec[float] = vec[float]([0.0] * LINE_PLACES)
        self.early_points: list[float] = adjusted(weights.early_points, personality)
        self.late_points: list[float] = adjusted(weights.late_points, personality)
        for kind in range(KINDS):
            self.add_kind(cards, kind)

    def add_kind(self, cards: Cards, kind: i64) -> None:
        """Fill the tables for a kind."""
        if cards.shield[kind] == REFUGE:
            self.refuge[kind] = self.weights.refuge_point * float(cards.sanity[kind])
        factor = self.weights.location_factor if cards.type[kind] == LOCATION else 1.0
        place = line_place(kind, 0)
        for number, ability in enumerate(cards.abilities[kind]):
            self.add_ability(kind, kind * MOST_ABILITIES + number, ability, factor)
            for line in ability.sides:
                self.early_line[place] = effect_value(line, self.early_points)
                self.late_line[place] = effect_value(line, self.late_points)
                place += 1

    def add_ability(self, kind: i64, place: i64, ability: Ability, factor: float) -> None:
        """Fill the tables for an ability. Of two sides the better one counts."""
        if ability.abjures_self:
            factor = self.weights.sacrifice_factor
            self.abjures[kind] = 1
        self.early[place] = factor * max([effect_value(line, self.early_points) for line in ability.sides])
        self.late[place] = factor * max([effect_value(line, self.late_points) for line in ability.sides])
        for line in ability.sides:
            if line.effect == ABJURE:
                self.abjures[kind] = 1
            elif line.effect == CARDS and line.discards > 0:
                self.discards[kind] = 1
        for need in range(len(NEEDS)):
            if (ability.needs >> need) & 1 != 0:
                if self.first_need[place] == NO_NEED:
                    self.first_need[place] = need
                else:
                    self.second_need[place] = need

    def of_line(self, line: i64, lateness: float) -> float:
        """The value of using the line at this place."""
        return self.early_line[line] + (self.late_line[line] - self.early_line[line]) * lateness

    def of_card(self, kind: i64, chances: vec[float], lateness: float) -> float:
        """The value of drawing a card."""
        total = self.refuge[kind]
        place = kind * MOST_ABILITIES
        for ability in range(place, place + self.abilities[kind]):
            value = self.early[ability] + (self.late[ability] - self.early[ability]) * lateness
            total += value * chances[self.first_need[ability]] * chances[self.second_need[ability]]
        return total


def adjusted(points: list[float], personality: Personality) -> list[float]:
    """The values of the effects to a personality."""
    attack, build, hoard, scheme = personality.attack, personality.build, personality.hoard, personality.scheme
    factors = [build, attack, hoard, hoard, 1.0, scheme, 1.0, 1.0, attack]
    return [point * factor for point, factor in zip(points, factors, strict=True)]


def effect_value(line: Line, points: list[float]) -> float:
    """The value of an effect when it happens. A discard without a draw is given to another player."""
    if line.effect > CARDS:
        return points[ABJURE_CARD + line.effect - ABJURE]
    if line.effect < CARDS:
        return points[line.effect] * float(line.amount)
    if line.amount == 0:
        return points[OTHERS_DISCARD] * float(line.discards)
    return points[DRAW] * float(line.amount) + points[OWN_DISCARD] * float(line.discards)


@final
class OwnedCards:
    """The cards that a seat owns, and the chance that each requirement is met when it draws one of them.

    Everybody knows which cards a seat's hand and deck consist of, so the truth and every view of it give the same.
    """

    def __init__(self, values: CardValues) -> None:
        self.values: CardValues = values
        self.size: i64 = 0
        self.copies: vec[i64] = vec[i64]([0] * KINDS)
        self.meeting: vec[i64] = vec[i64]([0] * NEED_COUNT)
        """How many of the cards meet each requirement."""
        self.chances: vec[float] = vec[float]([1.0] * NEED_COUNT)

    def count_cards(self, state: Realm, seat: i64) -> None:
        """Count the seat's cards and compute the chances."""
        self.size = 0
        for need in range(NEED_COUNT):
            self.meeting[need] = 0
        for kind in range(KINDS):
            self.copies[kind] = 0
        self.add_pile(state.discards[seat])
        ledger = state.ledger
        if state.viewer == WHOLE or ledger is None:
            self.add_pile(state.hands[seat])
            self.add_pile(state.decks[seat])
        else:
            self.add_pile(ledger.known[seat])
            self.add_pile(ledger.tops[seat])
            self.add_pile(ledger.pools[seat])
        self.add_in_play(state.in_play[seat])
        self.update_chances()

    def add_pile(self, pile: list[i64]) -> None:
        for kind in pile:
            if kind != UNKNOWN:
                self.add(kind)

    def add_in_play(self, in_play: list[i64]) -> None:
        values = self.values
        for card in in_play:
            kind = kind_of(card)
            self.add(kind)
            if values.type[kind] == BLACK + LOCATION:
                self.meeting[values.colour[kind]] += ALWAYS_MET
                self.meeting[values.type[kind]] += ALWAYS_MET

    def add(self, kind: i64) -> None:
        values = self.values
        self.size += 1
        self.copies[kind] += 1
        self.meeting[values.colour[kind]] += 1
        self.meeting[values.type[kind]] += 1
        self.meeting[NEED_DISCARD] += values.discards[kind]
        self.meeting[NEED_ABJURE] += values.abjures[kind]

    def update_chances(self) -> None:
        """The chance of each requirement is the chance that one of the four other cards of a hand meets it."""
        for need in range(NO_NEED):
            missed = 1.0 - float(self.meeting[need]) / float(max(self.size, 1))
            if missed <= 0.0:
                self.chances[need] = 1.0
            else:
                missed *= missed
                self.chances[need] = 1.0 - missed * missed

    def mean_value(self, lateness: float) -> float:
        """The average value of the cards."""
        total = 0.0
        for kind in range(KINDS):
            count = self.copies[kind]
            if count > 0:
                total += float(count) * self.values.of_card(kind, self.chances, lateness)
        return total / float(max(self.size, 1))

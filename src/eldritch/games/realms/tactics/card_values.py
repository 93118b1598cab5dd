"""What cards are worth to a seat: by what they do, by how often it works, and by how late it is.

A card's abilities are added up, each by the chance that its requirements are met in the turn the card is drawn; that
follows from what else the seat owns.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from eldritch.core.state import UNKNOWN, WHOLE
from eldritch.core.tactics import Taste

from ..box.abilities import ABJURE, CARDS, MOST_ABILITIES, MOST_LINES, NEEDS, Ability, Line
from ..box.components import BLACK, KINDS, LOCATION, REFUGE, Cards
from ..state import Realm, kind_of
from .weights import Weights

# Where the effects on cards stand among the weights; conjure, loss and gain come first.
DRAW: Final = 3
OWN_DISCARD: Final = 4
DISCARD: Final = 5
ABJURING: Final = 6

DISCARDING: Final = 6
SHEDDING: Final = 7
ALWAYS: Final = 8
"""Behind the chances of all requirements: the chance of none. Cards without a colour are counted there, too."""
CHANCES: Final = 9

SURE: Final = 100
"""More cards than a seat can own: a location in play always meets requirements."""


@final
class Worths:
    """What the abilities of an edition's cards are worth to a taste, ready to be added up.

    The abilities of a kind lie at `kind * MOST_ABILITIES` and after; two requirements at most are heeded. Searches add
    up millions of them, so they lie in packed arrays.
    """

    def __init__(self, cards: Cards, weights: Weights, taste: Taste) -> None:
        self.weights: Weights = weights
        self.early: vec[float] = vec[float]([0.0] * (KINDS * MOST_ABILITIES))
        self.late: vec[float] = vec[float]([0.0] * (KINDS * MOST_ABILITIES))
        self.first: vec[i64] = vec[i64]([ALWAYS] * (KINDS * MOST_ABILITIES))
        self.second: vec[i64] = vec[i64]([ALWAYS] * (KINDS * MOST_ABILITIES))
        self.abilities: vec[i64] = vec[i64]([len(cards.abilities[kind]) for kind in range(KINDS)])
        self.colour: vec[i64] = vec[i64]([colour if colour != BLACK else ALWAYS for colour in cards.colour])
        self.type: vec[i64] = vec[i64]([BLACK + sort for sort in cards.type])
        self.discards: vec[i64] = vec[i64]([0] * KINDS)
        self.sheds: vec[i64] = vec[i64]([0] * KINDS)
        self.shielding: vec[float] = vec[float]([0.0] * KINDS)
        self.early_line: vec[float] = vec[float]([0.0] * (KINDS * MOST_LINES))
        self.late_line: vec[float] = vec[float]([0.0] * (KINDS * MOST_LINES))
        self.early_points: list[float] = tasted(weights.early, taste)
        self.late_points: list[float] = tasted(weights.late, taste)
        for kind in range(KINDS):
            if cards.shield[kind] == REFUGE:
                self.shielding[kind] = weights.shielding * float(cards.sanity[kind])
            staying = weights.staying if cards.type[kind] == LOCATION else 1.0
            for number, ability in enumerate(cards.abilities[kind]):
                self.enter(kind, kind * MOST_ABILITIES + number, ability, staying)
            lines = [line for ability in cards.abilities[kind] for line in ability.sides]
            for number, line in enumerate(lines):
                self.early_line[kind * MOST_LINES + number] = points(line, self.early_points)
                self.late_line[kind * MOST_LINES + number] = points(line, self.late_points)

    def enter(self, kind: i64, place: i64, ability: Ability, factor: float) -> None:
        if ability.abjures_self:
            factor = self.weights.leaving
            self.sheds[kind] = 1
        self.early[place] = factor * max([points(line, self.early_points) for line in ability.sides])
        self.late[place] = factor * max([points(line, self.late_points) for line in ability.sides])
        for line in ability.sides:
            if line.effect == ABJURE:
                self.sheds[kind] = 1
            elif line.effect == CARDS and line.discards > 0:
                self.discards[kind] = 1
        for need in range(len(NEEDS)):
            if (ability.needs >> need) & 1 != 0:
                if self.first[place] == ALWAYS:
                    self.first[place] = need
                else:
                    self.second[place] = need

    def now(self, place: i64, lateness: float) -> float:
        """What a line of a card is worth when it is used."""
        return self.early_line[place] + (self.late_line[place] - self.early_line[place]) * lateness

    def of(self, kind: i64, chances: vec[float], lateness: float) -> float:
        """What a card is worth whenever it is drawn."""
        total = self.shielding[kind]
        place = kind * MOST_ABILITIES
        for ability in range(place, place + self.abilities[kind]):
            worth = self.early[ability] + (self.late[ability] - self.early[ability]) * lateness
            total += worth * chances[self.first[ability]] * chances[self.second[ability]]
        return total


def tasted(weights: list[float], taste: Taste) -> list[float]:
    """The weights of the effects to somebody's taste, in the same order."""
    attack, build, hoard, scheme = taste.attack, taste.build, taste.hoard, taste.scheme
    factors = [build, attack, hoard, hoard, 1.0, scheme, 1.0, 1.0, attack]
    return [weight * factor for weight, factor in zip(weights, factors, strict=True)]


def points(line: Line, weights: list[float]) -> float:
    """What an effect is worth when it happens. To discard without drawing is for others."""
    if line.effect > CARDS:
        return weights[ABJURING + line.effect - ABJURE]
    if line.effect < CARDS:
        return weights[line.effect] * float(line.amount)
    if line.amount == 0:
        return weights[DISCARD] * float(line.discards)
    return weights[DRAW] * float(line.amount) + weights[OWN_DISCARD] * float(line.discards)


@final
class Estate:
    """All that a seat owns, and the chance that requirements are met when it draws one of its cards.

    Everybody knows what a seat's hand and deck are made of, so this is the same in the truth and in any view of it.
    """

    def __init__(self, worths: Worths) -> None:
        self.worths: Worths = worths
        self.size: i64 = 0
        self.kinds: vec[i64] = vec[i64]([0] * KINDS)
        self.counts: vec[i64] = vec[i64]([0] * CHANCES)
        self.chances: vec[float] = vec[float]([1.0] * CHANCES)

    def survey(self, state: Realm, seat: i64) -> None:
        """Count the seat's cards and reckon the chances."""
        worths = self.worths
        self.size = 0
        for trait in range(CHANCES):
            self.counts[trait] = 0
        for kind in range(KINDS):
            self.kinds[kind] = 0
        self.count(state.discards[seat])
        ledger = state.ledger
        if state.viewer == WHOLE or ledger is None:
            self.count(state.hands[seat])
            self.count(state.decks[seat])
        else:
            self.count(ledger.known[seat])
            self.count(ledger.tops[seat])
            self.count(ledger.pools[seat])
        for card in state.in_play[seat]:
            kind = kind_of(card)
            self.add(kind)
            if worths.type[kind] == BLACK + LOCATION:
                self.counts[worths.colour[kind]] += SURE
                self.counts[worths.type[kind]] += SURE
        self.reckon()

    def count(self, pile: list[i64]) -> None:
        for kind in pile:
            if kind != UNKNOWN:
                self.add(kind)

    def add(self, kind: i64) -> None:
        worths = self.worths
        self.size += 1
        self.kinds[kind] += 1
        self.counts[worths.colour[kind]] += 1
        self.counts[worths.type[kind]] += 1
        self.counts[DISCARDING] += worths.discards[kind]
        self.counts[SHEDDING] += worths.sheds[kind]

    def mean(self, lateness: float) -> float:
        """What a card of the seat is worth on average."""
        total = 0.0
        for kind in range(KINDS):
            count = self.kinds[kind]
            if count > 0:
                total += float(count) * self.worths.of(kind, self.chances, lateness)
        return total / float(max(self.size, 1))

    def reckon(self) -> None:
        """The chance of each requirement: that one of the four other cards of a hand meets it."""
        for need in range(ALWAYS):
            lacking = 1.0 - float(self.counts[need]) / float(max(self.size, 1))
            if lacking <= 0.0:
                self.chances[need] = 1.0
            else:
                lacking *= lacking
                self.chances[need] = 1.0 - lacking * lacking

"""How much each thing counts in the judgement of Cthulhu Realms. Found by letting many variants play each other."""

from typing import Final, final


@final
class Weights:
    """The weights for one number of seats. A point is about a point of sanity that another loses."""

    def __init__(
        self,
        early: list[float],
        late: list[float],
        late_turn: float,
        staying: float,
        shielding: float,
        leaving: float,
        plain: float,
        uses: float,
        late_uses: float,
        deny: float,
        breaking: float,
        burning: float,
    ) -> None:
        self.early: list[float] = early
        """What a point of each effect is worth in the first turns: conjure, loss, gain, draw, own discard,
        another's discard, abjure, return, destroy."""
        self.late: list[float] = late
        """The same late in the game."""
        self.late_turn: float = late_turn
        """By its so-many-th turn a player should have turned from gathering power to taking sanity."""
        self.staying: float = staying
        """How much more a location is worth than a card that is used once: it stays until it falls."""
        self.shielding: float = shielding
        """What a point of a refuge's sanity is worth, which the others must get through first."""
        self.leaving: float = leaving
        """How much of an ability that costs the card counts for having the card."""
        self.plain: float = plain
        """A card of this share of its deck's mean worth makes the deck neither better nor worse."""
        self.uses: float = uses
        """How often a card that is bought at the start will be used."""
        self.late_uses: float = late_uses
        """How often one that is bought late will."""
        self.deny: float = deny
        """What it is worth that others cannot buy a card."""
        self.breaking: float = breaking
        """How many uses of a location its fall costs the owner."""
        self.burning: float = burning
        """What a card less in a short shared deck is worth for each point of sanity ahead."""


TWO: Final = Weights(
    early=[0.217, 0.174, 0.189, 1.53, -0.902, 1.55, 1.59, 0.577, 1.59],
    late=[0.45, 0.43, 0.437, 2.4, -0.33, 0.9, 0.76, 2.33, 6.35],
    late_turn=15.6,
    staying=2.82,
    shielding=0.185,
    leaving=0.296,
    plain=0.703,
    uses=3.61,
    late_uses=0.425,
    deny=0.0924,
    breaking=1.37,
    burning=0.442,
)

THREE: Final = Weights(
    early=[0.308, 0.456, 0.3, 1.77, -0.902, 1.55, 1.46, 0.478, 2.09],
    late=[0.45, 0.776, 0.437, 2.4, -0.373, 0.9, 0.76, 2.33, 6.35],
    late_turn=15.6,
    staying=3.37,
    shielding=0.185,
    leaving=0.19,
    plain=0.706,
    uses=3.61,
    late_uses=0.425,
    deny=0.113,
    breaking=1.18,
    burning=0.442,
)

FOUR: Final = Weights(
    early=[0.179, 0.174, 0.189, 1.53, -0.495, 0.959, 1.27, 0.577, 0.42],
    late=[0.458, 0.43, 0.437, 2.68, -0.334, 0.684, 0.751, 3.44, 5.13],
    late_turn=9.65,
    staying=2.82,
    shielding=0.185,
    leaving=0.228,
    plain=0.703,
    uses=3.59,
    late_uses=0.425,
    deny=0.113,
    breaking=1.87,
    burning=0.214,
)

WEIGHTS: Final[list[Weights]] = [TWO, TWO, TWO, THREE, FOUR]
"""By the number of seats."""

"""The weights of the evaluation of Cthulhu Realms. They were tuned by letting many variants play each other."""

from typing import Final, final


@final
class Weights:
    """The weights for one number of seats. A point is worth about as much as one sanity that another player loses."""

    def __init__(
        self,
        early_points: list[float],
        late_points: list[float],
        late_turn: float,
        location_factor: float,
        refuge_point: float,
        sacrifice_factor: float,
        break_even: float,
        early_uses: float,
        late_uses: float,
        denial: float,
        location_uses: float,
        deck_end: float,
    ) -> None:
        self.early_points: list[float] = early_points
        """The value of one point of each effect in the first turns: conjure, loss, gain, draw, own discard, another
        player's discard, abjure, return, destroy."""
        self.late_points: list[float] = late_points
        """The same late in the game."""
        self.late_turn: float = late_turn
        """The number of a player's turn from which the game counts as late."""
        self.location_factor: float = location_factor
        """How much more a location is worth than a card with the same abilities that is used once."""
        self.refuge_point: float = refuge_point
        """The value of one point of a refuge's sanity."""
        self.sacrifice_factor: float = sacrifice_factor
        """How much an ability that abjures its card adds to the card's value."""
        self.break_even: float = break_even
        """A card worth this share of its deck's mean makes the deck neither better nor worse."""
        self.early_uses: float = early_uses
        """How often a card bought at the start will be used."""
        self.late_uses: float = late_uses
        """How often a card bought late will be used."""
        self.denial: float = denial
        """The share of a card's value that counts if others can no longer buy it."""
        self.location_uses: float = location_uses
        """How many uses of a location its owner loses when it is destroyed."""
        self.deck_end: float = deck_end
        """The value of taking a card from a nearly empty shared deck, for each point of sanity ahead."""


TWO: Final = Weights(
    early_points=[0.217, 0.174, 0.189, 1.53, -0.902, 1.55, 1.59, 0.577, 1.59],
    late_points=[0.45, 0.43, 0.437, 2.4, -0.33, 0.9, 0.76, 2.33, 6.35],
    late_turn=15.6,
    location_factor=2.82,
    refuge_point=0.185,
    sacrifice_factor=0.296,
    break_even=0.703,
    early_uses=3.61,
    late_uses=0.425,
    denial=0.0924,
    location_uses=1.37,
    deck_end=0.442,
)

THREE: Final = Weights(
    early_points=[0.308, 0.456, 0.3, 1.77, -0.902, 1.55, 1.46, 0.478, 2.09],
    late_points=[0.45, 0.776, 0.437, 2.4, -0.373, 0.9, 0.76, 2.33, 6.35],
    late_turn=15.6,
    location_factor=3.37,
    refuge_point=0.185,
    sacrifice_factor=0.19,
    break_even=0.706,
    early_uses=3.61,
    late_uses=0.425,
    denial=0.113,
    location_uses=1.18,
    deck_end=0.442,
)

FOUR: Final = Weights(
    early_points=[0.179, 0.174, 0.189, 1.53, -0.495, 0.959, 1.27, 0.577, 0.42],
    late_points=[0.458, 0.43, 0.437, 2.68, -0.334, 0.684, 0.751, 3.44, 5.13],
    late_turn=9.65,
    location_factor=2.82,
    refuge_point=0.185,
    sacrifice_factor=0.228,
    break_even=0.703,
    early_uses=3.59,
    late_uses=0.425,
    denial=0.113,
    location_uses=1.87,
    deck_end=0.214,
)

WEIGHTS: Final[list[Weights]] = [TWO, TWO, TWO, THREE, FOUR]
"""By the number of seats."""

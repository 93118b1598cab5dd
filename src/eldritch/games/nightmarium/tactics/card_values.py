"""The value of keeping a card in hand."""

from typing import Final

from mypy_extensions import i64

from ..box.components import FEARS, HEAD, NO_ABILITY, Cards

CARD_VALUE: Final = 0.6
HEAD_BONUS: Final = 0.5
ABILITY_BONUS: Final = 0.3
SEAL_VALUE: Final = 1.5
FLEXIBILITY: Final = 0.58
"""For each position beyond the first that a card can take."""


def card_value(cards: Cards, card: i64) -> float:
    """The value of a card in hand."""
    if card > FEARS:
        return SEAL_VALUE
    value = CARD_VALUE + flexibility(cards, card)
    if (cards.positions[card] >> HEAD) & 1 != 0:
        value += HEAD_BONUS
    return value + (ABILITY_BONUS if cards.ability[card] != NO_ABILITY else 0.0)


def flexibility(cards: Cards, card: i64) -> float:
    """The value of being able to choose the position of a card; it is lost when the card is played."""
    bits = cards.positions[card]
    positions = (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1)
    return FLEXIBILITY * float(positions - 1)

"""The rule switches of Ravens."""

from dataclasses import dataclass
from typing import Annotated, Literal

from .components import MOST_IN_HAND


@dataclass(frozen=True)
class Options:
    """Each field is a rule that the players may change."""

    hand: Annotated[int, range(2, MOST_IN_HAND + 1)] = 3
    """How many cards each player is dealt."""

    nest: Literal[0, 2, 4] = 2
    """How many cards at the bottom of the deck are never drawn."""

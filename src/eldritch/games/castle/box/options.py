"""The rule switches of The Castle of the Devil."""
# mypyc: off  (the types are read at run time)

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True)
class Options:
    """Each field is a variant of the booklet or another reading of it; the defaults are the rulings."""

    items: Literal["full", "beginner"] = "full"
    """The beginner's set has sealed items only."""

    expert: bool = False
    """Three experienced players have three allegiance cards each (ruling 37); other numbers play as usual."""

    smuggling: bool = False
    """The variant Контрабанда: who gives a card away may keep its trade text silent (ruling 38)."""

    fortune_telling: bool = False
    """The variant Гадание: one wins by naming the enemies who have collected their goal cards (ruling 39)."""

    free_demand: bool = False
    """A demand of the Diplomat that is met does not use up the turn's action (ruling 12)."""

    coat_may_refresh: bool = False
    """With the Coat one may turn one's own profession face down again instead of a new one (ruling 10)."""

    foresight_needs_two: bool = False
    """The Clairvoyant needs at least two cards in the pile (ruling 15)."""

    priest_may_defend: bool = False
    """The Priest may call off an attack on himself (ruling 16)."""

    duelist_bonus: bool = True
    """The Duelist adds one to his own side (ruling 19)."""

    bags_count_for_ring: bool = False
    """For the Ring of Power bags count even before they turn (ruling 34)."""

    pearl_bars_ring: bool = False
    """Who holds the Black Pearl may not win by the Ring of Power either (ruling 34)."""

    draw_offers: bool = True
    """After three full rounds of nothing but passes everybody is asked to end in a draw (ruling 42)."""

    turn_limit: Annotated[int, range(10, 100_001)] = 500
    """After so many turns the game is a draw (ruling 42)."""

"""The rule switches of The Castle of the Devil."""
# mypyc: off  (the types are read at run time)

from dataclasses import dataclass
from typing import Annotated, Literal

from eldritch.core.options import ForSeats


@dataclass(frozen=True)
class Options:
    """Each field is a variant from the booklet or another reading of it. The defaults are the rulings."""

    items: Literal["full", "beginner"] = "full"
    """The beginner's set has sealed items only."""

    expert: Annotated[bool, ForSeats(range(3, 4))] = False
    """With three players everybody has three allegiance cards (ruling 37). Other numbers play as usual."""

    smuggling: bool = False
    """The variant Контрабанда: the giver of an item may keep its trade text silent (ruling 38)."""

    fortune_telling: bool = False
    """The variant Гадание: a player wins by naming the enemies who hold their goal cards (ruling 39)."""

    free_demand: bool = False
    """A demand of the Diplomat that is met does not use up the turn's action (ruling 12)."""

    coat_may_refresh: bool = False
    """With the Coat a player may turn their own profession face down instead of taking a new one (ruling 10)."""

    foresight_needs_two: bool = False
    """The Clairvoyant needs at least two cards in the pile (ruling 15)."""

    priest_may_defend: bool = False
    """The Priest may call off an attack on themselves (ruling 16)."""

    duelist_bonus: bool = True
    """The Duelist adds one to their own side (ruling 19)."""

    bags_count_for_ring: bool = False
    """For the Ring of Power bags count even before they turn (ruling 34)."""

    pearl_bars_ring: bool = False
    """The holder of the Black Pearl may not win by the Ring of Power either (ruling 34)."""

    draw_offers: bool = True
    """After three full rounds of passes everybody is asked to end in a draw (ruling 42)."""

    turn_limit: Annotated[int, range(10, 100_001)] = 500
    """After this many turns the game is a draw (ruling 42)."""

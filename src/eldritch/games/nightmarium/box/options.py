"""The rule switches of Nightmarium."""
# mypyc: off  (the types are read at run time)

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True)
class Options:
    """Each field is a rule that the players may choose. The defaults are those for a first game."""

    target: Literal[5, 6, 7] = 5
    """The number of complete creatures that wins, and the most creatures a player may have (R9, R31)."""

    seals: bool = False
    """The advanced rules: shuffle the twelve seals into the deck (R28, R29)."""

    win_at_once: bool = False
    """As in other editions: the last creature wins as soon as it is complete, before its abilities run."""

    early_reshuffle: bool = False
    """Shuffle the discard pile as soon as the last card of the deck is taken, not when the next is needed (R7)."""

    keep_seals: bool = False
    """For a pure legion, a hand whose only cards of the legion are seals may discard two others instead (R27)."""

    turn_limit: Annotated[int, range(10, 100_001)] = 1000
    """After this many turns the seats with the most complete creatures win (R30)."""

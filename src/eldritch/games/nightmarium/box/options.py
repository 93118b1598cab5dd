"""The rule switches of Nightmarium."""
# mypyc: off  (the types are read at run time)

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True)
class Options:
    """Each field is a rule of the booklet that the players may set; the defaults are a first game."""

    target: Literal[5, 6, 7] = 5
    """How many complete creatures win, and how many creatures one may have at all (R9, R31)."""

    seals: bool = False
    """The advanced rules: twelve seals are shuffled into the deck (R28, R29)."""

    win_at_once: bool = False
    """As other editions have it: the last creature wins the moment it is complete, before its abilities run."""

    turn_limit: Annotated[int, range(10, 100_001)] = 1000
    """After so many turns of players the most complete creatures win (R30)."""

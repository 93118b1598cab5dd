"""The rule switches of Cthulhu Wars: Duel."""
# mypyc: off  (the types are read at run time)

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True)
class Options:
    """Each field is a choice that the rulebook leaves to the players, or a ruling with an alternative."""

    factions: Literal["great_cthulhu-black_goat", "black_goat-great_cthulhu"] = "great_cthulhu-black_goat"
    """Who plays which faction: first that of seat 0, then that of seat 1."""

    ritual_track: Literal["short", "long"] = "short"
    """The cells of the ritual track: 5 to 10 in single steps, or the eight cells of the larger game."""

    lax_awakening: bool = False
    """The gate for Shub-Niggurath is asked for before the two cultists leave, not after (ruling 23)."""

    turn_limit: Annotated[int, range(10, 100_001)] = 500
    """After so many turns the Doom is counted: a guard for bots that never end a game (ruling 11)."""

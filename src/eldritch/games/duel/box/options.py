"""The rule switches of Cthulhu Wars: Duel."""
# mypyc: off  (the types are read at run time)

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True)
class Options:
    """Each field is a choice that the rulebook leaves to the players, or a ruling with an alternative."""

    factions: Literal["great_cthulhu-black_goat", "black_goat-great_cthulhu"] = "great_cthulhu-black_goat"
    """The factions of seat 0 and seat 1."""

    ritual_track: Literal["short", "long"] = "short"
    """The cells of the ritual track: 5 to 10 in single steps, or the eight cells of the larger game."""

    lax_awakening: bool = False
    """Check Shub-Niggurath's gate before the two cultists leave, not after (ruling 23)."""

    free_gate_control: bool = False
    """Gates may be manned and left any number of times in a turn (ruling 12)."""

    devolve_after_every_action: bool = False
    """Great Cthulhu is asked for Devolve after every action of either player (ruling 31)."""

    late_ghouls: bool = False
    """Necrophagy brings Ghouls after the Pains have been assigned, not before (ruling 40)."""

    own_pains_score: bool = True
    """A figure lost for want of a retreat scores even if all Pains came from its owner's Necrophagy (ruling 44)."""

    reveal_any_moment: bool = False
    """Elder Signs may also be revealed while results of a battle are assigned (ruling 67)."""

    turn_limit: Annotated[int, range(10, 100_001)] = 500
    """After this many turns Doom is counted: a guard against bots that never end a game (ruling 11)."""

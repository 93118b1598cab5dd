"""The options of Cthulhu Realms."""
# mypyc: off  (the types are read at run time)

from dataclasses import dataclass
from typing import Annotated, Literal


@dataclass(frozen=True)
class Options:
    """Each field is a rule that the booklet leaves open; the default is the recommended reading."""

    empty_deck: Literal["immediate", "end_of_turn"] = "immediate"
    """When the last card of the shared deck is laid out, the game ends with the action or with the turn (ruling 18)."""

    tie_break: Literal["deck", "all_cards"] = "deck"
    """With equal sanity the most cards win: those of the draw pile, or all that a player owns (ruling 19)."""

    loss_passes_shields: bool = True
    """The rest of a loss may hit what a shield destroyed by it had protected (ruling 22)."""

    gate_protects_owner: bool = False
    """A gate protects its owner too, not only the other locations (ruling 27)."""

    lone_tomb: bool = False
    """The Tomb may be given up even without another location to destroy (ruling 12)."""

    own_loss: bool = False
    """In a game begun by two, a loss may be spread over the active player's own locations instead (ruling 24)."""

    return_any: bool = False
    """What an eliminated player gives up counts as abjured this turn and may be returned (ruling 32)."""

    seat_0_begins: bool = False
    """Seat 0 begins; otherwise a random seat does (ruling 37)."""

    turn_limit: Annotated[int, range(10, 100_001)] = 1000
    """After this many turns the game ends as with an empty shared deck, so that it cannot go on for ever."""

"""A game's profile: its answers to what the platform asks, so that no code outside its folder names the game."""
# mypyc: off  (read once; nothing here is on a hot path)

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Tally:
    """Events that a study counts per seat, by one of their facts; without a fact, the events themselves."""

    group: str
    event: str
    fact: str = ""
    names: str = ""
    """The prefix of the message keys that name the counted things; the labels complete them."""
    by: str = ""
    """Count by this property of the component, instead of by the component itself."""
    dealt: bool = False
    """Whether every seat is dealt one at the start."""


@dataclass(frozen=True)
class Profile:
    """What the platform needs to know about a game. Only the title and the colour are required."""

    title: str
    """The English title."""
    accent: str
    """The colour of the game's pages and plots, such as `#6d4fb5`."""
    usual_seats: int = 0
    """The number of seats that experiments use by default; 0: the fewest the game allows."""
    team_of: Callable[[Any, int], int] | None = None
    """The team of a seat in a complete position; None if there are no teams."""
    ally_chances: Callable[[Any, int], Sequence[float]] | None = None
    """The probability that each seat is an ally, from a seat's view; for people who practise against bots."""
    constant_pace: bool = False
    """Whether bots answer at a constant pace, because their thinking time would reveal hidden information."""
    rating_pools: tuple[range, ...] = ()
    """Ranges of seats with separate ratings; if empty, there is one rating for all."""
    sides: bool = False
    """Whether seats play different sides, which studies then compare."""
    review_iterations: int = 0
    """The search iterations of a review per decision; 0: the default."""
    tallies: tuple[Tally, ...] = ()
    """What studies count."""

"""A game's profile: what the rest of the system asks any game, so that nothing outside a game's folder names it."""
# mypyc: off  (read once; nothing here is on a hot path)

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .tactics import Tactics, Taste


@dataclass(frozen=True)
class Tally:
    """Events of one name that a study counts for the seat they name, by one of their facts.

    Without a fact the event itself is counted. The message `study-<game>-group-<group>` is the title of a group.
    """

    group: str
    event: str
    fact: str = ""
    names: str = ""
    """How the messages begin that name what is counted; the labels end them."""
    by: str = ""
    """Count by this property of the component that the fact names, instead of by the component itself."""
    dealt: bool = False
    """Whether the fact is dealt at the start, so that every seat has its own."""


class BehaviourCounter(Protocol):
    """Counts what players do over many finished games, as data for a game's heuristics."""

    seats: tuple[int, ...]
    """The numbers of seats to play with, in turn."""

    def add_game(self, state: Any) -> None:
        """Count a finished game."""

    def toml(self) -> Iterator[str]:
        """The lines of the file with the counts."""


@dataclass(frozen=True)
class Profile:
    """What a game tells the rest of the system about itself. Every field but the title and the colour has a default."""

    title: str
    """The English title, where no other language is asked for."""
    accent: str
    """The colour of its pages and plots, such as `#6d4fb5`."""
    usual_seats: int = 0
    """How many seats experiments use where nobody says; 0: as few as the game allows."""
    team_of: Callable[[Any, int], int] | None = None
    """The team of a seat in a whole position; None where everybody plays alone."""
    ally_chances: Callable[[Any, int], Sequence[float]] | None = None
    """For each seat how likely it is an ally, from what a seat has seen; for people who practise against bots."""
    constant_pace: bool = False
    """Whether bots answer at a constant pace, because the time they take would tell others what they hold."""
    rating_pools: tuple[range, ...] = ()
    """Numbers of seats that are rated apart; all together where there are none."""
    sides: bool = False
    """Whether the seats play different sides, so that studies compare the sides; `study-<game>-sides` explains them."""
    review_iterations: int = 0
    """How far reviews look ahead at each decision; 0: as far as usual."""
    tallies: tuple[Tally, ...] = ()
    """What studies count."""
    tactics_variants: Mapping[str, Callable[[Taste], Tactics]] = field(default_factory=dict)
    """Variants of the game's heuristics by name, which bots can play against each other: `greedy:tactics=NAME`."""
    behaviour_counter: Callable[[], BehaviourCounter] | None = None
    """Makes a counter of players' behaviour, for games whose heuristics depend on such counts."""

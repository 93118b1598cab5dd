"""A game's profile: its answers to what the platform asks, so that no code outside its folder names the game."""
# mypyc: off  (read once; nothing here is on a hot path)

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .events import Event, Facts
from .tactics import Personality, Tactics


@dataclass(frozen=True)
class Tally:
    """Events of one name that a study counts for the seat they name, by one of their facts.

    Without a fact the event itself is counted. The message `study-<game>-group-<group>` is the title of a group.
    """

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
class ScoreLine:
    """One source of points, or one sort of feats, with its number for each seat.

    The message `<game>-score-<name>` names a source; `<game>-score-award-<name>` praises who has done the most.
    """

    name: str
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class ScoreSheet:
    """What each seat had at the end, and where it came from."""

    sources: tuple[ScoreLine, ...] = ()
    """They add up to the totals, if there are any."""
    totals: tuple[int, ...] = ()
    """What the standings go by. The message `<game>-score-total` names it."""
    feats: tuple[ScoreLine, ...] = ()
    """What awards are given for."""


@dataclass(frozen=True)
class Recap:
    """Which events sum up what a seat has done, for players who look at the table again."""

    events: frozenset[str] = frozenset()
    """The events worth telling. Without any, all but the beginnings and ends of turns."""
    losses: frozenset[str] = frozenset()
    """Those among them whose seat suffers what another seat has done."""
    sums: Mapping[str, str] = field(default_factory=dict)
    """Facts that add up when an event happens again, each with the fact that has the total."""


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
    open_steps: frozenset[str] = frozenset()
    """With a constant pace, the decisions that always take time: bots take them as slowly as people like to watch."""
    trivial_verbs: frozenset[str] = frozenset()
    """Actions that a bot takes without a pause, because they only prepare those that people want to see."""
    recap: Recap = field(default_factory=Recap)
    """What the table reports about the turns of others."""
    rating_pools: tuple[range, ...] = ()
    """Ranges of seats with separate ratings; if empty, there is one rating for all."""
    sides: bool = False
    """Whether the seats play different sides, so that studies compare the sides; `study-<game>-sides` explains them."""
    cast: Callable[[Facts], Sequence[str]] | None = None
    """The message keys of the seats' names in a view, where the game shows everybody as somebody; else the house's."""
    review_iterations: int = 0
    """The search iterations of a review per decision; 0: the default."""
    tallies: tuple[Tally, ...] = ()
    """What studies count."""
    score_sheet: Callable[[Any, Sequence[Event]], ScoreSheet] | None = None
    """The score sheet of a finished game, from its last position and its events. Without it only winners are named."""
    tactics_variants: Mapping[str, Callable[[Personality], Tactics]] = field(default_factory=dict)
    """Variants of the game's heuristics by name, which bots can play against each other: `greedy:tactics=NAME`."""
    behaviour_counter: Callable[[], BehaviourCounter] | None = None
    """Makes a counter of players' behaviour, for games whose heuristics depend on such counts."""

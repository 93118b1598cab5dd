"""The games in words: what is asked, what may be chosen, what happened and how it ended.

Each game has a package `words` with a class `Speech` that is made from the game, the words of a
language and the names of the seats, and knows nothing but views (`state.view`), told events and the components of the
edition: what a seat may not know cannot be said. Terminal and server speak through the same ones.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from eldritch.core.events import Facts
from eldritch.core.game import Game
from eldritch.core.registry import package_of
from eldritch.core.state import Data
from eldritch.locale import Words

from .marks import Part, parts
from .position import Section
from .why import Thing


@dataclass(frozen=True)
class Pick:
    """A choice of several things by the places they have in a list that is shown, counted from 1."""

    question: str
    each: tuple[int, ...]
    """What to do for each place."""
    labels: tuple[str, ...]
    """What is in each place."""
    least: int
    most: int
    then: tuple[int, ...] = ()
    """What to do after all of them."""

    def actions(self, places: list[int]) -> list[int]:
        """What to do, given the places, counted from 0."""
        return [*sorted(self.each[place] for place in places), *self.then]


@dataclass(frozen=True)
class Choice:
    """One line of what may be chosen: a group to stand under, words, and what to do or pick."""

    group: str
    text: str
    actions: tuple[int, ...] = ()
    pick: Pick | None = None
    keys: tuple[str, ...] = ()
    """Letters that stand for the choice besides its number."""


@dataclass(frozen=True)
class Line:
    """A line of the log; deeper ones happened because of those above."""

    depth: int
    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """The whole line without its marks."""
        return "".join(part.text for part in self.parts)


def line(depth: int, said: str) -> Line:
    """A line of the log from words that may be marked."""
    return Line(depth, parts(said))


@dataclass(frozen=True)
class Held:
    """A card or a sign as the log marks it, what it is called, and how many of it there are."""

    card: str
    name: str
    count: int = 1


class Speech(Protocol):
    """One game in words."""

    rules_parts: tuple[str, ...]
    """The parts of the short rules, by their keys in `<game>-rules.ftl`, in the order to read them."""
    discreet: bool
    """Others can see the screen: what only the viewer may know is not put into words. Hands lie open as at a table."""

    def opening(self, view: Data) -> str:
        """Who begins."""

    def prompt(self, view: Data) -> list[str]:
        """What the viewer has to decide, a line or a few."""

    def choices(self, view: Data) -> list[Choice]:
        """What the viewer may choose, grouped; every legal action can be reached by one of them."""

    def position(self, view: Data) -> list[Section]:
        """How the table stands: what lies where, for who cannot see it."""

    def told(self, events: list[Facts]) -> list[Line]:
        """What came of one action, in words: a line for every event."""

    def why_not(self, view: Data, thing: Thing) -> str:
        """Why the viewer cannot choose this now."""

    def result(self, view: Data) -> list[str]:
        """Who won and why."""

    def holding(self, seat: Data) -> list[Held]:
        """What a seat holds that the others may not see, from what the seat itself is shown of its own."""


def speech_of(game: Game, words: Words, names: list[str]) -> Speech:
    found: Speech = import_module(f"{package_of(game.id)}.words").Speech(game, words, names)
    return found

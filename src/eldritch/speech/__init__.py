"""Games in sentences: prompts, choices, log and result in the reader's language.

Each game has a package `words` with a class `Speech`, created from the game, the messages of a language and the names
of the seats. It reads only views (`state.view`), projected events and the edition, so it cannot reveal what a seat may
not know. Terminal and server both use it.
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
    """A choice of several items from a list that is shown, by their numbers."""

    question: str
    each: tuple[int, ...]
    """The action for each place."""
    labels: tuple[str, ...]
    """The label of each place."""
    least: int
    most: int
    then: tuple[int, ...] = ()
    """The actions after all picked ones."""
    numbers: tuple[int, ...] = ()
    """The numbers of the places, where they are not simply counted from 1."""

    def typed(self) -> tuple[int, ...]:
        """What to type for each place."""
        return self.numbers or tuple(range(1, len(self.each) + 1))

    def actions(self, places: list[int]) -> list[int]:
        """The actions for these places, counted from 0."""
        return [*sorted(self.each[place] for place in places), *self.then]


@dataclass(frozen=True)
class Choice:
    """One line of a list of choices: its group, its text, and the actions or the pick it stands for."""

    group: str
    text: str
    actions: tuple[int, ...] = ()
    pick: Pick | None = None
    keys: tuple[str, ...] = ()
    """Letters that select the choice in the terminal, besides its number. The last is the one to show."""
    alone: bool = False
    """Whether the text is clear without its group."""

    def of(self, label: str) -> str:
        """The text for one item to pick: it takes the place of the ellipsis, if there is one."""
        return self.text.replace("…", label) if "…" in self.text else f"{self.text}: {label}"


@dataclass(frozen=True)
class Line:
    """A line of the log. Deeper lines are consequences of those above."""

    depth: int
    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """The line as plain text."""
        return "".join(part.text for part in self.parts)


def line(depth: int, sentence: str) -> Line:
    """Make a line of the log from a sentence with marks."""
    return Line(depth, parts(sentence))


@dataclass(frozen=True)
class HeldCard:
    """A card or token that a seat holds, with its key, name and number."""

    card: str
    name: str
    count: int = 1


class Speech(Protocol):
    """One game in sentences."""

    rules_parts: tuple[str, ...]
    """The parts of the rules summary: keys in `<game>-rules.ftl`, in reading order."""
    discreet: bool
    """Whether others can see the screen. Then the text leaves out what only the viewer may know, except the hand."""

    def opening(self, view: Data) -> str:
        """The sentence that says who begins."""

    def prompt(self, view: Data) -> list[str]:
        """What the viewer has to decide, in one or more lines."""

    def choices(self, view: Data) -> list[Choice]:
        """The viewer's choices, grouped. Together they cover every legal action."""

    def position(self, view: Data) -> list[Section]:
        """The whole table in sentences, for readers who cannot see it."""

    def describe_events(self, events: list[Facts]) -> list[Line]:
        """Describe the events of one action, one line per event."""

    def why_not(self, view: Data, thing: Thing) -> str:
        """Why the viewer cannot choose this thing now."""

    def result(self, view: Data) -> list[str]:
        """Who won and why."""

    def holding(self, seat: Data) -> list[HeldCard]:
        """The hidden cards of a seat, from the seat's own view."""


def speech_of(game: Game, words: Words, names: list[str]) -> Speech:
    found: Speech = import_module(f"{package_of(game.id)}.words").Speech(game, words, names)
    return found

"""The notation of positions, moves and results in the tests of all games, which README.md explains.

Every game's `table.py` adds how its own components are written.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, Self, TypeVar

from eldritch.core.events import Event, Facts
from eldritch.core.state import State

S = TypeVar("S", bound=State)


def zones(text: str, *allowed: str) -> dict[str, str]:
    """The zones of a text such as "hand goon | deck adept", with their contents."""
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split("|"))):
        zone, _, contents = part.partition(" ")
        assert zone in allowed, f"there are {', '.join(allowed)}, not {zone}"
        assert zone not in found, f"{zone} is written twice"
        found[zone] = contents.strip()
    return found


class Table(Generic[S]):
    """A position with the names of its players, and all events since it was set up."""

    vocabulary: ClassVar[set[str]]
    """The words that choices consist of, beside names of players and numbers."""

    def __init__(self, state: S, names: Sequence[str]) -> None:
        self.state = state
        self.names = list(names)
        self.events: list[Event] = []
        state.events = self.events
        self.components = sorted(state.components())

    @abstractmethod
    def words(self, action: int) -> str:
        """An action as its verb and arguments."""

    # Moves.

    def play(self, *moves: str) -> Self:
        """Make these moves, one after another. A player's name comes first unless only one player has to choose."""
        for move in moves:
            name, _ = self._read(move)
            self.state.apply(self.seat(name), self.action(move))
            assert sorted(self.state.components()) == self.components, "a component was lost or made"
        return self

    def can(self, move: str) -> bool:
        """Whether this move is open."""
        name, choice = self._read(move)
        return choice in self.options(name)

    def action(self, move: str) -> int:
        """The number of the action that this move is."""
        name, choice = self._read(move)
        options = self.options(name)
        assert choice in options, f"{move!r} is not open; {name} has {sorted(options)}"
        return options[choice]

    def choices(self, name: str = "", verb: str = "") -> list[str]:
        """What a player (or the only one to choose) may do, of one verb or of all."""
        return [choice for choice in self.options(name or self.waiting()) if verb in ("", choice.split()[0])]

    def options(self, name: str) -> dict[str, int]:
        """The choices of a player and their actions."""
        legal = self.state.legal(self.seat(name))
        found = {self.words(action): action for action in legal}
        assert len(found) == len(legal), "two choices read the same"
        return found

    def _read(self, move: str) -> tuple[str, str]:
        """The player of a move and the choice. A word that no choice can have is a slip of the test."""
        first, _, rest = move.partition(" ")
        name, choice = (first, rest) if first in self.names else (self.waiting(), move)
        known = self.vocabulary.union(self.names)
        unknown = [word for word in choice.split() if word not in known and not word.isdecimal()]
        assert not unknown, f"{move!r}: no choice has {unknown}"
        return name, choice

    # Looking.

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def waiting(self) -> str:
        """The only player to choose."""
        (name,) = self.waiting_for
        return name

    @property
    def waiting_for(self) -> list[str]:
        return [self.names[seat] for seat in self.state.deciders()]

    @property
    def step(self) -> str:
        """The step that waits for a decision."""
        return self.state.stack[-1].name()

    @property
    def step_facts(self) -> Facts:
        """What everybody sees of that step."""
        return self.state.stack[-1].shown()

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.state.winners]

    def happened(self, event: str = "", to: str | None = None) -> list[Facts]:
        """The events, of one name or all, as a player perceived them (None: a spectator)."""
        seat = None if to is None else self.seat(to)
        return [one.visible_to(seat) for one in self.events if event in ("", one.name)]

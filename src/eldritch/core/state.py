"""The position: what lies where, which decisions are open, and what may be chosen."""

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import i64

from .errors import IllegalAction
from .events import Event, Facts
from .frame import Frame
from .generator import Generator
from .seats import bit, listed

UNKNOWN: Final = -1
"""Stands where a view has a hole."""

WHOLE: Final = -2
"""The viewer of a position without holes."""

SPECTATOR: Final = -1
"""The viewer of a position as seen from no seat."""

Data = dict[str, Any]


class State(ABC):
    """A position of a game: the truth, or (from `seen_by`) a view of it with holes."""

    def __init__(self, seats: i64, generator: Generator, side_start: i64) -> None:
        self.seats: i64 = seats
        self.generator: Generator = generator
        self.side_start: i64 = side_start
        self.over: bool = False
        self.viewer: i64 = WHOLE
        self.stack: list[Frame[Any]] = []
        self.events: list[Event] | None = None

    # What a game fills in.

    @abstractmethod
    def clone(self) -> "State":
        """An equal position that shares nothing changeable with this one. Nobody listens to it."""

    @abstractmethod
    def returns(self) -> list[float]:
        """One number per seat from 0 to 1. Winners share 1; all zero until the game is over."""

    @abstractmethod
    def seen_by(self, seat: int | None) -> "State":
        """This position as the seat (None: a spectator) knows it, with UNKNOWN for every hidden fact."""

    @abstractmethod
    def imagine(self, seed: int, knowing: bool = False) -> "State":
        """A whole position that this view admits, its unknowns drawn at random.

        Knowledge is kept in it only if `knowing`; playouts do without.
        """

    @abstractmethod
    def view(self, seat: int | None) -> Data:
        """What the seat is shown, as JSON-ready data: table, decision, options."""

    @abstractmethod
    def describe(self, action: int) -> Data:
        """The action's verb and arguments, for people and interfaces."""

    @abstractmethod
    def dump(self) -> Data:
        """The whole position as JSON-ready data; `Game.load` reads it back."""

    @abstractmethod
    def fallback(self, seat: int) -> int:
        """The safe choice that is made for a seat whose clock ran out."""

    @abstractmethod
    def components(self) -> list[int]:
        """Every component of the box by its kind, wherever it lies; UNKNOWN for each that is hidden."""

    def proofs(self) -> list[str]:
        """What this view's seat can prove beyond the components it sees, one statement each."""
        return []

    def side_options(self, seat: i64) -> list[int]:
        """What a seat may do at any time, whether it owes a decision or not."""
        return []

    def take_side(self, seat: i64, action: i64) -> None:
        """Carry out a side action."""

    # What every game shares.

    def owing(self) -> i64:
        """The seats the game is waiting for, as bits."""
        return 0 if self.over else self.stack[-1].owing(self)

    def deciders(self) -> list[int]:
        """The seats the game is waiting for; none when it is over."""
        return listed(self.owing())

    def legal(self, seat: int) -> list[int]:
        """What the seat may choose now, rising and without duplicates."""
        place: i64 = seat
        if self.over or place < 0 or place >= self.seats:
            return []
        if self.viewer != WHOLE and self.viewer != place:
            raise IllegalAction(f"this view belongs to another seat than {seat}; it does not know its choices")
        frame = self.stack[-1]
        side = self.side_options(place) if self.side_start >= 0 else []
        if frame.owing(self) & bit(place) == 0:
            return side
        options = frame.options(self, place)
        return options + side if side else options

    def apply(self, seat: int, action: int) -> None:
        """Carry out the seat's choice. An illegal one raises IllegalAction and changes nothing."""
        if self.viewer != WHOLE:
            raise IllegalAction("a view cannot be played on; imagine a whole position first")
        if action not in self.legal(seat):
            raise IllegalAction(self._complaint(seat, action))
        self.take(seat, action)

    def take(self, seat: i64, action: i64) -> None:
        """Carry out a choice known to be legal, and go on to the next decision."""
        if self.side_start >= 0 and action >= self.side_start:
            self.take_side(seat, action)
        else:
            self.stack[-1].take(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Let the steps on the stack go on until somebody owes a decision or the game is over."""
        while not self.over:
            frame = self.stack[-1]
            if frame.owing(self) != 0:
                return
            frame.go(self)

    def rekey(self, seed: int) -> None:
        """Give the generator a new seed: from here on chance follows that."""
        self.generator.reseed(seed)

    def tell(self, name: str, public: Facts, private: dict[int, Facts] | None = None) -> None:
        """Add an event for whoever listens."""
        if self.events is not None:
            self.events.append(Event(name, public, private))

    def _complaint(self, seat: int, action: int) -> str:
        if self.over:
            return "the game is over"
        if not 0 <= seat < self.seats:
            return f"seats are 0 to {self.seats - 1}, not {seat}"
        legal = self.legal(seat)
        if not legal:
            return f"seat {seat} has nothing to choose now; the game waits for {self.deciders()}"
        return f"action {action} is not open to seat {seat}; legal({seat}) lists the {len(legal)} that are"

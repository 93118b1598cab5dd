"""Positions: components, stack, legal actions and views."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic, Self, TypeVar

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from .edition import Edition
from .errors import IllegalAction
from .events import Event, Facts
from .frame import Frame
from .generator import Generator
from .options import written_out
from .registry import load_game
from .seats import bit, listed

UNKNOWN: Final = -1
"""A hole in a view."""

WHOLE: Final = -2
"""The viewer of a complete position."""

SPECTATOR: Final = -1
"""The viewer of a spectator's view."""

Data = dict[str, Any]

P = TypeVar("P")


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine(Generic[P]):
    """The operations of a game on its positions.

    A game's `state.py` contains only data, on which its rules, knowledge, view and encoding are built. Its `engine.py`
    combines them. `P` is the game's position class.
    """

    @abstractmethod
    def blank(self, edition: Any, seats: int, options: Any) -> P:
        """A position before the set-up."""

    @abstractmethod
    def begin(self, state: P) -> None:
        """Set up a blank position and continue to the first decision."""

    @abstractmethod
    def restore(self, state: P, data: Data) -> None:
        """Fill a blank position from the data of `State.dump`."""

    def check(self, state: P) -> None:
        """Raise BadDump if a restored position or view cannot occur in a game.

        Called by `Game.load` only. That components are neither missing nor too many is checked after this.
        """

    @abstractmethod
    def seen_by(self, state: P, seat: int | None) -> P:
        """The view of a seat (None: a spectator), with UNKNOWN for every hidden fact."""

    @abstractmethod
    def imagine(self, seen: P, seed: int, knowledge: bool) -> P:
        """Fill the holes of a view at random. Without `knowledge`, seats of the result know nothing of the past."""

    @abstractmethod
    def table(self, seen: P) -> Mapping[str, Any]:
        """Everything on the table, as the seat of this view sees it."""

    @abstractmethod
    def describe(self, state: P, action: int) -> Data:
        """The verb and arguments of an action, for people and interfaces."""

    @abstractmethod
    def features(self, state: P) -> i64:
        """The length of an observation."""

    @abstractmethod
    def encode(self, state: P, seat: i64, row: BytesWriter, start: i64) -> None:
        """Write the seat's observation over zeros, one byte per feature, from index `start`."""

    def proofs(self, seen: P) -> list[str]:
        """Statements that the viewer can prove, beyond the components it sees."""
        return []

    def side_options(self, state: P, seat: i64) -> list[int]:
        """The side actions of a seat, legal whether it owes a decision or not."""
        return []

    def take_side(self, state: P, seat: i64, action: i64) -> None:
        """Carry out a side action."""
        raise IllegalAction("this game has no side actions")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: the truth, or (from `seen_by`) a view of it with holes."""

    engine: Engine[Any]
    """Set by `Game` on every new position and copied to clones."""

    def __init__(
        self,
        edition: Edition,
        options: Any,
        seats: i64,
        generator: Generator,
        side_start: i64,
        model: "State | None" = None,
    ) -> None:
        """A blank position or a copy of `model`. Every field is listed once, with its first value and its copy."""
        self.edition: Edition = edition
        self.options: Any = options
        self.seats: i64 = seats
        self.generator: Generator = generator
        self.side_start: i64 = side_start
        self.viewer: i64 = WHOLE if model is None else model.viewer
        self.stack: list[Frame[Any]] = [] if model is None else model.stack[:]
        self.events: list[Event] | None = None
        self.over: bool = False if model is None else model.over
        self.ending: str = "" if model is None else model.ending
        self.winners: list[int] = [] if model is None else model.winners
        if model is not None:
            self.engine = model.engine

    # Defined by each game.

    @abstractmethod
    def clone(self) -> "State":
        """An equal position that shares nothing mutable with this one and records no events."""

    @abstractmethod
    def fallback(self, seat: int) -> int:
        """The safe action taken for a seat whose clock has run out."""

    @abstractmethod
    def turns(self) -> int:
        """The number of turns begun."""

    @abstractmethod
    def components(self) -> list[int]:
        """The kinds of all components, wherever they are; UNKNOWN for each hidden one."""

    @abstractmethod
    def position(self) -> Data:
        """The game's own part of a dump."""

    @abstractmethod
    def forget(self) -> None:
        """Stop recording knowledge of hidden components. Play is faster; views and observations contain less."""

    # Delegated to the engine.

    def seen_by(self, seat: int | None) -> Self:
        """The view of a seat (None: a spectator), with UNKNOWN for every hidden fact."""
        seen: Self = self.engine.seen_by(self, seat)
        return seen

    def imagine(self, seed: int, knowledge: bool = True) -> Self:
        """Fill the holes of this view at random, consistently with the seat's knowledge.

        The result looks the same to the seat as this view. With `knowledge=False`, for playouts, the seats of the
        imagined position know nothing of the past.
        """
        world: Self = self.engine.imagine(self, seed, knowledge)
        return world

    def table(self) -> Mapping[str, Any]:
        """Everything on the table, as the seat of this view sees it."""
        return self.engine.table(self)

    def describe(self, action: int) -> Data:
        """The verb and arguments of an action, for people and interfaces."""
        return self.engine.describe(self, action)

    def features(self) -> i64:
        """The length of an observation. `Game.feature_names` names its features."""
        return self.engine.features(self)

    def encode(self, seat: i64, row: BytesWriter, start: i64) -> None:
        """Write the seat's observation over zeros, one byte per feature, from index `start`."""
        self.engine.encode(self, seat, row, start)

    def proofs(self) -> list[str]:
        """Statements that the viewer can prove, beyond the components it sees."""
        return self.engine.proofs(self)

    # Playing.

    def owing(self) -> i64:
        """The deciders, as bits."""
        return 0 if self.over else self.stack[-1].owing(self)

    def deciders(self) -> list[int]:
        """The seats that the game is waiting for; none when it is over."""
        return listed(self.owing())

    def legal(self, seat: int) -> list[int]:
        """The legal actions of the seat, in rising order without duplicates."""
        if self.over or not self._has(seat):
            return []
        place: i64 = seat
        if self.viewer != WHOLE and self.viewer != place:
            raise IllegalAction(f"this view belongs to another seat than {seat}; it does not know its choices")
        frame = self.stack[-1]
        side = self.engine.side_options(self, place) if self.side_start >= 0 else []
        if frame.owing(self) & bit(place) == 0:
            return side
        options = frame.options(self, place)
        return options + side if side else options

    def apply(self, seat: int, action: int) -> None:
        """Apply a seat's action. IllegalAction changes nothing."""
        if self.viewer != WHOLE:
            raise IllegalAction("a view cannot be played on; imagine a whole position first")
        if action not in self.legal(seat):
            raise IllegalAction(self._complaint(seat, action))
        self.take(seat, action)

    def take(self, seat: i64, action: i64) -> None:
        """Apply an action known to be legal, and continue to the next decision."""
        if self.side_start >= 0 and action >= self.side_start:
            self.engine.take_side(self, seat, action)
        else:
            self.stack[-1].take(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Continue the frames on the stack until a seat owes a decision or the game is over."""
        while not self.over:
            frame = self.stack[-1]
            if frame.owing(self) != 0:
                return
            frame.go(self)

    def rekey(self, seed: int) -> None:
        """Reseed the generator."""
        self.generator.reseed(seed)

    def emit(self, name: str, public: Facts, private: dict[int, Facts] | None = None) -> None:
        """Record an event, if events are recorded."""
        if self.events is not None:
            self.events.append(Event(name, public, private))

    def end(self, ending: str, winners: list[int]) -> None:
        """End the game."""
        self.over = True
        self.ending = ending
        self.winners = winners

    def returns(self) -> list[float]:
        """The result, one number per seat. Winners share 1; all zero until the game is over."""
        shares = [0.0] * self.seats
        for seat in self.winners:
            shares[seat] = 1.0 / len(self.winners)
        return shares

    def _has(self, seat: int) -> bool:
        """Whether there is such a seat. (Comparing a huge int with an i64 would overflow.)"""
        seats: int = self.seats
        return 0 <= seat < seats

    def _complaint(self, seat: int, action: int) -> str:
        if self.over:
            return "the game is over"
        if not self._has(seat):
            return f"seats are 0 to {self.seats - 1}, not {seat}"
        legal = self.legal(seat)
        if not legal:
            return f"seat {seat} has nothing to choose now; the game waits for {self.deciders()}"
        return f"action {action} is not legal for seat {seat}; legal({seat}) lists the {len(legal)} that are"

    # Views.

    def view(self, seat: int | None) -> Data:
        """The view of a seat (None: a spectator) as JSON-ready data: table, decision, options, result."""
        seen = self.seen_by(seat)
        options = [] if seat is None else seen.legal(seat)
        return {
            "game": self.edition.game,
            "rules": self.edition.rules,
            "variant": written_out(self.options),
            "viewer": seat,
            "table": seen.table(),
            "decision": None if self.over else seen._decision(),
            "options": [{"action": action, **seen.describe(action)} for action in options],
            "result": self._result() if self.over else None,
        }

    def _result(self) -> Data:
        return {"ending": self.ending, "winners": self.winners[:], "returns": self.returns()}

    def _decision(self) -> Data:
        """The deciders, the current frame and the whole stack."""
        steps: list[Data] = [{"step": frame.name(), **frame.shown()} for frame in self.stack]
        return {"seats": self.deciders(), "step": self.stack[-1].name(), "stack": steps}

    def observe(self, seat: int) -> bytes:
        """The seat's observation, one byte per feature. A position and the seat's view of it give the same."""
        place = self.viewer_at(seat)
        if self.viewer != WHOLE and self.viewer != place:
            raise IllegalAction(f"this view belongs to another seat than {seat}; it does not know what that one sees")
        row = BytesWriter()
        row.write(bytes(self.features()))
        self.encode(place, row, 0)
        return row.getvalue()

    def viewer_at(self, seat: int | None) -> i64:
        """The viewer number of a seat (None: a spectator)."""
        if seat is None:
            return SPECTATOR
        if not self._has(seat):
            raise IllegalAction(f"seats are 0 to {self.seats - 1}, not {seat}; a spectator is None")
        return seat

    def blind(self, seat: int | None) -> None:
        """Turn this copy of a position into a view: without the generator and the frames that the seat cannot know.

        The game then removes its hidden components.
        """
        viewer = self.viewer_at(seat)
        self.stack = [shown for frame in self.stack if (shown := frame.seen_by(self, viewer)) is not None]
        self.generator = Generator()
        self.viewer = viewer

    # Dumps.

    def dump(self) -> Data:
        """The whole position as JSON-ready data; `Game.load` reads it back."""
        return {
            "game": self.edition.game,
            "rules": self.edition.rules,
            "edition": self.edition.digest,
            "options": written_out(self.options),
            "seats": self.seats,
            "viewer": self.viewer,
            "generator": self.generator.dump(),
            "stack": [[frame.name(), *frame.fields()] for frame in self.stack],
            "over": self.over,
            "ending": self.ending,
            "winners": self.winners[:],
            "position": self.position(),
        }

    def restore(self, data: Data, frames: dict[str, type[Frame[Any]]]) -> None:
        """Restore the common attributes from a dump."""
        self.viewer = data["viewer"]
        self.generator.restore(data["generator"])
        self.stack = [frames[name](*fields) for name, *fields in data["stack"]]
        self.over = data["over"]
        self.ending = data["ending"]
        self.winners = data["winners"][:]

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return unpickle, (self.edition.game, self.edition.path, self.dump())


def unpickle(game: str, path: str, data: Data) -> State:
    state: State = load_game(game).with_edition(path).trust(data)
    return state

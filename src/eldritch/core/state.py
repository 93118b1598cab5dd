"""The position: what lies where, which decisions are open, and what may be chosen."""

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
"""Stands where a view has a hole."""

WHOLE: Final = -2
"""The viewer of a position without holes."""

SPECTATOR: Final = -1
"""The viewer of a position as seen from no seat."""

Data = dict[str, Any]

P = TypeVar("P")


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine(Generic[P]):
    """What a game does with its positions, beyond what a position knows by itself.

    A game's `state.py` holds data only, so that rules, knowledge, view and encoding can all be built on it. Its
    `engine.py` stands above them and brings them together. `P` is the game's own kind of position.
    """

    @abstractmethod
    def blank(self, edition: Any, seats: int, options: Any) -> P:
        """A position before the set-up."""

    @abstractmethod
    def begin(self, state: P) -> None:
        """Set a blank position up, and go on to the first decision."""

    @abstractmethod
    def restore(self, state: P, data: Data) -> None:
        """Make a blank position the one that `State.dump` wrote."""

    @abstractmethod
    def seen_by(self, state: P, seat: int | None) -> P:
        """The position as the seat (None: a spectator) knows it, with UNKNOWN for every hidden fact."""

    @abstractmethod
    def imagine(self, seen: P, seed: int, knowledge: bool) -> P:
        """A whole position that this view admits; with what every seat knows only if `knowledge`."""

    @abstractmethod
    def table(self, seen: P) -> Mapping[str, Any]:
        """Everything on the table, as the seat of this view sees it."""

    @abstractmethod
    def describe(self, state: P, action: int) -> Data:
        """The action's verb and arguments, for people and interfaces."""

    @abstractmethod
    def features(self, state: P) -> i64:
        """How many features an observation has."""

    @abstractmethod
    def encode(self, state: P, seat: i64, row: BytesWriter, start: i64) -> None:
        """Write what the seat sees over zeros: a byte for each feature, from a place on."""

    def proofs(self, seen: P) -> list[str]:
        """What this view's seat can prove beyond the components it sees, one statement each."""
        return []

    def side_options(self, state: P, seat: i64) -> list[int]:
        """What a seat may do at any time, whether it owes a decision or not."""
        return []

    def take_side(self, state: P, seat: i64, action: i64) -> None:
        """Carry out a side action."""
        raise IllegalAction("this game has no side actions")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: the truth, or (from `seen_by`) a view of it with holes."""

    engine: Engine[Any]
    """Set by `Game` on every new position and copied to its clones."""

    def __init__(self, edition: Edition, options: Any, seats: i64, generator: Generator, side_start: i64) -> None:
        self.edition: Edition = edition
        self.options: Any = options
        self.seats: i64 = seats
        self.generator: Generator = generator
        self.side_start: i64 = side_start
        self.viewer: i64 = WHOLE
        self.stack: list[Frame[Any]] = []
        self.events: list[Event] | None = None
        self.over: bool = False
        self.ending: str = ""
        self.winners: list[int] = []

    # What a game fills in.

    @abstractmethod
    def clone(self) -> "State":
        """An equal position that shares nothing changeable with this one. Nobody listens to it."""

    @abstractmethod
    def fallback(self, seat: int) -> int:
        """The safe choice that is made for a seat whose clock ran out."""

    @abstractmethod
    def turns(self) -> int:
        """How many turns have begun."""

    @abstractmethod
    def components(self) -> list[int]:
        """Every component of the box by its kind, wherever it lies; UNKNOWN for each that is hidden."""

    @abstractmethod
    def position(self) -> Data:
        """What this game adds to a dump."""

    @abstractmethod
    def forget(self) -> None:
        """Keep no knowledge of hidden components from here on: games go quicker, views and observations know less."""

    # What the game's engine does.

    def seen_by(self, seat: int | None) -> Self:
        """This position as the seat (None: a spectator) knows it, with UNKNOWN for every hidden fact."""
        seen: Self = self.engine.seen_by(self, seat)
        return seen

    def imagine(self, seed: int, knowledge: bool = True) -> Self:
        """A whole position that this view admits, its unknowns drawn at random.

        It looks to this view's seat just as this view does. Playouts that need no knowledge pass `knowledge=False`:
        then no seat of the imagined position knows what it has seen before.
        """
        world: Self = self.engine.imagine(self, seed, knowledge)
        return world

    def table(self) -> Mapping[str, Any]:
        """Everything on the table, as the seat of this view sees it."""
        return self.engine.table(self)

    def describe(self, action: int) -> Data:
        """The action's verb and arguments, for people and interfaces."""
        return self.engine.describe(self, action)

    def features(self) -> i64:
        """How many features an observation has; `Game.feature_names` names them."""
        return self.engine.features(self)

    def encode(self, seat: i64, row: BytesWriter, start: i64) -> None:
        """Write what the seat sees over zeros: a byte for each feature, from a place on."""
        self.engine.encode(self, seat, row, start)

    def proofs(self) -> list[str]:
        """What this view's seat can prove beyond the components it sees, one statement each."""
        return self.engine.proofs(self)

    def side_options(self, seat: i64) -> list[int]:
        """What a seat may do at any time, whether it owes a decision or not."""
        return self.engine.side_options(self, seat)

    def take_side(self, seat: i64, action: i64) -> None:
        """Carry out a side action."""
        self.engine.take_side(self, seat, action)

    # Playing.

    def owing(self) -> i64:
        """The seats the game is waiting for, as bits."""
        return 0 if self.over else self.stack[-1].owing(self)

    def deciders(self) -> list[int]:
        """The seats the game is waiting for; none when it is over."""
        return listed(self.owing())

    def legal(self, seat: int) -> list[int]:
        """What the seat may choose now, rising and without duplicates."""
        if self.over or not self._has(seat):
            return []
        place: i64 = seat
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

    def end(self, ending: str, winners: list[int]) -> None:
        """The game is over."""
        self.over = True
        self.ending = ending
        self.winners = winners

    def returns(self) -> list[float]:
        """One number per seat from 0 to 1. Winners share 1; all zero until the game is over."""
        shares = [0.0] * self.seats
        for seat in self.winners:
            shares[seat] = 1.0 / len(self.winners)
        return shares

    def _has(self, seat: int) -> bool:
        """Whether there is such a seat, of numbers of any size. (Beside an i64 a huge one would overflow.)"""
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
        return f"action {action} is not open to seat {seat}; legal({seat}) lists the {len(legal)} that are"

    # Looking.

    def view(self, seat: int | None) -> Data:
        """What the seat (None: a spectator) is shown, as JSON-ready data: table, decision, options."""
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
        """Who decides on what now, and the steps that wait below."""
        steps: list[Data] = [{"step": frame.name(), **frame.shown()} for frame in self.stack]
        return {"seats": self.deciders(), "step": self.stack[-1].name(), "stack": steps}

    def observe(self, seat: int) -> bytes:
        """What the seat sees, as a byte for each feature. The truth and the seat's view of it give the same."""
        place = self.viewer_at(seat)
        if self.viewer != WHOLE and self.viewer != place:
            raise IllegalAction(f"this view belongs to another seat than {seat}; it does not know what that one sees")
        row = BytesWriter()
        row.write(bytes(self.features()))
        self.encode(place, row, 0)
        return row.getvalue()

    def viewer_at(self, seat: int | None) -> i64:
        """The viewer who looks from a seat."""
        if seat is None:
            return SPECTATOR
        if not self._has(seat):
            raise IllegalAction(f"seats are 0 to {self.seats - 1}, not {seat}; a spectator is None")
        return seat

    def blind(self, seat: int | None) -> None:
        """Make this copy of the truth a view: no generator, and only the steps that the seat perceives.

        The game itself then takes its hidden components away.
        """
        viewer = self.viewer_at(seat)
        self.stack = [shown for frame in self.stack if (shown := frame.seen_by(self, viewer)) is not None]
        self.generator = Generator()
        self.viewer = viewer

    # Copying and writing down.

    def copy_to(self, twin: "State") -> None:
        """Give a fresh position of the same game what every position has."""
        twin.engine = self.engine
        twin.viewer = self.viewer
        twin.stack = self.stack[:]
        twin.events = None
        twin.over = self.over
        twin.ending = self.ending
        twin.winners = self.winners

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
        """Take from a dump what every position has."""
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

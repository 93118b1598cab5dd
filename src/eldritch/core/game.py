"""A game: its id, rules version, seats, options, actions, edition and engine."""
# mypyc: off  (the public interface; nothing here is on a hot path)

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from .actions import ActionTable
from .dumps import check_form, check_frames, check_position
from .edition import Edition
from .encoding import Layout
from .errors import BadDump, BadOptions
from .options import parse
from .profile import Profile
from .registry import folder_of, load_game
from .state import Data, Engine, State
from .tactics import Personality, Tactics


def find(id: str, path: str = "") -> "Game":
    """Find a game by id, with the given edition file or its own edition."""
    found = load_game(id)
    assert isinstance(found, Game)
    return found.with_edition(path) if path else found


@dataclass(frozen=True)
class Game:
    """One game with one edition of its box.

    `rules` is the rules version. Dumps and logs carry it, and other versions are refused.
    """

    id: str
    rules: int
    seats: range
    options: type
    actions: ActionTable
    edition: Edition
    read_edition: Callable[[Path], Edition] = field(repr=False)
    engine: Engine[Any] = field(repr=False)
    layout: Callable[[Any, int], Layout] = field(repr=False)
    profile: Profile = field(repr=False)
    tactics: Callable[[Personality], Tactics] | None = field(repr=False, default=None)
    old_steps: Mapping[str, str] = field(repr=False, default_factory=dict)
    """Steps that earlier releases dumped under other names: earlier name, present name."""

    @property
    def folder(self) -> Traversable:
        """The folder of the game's files: edition, lesson, puzzles, messages."""
        return folder_of(self.id)

    @property
    def usual_seats(self) -> int:
        """The number of seats that experiments use by default."""
        return self.profile.usual_seats or self.seats.start

    def with_edition(self, path: Path | str) -> "Game":
        """The same game played with the components of another edition file."""
        if str(path) == self.edition.path:
            return self
        return replace(self, edition=self.read_edition(Path(path)))

    def new(
        self, seats: int | None = None, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> State:
        """Start a game. Defaults: the fewest seats it allows, a random seed, default options."""
        if seats is None:
            seats = self.seats.start
        if seats not in self.seats:
            raise BadOptions(f"{self.id} seats {self.seats.start} to {self.seats.stop - 1}, not {seats}")
        if seed is None:
            seed = secrets.randbits(96)
        state = self._blank(seats, parse(self.options, options))
        state.rekey(seed)
        self.engine.begin(state)
        return state

    def features(self, seats: int) -> int:
        """The length of an observation in a game with this number of seats."""
        return len(self.feature_names(seats))

    def feature_names(self, seats: int) -> list[str]:
        """The name of each number in an observation."""
        return self.layout(self.edition, seats).names

    def feature_limits(self, seats: int) -> bytes:
        """The maximum of each number in an observation. Dividing by it gives values from 0 to 1."""
        return bytes(self.layout(self.edition, seats).limits)

    def load(self, data: Data) -> State:
        """Load a position written by `State.dump`. BadDump for anything else.

        Options that the dump does not have are newer than it. Their defaults are the rules by which it was played.
        """
        self._check_header(data)
        try:
            box = self.new(data["seats"], 0, data["options"])
            model = box.dump()
            data = {**data, "options": {**model["options"], **data["options"]}}
            check_form(data, model)
            data["stack"] = [[self.old_steps.get(name, name), *fields] for name, *fields in data["stack"]]
            state = self._blank(data["seats"], box.options)
            self.engine.restore(state, data)
            check_frames(state, data)
            self.engine.check(state)
            check_position(state, box, data)
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError) as error:
            raise BadDump(f"this is not a position of {self.id}: {error}") from None
        return state

    def trust(self, data: Data) -> State:
        """Load a dump from a trusted source, such as our own process, quickly and without checks."""
        state = self._blank(data["seats"], parse(self.options, data["options"]))
        self.engine.restore(state, data)
        return state

    def _blank(self, seats: int, options: Any) -> State:
        """A position before the set-up, with this game's engine."""
        state: State = self.engine.blank(self.edition, seats, options)
        state.engine = self.engine
        return state

    def _check_header(self, data: Any) -> None:
        if not isinstance(data, dict) or data.get("game") != self.id:
            raise BadDump(f"this is not a position of {self.id}")
        if data.get("rules") != self.rules:
            raise BadDump(
                f"this was played by version {data.get('rules')} of the rules of {self.id}; "
                f"only version {self.rules} is known here"
            )
        if data.get("edition") != self.edition.digest:
            raise BadDump(f"this was played with another edition of {self.id} than {self.edition.path}")

"""A game: what it is called, who may play, what can be chosen, and how a position comes to be."""
# mypyc: off  (the library's front door; nothing here is on a hot path)

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import Any

from .actions import ActionTable
from .dumps import check_form, check_position
from .edition import Edition
from .encoding import Layout
from .errors import BadDump, BadOptions
from .options import parse
from .state import Data, State
from .tactics import Tactics, Taste


def find(id: str, path: str = "") -> "Game":
    """The game in the folder of this name, played with an edition file, or else with its own."""
    found = import_module(f"eldritch.games.{id}").GAME
    assert isinstance(found, Game)
    return found if path in ("", found.edition.path) else found.with_edition(path)


@dataclass(frozen=True)
class Game:
    """One game with one edition of its box.

    `rules` is the version of the rules: dumps and logs carry it, and other versions are refused.
    """

    id: str
    rules: int
    seats: range
    options: type
    actions: ActionTable
    edition: Edition
    read_edition: Callable[[Path], Edition] = field(repr=False)
    begin: Callable[[Any, int, int, Any], State] = field(repr=False)
    restore: Callable[[Any, int, Any, Data], State] = field(repr=False)
    layout: Callable[[Any, int], Layout] = field(repr=False)
    tactics: Callable[[Taste], Tactics] | None = field(repr=False, default=None)

    def with_edition(self, path: Path | str) -> "Game":
        """The same game played with the components of another edition file."""
        return replace(self, edition=self.read_edition(Path(path)))

    def new(
        self, seats: int | None = None, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> State:
        """A new game: as few seats as it allows unless told, a fresh seed unless given one."""
        if seats is None:
            seats = self.seats.start
        if seats not in self.seats:
            raise BadOptions(f"{self.id} seats {self.seats.start} to {self.seats.stop - 1}, not {seats}")
        if seed is None:
            seed = secrets.randbits(96)
        return self.begin(self.edition, seats, seed, parse(self.options, options))

    def features(self, seats: int) -> int:
        """How many numbers `State.observe` gives of a game with so many seats."""
        return len(self.feature_names(seats))

    def feature_names(self, seats: int) -> list[str]:
        """What each number of an observation is."""
        return self.layout(self.edition, seats).names

    def feature_limits(self, seats: int) -> bytes:
        """The most each number of an observation can be: divided by it, all lie between 0 and 1."""
        return bytes(self.layout(self.edition, seats).limits)

    def load(self, data: Data) -> State:
        """The position that `State.dump` wrote. Anything else is BadDump."""
        self._check_header(data)
        try:
            box = self.new(data["seats"], 0, data["options"])
            check_form(data, box.dump())
            state = self.restore(self.edition, data["seats"], box.options, data)
            check_position(state, box, data)
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
            raise BadDump(f"this is no position of {self.id}: {error}") from None
        return state

    def trust(self, data: Data) -> State:
        """The position of a dump that comes from ourselves, such as from another process: quicker, and unchecked."""
        return self.restore(self.edition, data["seats"], parse(self.options, data["options"]), data)

    def _check_header(self, data: Any) -> None:
        if not isinstance(data, dict) or data.get("game") != self.id:
            raise BadDump(f"this is no position of {self.id}")
        if data.get("rules") != self.rules:
            raise BadDump(
                f"this was played by version {data.get('rules')} of the rules of {self.id}; "
                f"only version {self.rules} is known here"
            )
        if data.get("edition") != self.edition.digest:
            raise BadDump(f"this was played with another edition of {self.id} than {self.edition.path}")

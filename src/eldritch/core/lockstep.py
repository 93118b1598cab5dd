"""Steps many games of the same kind together, inside compiled code.

Each game has a row with the decider's observation and action mask. For sampling, `counts` has the number of legal
actions of each game and `options` lists them, as eight-byte integers. A finished game restarts at once with its next
seed.
"""

from collections.abc import Callable
from typing import Final, final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64

from .errors import IllegalAction
from .generator import Generator
from .seats import first
from .state import State

NUMBER: Final[i64] = 8
"""The size of an integer in bytes."""


@final
class Lockstep:
    """A batch of games, each waiting for one seat. Of several deciders the lowest comes first."""

    def __init__(self, begin: Callable[[int], State], count: int, seed: int, actions: int, stride: int = 0) -> None:
        """The first game at index p has the seed `seed + p`; each later one there adds `stride` (0: `count`)."""
        self.begin: Callable[[int], State] = begin
        self.games: list[State] = [begin(seed + place) for place in range(count)]
        self.seeds: list[int] = [seed + place for place in range(count)]
        self.features: i64 = self.games[0].features()
        self.actions: int = actions
        self.stride: int = stride or count
        self.width: i64 = self.features + actions
        self.zeros: bytes = bytes(self.width)
        self.rows: BytesWriter = BytesWriter()
        self.counts: BytesWriter = BytesWriter()
        self.options: BytesWriter = BytesWriter()
        self.deciders: bytearray = bytearray(count)
        self.over: bytearray = bytearray(count)
        self.results: list[list[float]] = []
        for place in range(count):
            self.show(place)

    def step(self, actions: list[int]) -> list[int]:
        """Take one action in every game. Return the indices of finished games; `results` has their returns."""
        if len(actions) != len(self.games):
            raise IllegalAction(f"there are {len(self.games)} games, not {len(actions)}")
        for place in range(len(actions)):
            self.check(place, actions[place])
        ended: list[int] = []
        self.results = []
        for written in (self.rows, self.counts, self.options):
            written.truncate(0)
        for place in range(len(actions)):
            game = self.games[place]
            game.take(self.deciders[place], actions[place])
            if game.over:
                self.results.append(game.returns())
                ended.append(place)
                self.seeds[place] += self.stride
                self.games[place] = self.begin(self.seeds[place])
            self.over[place] = i64(game.over)
            self.show(place)
        return ended

    def check(self, place: i64, action: int) -> None:
        """Raise IllegalAction before anything has changed."""
        if not 0 <= action < self.actions or self.rows[place * self.width + self.features + action] == 0:
            raise IllegalAction(f"action {action} is not legal in game {place}; see its mask")

    def show(self, place: i64) -> None:
        """Append the decider's observation and legal actions."""
        game = self.games[place]
        seat = first(game.owing())
        self.deciders[place] = seat
        rows = self.rows
        start = place * self.width
        rows.write(self.zeros)
        game.encode(seat, rows, start)
        options = game.legal(seat)
        write_i64_le(self.counts, len(options))
        for action in options:
            rows[start + self.features + action] = 1
            write_i64_le(self.options, action)

    def written(self) -> bytes:
        """The rows of all games."""
        return self.rows.getvalue()

    def draw(self, generator: Generator) -> list[int]:
        """A random legal action for every game."""
        counts, options = self.counts.getvalue(), self.options.getvalue()
        drawn: list[int] = []
        start: i64 = 0
        for place in range(len(self.games)):
            count = read_i64_le(counts, NUMBER * place)
            drawn.append(read_i64_le(options, NUMBER * (start + generator.below(count))))
            start += count
        return drawn


def mask(state: State, seat: int, size: int) -> bytearray:
    """The action mask: a one for each legal action of the seat, a zero for all others."""
    found = BytesWriter()
    found.write(bytes(size))
    for action in state.legal(seat):
        found[action] = 1
    return bytearray(found.getvalue())

"""Players for tests: random ones, and stubborn ones that reach rare positions."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from eldritch.core.actions import ActionTable
from eldritch.core.state import State

from .cases import Case

BOUND: Final = 200_000
"""No game takes more decisions than this, however it is played."""

STYLES: Final = ("uniform", "first", "last", "rare verbs", "verbs", "idle", "avoid the end")

Move = tuple[int, int]
"""A seat and its action."""


@dataclass
class Player:
    """Decides for all seats: first by the given choices, then by its style."""

    table: ActionTable
    style: str = "uniform"
    seed: int = 0
    choices: Sequence[int] = ()
    taken: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.given = iter(self.choices)

    def move(self, state: State) -> Move:
        seat = some_seat(state, self.random)
        legal = state.legal(seat)
        choice = next(self.given, None)
        action = self._by_style(state, seat, legal) if choice is None else legal[choice % len(legal)]
        self.taken[self.table.decode(action)[0]] += 1
        return seat, action

    def _by_style(self, state: State, seat: int, legal: list[int]) -> int:
        match self.style:
            case "first":
                return legal[0]
            case "last":
                return legal[-1]
            case "idle":
                return state.fallback(seat)
            case "verbs":
                return self._of_a_verb(legal, {})
            case "rare verbs":
                return self._of_a_verb(legal, self.taken)
            case "avoid the end":
                return self._not_ending(state, seat, legal)
        return self.random.choice(legal)

    def _of_a_verb(self, legal: list[int], taken: "dict[str, int] | Counter[str]") -> int:
        """A random action of one of the least used verbs."""
        verbs = {action: self.table.decode(action)[0] for action in legal}
        rare = min(taken.get(verb, 0) for verb in verbs.values())
        verb = self.random.choice(sorted({verb for verb in verbs.values() if taken.get(verb, 0) == rare}))
        return self.random.choice([action for action in legal if verbs[action] == verb])

    def _not_ending(self, state: State, seat: int, legal: list[int]) -> int:
        action = self.random.choice(legal)
        for _ in range(5):
            ahead = state.clone()
            ahead.apply(seat, action)
            if not ahead.over:
                break
            action = self.random.choice(legal)
        return action


def some_seat(state: State, chance: random.Random) -> int:
    """Usually a decider; sometimes any seat with a legal action."""
    if chance.random() < 0.1:
        return chance.choice([seat for seat in range(state.seats) if state.legal(seat)])
    return chance.choice(state.deciders())


def play(state: State, player: Player, limit: int = BOUND) -> Iterator[Move]:
    """Play at most `limit` moves; yield each before it is made."""
    for _ in range(limit):
        if state.over:
            return
        move = player.move(state)
        yield move
        state.apply(*move)


def samples(case: Case, seeds: range, of_each: int, every: int = 1, style: str = "verbs") -> Iterator[State]:
    """Positions of several games, at most `of_each` per frame name, so that rare ones occur."""
    met: Counter[str] = Counter()
    for seed in seeds:
        state = case.new(seed)
        for number, _ in enumerate(play(state, Player(case.game.actions, style, seed))):
            step = state.stack[-1].name()
            if number % every == 0 and met[step] < of_each:
                met[step] += 1
                yield state.clone()


def position(case: Case, seed: int, steps: int, style: str = "uniform") -> State:
    """A position after this number of moves, or before the last move if the game ends earlier."""
    state = case.new(seed)
    player = Player(case.game.actions, style, seed)
    for _ in range(steps):
        move = player.move(state)
        ahead = state.clone()
        ahead.apply(*move)
        if ahead.over:
            break
        state = ahead
    return state

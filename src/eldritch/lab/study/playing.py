"""The games of a study: played by bots, with everything noted that a designer asks about."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from math import log2
from pathlib import Path
from typing import Final

from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL, Tactics

from ..arena import HERE, found, seed_of
from ..executors import Executor
from ..kept import alike, keep
from ..own import thinker
from .tallies import Counting

POINTS: Final = 21
"""At so many points of every game, evenly spread over its turns, it is noted who is how likely to win."""

NOTED: Final = 2
"""What is noted of a game, by its version: a study does not go on from games of which something else was noted."""


@dataclass(frozen=True)
class Plan:
    """What a study plays: a bot for every seat, and by which options."""

    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object] | None = None

    @property
    def seats(self) -> int:
        return len(self.bots)


@dataclass(frozen=True)
class Record:
    """One game. Everything that is by seat is in the order of play: first the seat that had the first turn."""

    turns: int
    decisions: int
    ending: str
    bots: list[str]
    returns: list[float]
    wins: list[float]
    """1 for whoever won, alone or with companions; rivals who share a victory have parts of it, as ladders count."""
    deeds: list[dict[str, int]]
    """How often each seat did what is counted."""
    chances: list[list[float]]
    """At each point of the game, how likely each seat seemed to win."""
    asked: dict[str, list[float]]
    """For each kind of decision: how often it came up, how often with a single option, all options, and their bits."""
    chosen: dict[str, dict[str, int]]
    """For each kind of decision: how often which action was chosen where there was a choice."""


def play_study(
    game: Game,
    plan: Plan,
    games: int,
    executor: Executor = HERE,
    kept: Path | None = None,
    progress: Callable[[], None] | None = None,
) -> Iterator[Record]:
    """The games one after another; `progress` is called after each."""
    task = partial(_play, game.id, game.edition.path, plan)
    work = {"study": game.id, "noted": NOTED, **alike(game, plan.bots), **asdict(plan)}
    for record in keep(kept, work, Record, task, games, executor):
        if progress is not None:
            progress()
        yield record


def _play(id: str, edition: str, plan: Plan, number: int) -> Record:
    return play(found(id, edition), plan, number)


def play(game: Game, plan: Plan, number: int) -> Record:
    """One game of the plan. Where the bots differ, each deal is played with every one of them in every seat."""
    count = plan.seats
    deal, rotation = divmod(number, count) if len(set(plan.bots)) > 1 else (number, 0)
    state = game.new(count, seed_of(plan.seed, "deal", deal), plan.options)
    names = [plan.bots[(seat - rotation) % count] for seat in range(count)]
    thinkers = [thinker(name, seed_of(plan.seed, "bot", number, seat)) for seat, name in enumerate(names)]
    notes = Notes(game, state)
    first = None
    while not state.over:
        seat = state.deciders()[0]
        # What all are asked before the first turn, as in the Castle, says nothing of who begins.
        if first is None and state.turns() > 0:
            first = seat
        seen = state.seen_by(seat)
        action = thinkers[seat].choose(seen).action
        notes.before(state, seen.legal(seat), action)
        state.apply(seat, action)
        notes.after(state)
    assert first is not None
    return notes.record(state, [(first + place) % count for place in range(count)], names)


class Notes:
    """What is noted while a game is played."""

    def __init__(self, game: Game, state: State) -> None:
        assert game.tactics is not None
        self._tactics: Tactics = game.tactics(NEUTRAL)
        self._counting = Counting(game)
        self._deeds: list[Counter[str]] = [Counter() for _ in range(state.seats)]
        self._chances: list[list[float]] = [self._judged(state)]
        self._turns = state.turns()
        self._asked: dict[str, list[float]] = {}
        self._chosen: dict[str, Counter[str]] = {}
        self._decisions = 0
        state.events = []

    def before(self, state: State, options: list[int], action: int) -> None:
        """A seat has chosen."""
        step = state.stack[-1].name()
        asked = self._asked.setdefault(step, [0, 0, 0, 0.0])
        asked[0] += 1
        asked[1] += len(options) == 1
        asked[2] += len(options)
        asked[3] += log2(len(options))
        if len(options) > 1:
            self._chosen.setdefault(step, Counter())[str(action)] += 1
        self._decisions += 1

    def after(self, state: State) -> None:
        """What it chose has happened."""
        assert state.events is not None
        for event in state.events:
            for seat, label in self._counting.counted(event):
                self._deeds[seat][label] += 1
        state.events.clear()
        if state.turns() != self._turns and not state.over:
            self._turns = state.turns()
            self._chances.append(self._judged(state))

    def _judged(self, state: State) -> list[float]:
        """How likely each seat is to be among the winners."""
        return self._tactics.chances(state, self._tactics.worth(state))

    def record(self, state: State, order: list[int], names: list[str]) -> Record:
        last = len(self._chances) - 1
        points = [self._chances[round(last * point / (POINTS - 1))] for point in range(POINTS)]
        returns = state.returns()
        wins = self._tactics.chances(state, returns)
        return Record(
            turns=state.turns(),
            decisions=self._decisions,
            ending=state.ending,
            bots=[names[seat] for seat in order],
            returns=[returns[seat] for seat in order],
            wins=[wins[seat] for seat in order],
            deeds=[dict(self._deeds[seat]) for seat in order],
            chances=[[round(chances[seat], 4) for seat in order] for chances in points],
            asked=self._asked,
            chosen={step: dict(chosen) for step, chosen in self._chosen.items()},
        )

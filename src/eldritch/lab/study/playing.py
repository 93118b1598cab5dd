"""The games of a study, played by bots, with records of what interests a designer."""

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

from ..checkpoints import fingerprint, resume
from ..custom_bots import seated_bot
from ..executors import ONE_PROCESS, Executor
from ..play import cached_game, play, rotated, seed_of
from .tallies import Counting

POINTS: Final = 21
"""The number of points of a game, evenly spread over its turns, with recorded chances to win."""

RECORD_VERSION: Final = 3
"""Incremented when `Record` changes: a study does not resume from records of another version."""


@dataclass(frozen=True)
class Plan:
    """A bot for every seat, the seed and the options of a study's games."""

    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object] | None = None

    @property
    def seats(self) -> int:
        return len(self.bots)


@dataclass(frozen=True)
class Record:
    """One game. Everything by seat is in the order of play, starting with the seat that had the first turn."""

    turns: int
    decisions: int
    ending: str
    bots: list[str]
    returns: list[float]
    wins: list[float]
    """1 for a winner, alone or with a team; opponents who share a victory have parts of it, as on the ladder."""
    counts: list[dict[str, int]]
    """How often each seat did each thing that is counted."""
    chances: list[list[float]]
    """At each point of the game, every seat's estimated chance to win."""
    asked: dict[str, list[float]]
    """For each kind of decision: its number, how many had a single option, the number of options, and their bits."""
    chosen: dict[str, dict[str, int]]
    """For each kind of decision: how often each action was chosen when there was a choice."""


def play_study(
    game: Game,
    plan: Plan,
    games: int,
    executor: Executor = ONE_PROCESS,
    checkpoint: Path | None = None,
    progress: Callable[[], None] | None = None,
) -> Iterator[Record]:
    """The games one after another; `progress` is called after each."""
    task = partial(_play, game.id, game.edition.path, plan)
    work = {"study": game.id, "record_version": RECORD_VERSION, **fingerprint(game, plan.bots), **asdict(plan)}
    for record in resume(checkpoint, work, Record, task, games, executor):
        if progress is not None:
            progress()
        yield record


def _play(id: str, edition: str, plan: Plan, number: int) -> Record:
    return play_game(cached_game(id, edition), plan, number)


def play_game(game: Game, plan: Plan, number: int) -> Record:
    """One game of the plan. If the bots differ, each deal is played with every one of them in every seat."""
    count = plan.seats
    deal, rotation = divmod(number, count) if len(set(plan.bots)) > 1 else (number, 0)
    state = game.new(count, seed_of(plan.seed, "deal", deal), plan.options)
    names = rotated(plan.bots, rotation)
    bots = [seated_bot(name, seed_of(plan.seed, "bot", number, seat)) for seat, name in enumerate(names)]
    recorder = Recorder(game, state)
    first = None
    for seat, seen, choice in play(state, bots):
        # Decisions before the first turn, which all seats may have to make, do not tell who begins.
        if first is None and state.turns() > 0:
            first = seat
        recorder.update(state)
        recorder.add_decision(state, seen.legal(seat), choice.action)
    recorder.update(state)
    assert first is not None
    return recorder.record(state, [(first + place) % count for place in range(count)], names)


class Recorder:
    """Collects the record of a game while it is played."""

    def __init__(self, game: Game, state: State) -> None:
        assert game.tactics is not None
        self._tactics: Tactics = game.tactics(NEUTRAL)
        self._counting = Counting(game)
        self._counts: list[Counter[str]] = [Counter() for _ in range(state.seats)]
        self._chances: list[list[float]] = [self._estimate(state)]
        self._turns = state.turns()
        self._asked: dict[str, list[float]] = {}
        self._chosen: dict[str, Counter[str]] = {}
        self._decisions = 0
        state.events = []

    def add_decision(self, state: State, options: list[int], action: int) -> None:
        """Record a decision that is about to be applied."""
        step = state.stack[-1].name()
        asked = self._asked.setdefault(step, [0, 0, 0, 0.0])
        asked[0] += 1
        asked[1] += len(options) == 1
        asked[2] += len(options)
        asked[3] += log2(len(options))
        if len(options) > 1:
            self._chosen.setdefault(step, Counter())[str(action)] += 1
        self._decisions += 1

    def update(self, state: State) -> None:
        """Record what has happened since the last decision."""
        assert state.events is not None
        for event in state.events:
            for seat, label in self._counting.counted(event):
                self._counts[seat][label] += 1
        state.events.clear()
        if state.turns() != self._turns and not state.over:
            self._turns = state.turns()
            self._chances.append(self._estimate(state))

    def _estimate(self, state: State) -> list[float]:
        """Every seat's chance to be among the winners."""
        return self._tactics.chances(state, self._tactics.evaluate(state))

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
            counts=[dict(self._counts[seat]) for seat in order],
            chances=[[round(chances[seat], 4) for seat in order] for chances in points],
            asked=self._asked,
            chosen={step: dict(chosen) for step, chosen in self._chosen.items()},
        )

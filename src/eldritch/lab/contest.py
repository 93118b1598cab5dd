"""A contest: one bot against others of another kind, measured in all that a ladder tells.

The challenger has one seat and the field all others; where the seats form hidden teams, each has a team. Every deal is
played with the challenger in every place.
"""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from eldritch.bots.specs import milliseconds
from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL

from .arena import HERE, found, seed_of
from .executors import Executor
from .kept import alike, keep
from .own import thinker

CHALLENGER: Final = 0
FIELD: Final = 1

GRACE: Final = 1.5
GRACE_MILLISECONDS: Final = 100.0
"""A move is late that took half as long again as it may and this much more: others use the machine too."""


@dataclass(frozen=True)
class Contest:
    """Who plays whom."""

    challenger: str
    field: str
    seats: int
    seed: int


@dataclass
class Conduct:
    """How a side behaved: what its moves took, and what went wrong."""

    milliseconds: list[float] = field(default_factory=list)
    """Of every move for which there was a choice."""
    iterations: int = 0
    estimates: list[tuple[float, float]] = field(default_factory=list)
    """What the side gave itself for a chance, and what came of it."""
    faults: int = 0
    """Illegal moves and errors."""
    late: int = 0

    def add(self, other: "Conduct") -> None:
        self.milliseconds += other.milliseconds
        self.iterations += other.iterations
        self.estimates += other.estimates
        self.faults += other.faults
        self.late += other.late


@dataclass
class Outcome:
    """What came of some games of a contest, for the challenger."""

    games: int = 0
    won: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    sides: tuple[Conduct, Conduct] = field(default_factory=lambda: (Conduct(), Conduct()))

    def add(self, other: "Outcome") -> None:
        self.games += other.games
        self.won += other.won
        self.decisions += other.decisions
        self.seconds += other.seconds
        for mine, others in zip(self.sides, other.sides, strict=True):
            mine.add(others)


def play_contest(
    game: Game,
    contest: Contest,
    games: int,
    executor: Executor = HERE,
    progress: Callable[[], None] | None = None,
    kept: Path | None = None,
) -> Outcome:
    """Play the games; `progress` is called after each. With a file to keep them in, an interrupted contest goes on."""
    total = Outcome()
    task = partial(_play, game.id, game.edition.path, contest)
    work = {"contest": game.id, **alike(game, (contest.challenger, contest.field)), **asdict(contest)}
    for one in keep(kept, work, outcome_of, task, games, executor):
        total.add(one)
        if progress is not None:
            progress()
    return total


def _play(id: str, edition: str, contest: Contest, number: int) -> Outcome:
    return play(found(id, edition), contest, number)


def outcome_of(sides: list[dict[str, Any]], **fields: Any) -> Outcome:
    """The outcome that was written down as JSON."""
    challenger, others = (Conduct(**side) for side in sides)
    return Outcome(**fields, sides=(challenger, others))


def play(game: Game, contest: Contest, number: int) -> Outcome:
    """One game of the contest. Its number says which deal it has, and where the challenger sits."""
    began = time.perf_counter()
    deal, place = divmod(number, places(game, contest.seats))
    state = game.new(contest.seats, seed_of(contest.seed, "deal", deal))
    sides = seated(game, state, place)
    specs = (contest.challenger, contest.field)
    thinkers = [thinker(specs[side], seed_of(contest.seed, "bot", number, seat)) for seat, side in enumerate(sides)]
    outcome = Outcome(games=1)
    hopes: list[tuple[int, int, float]] = []
    while not state.over:
        seat = state.deciders()[0]
        conduct = outcome.sides[sides[seat]]
        seen = state.seen_by(seat)
        has_choice = len(seen.legal(seat)) > 1
        start = time.perf_counter()
        try:
            choice = thinkers[seat].choose(seen)
            spent = 1000 * (time.perf_counter() - start)
            hope = choice.estimate[seat] if choice.estimate else None
            state.apply(seat, choice.action)
        except Exception:  # Whatever is wrong with a bot is its own fault, and no end of the contest.
            conduct.faults += 1
            state.apply(seat, state.fallback(seat))
            continue
        outcome.decisions += 1
        if has_choice:
            conduct.milliseconds.append(spent)
            conduct.iterations += choice.iterations
            allowed = milliseconds(specs[sides[seat]], game.id)
            conduct.late += allowed > 0 and spent > GRACE * allowed + GRACE_MILLISECONDS
            if hope is not None:
                hopes.append((sides[seat], seat, hope))
    returns = state.returns()
    came = returns if game.tactics is None else game.tactics(NEUTRAL).chances(state, returns)
    for side, seat, hope in hopes:
        outcome.sides[side].estimates.append((hope, came[seat]))
    outcome.won = sum(returns[seat] for seat, side in enumerate(sides) if side == CHALLENGER)
    outcome.seconds = time.perf_counter() - began
    return outcome


def places(game: Game, seats: int) -> int:
    """In how many ways the challenger can be placed: in each seat, or in either team."""
    return 2 if game.profile.team_of else seats


def seated(game: Game, state: State, place: int) -> list[int]:
    """Which side has each seat, with the challenger in this place."""
    team_of = game.profile.team_of
    if team_of is None:
        return [CHALLENGER if seat == place else FIELD for seat in range(state.seats)]
    return [CHALLENGER if team_of(state, seat) % 2 == place else FIELD for seat in range(state.seats)]

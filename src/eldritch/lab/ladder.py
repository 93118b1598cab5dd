"""The ladder: the strength of a game's bots, each measured against those below it.

Results are written to a file, so that an interrupted ladder can be resumed.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from eldritch.bots.levels import LEVELS
from eldritch.core.game import Game

from .checkpoints import fingerprint, not_a_checkpoint
from .contest import CHALLENGER, Contest, Outcome, play_contest
from .executors import ONE_PROCESS, Executor
from .statistics import wilson

BINS: Final = 10
RANDOM: Final = "random"
SENSIBLE: Final = "random:sensible"
GREEDY: Final = "greedy"


@dataclass(frozen=True)
class Plan:
    """What a ladder plays: the searches, and the number of games of each pairing."""

    searches: tuple[str, ...]
    games: int
    seats: int
    seed: int
    levels: int = 0
    """Games of each level against the one below. Their difference is small, so it takes more games to show."""

    def equals(self) -> list[tuple[str, str]]:
        """The best search, if any, against itself: between equals, its estimates must be calibrated."""
        return [(best, best) for best in self.searches[-1:]]

    def pairings(self) -> list[tuple[str, str, int]]:
        """Challenger, opponent and number of games, weakest first: each bot against those below, each level against the
        level below."""
        pairs = [(GREEDY, RANDOM), (GREEDY, SENSIBLE)]
        for place, search in enumerate(self.searches):
            pairs.append((search, GREEDY))
            pairs += [(search, weaker) for weaker in self.searches[:place]]
        pairs += self.equals()
        levels = [(f"level:{level}", f"level:{level - 1}") for level in LEVELS[1:]] if self.levels else []
        return [(*pair, self.games) for pair in pairs] + [(*pair, self.levels) for pair in levels]


@dataclass(frozen=True)
class Rung:
    """The result of a pairing."""

    challenger: str
    field: str
    games: int
    won: float
    low: float
    high: float
    p50: float
    """The median time of the challenger's moves in milliseconds."""
    p95: float
    iterations: float
    """The mean number of iterations of a move."""
    iterations_per_second: float
    faults: int
    """Illegal moves and exceptions, of both sides."""
    late: int
    """Moves that exceeded their time limit, of both sides."""
    brier: float
    """The mean squared error of the challenger's estimate of its own chance; of both sides' if they are equal."""
    reliability: list[tuple[float, float, int]]
    """By tenths of that estimate: the mean estimate, the mean result, and their number."""
    seconds: float

    @property
    def share(self) -> float:
        return self.won / self.games


def rung_of(contest: Contest, outcome: Outcome) -> Rung:
    conduct = outcome.sides[CHALLENGER]
    times = sorted(conduct.milliseconds) or [0.0]
    low, high = wilson(outcome.won, outcome.games)
    estimates = conduct.estimates
    if contest.challenger == contest.field:
        estimates = [estimate for side in outcome.sides for estimate in side.estimates]
    return Rung(
        challenger=contest.challenger,
        field=contest.field,
        games=outcome.games,
        won=outcome.won,
        low=low,
        high=high,
        p50=times[len(times) // 2],
        p95=times[len(times) * 19 // 20],
        iterations=conduct.iterations / len(times),
        iterations_per_second=1000 * conduct.iterations / (sum(times) or 1.0),
        faults=sum(side.faults for side in outcome.sides),
        late=sum(side.late for side in outcome.sides),
        brier=sum((estimate - result) ** 2 for estimate, result in estimates) / len(estimates) if estimates else 0.0,
        reliability=reliability(estimates),
        seconds=outcome.seconds,
    )


def reliability(estimates: list[tuple[float, float]]) -> list[tuple[float, float, int]]:
    """By tenths of the estimate: the mean estimate, the mean result, and their number."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for estimate, result in estimates:
        bins[min(BINS - 1, int(estimate * BINS))].append((estimate, result))
    return [
        (
            sum(estimate for estimate, _ in found) / len(found),
            sum(result for _, result in found) / len(found),
            len(found),
        )
        for found in bins
        if found
    ]


def climb(
    game: Game,
    plan: Plan,
    played: "PlayedRungs",
    executor: Executor = ONE_PROCESS,
    progress: Callable[[str, int, int], None] | None = None,
) -> Iterator[Rung]:
    """Play what is missing; `progress` is called with the pairing, its number of games done, and that of all."""
    for challenger, field, games in plan.pairings():
        contest = Contest(challenger, field, plan.seats, plan.seed)
        known = played.find(game, contest, games)
        if known is not None:
            yield known
            continue
        name = f"{challenger} – {field}"
        done = 0

        def report(name: str = name, games: int = games) -> None:
            nonlocal done
            done += 1
            if progress is not None:
                progress(name, done, games)

        found = rung_of(contest, play_contest(game, contest, games, executor, report, played.part(game, contest)))
        played.add(game, contest, found)
        yield found


class PlayedRungs:
    """The results of ladders so far, in a JSON file, or in memory without one."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.rungs: dict[str, dict[str, Any]] = {}
        if path is not None and path.exists():
            self.rungs = _read(path)

    def find(self, game: Game, contest: Contest, games: int) -> Rung | None:
        """The result of a pairing, if it was played with exactly this number of games."""
        found = self.rungs.get(_key(game, contest))
        return Rung(**found) if found is not None and found["games"] == games else None

    def part(self, game: Game, contest: Contest) -> Path | None:
        """The checkpoint file of an unfinished pairing."""
        digest = hashlib.sha256(_key(game, contest).encode()).hexdigest()[:12]
        return None if self.path is None else self.path.with_name(f"{self.path.name}.{digest}")

    def add(self, game: Game, contest: Contest, rung: Rung) -> None:
        self.rungs[_key(game, contest)] = asdict(rung)
        if self.path is not None:
            self.path.write_text(json.dumps(self.rungs, indent=1) + "\n", encoding="utf-8")
        if (part := self.part(game, contest)) is not None:
            part.unlink(missing_ok=True)


def _read(path: Path) -> dict[str, dict[str, Any]]:
    """The rungs in a file. Every new rung rewrites it, so other programs' files are refused."""
    known = {field.name for field in fields(Rung)}
    try:
        found = json.loads(path.read_text(encoding="utf-8") or "{}")
    except ValueError:
        raise not_a_checkpoint(path) from None
    if not isinstance(found, dict):
        raise not_a_checkpoint(path)
    if not all(isinstance(rung, dict) and rung.keys() == known for rung in found.values()):
        raise not_a_checkpoint(path)
    return found


def _key(game: Game, contest: Contest) -> str:
    """Everything that a pairing's results depend on."""
    same = fingerprint(game, (contest.challenger, contest.field))
    parts = (game.id, *same.values(), contest.seats, contest.seed, contest.challenger, contest.field)
    return " ".join(map(str, parts))

"""The ladder: how strong the bots of a game are, each against those below it.

What was played is kept, so a ladder that was interrupted goes on where it stopped.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from eldritch.bots.levels import LEVELS
from eldritch.core.game import Game

from .arena import HERE
from .contest import CHALLENGER, Contest, Outcome, play_contest
from .executors import Executor
from .kept import alike, not_kept
from .statistics import wilson

BINS: Final = 10
RANDOM: Final = "random"
SENSIBLE: Final = "random:sensible"
GREEDY: Final = "greedy"


@dataclass(frozen=True)
class Plan:
    """What a ladder plays: the budgets of the search, and how many games each pairing gets."""

    searches: tuple[str, ...]
    games: int
    seats: int
    seed: int
    levels: int = 0
    """How many games each level plays against the one below. Their lead is small, and takes more games to show."""

    def equals(self) -> list[tuple[str, str]]:
        """The best search, if any, against itself: between equals an estimate of the chance to win must come true."""
        return [(best, best) for best in self.searches[-1:]]

    def pairings(self) -> list[tuple[str, str, int]]:
        """Challenger, field and games, the weakest first: each rung against the ones below, each level against the
        last."""
        pairs = [(GREEDY, RANDOM), (GREEDY, SENSIBLE)]
        for place, search in enumerate(self.searches):
            pairs.append((search, GREEDY))
            pairs += [(search, weaker) for weaker in self.searches[:place]]
        pairs += self.equals()
        levels = [(f"level:{level}", f"level:{level - 1}") for level in LEVELS[1:]] if self.levels else []
        return [(*pair, self.games) for pair in pairs] + [(*pair, self.levels) for pair in levels]


@dataclass(frozen=True)
class Rung:
    """What a pairing has shown."""

    challenger: str
    field: str
    games: int
    won: float
    low: float
    high: float
    p50: float
    """Half of the challenger's moves took no longer than so many milliseconds."""
    p95: float
    iterations: float
    """How many iterations a move had."""
    iterations_per_second: float
    faults: int
    """Illegal moves and errors, of both sides."""
    late: int
    """Moves that took too long, of both sides."""
    brier: float
    """The mean square error of the challenger's estimate of its own chance; of both sides' where they are equals."""
    reliability: list[tuple[float, float, int]]
    """By tenths of that estimate: its mean, what came of it, and how often."""
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
        brier=sum((hope - came) ** 2 for hope, came in estimates) / len(estimates) if estimates else 0.0,
        reliability=reliability(estimates),
        seconds=outcome.seconds,
    )


def reliability(estimates: list[tuple[float, float]]) -> list[tuple[float, float, int]]:
    """By tenths of what was hoped for: the mean hope, the mean of what came, and how many there were."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for hope, came in estimates:
        bins[min(BINS - 1, int(hope * BINS))].append((hope, came))
    return [
        (sum(hope for hope, _ in found) / len(found), sum(came for _, came in found) / len(found), len(found))
        for found in bins
        if found
    ]


def climb(
    game: Game,
    plan: Plan,
    kept: "Kept",
    executor: Executor = HERE,
    progress: Callable[[str, int, int], None] | None = None,
) -> Iterator[Rung]:
    """Play what has not been played yet; `progress` is told the pairing, its games done, and all of them."""
    for challenger, field, games in plan.pairings():
        contest = Contest(challenger, field, plan.seats, plan.seed)
        known = kept.find(game, contest, games)
        if known is not None:
            yield known
            continue
        name = f"{challenger} – {field}"
        done = 0

        def tell(name: str = name, games: int = games) -> None:
            nonlocal done
            done += 1
            if progress is not None:
                progress(name, done, games)

        found = rung_of(contest, play_contest(game, contest, games, executor, tell, kept.part(game, contest)))
        kept.add(game, contest, found)
        yield found


class Kept:
    """What ladders have played so far, in a file of JSON; without one, in memory."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.played: dict[str, dict[str, Any]] = {}
        if path is not None and path.exists():
            self.played = _played(path)

    def find(self, game: Game, contest: Contest, games: int) -> Rung | None:
        """The pairing, if it was played with just so many games."""
        found = self.played.get(_key(game, contest))
        return Rung(**found) if found is not None and found["games"] == games else None

    def part(self, game: Game, contest: Contest) -> Path | None:
        """Where the games of a pairing that is not finished are kept."""
        digest = hashlib.sha256(_key(game, contest).encode()).hexdigest()[:12]
        return None if self.path is None else self.path.with_name(f"{self.path.name}.{digest}")

    def add(self, game: Game, contest: Contest, rung: Rung) -> None:
        self.played[_key(game, contest)] = asdict(rung)
        if self.path is not None:
            self.path.write_text(json.dumps(self.played, indent=1) + "\n", encoding="utf-8")
        if (part := self.part(game, contest)) is not None:
            part.unlink(missing_ok=True)


def _played(path: Path) -> dict[str, dict[str, Any]]:
    """The rungs in a file; it is written anew with each one, so it must be ours."""
    known = {field.name for field in fields(Rung)}
    try:
        found = json.loads(path.read_text(encoding="utf-8") or "{}")
    except ValueError:
        raise not_kept(path) from None
    if not isinstance(found, dict):
        raise not_kept(path)
    if not all(isinstance(rung, dict) and rung.keys() == known for rung in found.values()):
        raise not_kept(path)
    return found


def _key(game: Game, contest: Contest) -> str:
    """All that a pairing's results depend on."""
    same = alike(game, (contest.challenger, contest.field))
    parts = (game.id, *same.values(), contest.seats, contest.seed, contest.challenger, contest.field)
    return " ".join(map(str, parts))

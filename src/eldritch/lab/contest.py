"""A contest: one bot against another kind of bot, with everything that the ladder reports.

    python -m eldritch.lab.contest nightmarium greedy random --games 100
    python -m eldritch.lab.contest castle greedy greedy:tactics=logic --seats 6 --games 200

The challenger has one seat and its opponents all others; in games with hidden teams each side has a team. Every deal is
played with the challenger in every place.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from operator import index
from pathlib import Path
from typing import Any, Final

import eldritch
from eldritch.bots import Choice
from eldritch.bots.specs import milliseconds
from eldritch.core.errors import BadOptions, IllegalAction
from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL

from .checkpoints import fingerprint, resume
from .custom_bots import seated_bot
from .executors import ONE_PROCESS, Executor
from .play import Player, cached_game, play, seed_of
from .script_arguments import exit_on_error, positive
from .statistics import percentage

CHALLENGER: Final = 0
FIELD: Final = 1

GRACE: Final = 1.5
GRACE_MILLISECONDS: Final = 100.0
"""A move is late if it exceeds its limit by half and this much more, as other programs use the machine too."""


@dataclass(frozen=True)
class Contest:
    """Two kinds of bots, and the games they play."""

    challenger: str
    field: str
    """The bot of all other seats."""
    seats: int
    seed: int


@dataclass
class Conduct:
    """The time that a side's moves took, its estimates, and its errors."""

    milliseconds: list[float] = field(default_factory=list)
    """For every move with more than one option."""
    iterations: int = 0
    estimates: list[tuple[float, float]] = field(default_factory=list)
    """The side's estimates of its own chance to win, each with the result."""
    faults: int = 0
    """Illegal moves and exceptions."""
    late: int = 0

    def add(self, other: "Conduct") -> None:
        self.milliseconds += other.milliseconds
        self.iterations += other.iterations
        self.estimates += other.estimates
        self.faults += other.faults
        self.late += other.late


@dataclass
class Outcome:
    """The result of some games of a contest, for the challenger."""

    games: int = 0
    won: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    turns: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    """How many games ended in which way."""
    sides: tuple[Conduct, Conduct] = field(default_factory=lambda: (Conduct(), Conduct()))

    def add(self, other: "Outcome") -> None:
        self.games += other.games
        self.won += other.won
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.turns += other.turns
        self.endings = dict(Counter(self.endings) + Counter(other.endings))
        for mine, others in zip(self.sides, other.sides, strict=True):
            mine.add(others)


def play_contest(
    game: Game,
    contest: Contest,
    games: int,
    executor: Executor = ONE_PROCESS,
    progress: Callable[[], None] | None = None,
    checkpoint: Path | None = None,
) -> Outcome:
    """Play the games; `progress` is called after each. With a checkpoint file it can be interrupted and resumed."""
    total = Outcome()
    task = partial(_play, game.id, game.edition.path, contest)
    work = {"contest": game.id, **fingerprint(game, (contest.challenger, contest.field)), **asdict(contest)}
    for one in resume(checkpoint, work, outcome_of, task, games, executor):
        total.add(one)
        if progress is not None:
            progress()
    return total


def _play(id: str, edition: str, contest: Contest, number: int) -> Outcome:
    return play_game(cached_game(id, edition), contest, number)


def outcome_of(sides: list[dict[str, Any]], **fields: Any) -> Outcome:
    """The outcome from its JSON form."""
    challenger, others = (Conduct(**side) for side in sides)
    return Outcome(**fields, sides=(challenger, others))


class Supervised:
    """A bot whose moves are timed. After an exception or an illegal move it plays the seat's safe choice."""

    def __init__(self, bot: Player, conduct: Conduct, limit: int) -> None:
        self.bot = bot
        self.conduct = conduct
        self.limit = limit
        """In milliseconds; 0 without one."""
        self.decisions = 0
        """Without those that were faults."""

    def choose(self, seen: State) -> Choice:
        """The bot's choice. It has an estimate only if there was a decision to make."""
        seat = seen.viewer
        legal = seen.legal(seat)
        start = time.perf_counter()
        try:
            choice = self.bot.choose(seen)
            spent = 1000 * (time.perf_counter() - start)
            action = index(choice.action)
            if action not in legal or (choice.estimate and len(choice.estimate) <= seat):
                raise IllegalAction(f"{choice} is not a legal answer for seat {seat}")
        except BadOptions:  # The bot cannot play this game at all.
            raise
        except Exception:  # Any other error is the bot's own, and does not end the contest.
            self.conduct.faults += 1
            return Choice(seen.fallback(seat))
        self.decisions += 1
        if len(legal) == 1:
            return Choice(action)
        self.conduct.milliseconds.append(spent)
        self.conduct.iterations += choice.iterations
        self.conduct.late += self.limit > 0 and spent > GRACE * self.limit + GRACE_MILLISECONDS
        return Choice(action, estimate=choice.estimate)


def play_game(game: Game, contest: Contest, number: int) -> Outcome:
    """One game of the contest. Its number determines the deal, and where the challenger sits."""
    began = time.perf_counter()
    deal, place = divmod(number, places(game, contest.seats))
    state = game.new(contest.seats, seed_of(contest.seed, "deal", deal))
    sides = seated(game, state, place)
    specs = (contest.challenger, contest.field)
    outcome = Outcome(games=1)
    players = [
        Supervised(
            seated_bot(specs[side], seed_of(contest.seed, "bot", number, seat)),
            outcome.sides[side],
            milliseconds(specs[side], game.id),
        )
        for seat, side in enumerate(sides)
    ]
    estimates: list[tuple[int, float]] = []
    for seat, _, choice in play(state, players):
        if choice.estimate:
            estimates.append((seat, choice.estimate[seat]))
    returns = state.returns()
    results = returns if game.tactics is None else game.tactics(NEUTRAL).chances(state, returns)
    for seat, estimate in estimates:
        outcome.sides[sides[seat]].estimates.append((estimate, results[seat]))
    outcome.won = challengers_share(returns, sides)
    outcome.decisions = sum(player.decisions for player in players)
    outcome.turns = state.turns()
    outcome.endings = {state.ending: 1}
    outcome.seconds = time.perf_counter() - began
    return outcome


def places(game: Game, seats: int) -> int:
    """The number of places for the challenger: every seat, or either team."""
    return 2 if game.profile.team_of else seats


def seated(game: Game, state: State, place: int) -> list[int]:
    """The side of every seat, with the challenger in this place."""
    team_of = game.profile.team_of
    if team_of is None:
        return [CHALLENGER if seat == place else FIELD for seat in range(state.seats)]
    return [CHALLENGER if team_of(state, seat) % 2 == place else FIELD for seat in range(state.seats)]


def challengers_share(returns: list[float], sides: list[int]) -> float:
    """The challenger's part of the win."""
    return sum(returns[seat] for seat, side in enumerate(sides) if side == CHALLENGER)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eldritch.lab.contest", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("challenger")
    parser.add_argument("field")
    parser.add_argument("--seats", type=positive, default=None)
    parser.add_argument("--games", type=positive, default=100)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(argv)
    with exit_on_error(parser):
        game = eldritch.game(args.game)
        contest = Contest(args.challenger, args.field, args.seats or game.usual_seats, args.seed)
        outcome = play_contest(game, contest, args.games)
        endings = ", ".join(f"{ending} {count}" for ending, count in sorted(outcome.endings.items()))
        faults = sum(side.faults for side in outcome.sides)
        sys.stdout.write(
            f"{contest.challenger} won {percentage(outcome.won, outcome.games)} of {outcome.games} games; "
            f"{outcome.turns / outcome.games:.0f} turns; {endings}; {faults} faults\n"
        )


if __name__ == "__main__":
    main()

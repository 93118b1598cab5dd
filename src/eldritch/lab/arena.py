"""The arena: bots play many games against each other, and every bot plays every deal in every seat.

>>> import eldritch
>>> result = play_arena(eldritch.game("nightmarium"), ["random", "random"], games=10, seed=1)
>>> result.standings[0].bot
'random'
>>> sum(standing.share for standing in result.standings)
1.0
"""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import fsum
from pathlib import Path

from eldritch.bots import BotMaker
from eldritch.core.errors import BadOptions
from eldritch.core.game import Game

from .checkpoints import count_results, fingerprint, resume
from .custom_bots import seated_bot
from .executors import ONE_PROCESS, Executor
from .play import cached_game, play_out, rotated, seed_of
from .statistics import wilson

Contestant = str | BotMaker
"""A bot by its name, or a function that makes one from a seed."""


@dataclass(frozen=True)
class Standing:
    """A bot's mean return, and its 95 % confidence interval."""

    bot: str
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Result:
    """The result of an arena, with its bots in the order given. Everything but the time is reproducible."""

    game: str
    games: int
    seed: int
    standings: tuple[Standing, ...]
    mean_turns: float
    decisions: int
    endings: dict[str, int]
    """How many games ended in which way."""
    seconds: float = field(compare=False)
    resumed: int = field(compare=False, default=0)
    """How many of the decisions were read from a checkpoint, so took no time in this run."""

    @property
    def decisions_per_second(self) -> float:
        return (self.decisions - self.resumed) / self.seconds


@dataclass(frozen=True)
class Record:
    """The result of one game; the returns are by bot, not by seat."""

    returns: list[float]
    turns: int
    decisions: int
    ending: str


@dataclass(frozen=True)
class Match:
    """The bots, the seed and the options of an arena."""

    makers: tuple[BotMaker, ...]
    seed: int
    options: Mapping[str, object] | None


def play_arena(
    game: Game,
    bots: Sequence[Contestant],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
    executor: Executor = ONE_PROCESS,
    checkpoint: Path | None = None,
) -> Result:
    """Play the games. Each bot has a seat, and each deal is played in all rotations of the seats.

    `progress` is called with the number of games done. The executor changes nothing but the time. With a checkpoint
    file an interrupted arena can be resumed; its bots must be given by name then.
    """
    if games < 1:
        raise BadOptions(f"an arena takes at least one game, not {games}")
    if checkpoint is not None:
        _require_names(bots)
    makers = tuple(partial(seated_bot, one) if isinstance(one, str) else one for one in bots)
    names = [one if isinstance(one, str) else getattr(one, "__name__", repr(one)) for one in bots]
    began = time.perf_counter()
    records: list[Record] = []
    already = count_results(checkpoint)
    match = Match(makers, seed, options)
    task = partial(_play, game.id, game.edition.path, match)
    work = {"arena": game.id, **fingerprint(game, names), "bots": names, "seed": seed, "options": options}
    for record in resume(checkpoint, work, Record, task, games, executor):
        records.append(record)
        if progress is not None:
            progress(len(records))
    return Result(
        game=game.id,
        games=games,
        seed=seed,
        standings=tuple(
            _standing(name, [record.returns[place] for record in records]) for place, name in enumerate(names)
        ),
        mean_turns=sum(record.turns for record in records) / games,
        decisions=sum(record.decisions for record in records),
        endings=dict(sorted(Counter(record.ending for record in records).items())),
        seconds=time.perf_counter() - began,
        resumed=sum(record.decisions for record in records[:already]),
    )


def _require_names(bots: Sequence[Contestant]) -> None:
    """A checkpoint is only valid for the same bots, and functions cannot be compared."""
    nameless = [one for one in bots if not isinstance(one, str)]
    if nameless:
        raise BadOptions(
            f"games of {nameless[0]!r} cannot be resumed from a checkpoint; give the bot's name, own:module.Class"
        )


def _standing(name: str, returns: list[float]) -> Standing:
    won = fsum(returns)
    low, high = wilson(won, len(returns))
    return Standing(name, won / len(returns), low, high)


def _play(id: str, edition: str, match: Match, number: int) -> Record:
    return play_game(cached_game(id, edition), match, number)


def play_game(game: Game, match: Match, number: int) -> Record:
    """One game of a match. Its number determines the deal, and by how many seats the bots are rotated."""
    count = len(match.makers)
    deal, rotation = divmod(number, count)
    state = game.new(count, seed_of(match.seed, "deal", deal), match.options)
    makers = rotated(match.makers, rotation)
    decisions = play_out(state, [make(seed_of(match.seed, "bot", number, seat)) for seat, make in enumerate(makers)])
    returns = state.returns()
    by_bot = [returns[(place + rotation) % count] for place in range(count)]
    return Record(by_bot, state.turns(), decisions, state.ending)

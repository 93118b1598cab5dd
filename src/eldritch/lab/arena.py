"""The arena: bots play many games against each other, and everyone gets every seat with every deal.

>>> import eldritch
>>> result = play_arena(eldritch.game("nightmarium"), ["random", "random"], games=10, seed=1)
>>> result.standings[0].bot
'random'
>>> sum(standing.share for standing in result.standings)
1.0
"""

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from math import fsum
from pathlib import Path
from typing import Final

from eldritch.bots import BotMaker
from eldritch.core.errors import BadOptions
from eldritch.core.game import Game, find

from .executors import Executor, Local
from .kept import alike, count, keep
from .own import thinker
from .statistics import wilson

Contestant = str | BotMaker
"""A bot by its name, or anything that makes one from a seed."""


@dataclass(frozen=True)
class Standing:
    """How one bot fared: its mean return, and the interval that this proves with 95 % confidence."""

    bot: str
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Result:
    """What came of an arena, its bots in the order given. All but the time is the same every time."""

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
    """How many of the decisions were kept from an earlier run, so took no time in this one."""

    @property
    def decisions_per_second(self) -> float:
        return (self.decisions - self.resumed) / self.seconds


@dataclass(frozen=True)
class Record:
    """What came of one game; the returns are by bot, not by seat."""

    returns: list[float]
    turns: int
    decisions: int
    ending: str


@dataclass(frozen=True)
class Match:
    """Who plays, from which seed, and by which options."""

    makers: tuple[BotMaker, ...]
    seed: int
    options: Mapping[str, object] | None


HERE: Final = Local()


def play_arena(
    game: Game,
    bots: Sequence[Contestant],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
    executor: Executor = HERE,
    kept: Path | None = None,
) -> Result:
    """Play the games and count. Each bot has a seat, and each deal is played in all rotations of the seats.

    `progress` is called with the number of games done. Who does the work changes nothing but the time. With a file to
    keep games in, an arena that was interrupted goes on; its bots must be given by their names then.
    """
    if games < 1:
        raise BadOptions(f"an arena takes at least one game, not {games}")
    if kept is not None:
        _need_names(bots)
    makers = tuple(partial(thinker, one) if isinstance(one, str) else one for one in bots)
    names = [one if isinstance(one, str) else getattr(one, "__name__", repr(one)) for one in bots]
    began = time.perf_counter()
    records: list[Record] = []
    already = count(kept)
    match = Match(makers, seed, options)
    task = partial(_play, game.id, game.edition.path, match)
    work = {"arena": game.id, **alike(game, names), "bots": names, "seed": seed, "options": options}
    for record in keep(kept, work, Record, task, games, executor):
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


def _need_names(bots: Sequence[Contestant]) -> None:
    """Games can only go on with the same bots, and what merely makes bots cannot be told from another of its name."""
    nameless = [one for one in bots if not isinstance(one, str)]
    if nameless:
        raise BadOptions(f"games of {nameless[0]!r} cannot be kept; name the bot by a text, yours as own:module.Class")


def _standing(name: str, returns: list[float]) -> Standing:
    won = fsum(returns)
    low, high = wilson(won, len(returns))
    return Standing(name, won / len(returns), low, high)


def _play(id: str, edition: str, match: Match, number: int) -> Record:
    """Play a game, perhaps in another process: there the rules have to be found again."""
    return play_game(found(id, edition), match, number)


found = cache(find)


def play_game(game: Game, match: Match, number: int) -> Record:
    """One game of a match. Its number says which deal it has, and by how many seats the bots are rotated."""
    count = len(match.makers)
    deal, rotation = divmod(number, count)
    state = game.new(count, seed_of(match.seed, "deal", deal), match.options)
    seated = [
        match.makers[(seat - rotation) % count](seed_of(match.seed, "bot", number, seat)) for seat in range(count)
    ]
    decisions = 0
    while not state.over:
        seat = state.deciders()[0]
        state.apply(seat, seated[seat].choose(state.seen_by(seat)).action)
        decisions += 1
    returns = state.returns()
    by_bot = [returns[(place + rotation) % count] for place in range(count)]
    return Record(by_bot, state.turns(), decisions, state.ending)


def seed_of(*parts: object) -> int:
    """A seed of its own for everything that is named differently."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:12], "big")

"""Bots play a game to its end: the one loop behind the arena, contests, studies and datasets."""

import hashlib
import traceback
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol, TypeVar

from eldritch.bots import Choice
from eldritch.core.errors import EldritchError
from eldritch.core.game import find
from eldritch.core.state import State
from eldritch.core.tactics import Tactics

T = TypeVar("T")

cached_game = cache(find)
"""A game by id and edition. Tasks carry these two across processes, and look the game up on the other side."""


class Player(Protocol):
    """Anything that chooses an action from a seat's view, such as a `SeatedBot`."""

    def choose(self, seen: State) -> Choice: ...


class HeuristicPlayer:
    """Plays the option with the highest weight, like the greedy bot, but without its costly estimates."""

    def __init__(self, tactics: Tactics) -> None:
        self.tactics = tactics

    def choose(self, seen: State) -> Choice:
        options = self.tactics.prune(seen, seen.viewer, seen.legal(seen.viewer))
        return Choice(favourite(self.tactics, seen, options))


def favourite(tactics: Tactics, seen: State, options: list[int]) -> int:
    """The option with the highest weight."""
    weights = tactics.weigh(seen, seen.viewer, options)
    return options[weights.index(max(weights))]


Decision = tuple[int, State, Choice]
"""A seat, its view and its choice, about to be applied. A plain tuple: quick games take only microseconds a move."""


class BotFailed(EldritchError):
    """A bot raised an exception instead of choosing."""


def play(state: State, players: Sequence[Player]) -> Iterator[Decision]:
    """Let the players, one for each seat, play on to the end. Every decision is yielded before it is applied."""
    while not state.over:
        seat = state.deciders()[0]
        seen = state.seen_by(seat)
        try:
            choice = players[seat].choose(seen)
            action = choice.action
        except EldritchError:
            raise
        except Exception as error:
            raise _failure(players[seat], seat, error) from error
        yield seat, seen, choice
        state.apply(seat, action)


def play_out(state: State, players: Sequence[Player]) -> int:
    """Play on to the end; the number of decisions."""
    decisions = 0
    for _ in play(state, players):
        decisions += 1
    return decisions


def _failure(player: Player, seat: int, error: Exception) -> BotFailed:
    kind = type(getattr(player, "bot", player))
    frame = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(frame.filename).name}, line {frame.lineno}"
    return BotFailed(f"the bot {kind.__qualname__} in seat {seat} failed: {type(error).__name__}: {error} ({where})")


def rotated(bots: Sequence[T], rotation: int) -> list[T]:
    """The bot of each seat when all have moved up by some seats.

    >>> rotated(["a", "b", "c"], 1)
    ['c', 'a', 'b']
    """
    return [bots[(seat - rotation) % len(bots)] for seat in range(len(bots))]


def seed_of(*parts: object) -> int:
    """A seed that is different for every combination of parts."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:12], "big")

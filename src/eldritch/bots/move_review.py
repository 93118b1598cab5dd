"""The review of one move: how good it was, what would have been better, and how much of the result was luck.

A move is reviewed with what its seat knew at the time. Equal seeds and iterations give equal reviews.
"""
# mypyc: off  (called by people)

from dataclasses import dataclass
from typing import Final

from eldritch.core.game import find
from eldritch.core.generator import Generator
from eldritch.core.state import State

from .advice import MOST, Advice
from .greedy import tactics_of
from .search import Node, Search
from .search_bot import reasons_for
from .settings import settings_of

ITERATIONS: Final = 200
"""The default number of iterations per review; a game's profile may set another."""
PLAYED_SHARE: Final = 3
"""The played move gets at least 1/3 as many iterations again, all starting with it."""
MISTAKE: Final = 0.05
"""A move that lost less of the chance to win than this may well have been as good as the best."""
WORLDS: Final = 32
"""Determinizations used to compare the expected position with the one that came about."""


@dataclass(frozen=True)
class MoveReview:
    """The review of a move."""

    value: float
    """The chance to win with the best move."""
    played: float
    """The chance to win with the move that was played."""
    best: tuple[Advice, ...]
    """The best moves, best first."""
    reasons: tuple[str, ...]
    """The keys of the reasons for the move that was played."""
    chances: tuple[float, ...]
    """Every seat's chance to win with the best move."""
    luck: float
    """How much better than expected the chance to win was after the move's outcome became known."""

    @property
    def loss(self) -> float:
        """How much of the chance to win the move cost."""
        return max(0.0, self.value - self.played)


def review_move(seen: State, action: int, after: State | None, seed: int, iterations: int = 0) -> MoveReview:
    """Review the action that a seat took with this view; `after` is its next view if the move revealed anything.

    0 iterations stands for the game's default.
    """
    iterations = iterations or default_iterations(seen.edition.game)
    generator = Generator(seed)
    search = Search(seen, tactics_of(seen), settings_of(seen.edition.game), generator)
    if action not in search.options:
        search.options.append(action)  # it was legal, though no bot would consider it
    reasons = reasons_for(search, action)
    if len(search.options) > 1:
        search.run(iterations)
        search.run_with(action, iterations // PLAYED_SHARE)
    ranked = search.ranked()
    luck = 0.0 if after is None else _luck(search, action, after)
    if not ranked:  # There was no choice.
        value = _expected(search, action)
        return MoveReview(value, value, (), reasons, (), luck)
    best = _best(ranked)
    played = next(node for node in ranked if node.action == action)
    advice = tuple(_advice(search, node) for node in best[:MOST])
    chances = tuple(search.estimate(best[0].action))
    return MoveReview(best[0].chance(), played.chance(), advice, reasons, chances, luck)


def default_iterations(game: str) -> int:
    """How many iterations the review of a move in this game takes."""
    return find(game).profile.review_iterations or ITERATIONS


def mistake_threshold(game: str) -> float:
    """The loss from which a move counts as a mistake: the fewer iterations its review had, the higher."""
    return float(MISTAKE * (ITERATIONS / default_iterations(game)) ** 0.5)


def _best(ranked: list[Node]) -> list[Node]:
    """The moves with enough visits, by their chance to win. The played move had extra visits, so visits do not rank."""
    enough = max(int(node.visits) for node in ranked) // PLAYED_SHARE
    return sorted((node for node in ranked if int(node.visits) >= enough), key=lambda node: -node.chance())


def _advice(search: Search, node: Node) -> Advice:
    visits = max(1, int(search.root.visits))
    return Advice(node.action, node.chance(), int(node.visits) / visits, reasons_for(search, node.action))


def _luck(search: Search, action: int, after: State) -> float:
    """The seat's chance with what it has seen since, minus the chance it could expect."""
    if after.over:
        return _chance(search, after) - _expected(search, action)
    worlds = [after.imagine(search.generator.word(), search.settings.knowledge) for _ in range(WORLDS)]
    return sum(_chance(search, world) for world in worlds) / WORLDS - _expected(search, action)


def _expected(search: Search, action: int) -> float:
    """The chance to win after a move if everyone then plays by the rollout policy."""
    total = 0.0
    for _ in range(WORLDS):
        world = search.determinize()
        world.take(search.me, action)
        total += _chance(search, world)
    return total / WORLDS


def _chance(search: Search, world: State) -> float:
    """The chance to win in this world if everyone plays by the rollout policy."""
    return search.tactics.chances(world, search.rollout(world))[search.me]

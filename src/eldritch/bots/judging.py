"""Looking back at a decision: how good it was, what would have been better, and how much of it was luck.

A decision is judged by what its seat knew. Equal seeds and iterations give equal judgements.
"""
# mypyc: off  (asked by people)

from dataclasses import dataclass
from typing import Final

from eldritch.core.game import find
from eldritch.core.generator import Generator
from eldritch.core.state import State

from .advice import MOST, Advice
from .greedy import tactics_of
from .search import Node, Search
from .searcher import LOOKED_AHEAD
from .settings import settings_of

ITERATIONS: Final = 200
"""How many iterations a decision is judged by, unless the game says otherwise."""
CLOSER: Final = 3
"""The move that was made gets at least this part (one in so many) of the iterations."""
TELLING: Final = 0.05
"""So much of the chance to win a move must have given away, or it may well have been as good as the best."""
WORLDS: Final = 32
"""In so many worlds it is tried how a position stands before and after chance had its say."""


@dataclass(frozen=True)
class Judgement:
    """What is thought of a move that was made."""

    value: float
    """The chance to win with the best move."""
    played: float
    """The chance to win with the move that was made."""
    best: tuple[Advice, ...]
    """The best moves, the best first."""
    reasons: tuple[str, ...]
    """What speaks for the move that was made, by keys."""
    chances: tuple[float, ...]
    """Each seat's chance to win with the best move."""
    luck: float
    """By how much the chance to win was better than expected once it was seen what came of the move."""

    @property
    def loss(self) -> float:
        """What the move gave away."""
        return max(0.0, self.value - self.played)


def judge(seen: State, action: int, after: State | None, seed: int, iterations: int = 0) -> Judgement:
    """Judge the action that the seat took with this view; `after` is its next view if it learned anything by it.

    Without a number of iterations it is the game's usual one.
    """
    iterations = iterations or usual_iterations(seen.edition.game)
    generator = Generator(seed)
    search = Search(seen, tactics_of(seen), settings_of(seen.edition.game), generator)
    if action not in search.options:
        search.options.append(action)  # it was legal, though nobody would advise it
    reasons = _reasons(search, action)
    if len(search.options) > 1:
        search.run(iterations)
        search.run_with(action, iterations // CLOSER)
    ranked = search.ranked()
    luck = 0.0 if after is None else _luck(search, action, after)
    if not ranked:  # There was nothing to choose.
        value = _expected(search, action)
        return Judgement(value, value, (), reasons, (), luck)
    best = _best(ranked)
    played = next(node for node in ranked if node.action == action)
    advice = tuple(_advice(search, node) for node in best[:MOST])
    chances = tuple(search.estimate(best[0].action))
    return Judgement(best[0].chance(), played.chance(), advice, reasons, chances, luck)


def usual_iterations(game: str) -> int:
    """How many iterations a decision of this game is judged by."""
    return find(game).profile.review_iterations or ITERATIONS


def telling(game: str) -> float:
    """What a move must have given away to be called a mistake: the more, the fewer iterations it was judged by."""
    return float(TELLING * (ITERATIONS / usual_iterations(game)) ** 0.5)


def _best(ranked: list[Node]) -> list[Node]:
    """The moves that were looked at enough to tell, by their chances: visits also went to the move that was made."""
    enough = max(int(node.visits) for node in ranked) // CLOSER
    return sorted((node for node in ranked if int(node.visits) >= enough), key=lambda node: -node.chance())


def _advice(search: Search, node: Node) -> Advice:
    visits = max(1, int(search.root.visits))
    return Advice(node.action, node.chance(), int(node.visits) / visits, _reasons(search, node.action))


def _reasons(search: Search, action: int) -> tuple[str, ...]:
    """What the rules of thumb say for a move; if they would prefer another, that looking ahead shows more."""
    reason = search.tactics.reason(search.seen, search.me, action)
    weights = search.tactics.weigh(search.seen, search.me, search.options)
    at_first_sight = search.options[weights.index(max(weights))]
    return (reason,) if action == at_first_sight else (LOOKED_AHEAD, reason)


def _luck(search: Search, action: int, after: State) -> float:
    """How the seat stands with what it has seen, less how it could expect to stand."""
    if after.over:
        return _chance(search, after) - _expected(search, action)
    worlds = [after.imagine(search.generator.word(), search.settings.knowledge) for _ in range(WORLDS)]
    return sum(_chance(search, world) for world in worlds) / WORLDS - _expected(search, action)


def _expected(search: Search, action: int) -> float:
    """The chance to win with a move, by rules of thumb from then on."""
    total = 0.0
    for _ in range(WORLDS):
        world = search.imagined()
        world.take(search.me, action)
        total += _chance(search, world)
    return total / WORLDS


def _chance(search: Search, world: State) -> float:
    """The chance to win in a world, by rules of thumb from now on."""
    return search.tactics.chances(world, search.outcome(world))[search.me]

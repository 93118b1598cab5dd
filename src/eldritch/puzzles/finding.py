"""Finding wins: bots play a game, and every turn is searched for a win that is certain and has only one way."""

from collections.abc import Iterable, Iterator
from math import log2
from random import Random
from typing import Any, Final

from eldritch.bots.greedy import tactics_of
from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.core.tactics import Tactics

from .explore import TooLarge
from .puzzle import Candidate, Puzzle
from .solver import certain_win, needed, prove_only_way
from .wins import Line, Turn, WinPuzzles

OVERLOOKED: Final = 0.2
"""How often a bot overlooks the move that looks best."""

SHORTEST: Final = 2
"""A single step is no puzzle."""

FEWEST_POSITIONS: Final = 40
"""With fewer positions there is nothing to look for."""

TRIES: Final = 24
OFTEN: Final = 0.4
RARELY: Final = 0.2
"""The largest share of random sensible lines that may win; the second if the moves that look best win too."""


def wins_in(kind: WinPuzzles[Any], game: Game, seed: int, number: int) -> Iterable[Candidate]:
    """The puzzles in one game that bots play; of those with the same steps only the last, nearest to the end."""
    state = game.new(kind.seats[number % len(kind.seats)], seed)
    solved = (candidate_of(kind, seen) for seen in turns_of(kind, state, Random(seed)))
    return {candidate.pattern: candidate for candidate in solved if candidate is not None}.values()


def turns_of(kind: WinPuzzles[Any], state: State, chance: Random) -> Iterator[State]:
    """Play a game; yield every position where a turn begins, as the seat to move sees it.

    The bots make the moves that look best but overlook some, so they often come close to winning and miss it.
    """
    tactics = tactics_of(state)
    last = -1
    while not state.over:
        seat = state.deciders()[0]
        if kind.begins(state) and state.turns() != last:
            last = state.turns()
            yield state.seen_by(seat)
        choices = best_first(tactics, state, seat)
        while len(choices) > 1 and chance.random() < OVERLOOKED:
            del choices[0]
        state.take(seat, choices[0])


def best_first(tactics: Tactics, state: State, seat: int) -> list[int]:
    """The sensible choices of a seat, those that look best first."""
    choices = tactics.prune(state, seat, state.legal(seat))
    weights = dict(zip(choices, tactics.weigh(state, seat, choices), strict=True))
    return sorted(choices, key=lambda action: -weights[action])


def candidate_of(kind: WinPuzzles[Any], seen: State) -> Candidate | None:
    """The puzzle in a position, if there is one and the search for it is not too large."""
    if not kind.is_near(seen):
        return None
    try:
        return search(kind, kind.just_enough(seen) or seen)
    except TooLarge:
        return None


def search(kind: WinPuzzles[Any], seen: State) -> Candidate | None:
    """The puzzle in a position, if there is one. Raises TooLarge if that cannot be determined."""
    seat = int(seen.viewer)
    turn = Turn(kind, kind.world(seen, 0), seat)
    line = certain_win(turn, seen)
    if line is None or len(line) < SHORTEST:
        return None
    steps = needed(kind, seen, line)
    if steps.total() < kind.fewest_steps:
        return None
    luck = share_by_luck(turn)
    if luck > (RARELY if greedy_wins(turn) else OFTEN):
        return None
    if kind.promising_first and prove_only_way(turn, steps, kind.proof_limit, kind.promising) is None:
        return None
    for world in range(kind.worlds_searched):
        effort = prove_only_way(Turn(kind, kind.world(seen, world), seat), steps, kind.proof_limit)
        if effort is not None and effort >= FEWEST_POSITIONS:
            puzzle = Puzzle(seen.edition.game, seen.dump(), world, line, 0, effort)
            return Candidate(puzzle, difficulty(kind, seen, line, effort, luck), frozenset(steps.items()))
    return None


def share_by_luck(turn: Turn) -> float:
    """The share of random sensible lines that win."""
    tactics = tactics_of(turn.start)
    chance = Random(0)
    won = 0
    for _ in range(TRIES):
        state, _ = turn.begun(turn.start)
        while turn.lasts(state):
            decider = state.deciders()[0]
            choices = tactics.prune(state, decider, turn.kind.options(state, decider))
            state, _ = turn.after(state, chance.choice(choices), decider)
        won += turn.is_won(state)
    return won / TRIES


def greedy_wins(turn: Turn) -> bool:
    """Whether the moves that look best win."""
    state = turn.start.clone()
    tactics = tactics_of(state)
    while turn.lasts(state):
        decider = state.deciders()[0]
        state.take(decider, best_first(tactics, state, decider)[0])
    return turn.is_won(state)


def difficulty(kind: WinPuzzles[Any], seen: State, line: Line, positions: int, luck: float) -> float:
    """Higher for more steps, more positions to examine, more wrong first steps and fewer wins by luck."""
    seat = int(seen.viewer)
    steps = needed(kind, seen, line)
    choices = tactics_of(seen).prune(seen, seat, kind.options(seen, seat))
    wrong = len([action for action in choices if action not in steps])
    return steps.total() + log2(positions) / 2 + log2(1 + wrong) - 10 * luck

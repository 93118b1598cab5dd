"""Puzzles of Duel: win this round for certain, without dice.

The enemy is out of Power, so the seat's turns follow one another until its own Power is gone. Then both gather Power,
and the Doom Phase still counts. The enemy decides only where they are asked: which book to take, whether to
devolve, and their part of the Doom Phase.
"""

from collections.abc import Hashable
from typing import Final

from eldritch.puzzles.solver import answered_steps
from eldritch.puzzles.wins import Line, Turn, WinPuzzles

from ..actions import END_TURN, MAN, REVEAL
from ..knowledge.views import unseen_signs
from ..state import ACTION_PHASE, Duel
from .sign_worlds import MOST_DRAWN, sign_worlds, worst_world

MOST_POWER: Final = 3
"""With more Power there are too many ways to move to examine all of them."""

BEYOND: Final = 500
"""More Doom than any round brings."""

LEAST_DOOM: Final = 2
"""A round that brings less Doom is no puzzle."""


class DuelPuzzles(WinPuzzles[Duel]):
    earliest_turn = 4
    win_limit = 8_000
    proof_limit = 20_000
    fewest_steps = 2  # Nearly every way ends with a ritual.
    filler_verbs = ("reveal", "devolve_policy", "stop", "end_turn", "pass", "take_book", "choose_first", "done")
    luck = "excluded"
    asks_others = True
    worlds_searched = 1  # The worst one.
    promising_first = False  # All options are promising.

    def number(self, state: Duel) -> int:
        return int(state.round)

    def lasts(self, state: Duel, seat: int, number: int) -> bool:
        return int(state.round) == number

    def is_near(self, seen: Duel) -> bool:
        """Whether the seat's turn begins, the enemy is out of Power, and the rest of the round can be examined."""
        seat = int(seen.viewer)
        at_turn = seen.phase == ACTION_PHASE and self.begins(seen)
        alone = seen.power[1 - seat] == 0 and 1 <= seen.power[seat] <= MOST_POWER
        return super().is_near(seen) and at_turn and alone

    def just_enough(self, seen: Duel) -> Duel | None:
        """Set the seat's Doom to what the rest of the round lacks, and the enemy's so low that they cannot keep up."""
        seat = int(seen.viewer)
        target = int(seen.box.doom_target)
        changed = seen.clone()
        changed.doom[seat] = changed.doom[1 - seat] = -BEYOND
        gain = most_doom(Turn(self, worst_world(changed), seat)) + BEYOND
        if not LEAST_DOOM <= gain <= target:
            return None
        changed.doom[seat] = target - gain
        changed.doom[1 - seat] = max(min(seen.doom[1 - seat], target - 1 - enemy_may_gain(seen, 1 - seat)), 0)
        return changed

    def options(self, state: Duel, seat: int) -> list[int]:
        """All but stepping off a gate and onto one, and side actions.

        Free figures take control of gates automatically, and an abandoned gate brings less. Signs are revealed without
        asking, and when the enemy is asked for Devolve does not change during the round.
        """
        return [action for action in state.legal(seat) if action < MAN or END_TURN <= action < state.side_start]

    def obvious(self, state: Duel, seat: int) -> int | None:
        """Reveal every Elder Sign: all count in the end."""
        if not state.signs[seat]:
            return None
        reveal = int(REVEAL + state.signs[seat][-1])
        return reveal if reveal in state.legal(seat) else None

    def key(self, state: Duel) -> Hashable:
        """Everything but how many turns it took."""
        lists = (
            *(state.figures, state.gate, state.keeper, state.pool, state.aside, state.captives, state.power),
            *(state.doom, state.books, state.slots, state.awakenings, state.released, state.policy, *state.signs),
            *(state.bag, state.battle.to_numbers() if state.battle else [], state.generator.dump()),
        )
        numbers = state.round, state.phase, state.first, state.decay, state.ritual, state.acted
        frames = [(frame.name(), str(frame.fields())) for frame in state.stack]
        return (*map(tuple, lists), *numbers, *frames)

    def hidden(self, state: Duel, seat: int) -> None:
        """Only Elder Signs can be revealed, and `is_certain` tries all of them."""

    def world(self, seen: Duel, seed: int) -> Duel:
        return worst_world(seen)

    def worlds(self, seen: Duel) -> list[Duel]:
        return sign_worlds(seen)

    def is_certain(self, seen: Duel, line: Line) -> bool:
        """Whether the line wins without dice, with any hidden signs, whatever the enemy answers."""
        seat = int(seen.viewer)
        steps = tuple(action for action in line if action <= REVEAL)
        return all(wins_against_all(Turn(self, world, seat), world, steps) for world in self.worlds(seen))


def wins_against_all(turn: Turn, now: Duel, line: Line) -> bool:
    """Whether the rest of a line wins against every answer. All signs are revealed as soon as they are held."""
    seat = turn.seat
    state = now.clone()
    while turn.lasts(state):
        decider = state.deciders()[0]
        if decider != seat:
            answers = turn.kind.options(state, decider)
            return all(wins_against_all(turn, after_answer(state, decider, answer), line) for answer in answers)
        for value in state.signs[seat][:]:
            state.take(seat, REVEAL + value)
        action, line = (line[0], line[1:]) if line else (state.fallback(seat), line)
        if action not in state.legal(seat):
            return False
        state.take(seat, action)
    assert type(turn.start) is Duel
    drawn = len(turn.start.bag) - len(state.bag)
    return turn.is_won(state) and not turn.is_lucky(state) and drawn <= MOST_DRAWN


def after_answer(state: Duel, seat: int, action: int) -> Duel:
    after = state.clone()
    after.take(seat, action)
    return after


def most_doom(turn: Turn) -> int:
    """The most Doom that the seat can have when the round is over, without dice, if the enemy makes safe choices."""
    steps = answered_steps(turn, turn.start, turn.kind.win_limit, luck=False)
    ends = (state for state, _ in steps if not turn.lasts(state))
    return max((int(state.doom[turn.seat]) for state in ends if type(state) is Duel), default=-BEYOND)


def enemy_may_gain(seen: Duel, enemy: int) -> int:
    """At least as much as the enemy may still gain: their signs, a ritual, and the sign of a sacrifice or a book."""
    drawn = len(seen.signs[enemy]) + int(seen.great_old_ones(enemy)) + 1
    return sum(map(int, unseen_signs(seen)[-drawn:])) + int(seen.gates_of(enemy))


PUZZLES: Final = DuelPuzzles()

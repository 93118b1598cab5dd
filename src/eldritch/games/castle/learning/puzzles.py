"""Puzzles of The Castle of the Devil: who is on my side for certain?"""

from collections.abc import Iterator
from math import log2
from random import Random
from typing import Final

from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.locale import Words
from eldritch.puzzles.puzzle import Candidate, Puzzle
from eldritch.puzzles.questions import QuestionPuzzles, Reason

from ..actions import ACTIONS
from ..state import Journey
from ..words.puzzles import fact_text
from .sides import Sides, reasoning, sides_of

SEATS: Final = (6, 3, 4, 5, 3, 8)

EXPERTS: Final = 3
"""This many seats play the expert variant: each has three cards, and two of an organisation decide."""

LONGEST: Final = 90
"""After this turn a notebook is too long to read."""

ENDING: Final = ("declare", "solo", "fortune", "agree")
"""Verbs that end the game or lead to its end."""


class CastlePuzzles(QuestionPuzzles):
    def candidates(self, game: Game, seed: int, number: int) -> Iterator[Candidate]:
        """For every seat, the first position in which it can conclude something.

        Everybody plays at random but never declares, so games are long and much is seen.
        """
        seats = SEATS[number % len(SEATS)]
        state = game.new(seats, seed, {"expert": True} if seats == EXPERTS else None)
        chance = Random(seed)
        done: set[int] = set()
        turn = 0
        while not state.over and state.turns() < LONGEST:
            seat = chance.choice(state.deciders())
            if state.turns() != turn and state.stack[-1].name() == "turn":
                turn = state.turns()
                if seat not in done and (found := candidate_of(state.seen_by(seat))) is not None:
                    done.add(seat)
                    yield found
            legal = state.legal(seat)
            state.apply(seat, chance.choice([one for one in legal if verb_of(one) not in ENDING] or legal))

    def reasoning(self, seen: State, answer: tuple[int, ...], words: Words, names: list[str]) -> list[Reason]:
        assert type(seen) is Journey
        return [Reason(fact.seat, fact_text(fact, words, names)) for fact in reasoning(seen, answer)]


def candidate_of(seen: State) -> Candidate | None:
    """The puzzle in a position, if its seat can conclude something."""
    assert type(seen) is Journey
    sides = sides_of(seen)
    if sides is None:
        return None
    return Candidate(Puzzle(seen.edition.game, seen.dump(), 0, sides.friends, 0, sides.worlds), difficulty(sides))


def difficulty(sides: Sides) -> float:
    """Higher for more facts to combine and more worlds to rule out."""
    return sides.facts + log2(sides.worlds)


def verb_of(action: int) -> str:
    return str(ACTIONS.decode(action)[0])


PUZZLES: Final = CastlePuzzles()

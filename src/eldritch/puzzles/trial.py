"""Trying a puzzle out: what comes of somebody's steps, and whether one can still win."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from eldritch.core.errors import IllegalAction
from eldritch.core.events import Event, Facts
from eldritch.core.state import Data, State

from .puzzle import Puzzle
from .solver import TooLarge, way_to_win
from .steps import Line, Stretch, answer, is_won, stretch_of

Verdict = Literal["asked", "going", "won", "lost"]
"""Whether one is only asked who is on one's side; can still win, has won, or cannot win any more."""

LOOK_AHEAD: Final = 4_000
"""So many positions are looked at to tell whether a line can still win. Where they are not enough one may go on."""


@dataclass(frozen=True)
class Trial:
    """Where somebody's steps have led, what the last of them told, and how it stands."""

    seat: int
    state: State
    events: list[Facts]
    verdict: Verdict
    way: Line
    """What is left to do, if one can still win and it is known how."""

    @property
    def view(self) -> Data:
        """What the seat is shown. Where nothing is to be played there is nothing to choose."""
        shown = self.state.view(self.seat)
        return {**shown, "options": []} if self.verdict == "asked" else shown

    def along(self) -> Iterator[tuple[Data, int]]:
        """The way from here step by step: what the seat is shown, and what it does then."""
        state = self.state.clone()
        stretch = stretch_of(state, self.seat)
        for action in self.way:
            yield state.view(self.seat), action
            state.take(self.seat, action)
            answer(state, stretch)


def try_out(puzzle: Puzzle, actions: Line) -> Trial:
    """Take the steps in the puzzle's world; others who are asked make their safe choices."""
    state = puzzle.start()
    if puzzle.game == "castle":
        if actions:
            raise IllegalAction("here nothing is to be played")
        return Trial(puzzle.seat, state, [], "asked", ())
    stretch = stretch_of(state, puzzle.seat)
    told: list[Event] = []
    for action in actions:
        if state.over or not stretch.lasts(state):
            raise IllegalAction("the turn is over")
        told = state.events = []
        state.apply(puzzle.seat, action)
        answer(state, stretch)
        state.events = None
    way = rest_of_way(puzzle, state, stretch, actions)
    won = is_won(state, puzzle.seat) and not threw_dice(puzzle, state)
    verdict: Verdict = "won" if won else "lost" if way is None else "going"
    return Trial(puzzle.seat, state, [event.told_to(puzzle.seat) for event in told], verdict, way or ())


def rest_of_way(puzzle: Puzzle, state: State, stretch: Stretch, taken: Line) -> Line | None:
    """How to win from here; None if there is no way any more. In Duel dice are no way."""
    if state.over or not stretch.lasts(state) or threw_dice(puzzle, state):
        return None
    rest = left_of(puzzle.answer, taken)
    if is_won(led_to(state, stretch, rest), puzzle.seat):
        return rest
    try:
        return way_to_win(state, stretch, LOOK_AHEAD)
    except TooLarge:
        return ()


def threw_dice(puzzle: Puzzle, state: State) -> bool:
    return puzzle.game == "duel" and state.generator.dump() != puzzle.start().generator.dump()


def left_of(line: Line, taken: Line) -> Line:
    """The steps of a line that were not taken yet, in its order."""
    done = Counter(taken)
    left: list[int] = []
    for action in line:
        if done[action] > 0:
            done[action] -= 1
        else:
            left.append(action)
    return tuple(left)


def led_to(state: State, stretch: Stretch, line: Line) -> State:
    """The position after a line, or as far as it can be played."""
    after = state.clone()
    for action in line:
        if after.over or not stretch.lasts(after) or action not in after.legal(stretch.seat):
            break
        after.take(stretch.seat, action)
        answer(after, stretch)
    return after

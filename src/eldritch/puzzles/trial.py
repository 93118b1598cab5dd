"""Trying a puzzle: what somebody's steps lead to, and whether the puzzle can still be won."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from eldritch.core.errors import IllegalAction
from eldritch.core.events import Event, Facts
from eldritch.core.state import Data, State

from .explore import TooLarge
from .kinds import kind_of
from .puzzle import Puzzle
from .questions import QuestionPuzzles
from .solver import way_to_win
from .wins import Line, Turn, WinPuzzles

Verdict = Literal["asked", "going", "won", "lost"]
"""Whether the puzzle is a question without steps; or whether it can still be won, is won, or cannot be won any more."""

LOOK_AHEAD: Final = 4_000
"""How many positions may be visited to see whether the puzzle can still be won. If that is too few, it goes on."""


@dataclass(frozen=True)
class Trial:
    """The position after somebody's steps, the events of the last step, and the verdict."""

    seat: int
    state: State
    events: list[Facts]
    verdict: Verdict
    turn: Turn | None = None
    way: Line = ()
    """The steps that still win, if they are known."""

    @property
    def view(self) -> Data:
        """What the seat is shown. A question offers nothing to play."""
        shown = self.state.view(self.seat)
        return {**shown, "options": []} if self.verdict == "asked" else shown

    def along(self) -> Iterator[tuple[Data, int]]:
        """The way to win step by step: what the seat is shown, and the action it takes then."""
        if self.turn is None:
            return
        state = self.state.clone()
        for action in self.way:
            if not self.turn.lasts(state):
                return  # An earlier step, taken in another order, has already won.
            yield state.view(self.seat), action
            state.take(self.seat, action)
            self.turn.answer(state)


def aim_of(puzzle: Puzzle, steps: list[tuple[Data, int]]) -> int:
    """The place of the step to aim for: the last one that does more than fill or end the turn."""
    kind = kind_of(puzzle.game)
    fillers = kind.filler_verbs if isinstance(kind, WinPuzzles) else ()
    verbs = [next(one["verb"] for one in view["options"] if one["action"] == action) for view, action in steps]
    return max((place for place, verb in enumerate(verbs) if verb not in fillers), default=0)


def try_out(puzzle: Puzzle, actions: Line) -> Trial:
    """Take the steps in the puzzle's world. Others who are asked make their safe choices."""
    kind = kind_of(puzzle.game)
    seen = puzzle.view()
    if isinstance(kind, QuestionPuzzles):
        if actions:
            raise IllegalAction("this puzzle is a question: there is nothing to play")
        return Trial(puzzle.seat, seen.imagine(puzzle.world, knowledge=True), [], "asked")
    turn = Turn(kind, kind.world(seen, puzzle.world), puzzle.seat)
    state, events = played(turn, actions)
    facts = [event.visible_to(puzzle.seat) for event in events]
    if turn.is_won(state) and not is_spoiled(turn, state):
        return Trial(puzzle.seat, state, facts, "won", turn)
    way = rest_of_way(puzzle, turn, state, actions)
    return Trial(puzzle.seat, state, facts, "lost" if way is None else "going", turn, way or ())


def played(turn: Turn, actions: Line) -> tuple[State, list[Event]]:
    """The position after these steps of the turn, and the events of the last one."""
    state = turn.start.clone()
    events: list[Event] = []
    for action in actions:
        if not turn.lasts(state):
            raise IllegalAction("the turn is over")
        events = state.events = []
        state.apply(turn.seat, action)
        turn.answer(state)
        state.events = None
    return state, events


def rest_of_way(puzzle: Puzzle, turn: Turn, state: State, taken: Line) -> Line | None:
    """How to win from here. None if it is impossible, nothing if it is unknown."""
    if not turn.lasts(state) or is_spoiled(turn, state):
        return None
    rest = left_of(puzzle.answer, taken)
    if turn.is_won(led_to(turn, state, rest)):
        return rest
    try:
        return way_to_win(turn, state, LOOK_AHEAD)
    except TooLarge:
        return ()


def is_spoiled(turn: Turn, state: State) -> bool:
    """Whether the steps have used luck although the question excludes it."""
    return turn.kind.luck == "excluded" and turn.is_lucky(state)


def left_of(line: Line, taken: Line) -> Line:
    """The steps of a line that are not taken yet, in its order."""
    done = Counter(taken)
    left: list[int] = []
    for action in line:
        if done[action] > 0:
            done[action] -= 1
        else:
            left.append(action)
    return tuple(left)


def led_to(turn: Turn, state: State, line: Line) -> State:
    """The position after a line, or after as much of it as can be played."""
    after = state.clone()
    for action in line:
        if not turn.lasts(after) or action not in after.legal(turn.seat):
            break
        after.take(turn.seat, action)
        turn.answer(after)
    return after

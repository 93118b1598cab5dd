"""Puzzles of the kind "win this turn for certain".

`WinPuzzles` is what a game says about its turns. `Turn` is one of them as the search plays it.
"""

import marshal
from collections.abc import Hashable
from typing import Any, Final, Generic, Literal, TypeVar

from eldritch.core.state import UNKNOWN, State

Line = tuple[int, ...]
"""The actions of one seat, in order."""

Luck = Literal["followed", "excluded", "refused"]

FEW: Final = 4

P = TypeVar("P", bound=State)


class WinPuzzles(Generic[P]):
    """How to search the turns of a game whose positions are of type `P`.

    The defaults suit a game in which a turn begins with a step named "turn", and in which a line can only be certain if
    it reveals nothing hidden. They examine every legal action, so a game says which ones cannot help.
    """

    seats: tuple[int, ...] = (2,)
    """The numbers of seats that games are played with, in rotation, to find positions."""
    earliest_turn: int = 0
    """Before this turn there is too little to choose from."""
    win_limit: int = 3_000
    """How many positions the search for a certain win may visit."""
    proof_limit: int = 12_000
    """How many positions the proof that there is no other way may visit."""
    fewest_steps: int = 1
    """How many steps there must be to find, apart from those with `filler_verbs`."""
    filler_verbs: tuple[str, ...] = ()
    """Verbs that only fill or end a turn. A win may need such steps, but it does not matter which and how many."""
    luck: Luck = "followed"
    """What the search for other ways does with dice and shuffles: it follows them as they come out in the world it
    searches, it excludes them because the question does, or it refuses the position because `options` leaves out
    something that may matter after them."""
    asks_others: bool = False
    """Whether a certain line may ask other seats for decisions. The search lets them make their safe choices, so
    `is_certain` has to check all others."""
    worlds_searched: int = 2
    """In how many worlds the search tries to prove that there is no other way. In some of them luck offers one."""
    promising_first: bool = True
    """Whether to look for another way among the `promising` actions first, because these are far fewer."""
    ignored_fields: tuple[str, ...] = ("ledger",)
    """Fields of `State.position` that do not change what can happen in the turn."""

    # The turn.

    def begins(self, state: P) -> bool:
        """Whether a turn begins here."""
        return state.stack[-1].name() == "turn"

    def number(self, state: P) -> int:
        """Which turn this is."""
        return state.turns()

    def lasts(self, state: P, seat: int, number: int) -> bool:
        """Whether the seat's turn of this number still lasts. The game is not over."""
        return not self.begins(state) or (state.turns() == number and state.deciders() == [seat])

    # What to search.

    def is_near(self, seen: P) -> bool:
        """Whether the position may be a puzzle, as far as a quick look tells."""
        return seen.turns() >= self.earliest_turn

    def just_enough(self, seen: P) -> P | None:
        """The position changed so that the turn just suffices to win; None to keep it as it is.

        A turn that can do more than enough has many ways to win.
        """
        return None

    def options(self, state: P, seat: int) -> list[int]:
        """The actions that may help to win this turn."""
        return state.legal(seat)

    def promising(self, state: P, seat: int) -> list[int]:
        """The options that may be part of a certain win."""
        return self.options(state, seat)

    def obvious(self, state: P, seat: int) -> int | None:
        """An action that the seat takes at once whenever it can, so that the search has nothing to decide."""
        return None

    def key(self, state: P) -> Hashable:
        """Equal for positions from which the same can happen in this turn."""
        position = state.position()
        for field in self.ignored_fields:
            position.pop(field, None)
        steps = [[frame.name(), *frame.fields()] for frame in state.stack]
        return marshal.dumps([state.generator.dump(), steps, position], 2)

    # What is hidden.

    def hidden(self, state: P, seat: int) -> Hashable | list[Any]:
        """What is hidden from the seat. A step after which this is unchanged has revealed nothing."""
        return hidden_from(state, seat)

    def world(self, seen: P, seed: int) -> P:
        """The world in which a puzzle is searched and tried."""
        return seen.imagine(seed, knowledge=True)

    def worlds(self, seen: P) -> list[P]:
        """Worlds that include every difference a certain line may meet. By default it meets none, so a few do."""
        return [seen.imagine(seed, knowledge=True) for seed in range(FEW)]

    def is_certain(self, seen: P, line: Line) -> bool:
        """Whether the line wins in every world, without luck and without revealing anything."""
        seat = int(seen.viewer)
        return all(wins_unaided(Turn(self, world, seat), line) for world in self.worlds(seen))


class Turn:
    """A seat's turn in one world."""

    def __init__(self, kind: WinPuzzles[Any], start: State, seat: int) -> None:
        self.kind = kind
        self.start = start
        self.seat = seat
        self._number = kind.number(start)
        self._chance = start.generator.dump()

    def lasts(self, state: State) -> bool:
        return not state.over and self.kind.lasts(state, self.seat, self._number)

    def is_won(self, state: State) -> bool:
        """Whether the seat has won, and nobody else."""
        return state.over and state.winners == [self.seat]

    def is_lucky(self, state: State) -> bool:
        """Whether anything was left to chance since the turn began."""
        return state.generator.dump() != self._chance

    def begun(self, state: State) -> tuple[State, Line]:
        """A copy of the position after the obvious actions, and these."""
        after = state.clone()
        return after, self._take_obvious(after)

    def after(self, state: State, action: int, decider: int | None = None) -> tuple[State, Line]:
        """A copy of the position after an action and the obvious ones that follow, and these actions."""
        after = state.clone()
        after.take(self.seat if decider is None else decider, action)
        return after, (action, *self._take_obvious(after))

    def answered(self, state: State, action: int) -> tuple[State, Line]:
        """The same, if all others who are asked make their safe choices."""
        after = state.clone()
        after.take(self.seat, action)
        self.answer(after)
        return after, (action, *self._take_obvious(after))

    def answer(self, state: State) -> None:
        """Let others who are asked during the turn make their safe choices."""
        while self.lasts(state) and self.seat not in (deciders := state.deciders()):
            state.take(deciders[0], state.fallback(deciders[0]))

    def _take_obvious(self, state: State) -> Line:
        taken: Line = ()
        while self.lasts(state) and (action := self.kind.obvious(state, self.seat)) is not None:
            state.take(self.seat, action)
            taken = (*taken, action)
        return taken


def wins_unaided(turn: Turn, line: Line) -> bool:
    """Whether the line wins in the turn's world without luck, without asking others and without revealing anything."""
    hidden = hidden_from(turn.start, turn.seat)
    state, _ = turn.begun(turn.start)
    for action in line:
        if state.over or state.deciders() != [turn.seat] or action not in state.legal(turn.seat):
            return False
        if hidden_from(state, turn.seat) != hidden:
            return False
        state, _ = turn.after(state, action)
    return turn.is_won(state) and not turn.is_lucky(state)


def hidden_from(state: State, seat: int) -> tuple[int, tuple[str, ...]]:
    """How many components the seat does not see, and what it can prove about them."""
    seen = state.seen_by(seat)
    return seen.components().count(UNKNOWN), tuple(seen.proofs())

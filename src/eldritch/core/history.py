"""A game with its past: what was done, who learned what by it, and how far it can be taken back."""
# mypyc: off  (serves live tables, never playouts)

from collections import Counter
from dataclasses import dataclass

from .errors import IllegalAction
from .events import Event
from .state import UNKNOWN, State


@dataclass(frozen=True)
class Step:
    """One applied action and what came of it."""

    seat: int
    action: int
    events: tuple[Event, ...]
    learned: tuple[int, ...]
    """The seats that learned something hidden or random by it."""
    barrier: bool
    """Whether anyone learned what the acting seat had not known: nobody takes that back alone."""


class History:
    """A game in progress. Apply actions here rather than on the state when the past matters."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []
        self._before: list[State] = []

    def apply(self, seat: int, action: int) -> Step:
        """Apply an action; say what happened, and who learned anything."""
        before = self.state.clone()
        events: list[Event] = []
        self.state.events = events
        try:
            self.state.apply(seat, action)
        finally:
            self.state.events = None
        learned = [other for other in range(before.seats) if _gains(before, self.state, other)]
        step = Step(seat, action, tuple(events), tuple(learned), _is_barrier(before, self.state, seat, learned))
        self._before.append(before)
        self.steps.append(step)
        return step

    def can_undo(self, seat: int) -> bool:
        """Whether the last step is this seat's own and told nobody what the seat had not known."""
        return bool(self.steps) and self.steps[-1].seat == seat and not self.steps[-1].barrier

    def undo(self, seat: int, by_consent: bool = False) -> Step:
        """Take the last step back; behind the barrier only with everyone's consent."""
        if not self.steps:
            raise IllegalAction("there is nothing to take back")
        if not by_consent and not self.can_undo(seat):
            raise IllegalAction(f"seat {seat} cannot take the last step back alone")
        self.state = self._before.pop()
        return self.steps.pop()


def _gains(before: State, after: State, seat: int) -> Counter[int | str]:
    """What the seat sees or can prove after an action that it could not before."""
    if before.generator.dump() != after.generator.dump():
        return Counter(["chance"])
    seen = after.seen_by(seat)
    earlier = before.seen_by(seat)
    gains: Counter[int | str] = Counter(seen.components())
    gains.subtract(earlier.components())
    gains.update(set(seen.proofs()) - set(earlier.proofs()))
    del gains[UNKNOWN]
    return +gains


def _is_barrier(before: State, after: State, actor: int, learned: list[int]) -> bool:
    """What others learn of the actor's own secrets is the actor's to show; all else stays learned."""
    if actor in learned:
        return True
    known = Counter(before.seen_by(actor).components())
    for seat in learned:
        seen = Counter(after.seen_by(seat).components())
        if any(isinstance(fact, str) or seen[fact] > known[fact] for fact in _gains(before, after, seat)):
            return True
    return False

"""A game with its history: the steps, who learned something from them, and undo."""
# mypyc: off  (used by tables, never in playouts)

from functools import cached_property
from typing import Final

from .errors import BadDump, IllegalAction
from .events import Event
from .game import Game
from .sight import Sight, sight_of
from .state import Data, State, unpickle

KEPT: Final = 64
"""The number of past positions in memory. Earlier ones are replayed when needed."""


class Sights:
    """A past position, and what each viewer sees of it, computed on demand."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._seen: dict[int | None, Sight] = {}

    def of(self, viewer: int | None) -> Sight:
        if viewer not in self._seen:
            self._seen[viewer] = sight_of(self.state, viewer)
        return self._seen[viewer]


class Step:
    """One applied action and its events. What seats learned from it is computed on demand."""

    def __init__(
        self,
        seat: int,
        action: int,
        key: int | None,
        events: tuple[Event, ...],
        chance: bool,
        sights: tuple[Sights, Sights] | None,
    ) -> None:
        self.seat = seat
        self.action = action
        self.key = key
        """The seed given to the generator before the action, if any."""
        self.events = events
        self.chance = chance
        """Whether the action used randomness."""
        self.sights = sights
        """The positions before and after it, while they are in memory."""

    @cached_property
    def learned(self) -> tuple[int, ...]:
        """The seats that learned something hidden or random from it."""
        if self.sights is None:
            return ()
        seats = range(self.sights[0].state.seats)
        return tuple(seat for seat in seats if self.chance or not self._gain(seat).is_empty())

    @cached_property
    def barrier(self) -> bool:
        """Whether anyone learned something that the actor did not know. Such a step cannot be undone alone.

        Actors may reveal their own secrets. An actor who learned nothing knew everything that became public, but not
        what a single other seat learned. Steps whose positions are no longer in memory cannot be undone alone either.
        """
        if self.sights is None or self.chance or not self._gain(self.seat).is_empty():
            return True
        public = self._gain(None)
        others = (seat for seat in range(self.sights[0].state.seats) if seat != self.seat)
        return any(not self._gain(seat).beyond(public).is_empty() for seat in others)

    def _gain(self, viewer: int | None) -> Sight:
        """What a viewer sees or can prove after the action, but not before."""
        assert self.sights is not None
        before, after = self.sights
        return after.of(viewer).beyond(before.of(viewer))


class History:
    """A game in progress. Use it instead of `State.apply` when the past matters."""

    def __init__(self, state: State) -> None:
        self.start = state.dump()
        self.steps: list[Step] = []
        self._now = Sights(state)

    @classmethod
    def resumed(cls, log: Data, state: State) -> "History":
        """A game in progress, from its log and its position. The events of the earlier steps are not known."""
        history = cls(state)
        history.start = log["start"]
        history.steps = [
            Step(seat, action, key, events=(), chance=False, sights=None) for seat, action, key in log["steps"]
        ]
        return history

    @property
    def state(self) -> State:
        """The current position. The next step creates a new one and leaves this one unchanged."""
        return self._now.state

    def apply(self, seat: int, action: int, key: int | None = None) -> Step:
        """Apply an action, after reseeding the generator if a key is given."""
        step = stepped(self._now, seat, action, key)
        self.steps.append(step)
        assert step.sights is not None
        self._now = step.sights[1]
        if len(self.steps) > KEPT:
            self.steps[-KEPT - 1].sights = None
        return step

    def at(self, number: int) -> State:
        """The position after this number of steps. Do not change it."""
        if number == len(self.steps):
            return self.state
        sights = self.steps[number].sights
        return self._replayed(number) if sights is None else sights[0].state

    def _replayed(self, number: int) -> State:
        """Replay the first `number` steps."""
        state = unpickle(self.start["game"], self.state.edition.path, self.start)
        for step in self.steps[:number]:
            if step.key is not None:
                state.rekey(step.key)
            state.apply(step.seat, step.action)
        return state

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's own step is the last it knows of, and revealed nothing that the seat did not know.

        Steps of others without events do not count: the seat may not learn of them.
        """
        for step in reversed(self.steps):
            if step.seat == seat:
                return not step.barrier
            if step.events:
                return False
        return False

    def undo(self, seat: int, by_consent: bool = False) -> Step:
        """Undo the seat's last step, and any later steps of others without events.

        By consent, undo the last step of any seat, whatever it revealed.
        """
        if not self.steps:
            raise IllegalAction("there is nothing to take back")
        if not by_consent and not self.can_undo(seat):
            raise IllegalAction(f"seat {seat} cannot take the last step back alone")
        number = len(self.steps) - 1
        while not by_consent and self.steps[number].seat != seat:
            number -= 1
        return self.back_to(number)[0]

    def back_to(self, number: int) -> list[Step]:
        """Go back to the position after this number of steps; return the steps removed."""
        self._now = Sights(self.at(number))
        gone = self.steps[number:]
        del self.steps[number:]
        return gone

    def log(self) -> Data:
        """The game as JSON-ready data: the first position (with its rules version) and all steps."""
        return {"start": self.start, "steps": [[step.seat, step.action, step.key] for step in self.steps]}


def stepped(now: Sights, seat: int, action: int, key: int | None = None) -> Step:
    """Apply an action to a copy of the position; return the step."""
    after = now.state.clone()
    if key is not None:
        after.rekey(key)
    chance = after.generator.dump()
    events: list[Event] = []
    after.events = events
    after.apply(seat, action)
    after.events = None
    return Step(seat, action, key, tuple(events), after.generator.dump() != chance, (now, Sights(after)))


def replay(game: Game, log: Data) -> History:
    """Replay a log. BadDump if it has another rules version."""
    try:
        start, steps = log["start"], [(seat, action, key) for seat, action, key in log["steps"]]
    except (LookupError, TypeError, ValueError):
        raise BadDump("this is not a log: it needs a start and a list of [seat, action, key]") from None
    history = History(game.load(start))
    for number, (seat, action, key) in enumerate(steps):
        try:
            history.apply(seat, action, key)
        except (IllegalAction, TypeError) as error:
            raise BadDump(f"step {number} of the log cannot be played: {error}") from None
    return history

"""A game with its past: what was done, who learned what by it, and how far it can be taken back."""
# mypyc: off  (serves live tables, never playouts)

from collections import Counter
from functools import cached_property
from typing import Final

from .errors import BadDump, IllegalAction
from .events import Event
from .game import Game
from .state import UNKNOWN, Data, State, unpickle

KEPT: Final = 64
"""So many positions of the past are kept; earlier ones are played again should anybody want to go back so far."""

Sight = dict[int | str, int]
"""How many components of each kind a viewer sees, and what it can prove (once each)."""


class Sights:
    """A position of the past, and what each viewer sees of it, found out when somebody asks."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._seen: dict[int | None, Sight] = {}

    def of(self, viewer: int | None) -> Sight:
        if viewer not in self._seen:
            self._seen[viewer] = _sight(self.state, viewer)
        return self._seen[viewer]


class Step:
    """One applied action and what came of it. Who learned what by it is only looked for when asked."""

    def __init__(
        self,
        seat: int,
        action: int,
        key: int | None,
        events: tuple[Event, ...],
        chance: bool,
        sights: tuple[Sights, Sights],
    ) -> None:
        self.seat = seat
        self.action = action
        self.key = key
        """What the generator was re-keyed with before the action, if it was."""
        self.events = events
        self.chance = chance
        """Whether it was left to chance what came of it."""
        self.sights: tuple[Sights, Sights] | None = sights
        """The positions before and after it, as long as they are kept."""

    @cached_property
    def learned(self) -> tuple[int, ...]:
        """The seats that learned something hidden or random by it."""
        if self.sights is None:
            return ()
        seats = range(self.sights[0].state.seats)
        return tuple(seat for seat in seats if self.chance or self._gain(seat))

    @cached_property
    def barrier(self) -> bool:
        """Whether anyone learned what the acting seat had not known: nobody takes that back alone.

        What others learn of the actor's own secrets is the actor's to show; all else stays learned. An actor who
        learned nothing had known all that became public. What a single seat came to know was not so known. What is long
        past is not taken back alone either.
        """
        if self.sights is None or self.chance or self._gain(self.seat):
            return True
        public = self._gain(None)
        return any(_more(self._gain(seat), public) for seat in range(self.sights[0].state.seats))

    def _gain(self, viewer: int | None) -> Sight:
        """What a viewer sees or can prove after the action that it could not before."""
        assert self.sights is not None
        before, after = self.sights
        return _more(after.of(viewer), before.of(viewer))


class History:
    """A game in progress. Apply actions here rather than on the state when the past matters."""

    def __init__(self, state: State) -> None:
        self.start = state.dump()
        self.steps: list[Step] = []
        self._now = Sights(state)

    @property
    def state(self) -> State:
        """The position as it is. The next step makes a new one; this one stays as it is."""
        return self._now.state

    def apply(self, seat: int, action: int, key: int | None = None) -> Step:
        """Apply an action, with chance re-keyed if a key is given; say what happened and who learned anything."""
        step = stepped(self._now, seat, action, key)
        self.steps.append(step)
        assert step.sights is not None
        self._now = step.sights[1]
        if len(self.steps) > KEPT:
            self.steps[-KEPT - 1].sights = None
        return step

    def at(self, number: int) -> State:
        """The position after so many steps. It is not to be changed."""
        if number == len(self.steps):
            return self.state
        sights = self.steps[number].sights
        return self._played_again(number) if sights is None else sights[0].state

    def _played_again(self, number: int) -> State:
        """The position after so many steps from the first, one after another."""
        state = unpickle(self.start["game"], self.state.edition.path, self.start)
        for step in self.steps[:number]:
            if step.key is not None:
                state.rekey(step.key)
            state.apply(step.seat, step.action)
        return state

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's own step is the last that it knows of, and told nobody what the seat had not known.

        Steps of others of which nothing was told do not count: that they were made is not the seat's to know.
        """
        for step in reversed(self.steps):
            if step.seat == seat:
                return not step.barrier
            if step.events:
                return False
        return False

    def undo(self, seat: int, by_consent: bool = False) -> Step:
        """Take the seat's last step back, and with it what others have begun in silence since.

        By everyone's consent the last step of all is taken back, whosever it is and whatever it told.
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
        """Go back to the position after so many steps, whoever took those that followed; they are returned."""
        self._now = Sights(self.at(number))
        gone = self.steps[number:]
        del self.steps[number:]
        return gone

    def log(self) -> Data:
        """The game as JSON-ready data: the first position (with its rules version) and every step since."""
        return {"start": self.start, "steps": [[step.seat, step.action, step.key] for step in self.steps]}


def stepped(now: Sights, seat: int, action: int, key: int | None = None) -> Step:
    """What comes of an action here; the position that is looked at stays as it is."""
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
    """The game that a log tells. One played by other rules is refused."""
    try:
        start, steps = log["start"], [(seat, action, key) for seat, action, key in log["steps"]]
    except (LookupError, TypeError, ValueError):
        raise BadDump("this is no log: it needs a start and a list of [seat, action, key]") from None
    history = History(game.load(start))
    for number, (seat, action, key) in enumerate(steps):
        try:
            history.apply(seat, action, key)
        except (IllegalAction, TypeError) as error:
            raise BadDump(f"step {number} of the log cannot be played: {error}") from None
    return history


def _sight(state: State, viewer: int | None) -> Sight:
    seen = state.seen_by(viewer)
    sight: Sight = dict(Counter(seen.components()))
    sight.pop(UNKNOWN, None)
    sight.update(dict.fromkeys(seen.proofs(), 1))
    return sight


def _more(later: Sight, earlier: Sight) -> Sight:
    """By how much there is more of each in one than in the other."""
    if later == earlier:
        return {}
    return {what: more for what, count in later.items() if (more := count - earlier.get(what, 0)) > 0}

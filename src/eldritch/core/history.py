"""A game with its past: what was done, who learned what by it, and how far it can be taken back."""
# mypyc: off  (serves live tables, never playouts)

from collections import Counter
from dataclasses import dataclass

from .errors import BadDump, IllegalAction
from .events import Event
from .game import Game
from .state import UNKNOWN, Data, State


Sight = dict[int | str, int]
"""How many components of each kind a viewer sees, and what it can prove (once each)."""


@dataclass(frozen=True)
class Step:
    """One applied action and what came of it."""

    seat: int
    action: int
    key: int | None
    """What the generator was re-keyed with before the action, if it was."""
    events: tuple[Event, ...]
    learned: tuple[int, ...]
    """The seats that learned something hidden or random by it."""
    barrier: bool
    """Whether anyone learned what the acting seat had not known: nobody takes that back alone."""


class History:
    """A game in progress. Apply actions here rather than on the state when the past matters."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.start = state.dump()
        self.steps: list[Step] = []
        self._before: list[State] = []
        self._sights: dict[int | None, Sight] = {}
        """What each viewer sees now, kept from the last step for the next."""

    def apply(self, seat: int, action: int, key: int | None = None) -> Step:
        """Apply an action, with chance re-keyed if a key is given; say what happened and who learned anything."""
        before = self.state.clone()
        after = self.state
        if key is not None:
            after.rekey(key)
        chance = after.generator.dump()
        events: list[Event] = []
        after.events = events
        try:
            after.apply(seat, action)
        except IllegalAction:
            after.generator = before.generator.copy()
            raise
        finally:
            after.events = None
        random = after.generator.dump() != chance
        gains = self._gains(before, after)
        learned = tuple(other for other in range(before.seats) if random or gains[other])
        step = Step(seat, action, key, tuple(events), learned, random or _is_barrier(seat, gains))
        self._before.append(before)
        self.steps.append(step)
        return step

    def _gains(self, before: State, after: State) -> dict[int | None, Sight]:
        """What each viewer sees or can prove after an action that it could not before."""
        viewers = (None, *range(before.seats))
        earlier = self._sights or {viewer: _sight(before, viewer) for viewer in viewers}
        self._sights = {viewer: _sight(after, viewer) for viewer in viewers}
        return {viewer: _more(self._sights[viewer], earlier[viewer]) for viewer in viewers}

    def at(self, number: int) -> State:
        """The position after so many steps. It is not to be changed."""
        return self.state if number == len(self.steps) else self._before[number]

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
        while not by_consent and self.steps[-1].seat != seat:
            self._take_back()
        return self._take_back()

    def _take_back(self) -> Step:
        self._sights = {}
        self.state = self._before.pop()
        return self.steps.pop()

    def log(self) -> Data:
        """The game as JSON-ready data: the first position (with its rules version) and every step since."""
        return {"start": self.start, "steps": [[step.seat, step.action, step.key] for step in self.steps]}


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


def _is_barrier(actor: int, gains: dict[int | None, Sight]) -> bool:
    """What others learn of the actor's own secrets is the actor's to show; all else stays learned.

    An actor who learned nothing had known all that became public. What a single seat came to know was not so known.
    """
    public = gains[None]
    return bool(gains[actor]) or any(_more(gained, public) for gained in gains.values())

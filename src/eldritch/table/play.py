"""The game in progress at a table: who is asked, what each viewer perceives, how far it can be taken back.

A sealed window is open while several seats are asked at once. Until it closes nobody may notice who has answered. So a
viewer is not shown the true position then, but the one at the opening of the window with nothing but the viewer's own
answers in it: what others did meanwhile is not there, and cannot show.
"""

from dataclasses import dataclass

from eldritch.core.history import History, Step
from eldritch.core.state import State

from .log import Facts, Viewer

SEALED_ANSWER = "answered"
"""The event by which a game tells that a sealed answer was given. It stays between the table and who gave it."""


@dataclass(frozen=True, eq=False)
class Window:
    """A sealed window: after how many steps it opened, and who was asked."""

    start: int
    asked: tuple[int, ...]


class Play:
    """A game that is played at a table, with its past."""

    def __init__(self, state: State) -> None:
        """A game from its first position."""
        self.history = History(state)
        self._windows: list[Window | None] = [_opened(self.history.state, 0)]
        self._shown: dict[Viewer, State] = {}

    # What is so.

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def steps(self) -> list[Step]:
        return self.history.steps

    @property
    def window(self) -> Window | None:
        """The sealed window that is open now."""
        return self._windows[-1]

    def asked(self) -> tuple[int, ...]:
        """Whom the game waits for as far as everybody may know: in a window all who were asked."""
        return self.window.asked if self.window else tuple(self.state.deciders())

    # What is done.

    def apply(self, seat: int, action: int, key: int) -> Step:
        """Carry out a seat's choice; IllegalAction if it has no such choice, and nothing changes."""
        name, depth, owing = self._place()
        step = self.history.apply(seat, action, key)
        self._shown.clear()
        self._windows.append(self._window_after(step, name, depth, owing))
        return step

    def _place(self) -> tuple[str, int, set[int]]:
        return self.state.stack[-1].name(), len(self.state.stack), set(self.state.deciders())

    def _window_after(self, step: Step, name: str, depth: int, owing: set[int]) -> Window | None:
        """The same window while it waits for the others who had not answered; otherwise a new one or none."""
        if self.state.over:
            return None
        if self.window and all(event.name == SEALED_ANSWER for event in step.events):
            now_name, now_depth, now_owing = self._place()
            if (now_name, now_depth) == (name, depth) and owing - {step.seat} <= now_owing <= owing:
                return self.window
        return _opened(self.state, len(self.steps))

    # What is taken back.

    def last_of(self, seat: int) -> int | None:
        """The number of the seat's last step."""
        for number in reversed(range(len(self.steps))):
            if self.steps[number].seat == seat:
                return number
        return None

    def can_undo_alone(self, seat: int) -> bool:
        """Whether the seat may take its last step back without asking.

        So it is while its own answer is sealed, and otherwise if it did the last thing that anyone was told of and told
        nobody what the seat had not known. A window that closed told what the others had answered.
        """
        number = self.last_of(seat)
        if number is None:
            return False
        since = self.window.start if self.window else len(self.steps)
        if any(map(is_noticed, self.steps[number + 1 : since])):
            return False
        return not self._closed_a_window(number) and not self.steps[number].barrier

    def _closed_a_window(self, number: int) -> bool:
        window = self._windows[number]
        return window is not None and self._windows[number + 1] is not window

    def undo(self, number: int) -> list[Step]:
        """Take back the step of this number and all that followed; what went.

        If it was a sealed answer, what others answered in that window stays with them.
        """
        window = self._windows[number]
        seat = self.steps[number].seat
        others = [
            step
            for place, step in enumerate(self.steps[number:], number)
            if window is not None and self._windows[place] is window and step.seat != seat
        ]
        taken = [step for step in self.history.back_to(number) if step not in others]
        del self._windows[number + 1 :]
        self._shown.clear()
        for step in others:
            assert step.key is not None
            self.apply(step.seat, step.action, step.key)
        return taken

    # What is perceived.

    def shown_to(self, viewer: Viewer) -> State:
        """The position as far as the viewer may notice it. It is not to be changed."""
        if self.window is None:
            return self.state
        if viewer not in self._shown:
            self._shown[viewer] = self._with_own_answers(self.window, viewer)
        return self._shown[viewer]

    def _with_own_answers(self, window: Window, viewer: Viewer) -> State:
        state = self.history.at(window.start)
        own = [step for step in self.steps[window.start :] if step.seat == viewer]
        if own:
            state = state.clone()
            for step in own:
                state.apply(step.seat, step.action)
        return state


def told(step: Step, viewer: Viewer) -> tuple[Facts, ...]:
    """What a step tells a viewer. Of a sealed answer only who gave it hears."""
    return tuple(event.told_to(viewer) for event in step.events if event.name != SEALED_ANSWER or viewer == step.seat)


def is_noticed(step: Step) -> bool:
    """Whether anyone but who did it noticed the step."""
    return any(event.name != SEALED_ANSWER for event in step.events)


def _opened(state: State, steps: int) -> Window | None:
    deciders = state.deciders()
    return Window(steps, tuple(deciders)) if len(deciders) > 1 else None

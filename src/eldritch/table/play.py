"""The game in progress at a table: deciders, views and undo.

A sealed window is open while several seats have to decide at once. Until it closes, nobody may learn who has answered.
A viewer therefore sees the position at the opening of the window with only the viewer's own answers applied.
"""

from dataclasses import dataclass

from eldritch.core.history import History, Step
from eldritch.core.state import State

from .log import Facts, Viewer

SEALED_ANSWER = "answered"
"""The event that reports a sealed answer. Only the seat that answered receives it."""


@dataclass(frozen=True, eq=False)
class Window:
    """A sealed window: the number of steps before it, and the seats that have to answer."""

    start: int
    asked: tuple[int, ...]


class Play:
    """A game in progress, with its history."""

    def __init__(self, state: State) -> None:
        """Start from the first position."""
        self.history = History(state)
        self.windows: list[Window | None] = [_opened(self.history.state, 0)]
        """The window that was open before the first step and after each."""
        self._shown: dict[Viewer, State] = {}

    @classmethod
    def resumed(cls, history: History, windows: list[Window | None]) -> "Play":
        """A game in progress, from its history and its windows."""
        play = cls(history.state)
        play.history, play.windows = history, windows
        return play

    # State.

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def steps(self) -> list[Step]:
        return self.history.steps

    @property
    def window(self) -> Window | None:
        """The open sealed window."""
        return self.windows[-1]

    def asked(self) -> tuple[int, ...]:
        """The deciders as everybody sees them: in a window, all its seats."""
        return self.window.asked if self.window else tuple(self.state.deciders())

    # Actions.

    def apply(self, seat: int, action: int, key: int) -> Step:
        """Apply a seat's action. IllegalAction changes nothing."""
        name, depth, owing = self._place()
        step = self.history.apply(seat, action, key)
        self._shown.clear()
        self.windows.append(self._window_after(step, name, depth, owing))
        return step

    def _place(self) -> tuple[str, int, set[int]]:
        return self.state.stack[-1].name(), len(self.state.stack), set(self.state.deciders())

    def _window_after(self, step: Step, name: str, depth: int, owing: set[int]) -> Window | None:
        """The same window while it waits for the remaining seats; otherwise a new one or None."""
        if self.state.over:
            return None
        if self.window and all(event.name == SEALED_ANSWER for event in step.events):
            now_name, now_depth, now_owing = self._place()
            if (now_name, now_depth) == (name, depth) and owing - {step.seat} <= now_owing <= owing:
                return self.window
        return _opened(self.state, len(self.steps))

    # Undo.

    def last_of(self, seat: int) -> int | None:
        """The number of the seat's last step."""
        for number in reversed(range(len(self.steps))):
            if self.steps[number].seat == seat:
                return number
        return None

    def can_undo_alone(self, seat: int) -> bool:
        """Whether the seat may undo its last step without consent.

        It may while its own answer is sealed. Otherwise its step must be the last that others noticed, and must not
        have revealed anything that the seat did not know. Closing a window reveals the answers of others.
        """
        number = self.last_of(seat)
        if number is None:
            return False
        since = self.window.start if self.window else len(self.steps)
        if any(map(is_noticed, self.steps[number + 1 : since])):
            return False
        return not self._closed_a_window(number) and not self.steps[number].barrier

    def _closed_a_window(self, number: int) -> bool:
        window = self.windows[number]
        return window is not None and self.windows[number + 1] is not window

    def undo(self, number: int) -> list[Step]:
        """Undo the step of this number and all later ones; return the steps undone.

        If it was a sealed answer, the answers of other seats in that window are kept.
        """
        window = self.windows[number]
        seat = self.steps[number].seat
        others = [
            step
            for place, step in enumerate(self.steps[number:], number)
            if window is not None and self.windows[place] is window and step.seat != seat
        ]
        taken = [step for step in self.history.back_to(number) if step not in others]
        del self.windows[number + 1 :]
        self._shown.clear()
        for step in others:
            assert step.key is not None
            self.apply(step.seat, step.action, step.key)
        return taken

    # Views.

    def shown_to(self, viewer: Viewer) -> State:
        """The position as far as the viewer may notice it. Do not change it."""
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


def events_for(step: Step, viewer: Viewer) -> tuple[Facts, ...]:
    """The events of a step for a viewer. Only its own seat receives a sealed answer."""
    return tuple(
        event.visible_to(viewer) for event in step.events if event.name != SEALED_ANSWER or viewer == step.seat
    )


def is_noticed(step: Step) -> bool:
    """Whether anyone other than the actor noticed the step."""
    return any(event.name != SEALED_ANSWER for event in step.events)


def _opened(state: State, steps: int) -> Window | None:
    deciders = state.deciders()
    return Window(steps, tuple(deciders)) if len(deciders) > 1 else None

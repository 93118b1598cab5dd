"""A lesson in progress: its table and the current step of its script."""

import hashlib
from collections.abc import Iterator
from typing import Any, Final

from eldritch.core.actions import ActionTable
from eldritch.core.state import State
from eldritch.table import Act, AddBot, Command, Look, Setup, Sit, Table, ViewerUpdate

from .script import Move, Script, Step

LEARNER: Final = "learner"
SCRIPTED: Final = "random"
"""The bot spec of the other seats. The bot never decides: these seats play scripted moves."""


class NotNow(Exception):
    """An action or step that the lesson does not allow now."""


class BadScript(Exception):
    """A script with a move that the rules do not allow."""


class Lesson:
    """A lesson at its current step."""

    def __init__(self, script: Script, name: str, now: int, step: int = 0) -> None:
        self.script = script
        self._name = name
        self._now = now
        self.go_to(step)

    def go_to(self, step: int) -> None:
        """Restart and play up to a step. Going back works the same way."""
        if not 0 <= step < len(self.script.steps):
            raise NotNow
        self.table = _opened(self.script, self._name, self._now)
        self.number = 0
        self._done = 0
        self._enter()
        while self.number < step:
            for action in self.step.actions:
                self.act(self._action(self.script.learner, action.text))
            for _ in self.play_responses():
                pass
            self.next_step()

    @property
    def step(self) -> Step:
        return self.script.steps[self.number]

    def expected(self) -> list[int]:
        """The next action of the learner, as a list of one; empty when the step is done."""
        left = self.step.actions[self._done :]
        return [self._action(self.script.learner, left[0].text)] if left else []

    def points(self) -> tuple[str, ...]:
        """The places on the screen to point at."""
        left = self.step.actions[self._done :]
        return left[0].points if left else self.step.points

    def act(self, action: int) -> ViewerUpdate | None:
        """Take the expected action. NotNow for any other; nothing changes then."""
        if action not in self.expected():
            raise NotNow
        update = self._apply(self.script.learner, action)
        self._done += 1
        return update

    def play_responses(self) -> Iterator[ViewerUpdate | None]:
        """Play the scripted moves of the other seats, one at a time."""
        if not self.expected():
            yield from (self._move(move) for move in self.step.after)

    def next_step(self) -> None:
        """Go on to the next step, once this one is done."""
        if self.expected() or self.number + 1 == len(self.script.steps):
            raise NotNow
        self.number += 1
        self._done = 0
        self._enter()

    def look(self) -> Look:
        return self.table.look(self.script.learner, self._now)

    def updates(self) -> list[ViewerUpdate]:
        return self.table.updates(self.script.learner, 0)

    def _enter(self) -> None:
        for move in self.step.before:
            self._move(move)

    def _move(self, move: Move) -> ViewerUpdate | None:
        return self._apply(move.seat, self._action(move.seat, move.text))

    def _apply(self, seat: int, action: int) -> ViewerUpdate | None:
        """Apply an action and return the learner's update."""
        sender = LEARNER if seat == self.script.learner else f"bot:{seat}"
        updates = _send(self.table, Act(action), sender, self._now)
        return next((one for one in updates if one.viewer == self.script.learner), None)

    def _action(self, seat: int, text: str) -> int:
        assert self.table.play is not None
        state = self.table.play.state
        legal = {action_text(state, self.table.game.actions, action): action for action in state.legal(seat)}
        if text not in legal:
            where = f"{self.script.game}, step {self.step.id!r}, seat {seat}"
            raise BadScript(f"{where}: {text!r} is not among {', '.join(legal) or 'nothing to choose'}")
        return legal[text]


def action_text(state: State, actions: ActionTable, action: int) -> str:
    """An action in the notation of scripts: the verb and its arguments, named if possible, without false ones."""
    verb, arguments = actions.decode(action)
    described = state.describe(action)
    values: list[Any] = [described.get(f"{name}_name", described.get(name, value)) for name, value in arguments.items()]
    return " ".join([verb, *(str(value) for value in values if value is not False)])


def _opened(script: Script, name: str, now: int) -> Table:
    """The lesson's table, with all seats taken and the game started."""
    secret = hashlib.sha256(script.secret.encode()).digest()
    setup = Setup.open(
        script.game,
        seats=script.seats,
        host=LEARNER,
        secret=secret,
        now=now,
        options=script.options,
        listed=False,
        autostart=True,
        stand_in=SCRIPTED,
    )
    table = Table(setup, secret)
    _send(table, Sit(name, script.learner), LEARNER, now)
    for _ in range(script.seats - 1):
        _send(table, AddBot(SCRIPTED, SCRIPTED), LEARNER, now)
    return table


def _send(table: Table, command: Command, by: str, now: int) -> list[ViewerUpdate]:
    return [update for entry in table.decide(command, by, now) for update in table.apply(entry)]

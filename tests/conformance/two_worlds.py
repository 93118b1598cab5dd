"""Two games that a seat cannot distinguish, played side by side.

One is the true game, the other an imagined twin. As long as the seat gets the same events in both, its views, legal
actions and undo must be the same. Conversely, if its views are the same after the same move, so must be the events.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from eldritch.core.errors import IllegalAction
from eldritch.core.history import History
from eldritch.core.state import State
from tests.two_worlds import attempts

from .checks import text
from .playing import Move, some_seat
from .secrecy import Viewer


@dataclass
class TwoWorlds:
    """The true game, its imagined twin, and silent moves of others that the twin has not made yet."""

    truth: History
    twin: History
    viewer: Viewer
    chance: random.Random
    unfollowed: list[Move] = field(default_factory=list)

    def check_alike(self) -> None:
        """Check that the viewer cannot distinguish the worlds."""
        one, other = self.truth.state, self.twin.state
        assert text(one.view(self.viewer)) == text(other.view(self.viewer)), "same events, different views"
        seen, imagined = one.seen_by(self.viewer), other.seen_by(self.viewer)
        assert text(seen.dump()) == text(imagined.dump()), "same events, different knowledge"
        assert seen.proofs() == imagined.proofs(), "same events, different proofs"
        if self.viewer is None:
            return
        assert one.legal(self.viewer) == other.legal(self.viewer), "same events, different legal actions"
        assert complaint(one, self.viewer) == complaint(other, self.viewer), "same events, different errors"
        assert self.truth.can_undo(self.viewer) == self.twin.can_undo(self.viewer), "same events, different undo"

    def step(self) -> bool:
        """Make a move in both worlds; return whether the viewer still cannot distinguish them."""
        move = self.choose()
        true_events = self.make(self.truth, [move])
        if move[0] != self.viewer and not true_events and self.chance.random() < 0.5:
            self.unfollowed.append(move)
            return True
        return self.follow(move, true_events)

    def choose(self) -> Move:
        """A random move of the true game, usually one that is legal in the twin too."""
        seat = some_seat(self.truth.state, self.chance)
        legal = self.truth.state.legal(seat)
        shared = [action for action in self.twin.state.legal(seat) if action in legal]
        return seat, self.chance.choice(shared if shared and self.chance.random() < 0.8 else legal)

    def make(self, world: History, moves: list[Move]) -> list[str]:
        """Make the moves and return their events for the viewer."""
        steps = [world.apply(seat, action) for seat, action in moves]
        return [text(event.visible_to(self.viewer)) for step in steps for event in step.events]

    def follow(self, move: Move, true_events: list[str]) -> bool:
        """Find moves for the twin with the same events for the viewer."""
        own = [silent for silent in self.unfollowed if silent[0] == move[0]]
        self.unfollowed = [silent for silent in self.unfollowed if silent[0] != move[0]]
        for moves in self.attempts(move, own):
            length = len(self.twin.steps)
            try:
                twin_events = self.make(self.twin, moves)
            except IllegalAction:
                twin_events = None
            if twin_events == true_events:
                return True
            if twin_events is not None and moves == [*own, move]:
                self.check_views_differ(true_events, twin_events)
            while len(self.twin.steps) > length:
                self.twin.undo(0, by_consent=True)
        return False

    def attempts(self, move: Move, own: list[Move]) -> Iterator[list[Move]]:
        """The same moves; if another seat made them, also other legal moves of the twin."""
        same, *others = attempts(self.twin.state, move, self.viewer, self.chance)
        yield [*own, same]
        for other in others:
            yield [other]

    def check_views_differ(self, true_events: list[str], twin_events: list[str]) -> None:
        """After different events, the viewer's views must differ."""
        one, other = (text(world.state.seen_by(self.viewer).dump()) for world in (self.truth, self.twin))
        assert one != other, f"different events, but the same view: {true_events} and {twin_events}"


def complaint(state: State, seat: int) -> str:
    """The error message for an impossible action of a seat."""
    try:
        state.clone().apply(seat, -1)
    except IllegalAction as error:
        return str(error)
    raise AssertionError("an impossible action was taken")


def check_two_worlds(state: State, viewer: Viewer, seed: int, steps: int = 25) -> int:
    """Play from a position and its imagined twin; return how many moves the viewer could not distinguish them."""
    twin = state.seen_by(viewer).imagine(seed, True)
    worlds = TwoWorlds(History(state.clone()), History(twin), viewer, random.Random(seed))
    for made in range(steps):
        worlds.check_alike()
        if worlds.truth.state.over or not worlds.step():
            return made
    return steps

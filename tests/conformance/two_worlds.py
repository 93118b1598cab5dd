"""Two worlds that a seat cannot tell apart, played on side by side.

In one of them things are as they are, in the other as the seat imagines them. As long as the seat is told the same in
both, it must be shown the same, may choose the same and may take back the same; and when it sees and knows the same
after the same move, it must have been told the same.
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
    """The true game, its imagined twin, and silent moves of others that the twin has not yet followed."""

    truth: History
    twin: History
    viewer: Viewer
    chance: random.Random
    unfollowed: list[Move] = field(default_factory=list)

    def check_alike(self) -> None:
        """The viewer cannot tell the worlds apart."""
        one, other = self.truth.state, self.twin.state
        assert text(one.view(self.viewer)) == text(other.view(self.viewer)), "told the same, shown different things"
        seen, imagined = one.seen_by(self.viewer), other.seen_by(self.viewer)
        assert text(seen.dump()) == text(imagined.dump()), "told the same, known different things"
        assert seen.proofs() == imagined.proofs(), "told the same, proven different things"
        if self.viewer is None:
            return
        assert one.legal(self.viewer) == other.legal(self.viewer), "told the same, open to different choices"
        assert complaint(one, self.viewer) == complaint(other, self.viewer), "told the same, refused in other words"
        assert self.truth.can_undo(self.viewer) == self.twin.can_undo(self.viewer), "told the same, taken back or not"

    def step(self) -> bool:
        """Play a move in both worlds; whether the viewer still cannot tell them apart."""
        move = self.choose()
        told = self.told(self.truth, [move])
        if move[0] != self.viewer and not told and self.chance.random() < 0.5:
            self.unfollowed.append(move)
            return True
        return self.follow(move, told)

    def choose(self) -> Move:
        """Any move of the true game; mostly one that the twin can make as well."""
        seat = some_seat(self.truth.state, self.chance)
        legal = self.truth.state.legal(seat)
        shared = [action for action in self.twin.state.legal(seat) if action in legal]
        return seat, self.chance.choice(shared if shared and self.chance.random() < 0.8 else legal)

    def told(self, world: History, moves: list[Move]) -> list[str]:
        """Make the moves; what the viewer was told of them."""
        steps = [world.apply(seat, action) for seat, action in moves]
        return [text(event.told_to(self.viewer)) for step in steps for event in step.events]

    def follow(self, move: Move, told: list[str]) -> bool:
        """Find moves for the twin of which the viewer is told the same."""
        own = [silent for silent in self.unfollowed if silent[0] == move[0]]
        self.unfollowed = [silent for silent in self.unfollowed if silent[0] != move[0]]
        for moves in self.attempts(move, own):
            length = len(self.twin.steps)
            try:
                heard = self.told(self.twin, moves)
            except IllegalAction:
                heard = None
            if heard == told:
                return True
            if heard is not None and moves == [*own, move]:
                self.check_heard_is_known(told, heard)
            while len(self.twin.steps) > length:
                self.twin.undo(0, by_consent=True)
        return False

    def attempts(self, move: Move, own: list[Move]) -> Iterator[list[Move]]:
        """The same moves; if another seat made them, any others that are open in the twin."""
        same, *others = attempts(self.twin.state, move, self.viewer, self.chance)
        yield [*own, same]
        for other in others:
            yield [other]

    def check_heard_is_known(self, told: list[str], heard: list[str]) -> None:
        """The same move told the viewer different things: it must see or know different things."""
        one, other = (text(world.state.seen_by(self.viewer).dump()) for world in (self.truth, self.twin))
        assert one != other, f"told different things, but known the same: {told} and {heard}"


def complaint(state: State, seat: int) -> str:
    """What a seat hears that tries what cannot be."""
    try:
        state.clone().apply(seat, -1)
    except IllegalAction as error:
        return str(error)
    raise AssertionError("an impossible action was taken")


def check_two_worlds(state: State, viewer: Viewer, seed: int, steps: int = 25) -> int:
    """Play on from a position and from its imagined twin; how many moves the viewer could not tell them apart."""
    twin = state.seen_by(viewer).imagine(seed, True)
    worlds = TwoWorlds(History(state.clone()), History(twin), viewer, random.Random(seed))
    for made in range(steps):
        worlds.check_alike()
        if worlds.truth.state.over or not worlds.step():
            return made
    return steps

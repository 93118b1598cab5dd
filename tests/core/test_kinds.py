"""A position is of its own game's kind and of no other's, whatever was asked before.

Compiled, classes derived from `abc.ABC` share one cache of what is an instance of what: who had once been found to be a
`State` was from then on an instance of every kind of position.
"""

import pytest

import eldritch
from eldritch.core.frame import Frame
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL, Tactics

POSITIONS = [eldritch.game(id).new(seed=1) for id in eldritch.games()]


@pytest.mark.parametrize("state", POSITIONS, ids=lambda state: state.edition.game)
def test_a_position_is_of_its_own_kind_whatever_was_asked_before(state: State) -> None:
    for _ in range(2):
        assert isinstance(state, State)
        kinds = [type(other) for other in POSITIONS if isinstance(state, type(other))]
        assert kinds == [type(state)]
        assert not isinstance(state, Frame | Tactics)


def test_so_are_steps_and_tactics() -> None:
    steps = [state.stack[-1] for state in POSITIONS]
    makers = [eldritch.game(id).tactics for id in eldritch.games()]
    tactics = [maker(NEUTRAL) for maker in makers if maker is not None]
    for things, base in ((steps, Frame), (tactics, Tactics)):
        assert len({type(thing) for thing in things}) == len(things)
        for thing in things:
            assert isinstance(thing, base)
            assert [type(other) for other in things if isinstance(thing, type(other))] == [type(thing)]

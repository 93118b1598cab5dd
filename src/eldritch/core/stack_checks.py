"""What checks of restored positions ask about the stack: each frame is checked with the frames around it."""
# mypyc: off  (runs once for each dump)

from collections.abc import Callable, Mapping
from typing import Any

from .dumps import require
from .errors import BadDump
from .frame import Frame
from .state import State

Checks = Mapping[type[Frame[Any]], Callable[[Any, int, Any], bool]]
"""For each class of frames, whether one can stand at a place of a position's stack."""


def is_seat(state: State, seat: int) -> bool:
    return 0 <= seat < state.seats


def below(state: State, place: int) -> Frame[Any] | None:
    """The frame below a place of the stack."""
    return state.stack[place - 1] if place > 0 else None


def above(state: State, place: int) -> Frame[Any] | None:
    """The frame above a place of the stack."""
    return state.stack[place + 1] if place + 1 < len(state.stack) else None


def check_frames_stand(state: State, checks: Checks, roles: tuple[str, ...]) -> None:
    """Check every frame of the stack. `roles` are the fields that must be seats, where frames have them."""
    require(len(state.stack) > 0, "stack: must not be empty")
    for place, frame in enumerate(state.stack):
        can_stand = checks.get(type(frame))
        if can_stand is None:
            raise BadDump(f"stack: {frame.name()} is not expected")
        for role in roles:
            require(is_seat(state, getattr(frame, role, 0)), f"{frame.name()}: {role} must be a seat")
        require(can_stand(state, place, frame), f"{frame.name()}: cannot stand here like this")

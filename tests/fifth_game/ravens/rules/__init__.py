"""The rules, one module per chapter."""

from typing import Final

from eldritch.core.errors import BadDump
from eldritch.core.frame import frames_by_name

from ..state import RavensState
from .answering import Answer
from .turn import Turn

FRAMES: Final = frames_by_name(Turn, Answer)
"""Every step that can lie on the stack, by the name it has in dumps."""


def check_steps(state: RavensState) -> None:
    """A game that is not over waits for an offer, or for the answer to one."""
    match state.stack:
        case [] if state.over:
            return
        case [Turn(seat=seat, offered=False)] if seat == state.current:
            return
        case [Turn(seat=seat, offered=True), Answer(seat=to)] if seat == state.current != to:
            return
    raise BadDump("the game must wait for an offer or for its answer")

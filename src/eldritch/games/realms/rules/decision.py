"""The decisions of the active player."""

from mypy_extensions import i64

from eldritch.core.frame import Frame
from eldritch.core.seats import bit

from ..state import Realm


class ActivePlayerFrame(Frame[Realm]):
    """A decision of the active player."""

    def owing(self, state: Realm) -> i64:
        return bit(state.current)

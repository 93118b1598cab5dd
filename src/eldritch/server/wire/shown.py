"""Looks on their way to sockets."""

from collections.abc import Sequence

from eldritch.table import Look, ViewerUpdate

from .changes import changes_between
from .frames import ChangesFrame, LookFrame, Update, UpdateFrame, encode


class Shown:
    """A look of one viewer and what happened before it. It is encoded once for all sockets that need the same."""

    def __init__(self, look: Look, updates: Sequence[ViewerUpdate], since: int | None = None, whole: bool = False):
        """With `whole` it is for sockets that have no look yet: the updates are those after number `since`."""
        self.look = look
        self.updates = updates
        self.is_whole = whole
        self.words: dict[tuple[str, bool, bool], bytes] = {}
        """Words frames by language and kind."""
        self._since = since
        self._frame = b""
        self._changes: list[tuple[Look, bytes]] = []

    def frame(self, before: Look | None = None) -> bytes:
        """The frame for a socket that has this look, or that needs the whole look."""
        if before is not None and not self.is_whole:
            return self._changes_since(before)
        if not self._frame:
            self._frame = self._whole_frame()
        return self._frame

    def _whole_frame(self) -> bytes:
        if self.is_whole:
            story = tuple(Update(update.seq, update.at, update.events) for update in self.updates)
            return encode(LookFrame(self.look, story, self._since))
        [update] = self.updates
        return encode(UpdateFrame(update.seq, update.at, update.events, self.look))

    def _changes_since(self, before: Look) -> bytes:
        for look, frame in self._changes:
            if look is before:
                return frame
        [update] = self.updates
        frame = encode(ChangesFrame(update.seq, update.at, update.events, changes_between(before, self.look)))
        self._changes.append((before, frame))
        return frame

"""What happened, told once: a public part for everyone and private parts for single seats."""

from typing import Any, final

Facts = dict[str, Any]


@final
class Event:
    """One thing that happened. `private` holds what only the named seats perceived of it."""

    def __init__(self, name: str, public: Facts, private: dict[int, Facts] | None = None) -> None:
        self.name: str = name
        self.public: Facts = public
        self.private: dict[int, Facts] = private or {}

    def told_to(self, seat: int | None) -> Facts:
        """What this seat (None: a spectator) perceived, as JSON-ready data."""
        told: Facts = {"event": self.name, **self.public}
        if seat is not None and seat in self.private:
            told.update(self.private[seat])
        return told

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.public!r}, {self.private!r})"

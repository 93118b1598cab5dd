"""Events, with a public part for everyone and private parts for single seats."""

from typing import Any, final

Facts = dict[str, Any]


@final
class Event:
    """One event. `private` has additional facts for single seats."""

    def __init__(self, name: str, public: Facts, private: dict[int, Facts] | None = None) -> None:
        self.name: str = name
        self.public: Facts = public
        self.private: dict[int, Facts] = private or {}

    def visible_to(self, seat: int | None) -> Facts:
        """The event as projected for a seat (None: a spectator), as JSON-ready data."""
        facts: Facts = {"event": self.name, **self.public}
        if seat is not None and seat in self.private:
            facts.update(self.private[seat])
        return facts

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.public!r}, {self.private!r})"

"""The action table: every action of a game as a dense integer.

An action is a verb with arguments, each from a range. The table numbers all combinations, so that an action serves as
a policy index, a mask position and a log entry.

>>> table = ActionTable({"draw": {}, "play": {"card": range(1, 4), "slot": range(2)}})
>>> table.size
7
>>> table.encode("play", 2, 1)
4
>>> table.decode(4)
('play', {'card': 2, 'slot': 1})
"""

from collections.abc import Mapping
from typing import final

from .errors import IllegalAction


@final
class ActionTable:
    """Verbs × argument ranges. Verbs in `side` are side actions; they come last."""

    def __init__(
        self, verbs: Mapping[str, Mapping[str, range]], side: Mapping[str, Mapping[str, range]] | None = None
    ) -> None:
        self.verbs: dict[str, dict[str, range]] = {}
        self.starts: dict[str, int] = {}
        self.size: int = 0
        for verb, arguments in verbs.items():
            self._add(verb, arguments)
        self.side_start: int = self.size
        for verb, arguments in (side or {}).items():
            self._add(verb, arguments)

    def _add(self, verb: str, arguments: Mapping[str, range]) -> None:
        self.verbs[verb] = dict(arguments)
        self.starts[verb] = self.size
        count = 1
        for values in arguments.values():
            count *= len(values)
        self.size += count

    def start(self, verb: str) -> int:
        """The action of this verb with the first value of every argument. Rules add offsets to it."""
        return self.starts[verb]

    def encode(self, verb: str, *arguments: int) -> int:
        ranges = self.verbs.get(verb)
        if ranges is None:
            raise IllegalAction(f"no verb {verb!r}; the verbs are {', '.join(self.verbs)}")
        if len(arguments) != len(ranges):
            raise IllegalAction(f"{verb!r} takes {len(ranges)} arguments ({', '.join(ranges)}), not {len(arguments)}")
        index = 0
        for (name, values), argument in zip(ranges.items(), arguments, strict=True):
            if argument not in values:
                raise IllegalAction(f"{verb!r}: {name} is {values.start} to {values.stop - 1}, not {argument}")
            index = index * len(values) + values.index(argument)
        return self.starts[verb] + index

    def decode(self, action: int) -> tuple[str, dict[str, int]]:
        if not 0 <= action < self.size:
            raise IllegalAction(f"actions are 0 to {self.size - 1}, not {action}")
        verb = self._verb_of(action)
        index = action - self.starts[verb]
        arguments: dict[str, int] = {}
        for name, values in reversed(self.verbs[verb].items()):
            index, place = divmod(index, len(values))
            arguments[name] = values[place]
        return verb, dict(reversed(arguments.items()))

    def _verb_of(self, action: int) -> str:
        found = ""
        for verb, start in self.starts.items():
            if start > action:
                break
            found = verb
        return found

"""Dumps spoiled in every way: a key dropped, a value changed, a list cut short."""

import copy
from collections.abc import Iterator
from typing import Any, Final

WRONG_TYPES: Final = (None, "x", 1.5, True, [], {}, [[]], {"x": 1})
WRONG_NUMBERS: Final = (-5, -1, 0, 1, 2, 7, 99, 10**6, 10**30, -(10**30))

Path = tuple[str | int, ...]


def paths(data: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every part of the data, down to single values."""
    if path:
        yield path
    if isinstance(data, dict | list):
        for key, part in data.items() if isinstance(data, dict) else enumerate(data):
            yield from paths(part, (*path, key))


def spoiled(data: Any, path: Path) -> Iterator[Any]:
    """The data with the part at the end of the path dropped, doubled or replaced; each differs from the original."""
    *way, last = path
    wrong = [*WRONG_TYPES, *WRONG_NUMBERS]
    for fault in ("dropped", "doubled", *range(len(wrong))):
        changed = copy.deepcopy(data)
        holder = changed
        for key in way:
            holder = holder[key]
        if fault == "dropped":
            del holder[last]
        elif fault == "doubled":
            if not isinstance(holder, list):
                continue
            holder.insert(last, copy.deepcopy(holder[last]))
        elif isinstance(fault, int):
            if same(holder[last], wrong[fault]):
                continue
            holder[last] = copy.deepcopy(wrong[fault])
        yield changed


def same(one: object, other: object) -> bool:
    return type(one) is type(other) and one == other

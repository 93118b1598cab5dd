"""Corrupted dumps: keys dropped, values changed, lists shortened or extended."""

import copy
from collections.abc import Iterator
from typing import Any, Final

WRONG: Final[tuple[Any, ...]] = (
    *(None, "x", 1.5, True, [], {}, [[]], {"x": 1}),
    *(-5, -1, 0, 1, 2, 7, 99, 10**6, 10**30, -(10**30)),
)
"""Values that are wrong for almost any part of a dump."""

Path = tuple[str | int, ...]


def paths(data: Any, path: Path = ()) -> Iterator[Path]:
    """The path to every part of the data."""
    if path:
        yield path
    if isinstance(data, dict | list):
        for key, part in data.items() if isinstance(data, dict) else enumerate(data):
            yield from paths(part, (*path, key))


def spoiled(data: Any, path: Path) -> Iterator[Any]:
    """Copies of the data with the part at this path dropped, doubled or replaced."""
    part = found(data, path)
    yield dropped(data, path)
    if isinstance(path[-1], int):
        yield doubled(data, path)
    for wrong in WRONG:
        if type(wrong) is not type(part) or wrong != part:
            yield replaced(data, path, wrong)


def found(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def replaced(data: Any, path: Path, part: Any) -> Any:
    changed = copy.deepcopy(data)
    found(changed, path[:-1])[path[-1]] = copy.deepcopy(part)
    return changed


def dropped(data: Any, path: Path) -> Any:
    changed = copy.deepcopy(data)
    del found(changed, path[:-1])[path[-1]]
    return changed


def doubled(data: Any, path: Path) -> Any:
    changed = copy.deepcopy(data)
    found(changed, path[:-1]).insert(path[-1], found(data, path))
    return changed

"""What has changed between two looks, for clients that already have the first one."""

from typing import Any, Final

from msgspec.structs import fields

from eldritch.table import Look

Path = tuple[str | int, ...]
"""The way to a value: names of fields, and places in lists."""
Change = tuple[Path, Any]
"""A path and the new value there."""

FIELDS: Final = tuple(field.name for field in fields(Look))


def changes_between(before: Look, after: Look) -> list[Change]:
    """The values to set in the first look to get the second one."""
    changes: list[Change] = []
    for name in FIELDS:
        _compare((name,), getattr(before, name), getattr(after, name), changes)
    return changes


def _compare(path: Path, before: Any, after: Any, changes: list[Change]) -> None:
    """Add the changes of one value. Objects with other fields and lists with other lengths are replaced as a whole."""
    if before is after or before == after:
        return
    if isinstance(after, dict) and isinstance(before, dict) and before.keys() == after.keys():
        for key, value in after.items():
            _compare((*path, str(key)), before[key], value, changes)
        return
    if isinstance(after, list | tuple) and isinstance(before, list | tuple) and len(before) == len(after):
        places = [place for place, value in enumerate(after) if before[place] != value]
        if 2 * len(places) <= len(after):
            for place in places:
                _compare((*path, place), before[place], after[place], changes)
            return
    changes.append((path, after))

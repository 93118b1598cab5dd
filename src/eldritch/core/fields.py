"""Attributes by name: so that what is written to a dump and read back is listed once."""

from collections.abc import Sequence
from functools import cache
from inspect import signature
from typing import Any


@cache
def arguments_of(kind: type) -> tuple[str, ...]:
    """The names of a constructor's arguments."""
    return tuple(signature(kind).parameters)


def copied(value: Any) -> Any:
    """A value that shares no list with the given one. Lists hold values of one type."""
    if not isinstance(value, list):
        return value
    return [copied(part) for part in value] if value and isinstance(value[0], list) else value[:]


def dump_fields(owner: object, names: Sequence[str]) -> dict[str, Any]:
    """The attributes with these names, as JSON-ready data."""
    return {name: copied(getattr(owner, name)) for name in names}


def restore_fields(owner: object, names: Sequence[str], data: dict[str, Any]) -> None:
    """Set the attributes with these names from the data of `dump_fields`."""
    for name in names:
        setattr(owner, name, copied(data[name]))

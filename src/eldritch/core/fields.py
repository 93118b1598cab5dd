"""Reading and setting attributes by name, so that the fields of a dump are listed once."""
# mypyc: off  (reads signatures; at most one dump is written per decision)

from collections.abc import Sequence
from functools import cache
from inspect import signature
from typing import Any


@cache
def arguments_of(kind: type) -> tuple[str, ...]:
    """The names of a constructor's arguments."""
    return tuple(signature(kind).parameters)


def copied(value: Any) -> Any:
    """Copy a value, including nested lists."""
    return [copied(part) for part in value] if isinstance(value, list) else value


def dump_fields(owner: object, names: Sequence[str]) -> dict[str, Any]:
    """The attributes with these names, as JSON-ready data."""
    return {name: copied(getattr(owner, name)) for name in names}


def restore_fields(owner: object, names: Sequence[str], data: dict[str, Any]) -> None:
    """Set the attributes with these names from the data of `dump_fields`."""
    for name in names:
        setattr(owner, name, copied(data[name]))

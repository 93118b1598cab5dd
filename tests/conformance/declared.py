"""Compares JSON-ready data with declared types: TypedDicts, lists, dicts, unions, literals and plain values."""

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def differences(value: object, kind: Any, where: str) -> Iterator[str]:
    """Every place where the value is not of this type; an unknown or a missing key is a difference."""
    origin = get_origin(kind)
    if kind is Any:
        return
    if is_typeddict(kind):
        yield from _of_typed_dict(value, kind, where)
    elif origin in (Required, NotRequired):
        yield from differences(value, get_args(kind)[0], where)
    elif origin in (Union, UnionType):
        if all(any(differences(value, choice, where)) for choice in get_args(kind)):
            yield f"{where} is {value!r}, not {kind}"
    elif origin is Literal:
        if value not in get_args(kind):
            yield f"{where} is {value!r}, not one of {get_args(kind)}"
    elif origin is list:
        yield from _of_list(value, get_args(kind)[0], where)
    elif origin is dict:
        yield from _of_dict(value, get_args(kind)[1], where)
    elif type(value) is not kind:
        yield f"{where} is {value!r}, not {kind}"


def _of_typed_dict(value: object, kind: Any, where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where} is {value!r}, not {kind}"
        return
    hints = _hints(kind)
    for key in value.keys() - hints.keys():
        yield f"{where}.{key} is not declared"
    for key in kind.__required_keys__ - value.keys():
        yield f"{where}.{key} is missing"
    for key in value.keys() & hints.keys():
        yield from differences(value[key], hints[key], f"{where}.{key}")


_hints = cache(get_type_hints)


def _of_list(value: object, inner: Any, where: str) -> Iterator[str]:
    if type(value) is not list:
        yield f"{where} is {value!r}, not a list"
        return
    for place, one in enumerate(value):
        yield from differences(one, inner, f"{where}[{place}]")


def _of_dict(value: object, inner: Any, where: str) -> Iterator[str]:
    if type(value) is not dict or not all(type(key) is str for key in value):
        yield f"{where} is {value!r}, not a dict with string keys"
        return
    for key, one in value.items():
        yield from differences(one, inner, f"{where}.{key}")


class Example(TypedDict):
    """For the test of this checker."""

    name: str
    counts: list[int | None]
    mood: NotRequired[Literal["calm", "angry"]]

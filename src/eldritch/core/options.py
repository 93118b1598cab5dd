"""Options: a game's rule switches, as a frozen dataclass whose types define the allowed values.

A field is a `bool`, a `Literal` of the allowed values, or an `int` annotated with the `range` it may lie in. Annotate
a field with `ForSeats` if it changes the game at some table sizes only:

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Options:
...     target: Literal[5, 6, 7] = 5
...     seals: bool = False
...     turn_limit: Annotated[int, range(10, 1001)] = 1000
>>> parse(Options, {"target": 6})
Options(target=6, seals=False, turn_limit=1000)
"""
# mypyc: off  (reads annotations, which compiled classes do not keep)

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from .errors import BadOptions

T = TypeVar("T")


@dataclass(frozen=True)
class ForSeats:
    """The table sizes at which an option changes the game: `Annotated[bool, ForSeats(range(3, 4))]`."""

    sizes: range


@dataclass(frozen=True)
class Option:
    """One option: its name, default, allowed values (a tuple or a range), and its table sizes, if not all."""

    name: str
    default: object
    choices: tuple[object, ...] | range
    seats: range | None = None

    def check(self, value: object) -> None:
        if isinstance(self.choices, range):
            allowed = type(value) is int and value in self.choices
        else:
            allowed = any(value == choice and type(value) is type(choice) for choice in self.choices)
        if not allowed:
            raise BadOptions(f"option {self.name} is {self.allowed()}, not {value!r}")

    def allowed(self) -> str:
        if isinstance(self.choices, range):
            return f"{self.choices.start} to {self.choices.stop - 1}"
        return " or ".join(written(choice) for choice in self.choices)

    def read(self, text: str) -> object:
        """Parse a value from a command line."""
        for choice in self.choices:
            if written(choice) == text.strip().lower():
                return choice
        raise BadOptions(f"option {self.name} is {self.allowed()}, not {text!r}")


def written(choice: object) -> str:
    return {True: "yes", False: "no"}[choice] if isinstance(choice, bool) else str(choice)


@cache
def switches(options: type) -> tuple[Option, ...]:
    """The options of an options class, in declaration order."""
    hints = get_type_hints(options, include_extras=True)
    found: list[Option] = []
    for field in fields(options):
        assert field.default is not MISSING, f"option {field.name} needs a default"
        found.append(_option(field.name, field.default, hints[field.name]))
    return tuple(found)


def _option(name: str, default: object, hint: object) -> Option:
    kind, *marks = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    allowed = next((mark for mark in marks if isinstance(mark, range)), None)
    seats = next((mark.sizes for mark in marks if isinstance(mark, ForSeats)), None)
    assert (kind is int) == (allowed is not None)
    return Option(name, default, allowed or _choices(kind), seats)


def _choices(hint: object) -> tuple[object, ...]:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    raise TypeError(f"an option cannot be {hint}")


def parse(options: type[T], given: Mapping[str, object] | None) -> T:
    """Create options from names and values. BadOptions for unknown names or values."""
    kind: type = options
    known = {switch.name: switch for switch in switches(kind)}
    for name, value in (given or {}).items():
        if name not in known:
            raise BadOptions(f"no option {name!r}; the options are {', '.join(known)}")
        known[name].check(value)
    return options(**(given or {}))


def written_out(options: Any) -> dict[str, Any]:
    """All options with their values, as JSON-ready data."""
    return dict(vars(options))

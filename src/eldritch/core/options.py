"""Options: a game's rule switches, as a frozen dataclass whose types define the allowed values.

A field is a `bool`, a `Literal` of the allowed values, or an `int` annotated with the `range` it may lie in:

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Options:
...     target: Literal[5, 6, 7] = 5
...     seals: bool = False
...     turn_limit: Annotated[int, range(10, 1001)] = 1000
>>> parse(Options, {"target": 6})
Options(target=6, seals=False, turn_limit=1000)

An option that matters only with some numbers of seats, or only while other options have certain values, says so:

>>> @dataclass(frozen=True)
... class Trade:
...     smuggling: bool = False
...     silent_bags: Annotated[bool, Applies(seats=range(4, 7), when=(("smuggling", True),))] = False
>>> switches(Trade)[1].applies
Applies(seats=range(4, 7), when=(('smuggling', True),))
"""
# mypyc: off  (reads annotations, which compiled classes do not keep)

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from .errors import BadOptions

T = TypeVar("T")


@dataclass(frozen=True)
class Applies:
    """Where an option has an effect. Elsewhere interfaces do not offer it; setting it there changes nothing."""

    seats: range | None = None
    """The numbers of seats with which it has one; None: all."""
    when: tuple[tuple[str, object], ...] = ()
    """Other options and the values they must have."""


EVERYWHERE: Final = Applies()


@dataclass(frozen=True)
class Option:
    """One option: its name, default, allowed values (a tuple or a range), and where it has an effect."""

    name: str
    default: object
    choices: tuple[object, ...] | range
    applies: Applies = EVERYWHERE

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
        hint = hints[field.name]
        applies = next((part for part in _metadata(hint) if isinstance(part, Applies)), EVERYWHERE)
        found.append(Option(field.name, field.default, _choices(hint), applies))
    return tuple(found)


def _metadata(hint: object) -> tuple[object, ...]:
    """What an annotated type says besides the type."""
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


def _choices(hint: object) -> tuple[object, ...] | range:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) is Annotated:
        ranges = [part for part in _metadata(hint) if isinstance(part, range)]
        assert bool(ranges) == (get_args(hint)[0] is int)
        return ranges[0] if ranges else _choices(get_args(hint)[0])
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

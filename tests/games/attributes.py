"""The attributes of positions and their parts, whether their classes are compiled or not."""

from typing import Any, Final

NOT_IN_DUMPS: Final = {"engine", "events"}
"""What a position gets from the game that loads it, and its listeners."""

AS_DATA: Final = ("dump", "to_numbers", "fields")
"""The methods by which parts of a position become data that can be compared."""


def attributes(owner: object) -> set[str]:
    """The names of an object's attributes. Compiled classes list them; others have a `__dict__`."""
    compiled = {name for kind in type(owner).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    return (compiled or set(vars(owner))) - {"__dict__"}


def values(state: object) -> dict[str, Any]:
    """All attributes of a position in a comparable form."""
    return {name: comparable(getattr(state, name)) for name in sorted(attributes(state) - NOT_IN_DUMPS)}


def comparable(value: Any) -> Any:
    if isinstance(value, list):
        return [getattr(part, "sheet", comparable(part)) for part in value]
    method = next((getattr(value, name) for name in AS_DATA if hasattr(value, name)), None)
    return value if method is None else method()

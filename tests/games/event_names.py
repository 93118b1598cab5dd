"""The names of a game's events, read from the code that reports them."""

import ast
from pathlib import Path
from types import ModuleType


def event_names(events: ModuleType) -> set[str]:
    """The names that a game's `events.py` passes to `emit`."""
    source = Path(str(events.__file__)).with_name("events.py").read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and _called(node) == "emit"]
    found = {name for call in calls for argument in call.args[:2] for name in _strings(argument)}
    assert found, f"{events.__name__} reports no event"
    return found


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _strings(node: ast.expr) -> set[str]:
    """A name, or both of a conditional expression."""
    if isinstance(node, ast.IfExp):
        return _strings(node.body) | _strings(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()

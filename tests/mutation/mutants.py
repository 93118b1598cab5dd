"""Small errors in source code: a flipped comparison, a dropped call, another constant."""

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

Place = tuple[tuple[str, int | None], ...]
"""The way from a module to a node: field names, with an index in those that are lists."""

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OPPOSITES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
NUMBERS: Final = ("int", "i64")
UNTOUCHED: Final = (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom, ast.JoinedStr)
"""Checks of the code itself, and messages."""

UNTOUCHED_FIELDS: Final = ("annotation", "returns", "decorator_list", "args", "bases", "type_params")
"""Fields of definitions that are no behaviour. Defaults of arguments belong to `args`."""


@dataclass(frozen=True)
class Mutant:
    """One error in one module."""

    path: Path
    name: str
    """The module below the game, the function, and the code before and after."""
    place: Place
    choice: int
    """Which of the errors at this place."""
    function: tuple[str, int] | None
    """Qualified name and first line of the outermost function around it; None in the body of a module or class."""

    def tree(self) -> ast.Module:
        """The module with the error."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        node: Any = tree
        for field, index in self.place[:-1]:
            node = getattr(node, field) if index is None else getattr(node, field)[index]
        field, index = self.place[-1]
        old = getattr(node, field) if index is None else getattr(node, field)[index]
        scope = _scope(tree, self.place)
        new = ast.copy_location(list(errors(old, scope))[self.choice], old)
        if index is None:
            setattr(node, field, new)
        else:
            getattr(node, field)[index] = new
        return ast.fix_missing_locations(tree)


def mutants(path: Path, game: Path) -> Iterator[Mutant]:
    """Every mutant of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    met: Counter[str] = Counter()
    for place, node in _nodes(tree, ()):
        scope = _scope(tree, place)
        for choice, error in enumerate(errors(node, scope)):
            function = ".".join(part.name for part in scope) or "the module"
            name = f"{path.relative_to(game).as_posix()}, {function}: {_text(node)} → {_text(error)}"
            met[name] += 1
            number = f" (no. {met[name]})" if met[name] > 1 else ""
            yield Mutant(path, name + number, place, choice, _function(scope))


def errors(node: ast.AST, scope: list[Any]) -> Iterator[ast.AST]:
    """What this piece of code could be by mistake."""
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                for other in COMPARISONS.get(type(op), ()):
                    yield _changed(node, ops=[*ops[:place], other(), *ops[place + 1 :]])
        case ast.BoolOp(op=op):
            yield _changed(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.BinOp(op=op) if type(op) in OPERATORS and not _is_text(node):
            yield _changed(node, op=OPERATORS[type(op)]())
        case ast.AugAssign(op=op) if type(op) in OPERATORS:
            yield _changed(node, op=OPERATORS[type(op)]())
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Call(func=ast.Name(id=name) as function) if name in OPPOSITES:
            yield _changed(node, func=_changed(function, id=OPPOSITES[name]))
        case ast.If(test=test) | ast.IfExp(test=test) if not isinstance(test, ast.Compare | ast.UnaryOp):
            yield _changed(node, test=ast.UnaryOp(ast.Not(), test))
        case ast.comprehension(ifs=ifs):
            for place in range(len(ifs)):
                yield _changed(node, ifs=[*ifs[:place], *ifs[place + 1 :]])
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
            yield from _returns(node, value, scope)


def _returns(node: ast.AST, value: ast.expr, scope: list[Any]) -> Iterator[ast.AST]:
    """A return of something else."""
    kind = scope[-1].returns if scope and isinstance(scope[-1], ast.FunctionDef) else None
    name = kind.id if isinstance(kind, ast.Name) else ""
    if name == "bool" and not isinstance(value, ast.Compare | ast.UnaryOp | ast.BoolOp):
        yield _changed(node, value=ast.UnaryOp(ast.Not(), value))
    elif name in NUMBERS:
        yield _changed(node, value=ast.BinOp(value, ast.Add(), ast.Constant(1)))
    elif isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "list" and not isinstance(value, ast.List):
        yield _changed(node, value=ast.List([], ast.Load()))


def _changed(node: Any, **fields: Any) -> Any:
    """A copy of a node with other values in some fields."""
    new = copy.copy(node)
    for field, value in fields.items():
        setattr(new, field, value)
    return new


def _is_text(node: ast.BinOp) -> bool:
    return any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in (node.left, node.right))


def _nodes(node: ast.AST, place: Place) -> Iterator[tuple[Place, ast.AST]]:
    """All nodes that behaviour depends on."""
    for field, value in ast.iter_fields(node):
        if field in UNTOUCHED_FIELDS and isinstance(
            node, ast.FunctionDef | ast.ClassDef | ast.AnnAssign | ast.arguments
        ):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else ((None, value),):
            if isinstance(child, ast.AST) and not isinstance(child, UNTOUCHED):
                below = (*place, (field, index))
                if isinstance(child, ast.expr | ast.stmt | ast.comprehension):
                    yield below, child
                yield from _nodes(child, below)


def _scope(tree: ast.Module, place: Place) -> list[Any]:
    """The classes and functions around a place, from the outside in."""
    scope: list[Any] = []
    node: Any = tree
    for field, index in place[:-1]:
        node = getattr(node, field) if index is None else getattr(node, field)[index]
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            scope.append(node)
    return scope


def _function(scope: list[Any]) -> tuple[str, int] | None:
    names: list[str] = []
    for part in scope:
        names.append(part.name)
        if isinstance(part, ast.FunctionDef):
            return ".".join(names), min([part.lineno, *(line.lineno for line in part.decorator_list)])
    return None


def _text(node: ast.AST) -> str:
    """The code on one line. Of a statement with a body, its head."""
    if isinstance(node, ast.comprehension):
        return ast.unparse(node).strip()
    if isinstance(node, ast.If):
        return f"if {ast.unparse(node.test)}"
    return " ".join(ast.unparse(node).split())

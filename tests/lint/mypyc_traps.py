"""Finds in Python source what mypyc is known to compile into something else. See `docs/mypyc.md`.

Types are not known here, so a finding is a form that goes wrong for some types. There is always another form.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

NARROW: Final = {"i16", "i32", "u8"}
BOOLEAN_CALLS: Final = {"all", "any", "bool", "callable", "hasattr", "isinstance", "issubclass"}
COMPREHENSIONS: Final = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
SCOPES: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)

Scope = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef


class Finding(NamedTuple):
    """A trap in a line: the check that found it, and its advice."""

    line: int
    check: str
    advice: str


def traps(source: str) -> list[Finding]:
    """Every trap in a module's source, in the order of its lines."""
    tree = ast.parse(source)
    return sorted({Finding(line, check.__name__, str(check.__doc__)) for check in CHECKS for line in check(tree)})


# A constant is written into the C code as an int of 32 bits and shifted as such.


def shifted_constants(tree: ast.Module) -> Iterator[int]:
    """A constant is shifted: give it to a variable and shift that in place (bit: i64 = 1; bit <<= n)."""
    for scope in scopes(tree):
        constants = local_constants(scope)
        for node in own_nodes(scope):
            if (
                isinstance(node, ast.BinOp)
                and isinstance(node.op, ast.LShift | ast.RShift)
                and is_constant(node.left, constants)
                and not (is_folded(node.left) and is_folded(node.right))
            ):
                yield node.lineno


def local_constants(scope: Scope) -> set[str]:
    """The i64 variables that are given a constant, and nothing else."""
    bound = [name.id for name in names(scope.body) if not is_read(name)]
    found: set[str] = set()
    for node in own_nodes(scope):
        match node:
            case ast.AnnAssign(ast.Name(name), annotation=ast.Name("i64"), value=ast.expr() as value):
                found.update({name} if is_constant(value, set()) else ())
            case ast.Assign([ast.Name(name)], value=ast.Call(ast.Name("i64")) as value):
                found.update({name} if is_constant(value, set()) else ())
    return {name for name in found if bound.count(name) == 1}


def is_constant(node: ast.expr, constants: set[str]) -> bool:
    """Whether mypyc knows the value and writes it out."""
    match node:
        case ast.Name(id=name) if name in constants:
            return True
        case ast.Attribute(attr=name):
            return is_constant_name(name)
        case ast.Call(func=ast.Name(id="i64"), args=[value]) | ast.NamedExpr(value=value):
            return is_constant(value, constants)
        case ast.UnaryOp(operand=value):
            return is_constant(value, constants)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, constants) and is_constant(right, constants)
        case _:
            return is_folded(node)


def is_folded(node: ast.expr) -> bool:
    """Whether mypyc computes it, rightly, before any C code is written."""
    match node:
        case ast.Constant(value=value):
            return isinstance(value, int) and not isinstance(value, bool)
        case ast.Name(id=name):
            return is_constant_name(name)
        case ast.UnaryOp(operand=value):
            return is_folded(value)
        case ast.BinOp(left=left, right=right):
            return is_folded(left) and is_folded(right)
        case _:
            return False


def is_constant_name(name: str) -> bool:
    return re.fullmatch("_?[A-Z][A-Z0-9_]*", name) is not None


# A compiled loop does not keep what it iterates over: each round reads the variable again.


def moving_loops(tree: ast.Module) -> Iterator[int]:
    """The loop changes the variable that it runs over: copy it to another first."""
    for scope in scopes(tree):
        for node in own_nodes(scope):
            if isinstance(node, ast.For):
                bound = {name.id for name in names([node.target, *node.body]) if not is_read(name)}
                if bound & read_each_round(node.iter):
                    yield node.lineno
            elif isinstance(node, COMPREHENSIONS):
                walrus = {each.target.id for each in ast.walk(node) if isinstance(each, ast.NamedExpr)}
                for place, generator in enumerate(node.generators):
                    later = node.generators[place:] if place else []
                    bound = walrus | {name.id for each in later for name in names([each.target])}
                    if bound & read_each_round(generator.iter):
                        yield node.lineno


def read_each_round(iterable: ast.expr) -> set[str]:
    match iterable:
        case ast.Name(id=name):
            return {name}
        case ast.Call(func=ast.Name(id="range"), args=[stop] | [_, stop] | [_, stop, _]):
            return {stop.id} if isinstance(stop, ast.Name) else set()
        case ast.Call(func=ast.Name(id="enumerate" | "reversed" | "zip"), args=args):
            return {name for argument in args for name in read_each_round(argument)}
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="items" | "keys" | "values")):
            return {name}
        case _:
            return set()


# The variable of a range is set before the first round, even if there is none.


def leftover_range_variables(tree: ast.Module) -> Iterator[int]:
    """A range variable is read after its loop: keep the value in a variable of your own."""
    for scope in scopes(tree):
        loops = [node for node in own_nodes(scope) if isinstance(node, ast.For)]
        for loop in loops:
            end = (loop.body[-1].end_lineno or 0, loop.body[-1].end_col_offset or 0)
            after = [name for name in names(scope.body) if (name.lineno, name.col_offset) >= end]
            for variable in range_variables(loop.target, loop.iter):
                next_use = next((name for name in after if name.id == variable), None)
                if next_use is not None and is_read(next_use):
                    yield next_use.lineno


def range_variables(target: ast.expr, iterable: ast.expr) -> Iterator[str]:
    match target, iterable:
        case ast.Name(id=name), ast.Call(func=ast.Name(id="range")):
            yield name
        case ast.Tuple(elts=[_, value]), ast.Call(func=ast.Name(id="enumerate"), args=[argument, *_]):
            yield from range_variables(value, argument)
        case ast.Tuple(elts=values), ast.Call(func=ast.Name(id="zip"), args=arguments):
            for value, argument in zip(values, arguments, strict=False):
                yield from range_variables(value, argument)


# An operand is read when the operation runs, not when its turn comes.


def late_reads(tree: ast.Module) -> Iterator[int]:
    """A variable is read and rebound by := in one expression: take two statements."""
    for statement in ast.walk(tree):
        if isinstance(statement, ast.stmt):
            reads: set[str] = set()
            if isinstance(statement, ast.AugAssign) and isinstance(statement.target, ast.Name):
                reads.add(statement.target.id)
            for node in evaluated(statement):
                if isinstance(node, ast.NamedExpr) and node.target.id in reads:
                    yield node.lineno
                if isinstance(node, ast.Name) and is_read(node):
                    reads.add(node.id)


def evaluated(node: ast.AST) -> Iterator[ast.AST]:
    """A statement's expressions as their turn comes, without those of the statements inside it."""
    yield node
    match node:
        case ast.IfExp(test=test, body=body, orelse=orelse):
            parts: list[ast.AST] = [test, body, orelse]
        case ast.DictComp(key=key, value=value, generators=generators):
            parts = [*generators, key, value]
        case ast.ListComp(element, generators) | ast.SetComp(element, generators):
            parts = [*generators, element]
        case ast.GeneratorExp(element, generators):
            parts = [*generators, element]
        case _:
            parts = [part for part in ast.iter_child_nodes(node) if not isinstance(part, ast.stmt)]
    for part in parts:
        yield from evaluated(part)


# What a class is asked for.


def calls_of_new(tree: ast.Module) -> Iterator[int]:
    """__new__ runs __init__ here: call the class."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__new__")):
                pass
            case ast.Call(func=ast.Attribute(attr="__new__")):
                yield node.lineno


def lengths_without_truth(tree: ast.Module) -> Iterator[int]:
    """__len__ without __bool__: a variable that may be None is not asked for its length."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            methods = {method.name: method for method in node.body if isinstance(method, ast.FunctionDef)}
            if "__len__" in methods and "__bool__" not in methods:
                yield methods["__len__"].lineno


def abstract_bases(tree: ast.Module) -> Iterator[int]:
    """ABC: compiled classes all share its memory of what is an instance of what. abstractmethod alone is enough."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "abc":
            if {"ABC", "ABCMeta"} & {alias.name for alias in node.names}:
                yield node.lineno
        elif isinstance(node, ast.Import) and "abc" in [alias.name for alias in node.names]:
            yield node.lineno


# A value takes the type that was announced for it: True becomes 1, and 0 becomes 0.0.


def narrow_integers(tree: ast.Module) -> Iterator[int]:
    """The types i16, i32 and u8 overflow in silence: use i64."""
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom("mypy_extensions", imported) if NARROW & {alias.name for alias in imported}:
                yield node.lineno


def truths_as_numbers(tree: ast.Module) -> Iterator[int]:
    """A truth value becomes a number: say int(...) or i64(...)."""
    for annotation, value in announced(tree):
        if isinstance(annotation, ast.Name) and annotation.id in ("i64", "int") and is_boolean(value):
            yield value.lineno


def integers_as_floats(tree: ast.Module) -> Iterator[int]:
    """An integer becomes a float: write it as one."""
    for annotation, value in announced(tree):
        if any(is_integer(part) for part in float_parts(annotation, value)):
            yield value.lineno


def announced(tree: ast.Module) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Every value that meets an announced type: returned, assigned, or an argument's default."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            yield node.annotation, node.value
        if isinstance(node, ast.FunctionDef):
            for inner in own_nodes(node):
                if isinstance(inner, ast.Return) and inner.value is not None and node.returns is not None:
                    yield node.returns, inner.value
            positional = [*node.args.posonlyargs, *node.args.args]
            with_default = positional[len(positional) - len(node.args.defaults) :]
            pairs = [*zip(with_default, node.args.defaults, strict=True)]
            pairs += [(a, d) for a, d in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True) if d]
            yield from ((argument.annotation, default) for argument, default in pairs if argument.annotation)


def float_parts(annotation: ast.expr, value: ast.expr) -> Iterator[ast.expr]:
    match annotation, value:
        case ast.Name(id="float"), _:
            yield value
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=types)), ast.Tuple(elts=values):
            for kind, part in zip(types, values, strict=False):
                yield from float_parts(kind, part)


def is_boolean(node: ast.expr) -> bool:
    match node:
        case ast.Compare() | ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Constant(value=value):
            return isinstance(value, bool)
        case ast.Call(func=ast.Name(id=name)):
            return name in BOOLEAN_CALLS
        case ast.BoolOp(values=values):
            return all(map(is_boolean, values))
        case ast.IfExp(body=body, orelse=orelse):
            return is_boolean(body) or is_boolean(orelse)
        case _:
            return False


def is_integer(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=value):
            return isinstance(value, int)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return is_integer(operand)
        case ast.Call(func=ast.Name(id="int" | "len" | "sum"), args=[_], keywords=[]):
            return True
        case ast.IfExp(body=body, orelse=orelse):
            return is_integer(body) or is_integer(orelse)
        case _:
            return False


# Scopes and names.


def scopes(tree: ast.Module) -> Iterator[Scope]:
    """The module and every function in it."""
    yield tree
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """What stands in a scope, without what stands in the scopes inside it. Class bodies are the module's."""
    for node in ast.iter_child_nodes(scope):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield node
            yield from own_nodes(node)


def names(nodes: Iterable[ast.AST]) -> Iterator[ast.Name]:
    """The names of a scope in the order in which they are read and bound."""
    for node in nodes:
        match node:
            case ast.Name():
                yield node
            case ast.Assign(targets=targets, value=value):
                yield from names([value, *targets])
            case ast.AnnAssign(target=target, value=value):
                yield from names([value, target] if value else [])
            case ast.AugAssign(target=target, value=value):
                if isinstance(target, ast.Name):
                    yield ast.copy_location(ast.Name(target.id, ast.Load()), target)
                yield from names([value, target])
            case ast.For(target=target, iter=iterable, body=body, orelse=orelse):
                yield from names([iterable, target, *body, *orelse])
            case ast.NamedExpr(target=target, value=value):
                yield from names([value, target])
            case _ if isinstance(node, COMPREHENSIONS):
                yield from outer_names(node)
            case _ if not isinstance(node, SCOPES):
                yield from names(ast.iter_child_nodes(node))


def outer_names(comprehension: ast.AST) -> Iterator[ast.Name]:
    """The names in a comprehension that are not its own."""
    own = {
        name.id
        for generator in ast.walk(comprehension)
        if isinstance(generator, ast.comprehension)
        for name in names([generator.target])
    }
    inner = names(ast.iter_child_nodes(comprehension))
    yield from (name for name in inner if name.id not in own)


def is_read(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Load)


CHECKS: Final[tuple[Callable[[ast.Module], Iterator[int]], ...]] = (
    shifted_constants,
    moving_loops,
    leftover_range_variables,
    late_reads,
    calls_of_new,
    lengths_without_truth,
    abstract_bases,
    narrow_integers,
    truths_as_numbers,
    integers_as_floats,
)

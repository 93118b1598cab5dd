"""The message files as syntax trees: keys, variables and variants."""

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser, ast

from eldritch.locale import LANGUAGES, files

PLURALS: Final = {"one", "few", "many"}
SAMPLES: Final = {"one": 1, "few": 3, "many": 5, "other": 5}


def parsed(path: Traversable) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


class Language:
    """All messages and terms of a language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        self.homes: dict[str, str] = {}
        self.junk: list[str] = []
        for path in files(lang):
            for entry in parsed(path):
                self._enter(entry, path.name.removesuffix(".ftl"))

    def _enter(self, entry: ast.EntryType, stem: str) -> None:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in self.messages, entry.id.name
            self.messages[entry.id.name] = entry
            self.homes[entry.id.name] = stem
        elif isinstance(entry, ast.Term):
            self.terms[entry.id.name] = entry
        elif isinstance(entry, ast.Junk):
            self.junk.append(f"{stem}: {entry.content}")

    def variables(self, key: str) -> set[str]:
        """The arguments of a message, including those of messages it references."""
        found: set[str] = set()
        for node in nodes(self.messages[key]):
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                found |= self.variables(node.id.name)
        return found

    def values(self, key: str) -> dict[str, set[str | int]]:
        """The values of each argument that select every variant."""
        found: dict[str, set[str | int]] = {name: {"X"} for name in self.variables(key)}
        for node in nodes(self.messages[key]):
            if isinstance(node, ast.MessageReference):
                for name, values in self.values(node.id.name).items():
                    found[name] = found[name] | values if found[name] != {"X"} else values
            elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                found[node.selector.id.name] = variants(node)
            elif isinstance(node, ast.FunctionReference):
                for argument in node.arguments.positional:
                    assert isinstance(argument, ast.VariableReference)
                    found[argument.id.name] = {1}
        return found


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The node and all nodes below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def names_of(select: ast.SelectExpression) -> set[str]:
    """The keys of a select's variants."""
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in select.variants
    }


def is_plural(select: ast.SelectExpression) -> bool:
    return bool(names_of(select) & PLURALS)


def variants(select: ast.SelectExpression) -> set[str | int]:
    if is_plural(select) or any(name.isdecimal() for name in names_of(select)):
        return {int(name) if name.isdecimal() else SAMPLES[name] for name in names_of(select)}
    return set(names_of(select))


LANGUAGE: Final = {lang: Language(lang) for lang in LANGUAGES}

"""Declaring commands, and an argument parser with translated messages.

A command is a module of this package with two functions:

    def add(commands: Commands, words: Words) -> None:
        parser = commands.add("arena", "arena-help", run, example_key="arena-example")
        arguments.add_game(parser, words)
        parser.add_argument("--games", type=arguments.number(1), default=100, help=words.say("arena-games"))

    def run(args: argparse.Namespace, words: Words) -> int:
        game = arguments.game_from(args)
        ...
        return 0

Wrong input raises BadInput with a message key. It becomes one line of output and exit status 2.
"""

import argparse
import re
import textwrap
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NoReturn

from eldritch.locale import Argument, Words

Run = Callable[[argparse.Namespace, Words], int]


class BadInput(Exception):
    """Wrong input. The message of this key says what would be right."""

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def message(self, words: Words) -> str:
        return words.say(self.key, **self.arguments)


class Commands:
    """The parsers of the commands that have been added, by name."""

    def __init__(self, words: Words) -> None:
        self.parsers: dict[str, Parser] = {}
        self._words = words

    def add(self, name: str, help_key: str, run: Run, example_key: str | None = None) -> argparse.ArgumentParser:
        """Add the parser of a command. Its help begins with one message and ends with the other."""
        parser = Parser(
            words=self._words,
            prog=f"eldritch {name}",
            description=self._words.say(help_key),
            epilog=self._words.say(example_key) if example_key else None,
        )
        parser.set_defaults(run=run)
        add_language(parser, self._words)
        self.parsers[name] = parser
        return parser


class Parser(argparse.ArgumentParser):
    """An argument parser whose texts come from the message files."""

    def __init__(self, *, words: Words, **settings: Any) -> None:
        settings.setdefault("formatter_class", lambda prog: Formatter(prog, words))
        super().__init__(**settings, add_help=False, allow_abbrev=False)
        self.words = words
        self._positionals.title = words.say("cli-help-arguments")
        self._optionals.title = words.say("cli-help-options")
        self.add_argument("-h", "--help", action="help", help=words.say("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        for pattern, key in _COMPLAINTS:
            if found := pattern.fullmatch(message):
                raise BadInput(key, command=self.prog, **found.groupdict())
        raise BadInput("cli-error-arguments", command=self.prog, fault=message)


# The errors of argparse, and our messages for them. Our own types check values (see arguments.py), so no others occur;
# if one does, `cli-error-arguments` quotes it.
_COMPLAINTS: Final = (
    (re.compile(r"unrecognized arguments: (?P<given>.*)"), "cli-error-unrecognised"),
    (re.compile(r"the following arguments are required: (?P<missing>.*)"), "cli-error-required"),
    (re.compile(r"argument (?P<argument>.*?): expected (one|at least one) argument"), "cli-error-expected"),
    (re.compile(r"argument (?P<argument>.*?): ignored explicit argument .*"), "cli-error-no-value"),
    (
        re.compile(r"argument (?P<argument>.*?): not allowed with argument (?P<other>.*)"),
        "cli-error-not-together",
    ),
)


class Formatter(argparse.HelpFormatter):
    """Translated help. Paragraphs are filled, indented lines are left alone."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog, max_help_position=30)
        self._words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or f"{self._words.say('cli-help-usage')} ")

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n\n".join(_filled(paragraph, width, indent) for paragraph in text.split("\n\n"))


def _filled(paragraph: str, width: int, indent: str) -> str:
    lines = paragraph.splitlines()
    if any(line.startswith(" ") for line in lines):
        return textwrap.indent(paragraph, indent)
    return textwrap.fill(" ".join(lines), width, initial_indent=indent, subsequent_indent=indent)


def add_language(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add `--lang`, which may come before or after the command; `main` reads it first."""
    parser.add_argument("--lang", metavar="ru|en", default=argparse.SUPPRESS, help=words.say("cli-help-lang"))


def values_of(name: str, argv: Sequence[str]) -> list[str]:
    """The values of an option on an unparsed command line."""
    following = [argv[place + 1] for place, word in enumerate(argv[:-1]) if word == name]
    return following + [word.removeprefix(f"{name}=") for word in argv if word.startswith(f"{name}=")]

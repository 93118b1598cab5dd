"""The `eldritch` command."""

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Final

from eldritch.core.errors import EldritchError
from eldritch.locale import LANGUAGES, Words, preferred

from .arguments import missing_server_packages
from .commands import BadInput, Commands, Parser, add_language, values_of
from .version import version_line

COMMANDS: Final = (
    "play",
    "rules",
    "puzzle",
    "games",
    "edition",
    "arena",
    "ladder",
    "study",
    "dataset",
    "hint",
    "puzzles",
    "bench",
    "serve",
    "site",
    "doctor",
    "backup",
    "verify",
    "analyse",
    "story",
)
"""Every command is a module of that name. Only the module of the called command is imported."""

OK: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(argv: list[str] | None = None) -> int:
    """Run the command that the arguments name; return the exit status."""
    given = sys.argv[1:] if argv is None else argv
    _allow_any_encoding()
    words = Words(preferred())
    try:
        words = Words(_language(given))
        return _run(given, words)
    except BadInput as complaint:
        return _complain(complaint.message(words), words)
    except EldritchError as error:
        return _complain(words.say("cli-error-library", fault=str(error)), words)
    except SystemExit as exit:  # argparse exits after printing help
        return int(exit.code or 0)
    except KeyboardInterrupt:
        print(f"\n{words.say('cli-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader closed the pipe. Redirect stdout so that the interpreter's final flush does not fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:
        return _complain(_path_complaint(error).message(words), words)


def _path_complaint(error: OSError) -> BadInput:
    """The complaint about a file or folder named on the command line."""
    if error.filename is None:
        return BadInput("cli-error-library", fault=str(error))
    fault = next((fault for kind, fault in _FAULTS.items() if isinstance(error, kind)), "other")
    return BadInput("cli-bad-path", path=os.fsdecode(error.filename), fault=fault, reason=error.strerror or "")


_FAULTS: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "missing",
    NotADirectoryError: "missing",
    IsADirectoryError: "folder",
    PermissionError: "forbidden",
    FileExistsError: "taken",
}


def _language(argv: list[str]) -> str:
    """The language given by `--lang` anywhere on the command line, or else by the environment."""
    chosen = [*values_of("--lang", argv), preferred()][0]
    if chosen not in LANGUAGES:
        raise BadInput("cli-unknown-language", lang=chosen, langs=", ".join(LANGUAGES))
    return chosen


def _run(argv: list[str], words: Words) -> int:
    parser = Parser(words=words, prog="eldritch", usage=words.say("cli-usage"), description=overview(words))
    parser.add_argument("--version", action="store_true", help=words.say("cli-help-version"))
    add_language(parser, words)
    place = _command_index(argv)
    if parser.parse_args(argv[:place]).version:
        print(version_line(words))
        return OK
    if place == len(argv):
        return _open_app(words)
    return _run_command(argv[place], argv[place + 1 :], words)


def _open_app(words: Words) -> int:
    """What `eldritch` does without a command: open the app in the browser."""
    if missing_server_packages():
        raise BadInput("cli-no-server")
    return _run_command("serve", ["--open"], words)


def _run_command(name: str, argv: list[str], words: Words) -> int:
    if name not in COMMANDS:
        raise BadInput("cli-unknown-command", command=name, commands=", ".join(COMMANDS))
    commands = Commands(words)
    import_module(f"eldritch.cli.{name}").add(commands, words)
    args = commands.parsers[name].parse_args(argv)
    code: int = args.run(args, words)
    sys.stdout.flush()
    return code


def _command_index(argv: list[str]) -> int:
    """The index of the first word that is neither an option nor the value of `--lang`."""
    is_value = False
    for place, word in enumerate(argv):
        if not is_value and not word.startswith("-"):
            return place
        is_value = word == "--lang"
    return len(argv)


def overview(words: Words) -> str:
    """A short description of the program and its commands."""
    width = max(len(name) for name in COMMANDS)
    lines = [f"  {name:<{width}}  {words.say(f'cli-overview-{name}')}" for name in COMMANDS]
    return "\n".join([words.say("cli-overview"), "", *lines, "", words.say("cli-overview-more")])


def _allow_any_encoding() -> None:
    """Replace characters that the terminal cannot encode."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(line: str, words: Words) -> int:
    print(words.say("cli-complaint", line=" ".join(line.split())), file=sys.stderr)
    return BAD_INPUT

"""The commands on documentation pages exist and take the arguments given to them."""

import re
import shlex
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from eldritch.cli import COMMANDS
from eldritch.cli.commands import BadInput, Commands
from eldritch.locale import Words

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "bench" / "README.md"])
NOTEBOOKS: Final = sorted((ROOT / "notebooks").glob("*.ipynb"))

LINE: Final = re.compile(r"^(?:    |ExecStart=)(?:sudo -u eldritch )?(.+(?:\\\n.*)*)$", re.MULTILINE)
SHELL: Final = re.compile(r"^```(?:sh|console)\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE: Final = re.compile(r"`([^`\n]+)`")
CELL: Final = re.compile(r'"    (eldritch .+?)(?:\\n)?"')
PROGRAM: Final = re.compile(r"(?:\S*/)?(eldritch|python3?)")
RUN: Final = set(re.findall(r"^    python3 run\.py (\w+)", (ROOT / "run.py").read_text("utf-8"), re.MULTILINE))
PLACEHOLDERS: Final = {"GAME": "nightmarium", "N": "1", "N.": "1"}


def lines(text: str) -> Iterator[str]:
    """The lines of indented and fenced blocks that may be commands."""
    for match in LINE.finditer(text):
        yield match[1].replace("\\\n", " ")
    for match in SHELL.finditer(text):
        yield from match[1].splitlines()


def words_of(line: str) -> list[str]:
    """A command line without its comment, with placeholders filled in. Empty if it is no command of ours."""
    try:
        words = shlex.split(line, comments=True)
    except ValueError:
        return []
    if not words or not (program := PROGRAM.fullmatch(words[0])):
        return []
    return [program[1], *(PLACEHOLDERS.get(word, word) for word in words[1:])]


def fault(words: list[str], *, complete: bool = True) -> str:
    """What is wrong with a command. An incomplete one, as in a sentence, only has to exist."""
    match words:
        case ["eldritch", command, *arguments] if command not in {"--help", "--version", "COMMAND"}:
            return eldritch_fault(command, arguments, complete=complete)
        case ["python" | "python3", "-m", module, *_]:
            return "" if find_spec(module) else f"there is no module {module}"
        case ["python" | "python3", "run.py", command, *_] if not command.startswith("-"):
            return "" if command in RUN else f"run.py has no command {command}"
        case ["python" | "python3", script, *_] if script.endswith(".py"):
            return "" if (ROOT / script).exists() else f"there is no {script}"
    return ""


def eldritch_fault(command: str, arguments: list[str], *, complete: bool) -> str:
    if command not in COMMANDS:
        return f"there is no command {command}"
    words = Words("en")
    commands = Commands(words)
    import_module(f"eldritch.cli.{command}").add(commands, words)
    try:
        commands.parsers[command].parse_args(arguments)
    except BadInput as complaint:
        missing = complaint.key == "cli-error-required" or "…" in arguments
        return complaint.message(words) if complete or not missing else ""
    return ""


def commands(path: Path) -> Iterator[tuple[str, str]]:
    """Every command of a page with what is wrong with it."""
    text = path.read_text("utf-8")
    found = CELL.findall(text) if path.suffix == ".ipynb" else lines(text)
    for line in found:
        yield line, fault(words_of(line))
    for code in INLINE.findall(text) if path.suffix == ".md" else []:
        yield code, fault(words_of(code), complete=False)


@pytest.mark.parametrize("path", [*PAGES, *NOTEBOOKS], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_commands_of_a_page_are_accepted(path: Path) -> None:
    assert not [f"{line}: {wrong}" for line, wrong in commands(path) if wrong]


def test_commands_are_found() -> None:
    found = [words for path in PAGES for line in lines(path.read_text("utf-8")) if (words := words_of(line))]
    assert len([words for words in found if words[0] == "eldritch"]) > 25
    assert len([words for words in found if words[0] != "eldritch"]) > 20
    assert [words[:2] for words in found if "search:iters=400,greedy,random" in words] == [["eldritch", "arena"]]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("eldritch game --json", "there is no command game"),
        ("eldritch arena GAME --bot A,B", "--bot"),
        ("eldritch bench castle   speed on this machine", "speed on this machine"),
        ("python -m eldritch.lab.nothing GAME", "there is no module"),
        ("python3 run.py tests", "run.py has no command"),
        (".venv/bin/eldritch backup", "FILE"),
    ],
)
def test_a_wrong_command_is_found(line: str, wrong: str) -> None:
    assert wrong in fault(words_of(line))

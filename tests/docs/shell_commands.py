"""The shell commands of the documentation pages: which are run, which are not, and why not."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .test_commands import PAGES, ROOT

NOT_RUN: Final = {
    # The machine.
    r"adduser |apt install |sudo -u postgres |systemctl |journalctl ": "changes the machine",
    r"pg_dump ": "needs PostgreSQL; tests/store backs it up",
    r"docker |podman |git pull && docker ": "needs a container engine; tests/packaging checks the files of the image",
    r"(\S*/)?pip install (--upgrade )?\"eldritch\[|python3? -m venv ": "needs the network; see tests/packaging",
    r"python3 -m http\.server": "runs until it is stopped; tests/browser/test_page.py serves the same files",
    # The checkout.
    r"python3 run\.py": "sets up the checkout that is being tested",
    r"python -m art ": "writes into docs/art; tests/art draws the pictures",
    r"python -m pytest ": "part of this test run",
    # Other tests do it.
    r"eldritch serve --lan": "needs a network; tests/cli/test_lan.py",
    r"/srv/eldritch/env/bin/(pip |eldritch --version)|python3 -m venv /srv/": "tests/packaging installs them",
    r"(\S*/)?eldritch serve .*redis:": "needs PostgreSQL and Redis; tests/server/test_several_workers.py starts them",
    r"python docs/example_bot\.py ": "tests/server/test_external_bots.py",
    r"eldritch study \w+( --seats \d)?$": "like those on docs/studies.md, which are run",
    r"pip install \"\.\[rl\]\"$": "like the one on docs/quickstart.md, which is run",
    # Time.
    r"python -m bench\.|peers/bin/python ": "minutes; tests/lab and tests/server try the parts",
    r"python -m tests\.server\.(kills|fuzz) ": "minutes; tests/server/test_kills.py and test_fuzz.py run them shorter",
    r"eldritch puzzles make ": "minutes; tests/cli/test_puzzle.py makes a puzzle of another game",
}
"""Commands that the tests do not run, by how they begin, each with the reason."""

SHORTER: Final = {
    r"iters=\d{3,}": "iters=4",
    r"--(games|levels) \d+": r"--\1 2",
    r"(eldritch bench \w+)$": r"\1 --seconds 1",
    r"(pip install )": r"\1--quiet --no-index --no-deps --no-build-isolation --target installed ",
    r"--output \S+/": "--output ",
    r"\bGAME\b": "nightmarium",
    r"\bFILE\b": "copy.db",
}
"""What is replaced in a command so that it takes seconds and writes only into its folder."""

COMMAND: Final = re.compile(
    r"(?:\d+ \d+ \* \* \* \w+ )?(?:sudo -u \w+ )?(?:\S*/)?"
    r"(?:eldritch|python3?|pip|adduser|apt|cd|createuser|docker|git|journalctl|mkdir|pg_dump|podman|systemctl)(?: |$)"
)
INDENTED: Final = re.compile(r"^ {4}(\S.*)$", re.MULTILINE)
FENCED: Final = re.compile(r"^```(\w*).*?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SERVICE: Final = re.compile("^ExecStart=")
CONTINUED: Final = re.compile(r"\s*\\\n\s*")
COMMENT: Final = re.compile(r"\s{2,}#.*|\s{3,}.*")
USER: Final = "sudo -u eldritch "
ELSEWHERE: Final = (ROOT / "docs" / "adding-a-game.md",)
"""Pages whose commands have a test of their own: tests/fifth_game/test_page.py."""


@dataclass(frozen=True)
class Line:
    """A command of a page, as it is written there."""

    page: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}: {self.text}"

    @property
    def bare(self) -> str:
        """The command as its user types it."""
        return self.text.replace(USER, "")

    @property
    def reason(self) -> str:
        """Why it is not run; empty if it is."""
        return next((reason for start, reason in NOT_RUN.items() if re.match(start, self.bare)), "")

    @property
    def needs_server(self) -> bool:
        """Whether the command starts a server, or looks after its database."""
        return re.search(r"\beldritch (serve|doctor|backup)\b|/srv/eldritch", self.bare) is not None

    @property
    def shortened(self) -> str:
        text = self.bare
        for pattern, replacement in SHORTER.items():
            text = re.sub(pattern, replacement, text)
        return text


def commands() -> list[Line]:
    """The commands of all pages, each text once."""
    found: dict[str, Line] = {}
    for path in PAGES:
        if path not in ELSEWHERE:
            for text in commands_of(path):
                found.setdefault(text, Line(path.relative_to(ROOT).as_posix(), text))
    return list(found.values())


def commands_of(path: Path) -> Iterator[str]:
    """The commands of a page in their order, without comments: those in blocks of shell lines and of services."""
    page = FENCED.sub(indented, CONTINUED.sub(" ", path.read_text("utf-8")))
    for line in INDENTED.findall(page):
        command = COMMENT.sub("", SERVICE.sub("", line))
        if COMMAND.match(command):
            yield command


def indented(block: re.Match[str]) -> str:
    """A fenced block as an indented one: shell lines, or the command of a service; other blocks vanish."""
    language, text = block.groups()
    is_shell = language in ("sh", "console")
    return "".join(f"    {line}\n" for line in text.splitlines() if is_shell or SERVICE.match(line))

"""Terminal output and line input."""

import sys
from contextlib import suppress
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

MIN_WIDTH: Final = 80
CLEAR_WITH_SCROLLBACK: Final = "\x1b[2J\x1b[3J\x1b[H"


class _Console(Console):
    """A console that lets `main` handle a broken pipe."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """A terminal or a pipe."""

    def __init__(self, console: Console | None = None) -> None:
        self._console = console or _Console(highlight=False, markup=False, emoji=False)
        if self._console.width < MIN_WIDTH:
            self._console.width = MIN_WIDTH
        self._is_interactive = sys.stdin.isatty()
        if self._is_interactive:
            _enable_line_editing()

    @property
    def width(self) -> int:
        return self._console.width

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self._console.print(part)

    def show_command(self, line: str) -> None:
        """Show a line to be copied, without wrapping it."""
        self._console.print(f"  {line}", soft_wrap=True)

    def rule(self, title: str = "") -> None:
        self._console.rule(Text(title, style="bold"), style="dim", align="left")

    def ask(self, question: str) -> str:
        """Read a line of input. EOFError at its end."""
        line = input(f"{question} ").strip()
        if not self._is_interactive:
            self.show(Text(line))
        return line

    def clear(self) -> None:
        """Clear the screen and its scrollback."""
        if self._console.is_terminal:
            self._console.file.write(CLEAR_WITH_SCROLLBACK)
        else:
            self.rule()


def _enable_line_editing() -> None:
    """Enable line editing if the system supports it."""
    with suppress(ImportError):
        import readline  # noqa: F401

"""Errors of tables and game files."""

from eldritch.core.errors import EldritchError

Argument = str | int


class Rejected(EldritchError):
    """A command that cannot be carried out. Nothing has changed.

    `key` is a message key in `table.ftl`, `arguments` are its arguments. They reveal nothing that the sender may not
    know.
    """

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(f"{key} {arguments}" if arguments else key)
        self.key = key
        self.arguments = arguments


class BadGame(EldritchError):
    """An invalid game file or log. The message names the first wrong entry and the fault."""

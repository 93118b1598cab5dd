"""What a table does not do."""

from eldritch.core.errors import EldritchError

Argument = str | int


class Rejected(EldritchError):
    """A command that cannot be carried out. Nothing has changed.

    `key` is that of a message in `table.ftl`, `arguments` are what it takes. They tell nothing that the sender may not
    know.
    """

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(f"{key} {arguments}" if arguments else key)
        self.key = key
        self.arguments = arguments


class BadGame(EldritchError):
    """A game file or log that cannot be: names the first entry that is wrong, and what is wrong with it."""

"""Errors caused by invalid input. Each message says what is wrong and what would be right."""


class EldritchError(ValueError):
    """Base class of all errors of this library."""


class UnknownGame(EldritchError):
    """There is no game with this id."""


class BadOptions(EldritchError):
    """A number of seats, an option or its value that the game does not have."""


class BadEdition(EldritchError):
    """An edition file that is unreadable or invalid. The message names the file, the entry and the fault."""


class BadDump(EldritchError):
    """Data that is not a position of this game, or has another rules version."""


class IllegalAction(EldritchError):
    """An action that is not legal for this seat. The position is unchanged."""

"""What can be wrong with what we are given. Each error says what was wrong and what would be right."""


class EldritchError(ValueError):
    """The common ancestor: catch it to catch every complaint of this library."""


class UnknownGame(EldritchError):
    """No game goes by that name."""


class BadOptions(EldritchError):
    """A number of seats, an option or its value that the game does not have."""


class BadEdition(EldritchError):
    """An edition file that cannot be read or breaks a rule of the box; names file, entry and fault."""


class BadDump(EldritchError):
    """Data that is no position of this game, or one played by other rules."""


class IllegalAction(EldritchError):
    """A choice that this seat does not have now. The position is unchanged."""

"""The rows of available cards, in words."""

from eldritch.core.state import Data
from eldritch.locale import Words


def has_single_row(table: Data) -> bool:
    """Whether the table has the single row of a game begun by two players."""
    return len(table["rows"]) == 1


def row_title(words: Words, names: list[str], table: Data, row: Data) -> str:
    """The name of a row: by the two players it lies between, unless it is the only one."""
    if has_single_row(table):
        return words.say("realms-row")
    one, other = (names[seat] for seat in row["between"])
    return words.say("realms-row-between", one=one, other=other)

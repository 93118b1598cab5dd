"""Verification of finished games: replay the log with the secret and compare."""

from eldritch.table import BadGame, Table
from eldritch.table.files import export
from eldritch.table.verifying import verify

from ..wire.history import Checked


def verification_of(table: Table) -> Checked:
    """The result of replaying a table."""
    file = export(table)
    choices = sum(entry.kind == "acted" for entry in table.entries)
    try:
        verify(file)
    except BadGame as fault:
        return Checked(table.setup.commitment, file.secret, choices, str(fault))
    return Checked(table.setup.commitment, file.secret, choices, "")

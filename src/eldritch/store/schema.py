"""The tables of the database that games live in. People, chat and ratings add theirs to the same metadata."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID: Final = 12
"""How many characters the id of a table or a person has."""

game: Final = Table(
    "game",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("opened", BigInteger, nullable=False),
    # What follows is told by the log and kept here to be listed.
    Column("name", String(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("ticking", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "phase", "changed"),
)
"""A table with its game: everything the log starts from. `ticking`: somebody has to keep its clock or feed its bots."""

event: Final = Table(
    "event",
    metadata,
    Column("game_id", String(ID), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("kind", String(32), nullable=False),
    Column("body", Text, nullable=False),
    Column("sender", String(32)),
    Column("ref", String(64)),
    # Rows lie in the order of the key, so that a game is read in one go.
    sqlite_with_rowid=False,
)
"""The log. Its key is the fence: of two workers who both write entry n, one is refused.

`sender` and `ref` name the message that caused the entry, so that the same message sent again is known.
"""

player: Final = Table(
    "player",
    metadata,
    Column("person", String(ID), primary_key=True),
    Column("game_id", String(ID), primary_key=True),
    Index(None, "game_id"),
)
"""Who sits or sat at which table."""

worker: Final = Table(
    "worker",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(255), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""The processes that serve, and when each was last known to be alive."""

lease: Final = Table(
    "lease",
    metadata,
    Column("game_id", String(ID), primary_key=True),
    Column("worker_id", String(32), nullable=False),
    Index(None, "worker_id"),
)
"""Which worker keeps a table's clock and feeds its bots."""

setting: Final = Table(
    "setting",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What the server made up for itself at its first start, such as the key it signs invitations with."""

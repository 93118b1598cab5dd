"""The database tables for games and workers. The other modules add theirs to the metadata."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text, text

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID: Final = 12
"""The length of the id of a table or person."""

game: Final = Table(
    "game",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("opened", BigInteger, nullable=False),
    # The following columns are derived from the log, for listing.
    Column("name", String(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("ticking", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "phase", "changed"),
    Index("ix_game_ticking", "changed", sqlite_where=text("ticking = 1"), postgresql_where=text("ticking")),
)
"""A table and its set-up. `ticking`: a worker has to run its clocks or bots."""

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
    # Rows are stored in the order of the key, so that a game is read sequentially.
    sqlite_with_rowid=False,
)
"""The log. Its key is the fence: of two workers that write entry n, one is refused.

`sender` and `ref` identify the command that caused the entry, so that a repeated command is recognised.
"""

player: Final = Table(
    "player",
    metadata,
    Column("person", String(ID), primary_key=True),
    Column("game_id", String(ID), primary_key=True),
    Index(None, "game_id"),
)
"""The people at each table, past and present."""

worker: Final = Table(
    "worker",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(255), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""The server processes and their last heartbeats."""

lease: Final = Table(
    "lease",
    metadata,
    Column("game_id", String(ID), primary_key=True),
    Column("worker_id", String(32), nullable=False),
    Index(None, "worker_id"),
)
"""The worker that owns a table and runs its clocks and bots."""

setting: Final = Table(
    "setting",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Values that the server generates at its first start, such as the key that signs invitations."""

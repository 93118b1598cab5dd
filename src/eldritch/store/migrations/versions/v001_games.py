"""Games, their logs, and who keeps them."""

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("ticking", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
    )
    op.create_index("ix_game_phase_changed", "game", ["phase", "changed"])
    op.create_table(
        "event",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("sender", sa.String(32)),
        sa.Column("ref", sa.String(64)),
        sa.PrimaryKeyConstraint("game_id", "seq", name="pk_event"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "player",
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.PrimaryKeyConstraint("person", "game_id", name="pk_player"),
    )
    op.create_index("ix_player_game_id", "player", ["game_id"])
    op.create_table(
        "worker",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_worker"),
    )
    op.create_table(
        "lease",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("worker_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_lease"),
    )
    op.create_index("ix_lease_worker_id", "lease", ["worker_id"])
    op.create_table(
        "setting",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_setting"),
    )

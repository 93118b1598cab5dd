"""Snapshots, from which long games are loaded without replaying their whole logs."""

import sqlalchemy as sa
from alembic import op

revision = "010"
down_revision = "009"


def upgrade() -> None:
    op.create_table(
        "snapshot",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_snapshot"),
    )

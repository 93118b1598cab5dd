"""Invitations: short codes that lead to tables."""

import sqlalchemy as sa
from alembic import op

revision = "006"
down_revision = "005"


def upgrade() -> None:
    op.create_table(
        "invitation",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_invitation"),
    )
    op.create_index("ix_invitation_game_id", "invitation", ["game_id"])

"""Ratings, and what each rated game has changed."""

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"


def upgrade() -> None:
    op.create_table(
        "rating",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("size", sa.String(8), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("ordinal", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "size", "subject", name="pk_rating"),
    )
    op.create_index("ix_rating_game_size_ordinal", "rating", ["game", "size", "ordinal"])
    op.create_table(
        "rated_game",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_rated_game"),
    )
    op.create_table(
        "rating_change",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("before", sa.Double, nullable=False),
        sa.Column("after", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_rating_change"),
    )
    op.create_index("ix_rating_change_subject", "rating_change", ["subject"])

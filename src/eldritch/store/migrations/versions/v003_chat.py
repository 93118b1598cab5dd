"""Chat, and whom a person does not want to hear."""

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("ref", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("preset", sa.String(24)),
        sa.Column("text", sa.String(400)),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_chat_person"),
        sa.UniqueConstraint("game", "person", "ref", name="uq_chat_game_person_ref"),
    )
    op.create_index("ix_chat_game_id", "chat", ["game", "id"])
    op.create_table(
        "mute",
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("muted", sa.String(12), nullable=False),
        sa.PrimaryKeyConstraint("person", "muted", name="pk_mute"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_mute_person"),
        sa.ForeignKeyConstraint(["muted"], ["person.id"], name="fk_mute_muted"),
    )

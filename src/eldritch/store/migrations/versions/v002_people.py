"""People, their sessions, and the tokens of bots."""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("name_key", sa.String(64)),
        sa.Column("password", sa.String(255)),
        sa.Column("owner", sa.String(12)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("name_key", name="uq_person_name_key"),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name="fk_person_owner"),
    )
    op.create_index("ix_person_owner", "person", ["owner"])
    op.create_table(
        "session",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("agent", sa.String(120), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_session"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_session_person"),
    )
    op.create_index("ix_session_person", "session", ["person"])
    op.create_table(
        "token",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_token"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_token_person"),
    )
    op.create_index("ix_token_person", "token", ["person"])

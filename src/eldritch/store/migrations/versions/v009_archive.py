"""Finished games in one compressed row each, and a trigger that keeps their entries from being written again."""

import sqlalchemy as sa
from alembic import op

revision = "009"
down_revision = "008"

SQLITE = [
    """
    CREATE TRIGGER event_archived BEFORE INSERT ON event
    WHEN EXISTS (SELECT 1 FROM archive WHERE game_id = NEW.game_id AND length > NEW.seq)
    BEGIN SELECT RAISE(ABORT, 'this entry is in the archive'); END
    """
]
POSTGRESQL = [
    """
    CREATE FUNCTION event_archived() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT 1 FROM archive WHERE game_id = NEW.game_id AND length > NEW.seq) THEN
        RAISE EXCEPTION 'this entry is in the archive' USING ERRCODE = 'unique_violation';
      END IF;
      RETURN NEW;
    END $$
    """,
    "CREATE TRIGGER event_archived BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION event_archived()",
]


def upgrade() -> None:
    op.create_table(
        "archive",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("log", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_archive"),
    )
    for statement in SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRESQL:
        op.execute(statement)

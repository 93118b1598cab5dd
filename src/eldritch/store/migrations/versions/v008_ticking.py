"""An index of the tables that need a worker, which every worker looks for every two seconds."""

import sqlalchemy as sa
from alembic import op

revision = "008"
down_revision = "007"


def upgrade() -> None:
    op.create_index(
        "ix_game_ticking", "game", ["changed"], sqlite_where=sa.text("ticking = 1"), postgresql_where=sa.text("ticking")
    )

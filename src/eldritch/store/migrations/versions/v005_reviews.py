"""Reviews of finished games, so that none is worked out twice."""

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("game_id", sa.String(12), nullable=False),
        sa.Column("judgements", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_review"),
    )

"""What a bot thought of finished games. Every function takes a connection."""

from typing import Final

from sqlalchemy import Column, Connection, String, Table, Text, insert, select

from .schema import ID, metadata

review: Final = Table(
    "review",
    metadata,
    Column("game_id", String(ID), primary_key=True),
    Column("judgements", Text, nullable=False),
)
"""A review takes minutes to work out and never changes. The moves it tells of are in the log."""


def keep(connection: Connection, game_id: str, judgements: str) -> None:
    """Keep a review; of two that were made at the same time, the first: they are equal."""
    if kept(connection, game_id) is None:
        connection.execute(insert(review).values(game_id=game_id, judgements=judgements))


def kept(connection: Connection, game_id: str) -> str | None:
    return connection.execute(select(review.c.judgements).where(review.c.game_id == game_id)).scalar()

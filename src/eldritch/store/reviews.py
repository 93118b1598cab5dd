"""Stored reviews of finished games. Every function takes a connection."""

from typing import Final

from sqlalchemy import Column, Connection, String, Table, Text, insert, select

from .schema import ID, metadata

review: Final = Table(
    "review",
    metadata,
    Column("game_id", String(ID), primary_key=True),
    Column("judgements", Text, nullable=False),
)
"""A review takes minutes to compute and never changes. The moves themselves are in the log."""


def save(connection: Connection, game_id: str, judgements: str) -> None:
    """Store a review unless there is one: reviews computed at the same time are equal."""
    if load(connection, game_id) is None:
        connection.execute(insert(review).values(game_id=game_id, judgements=judgements))


def load(connection: Connection, game_id: str) -> str | None:
    return connection.execute(select(review.c.judgements).where(review.c.game_id == game_id)).scalar()

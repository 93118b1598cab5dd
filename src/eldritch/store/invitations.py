"""Stored invitations: short codes that lead to tables. Every function takes a connection."""

from typing import Final

from msgspec import Struct
from sqlalchemy import BigInteger, Column, Connection, Index, Integer, String, Table, delete, insert, select

from .schema import ID, metadata

CODE: Final = 6
"""The length of a code."""

invitation: Final = Table(
    "invitation",
    metadata,
    Column("code", String(CODE), primary_key=True),
    Column("game_id", String(ID), nullable=False),
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
    Index(None, "game_id"),
)
"""A code outlives its table, so that people who enter it learn that the table is gone."""


class Invitation(Struct, frozen=True):
    """An invitation to a seat of a table, or to any of its open seats."""

    code: str
    game_id: str
    seat: int | None
    created: int


_columns: Final = (invitation.c.code, invitation.c.game_id, invitation.c.seat, invitation.c.created)


def add(connection: Connection, new: Invitation) -> None:
    """Store an invitation. IntegrityError if the code is taken."""
    connection.execute(
        insert(invitation).values(code=new.code, game_id=new.game_id, seat=new.seat, created=new.created)
    )


def find(connection: Connection, code: str) -> Invitation | None:
    row = connection.execute(select(*_columns).where(invitation.c.code == code)).one_or_none()
    return None if row is None else Invitation(*row)


def newest(connection: Connection, game_id: str, seat: int | None) -> Invitation | None:
    """The newest invitation to a seat of a table, or to any seat."""
    same = (invitation.c.game_id == game_id, invitation.c.seat == seat)
    query = select(*_columns).where(*same).order_by(invitation.c.created.desc(), invitation.c.code).limit(1)
    row = connection.execute(query).one_or_none()
    return None if row is None else Invitation(*row)


def drop_old(connection: Connection, before: int) -> None:
    """Delete expired invitations, so that their codes become free."""
    connection.execute(delete(invitation).where(invitation.c.created < before))

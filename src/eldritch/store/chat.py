"""Chat lines, and the people that a person has muted."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
    delete,
    insert,
    select,
)

from eldritch.records import ChatLine

from .schema import ID, metadata

line: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(ID), nullable=False),
    Column("person", String(ID), ForeignKey("person.id"), nullable=False),
    Column("ref", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("preset", String(24)),
    Column("text", String(400)),
    Index(None, "game", "id"),
    UniqueConstraint("game", "person", "ref"),
)
"""`ref` is the client's id of the line, by which a repeated line is recognised."""

mute: Final = Table(
    "mute",
    metadata,
    Column("person", String(ID), ForeignKey("person.id"), primary_key=True),
    Column("muted", String(ID), ForeignKey("person.id"), primary_key=True),
)


_LINE: Final = (line.c.person, line.c.name, line.c.seat, line.c.at, line.c.preset, line.c.text)


def add_line(connection: Connection, game: str, ref: str, new: ChatLine) -> bool:
    """Store a line; return whether it is new."""
    same = (line.c.game == game, line.c.person == new.person, line.c.ref == ref)
    if connection.execute(select(line.c.id).where(*same)).first() is not None:
        return False
    row = {"person": new.person, "name": new.name, "seat": new.seat, "at": new.at}
    connection.execute(insert(line).values(game=game, ref=ref, preset=new.preset, text=new.text, **row))
    return True


def lines(connection: Connection, game: str, most: int) -> list[ChatLine]:
    """The last lines at a table, oldest first."""
    rows = connection.execute(select(*_LINE).where(line.c.game == game).order_by(line.c.id.desc()).limit(most))
    return [ChatLine(*row) for row in rows][::-1]


def muted_by(connection: Connection, person: str) -> set[str]:
    """The people that this person has muted."""
    return set(connection.execute(select(mute.c.muted).where(mute.c.person == person)).scalars())


def set_muted(connection: Connection, person: str, other: str, muted: bool) -> None:
    connection.execute(delete(mute).where(mute.c.person == person, mute.c.muted == other))
    if muted:
        connection.execute(insert(mute).values(person=person, muted=other))

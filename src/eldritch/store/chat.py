"""What was said at the tables, and whom a person does not want to hear."""

from typing import Final

from msgspec import Struct, convert
from sqlalchemy import BigInteger, Column, Connection, ForeignKey, Index, Integer, String, Table, delete, insert, select

from .schema import ID, metadata

line: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(ID), nullable=False),
    Column("person", String(ID), ForeignKey("person.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("preset", String(24)),
    Column("text", String(400)),
    Index(None, "game", "id"),
)

mute: Final = Table(
    "mute",
    metadata,
    Column("person", String(ID), ForeignKey("person.id"), primary_key=True),
    Column("muted", String(ID), ForeignKey("person.id"), primary_key=True),
)


class Line(Struct, frozen=True):
    """Something said: one of the presets, or words of one's own."""

    person: str
    name: str
    seat: int | None
    at: int
    preset: str | None = None
    text: str | None = None


_LINE: Final = (line.c.person, line.c.name, line.c.seat, line.c.at, line.c.preset, line.c.text)


def say(connection: Connection, game: str, said: Line) -> None:
    row = {"person": said.person, "name": said.name, "seat": said.seat, "at": said.at}
    connection.execute(insert(line).values(game=game, preset=said.preset, text=said.text, **row))


def lines(connection: Connection, game: str, most: int) -> list[Line]:
    """The last lines said at a table, the oldest first."""
    rows = connection.execute(select(*_LINE).where(line.c.game == game).order_by(line.c.id.desc()).limit(most))
    return [convert(dict(row), Line) for row in rows.mappings()][::-1]


def muted_by(connection: Connection, person: str) -> set[str]:
    """Whom this person does not want to hear."""
    return set(connection.execute(select(mute.c.muted).where(mute.c.person == person)).scalars())


def set_muted(connection: Connection, person: str, other: str, muted: bool) -> None:
    connection.execute(delete(mute).where(mute.c.person == person, mute.c.muted == other))
    if muted:
        connection.execute(insert(mute).values(person=person, muted=other))

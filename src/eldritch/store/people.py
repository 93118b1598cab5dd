"""People: guests, members and bots, with their sessions and tokens.

Sessions and tokens are stored as SHA-256 hashes, so a reader of the database cannot use them. Every function takes a
connection.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Index,
    String,
    Table,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from eldritch.records import Person

from .schema import ID, metadata

person: Final = Table(
    "person",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    # The forms in which the name of a member or bot is looked up, and in which it must be unique. Guests may share
    # names, so they have none.
    Column("name_key", String(64), unique=True),
    Column("skeleton", String(64), unique=True),
    Column("password", String(255)),
    Column("owner", String(ID), ForeignKey("person.id")),
    Column("created", BigInteger, nullable=False),
    Index(None, "owner"),
)

session: Final = Table(
    "session",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(ID), ForeignKey("person.id"), nullable=False),
    Column("agent", String(120), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index(None, "person"),
)

token: Final = Table(
    "token",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(ID), ForeignKey("person.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "person"),
)


class NameKeys(NamedTuple):
    """The forms in which a name is looked up, and in which it must be unique."""

    name_key: str
    skeleton: str


class Session(Struct, frozen=True):
    """A logged-in browser."""

    hash: str
    person: str
    agent: str
    created: int
    seen: int


_PERSON: Final = (person.c.id, person.c.kind, person.c.name, person.c.created, person.c.owner)


def add(connection: Connection, who: Person, keys: NameKeys | None = None) -> bool:
    """Add a person; return whether the name was free."""
    if keys is not None and is_taken(connection, keys):
        return False
    row = {"id": who.id, "kind": who.kind, "name": who.name, "owner": who.owner, "created": who.created}
    connection.execute(insert(person).values(**row, **(keys._asdict() if keys else {})))
    return True


def is_taken(connection: Connection, keys: NameKeys, except_id: str = "") -> bool:
    """Whether a member or bot, other than this person, has this name or one that looks the same."""
    same = or_(person.c.name_key == keys.name_key, person.c.skeleton == keys.skeleton)
    return connection.execute(select(person.c.id).where(same, person.c.id != except_id)).first() is not None


def _person(row: Sequence[Any] | None) -> Person | None:
    return None if row is None else Person(*row)


def find(connection: Connection, id: str) -> Person | None:
    return _person(connection.execute(select(*_PERSON).where(person.c.id == id)).first())


def find_by_name(connection: Connection, name_key: str) -> tuple[Person, str | None] | None:
    """The member or bot with this normalised name, and the password hash."""
    row = connection.execute(select(*_PERSON, person.c.password).where(person.c.name_key == name_key)).first()
    return None if row is None else (Person(*row[:-1]), row.password)


def rename(connection: Connection, who: Person, name: str, keys: NameKeys) -> bool:
    """Rename a person; return whether the name was free. Guests may not take the name of a member or bot."""
    if is_taken(connection, keys, except_id=who.id):
        return False
    reserved = {} if who.kind == "guest" else keys._asdict()
    connection.execute(update(person).where(person.c.id == who.id).values(name=name, **reserved))
    return True


def make_member(connection: Connection, id: str, name: str, keys: NameKeys, password: str) -> bool:
    """Turn a guest into a member, who keeps all games; return whether the name was free."""
    if is_taken(connection, keys):
        return False
    changed = {"kind": "member", "name": name, "password": password, **keys._asdict()}
    return (
        connection.execute(update(person).where(person.c.id == id, person.c.kind == "guest").values(changed)).rowcount
        == 1
    )


def set_password(connection: Connection, id: str, password: str) -> None:
    connection.execute(update(person).where(person.c.id == id).values(password=password))


def password_of(connection: Connection, id: str) -> str | None:
    return connection.execute(select(person.c.password).where(person.c.id == id)).scalar()


# Sessions.


def open_session(connection: Connection, opened: Session) -> None:
    row = {"hash": opened.hash, "person": opened.person, "agent": opened.agent}
    connection.execute(insert(session).values(created=opened.created, seen=opened.seen, **row))


def find_session(connection: Connection, hash: str) -> tuple[Person, Session] | None:
    """The person and session of this hash."""
    found = select(*_PERSON, *session.c).join(session).where(session.c.hash == hash)
    row = connection.execute(found).first()
    return None if row is None else (Person(*row[: len(_PERSON)]), Session(*row[len(_PERSON) :]))


def touch_session(connection: Connection, hash: str, now: int) -> None:
    connection.execute(update(session).where(session.c.hash == hash).values(seen=now))


def sessions_of(connection: Connection, person_id: str) -> list[Session]:
    """All sessions of a person, latest first."""
    rows = connection.execute(select(session).where(session.c.person == person_id).order_by(session.c.seen.desc()))
    return [Session(*row) for row in rows]


def close_session(connection: Connection, person_id: str, hash: str) -> bool:
    """End a session of this person, given a prefix of its hash; return whether there was one."""
    mine = session.c.person == person_id
    return (
        connection.execute(delete(session).where(mine, session.c.hash.startswith(hash, autoescape=True))).rowcount > 0
    )


def drop_session(connection: Connection, hash: str) -> None:
    connection.execute(delete(session).where(session.c.hash == hash))


def close_sessions(connection: Connection, person_id: str, except_hash: str = "") -> None:
    """End all sessions of a person except one."""
    connection.execute(delete(session).where(session.c.person == person_id, session.c.hash != except_hash))


def drop_stale_sessions(connection: Connection, before: int) -> int:
    return connection.execute(delete(session).where(session.c.seen < before)).rowcount


# External bots and their tokens.


def add_bot(
    connection: Connection, bot: Person, keys: NameKeys, hash: str, most: int
) -> Literal["taken", "many"] | None:
    """Add a member's bot with its token; return the problem, if any."""
    count = select(func.count()).select_from(person).where(person.c.owner == bot.owner)
    if connection.execute(count).scalar_one() >= most:
        return "many"
    if not add(connection, bot, keys):
        return "taken"
    connection.execute(insert(token).values(hash=hash, person=bot.id, created=bot.created))
    return None


def find_by_token(connection: Connection, hash: str) -> Person | None:
    """The bot with this token."""
    return _person(connection.execute(select(*_PERSON).join(token).where(token.c.hash == hash)).first())


def bots_of(connection: Connection, owner: str) -> list[Person]:
    rows = connection.execute(select(*_PERSON).where(person.c.owner == owner).order_by(person.c.created))
    return [Person(*row) for row in rows]


def renew_token(connection: Connection, owner: str, bot: str, hash: str | None, now: int) -> bool:
    """Replace or delete a bot's token; return whether the bot belongs to this owner."""
    found = find(connection, bot)
    if found is None or found.owner != owner:
        return False
    connection.execute(delete(token).where(token.c.person == bot))
    if hash is not None:
        connection.execute(insert(token).values(hash=hash, person=bot, created=now))
    return True

"""How strong people and bots are, and what each rated game has changed.

A subject is a person by id, or a bot of the server as `bot:` and its spec. Every function takes a connection.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    Index,
    Integer,
    String,
    Table,
    insert,
    select,
    update,
)

from .people import person
from .schema import ID, metadata
from .schema import game as game_table

SUBJECT: Final = 64

rating: Final = Table(
    "rating",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("size", String(8), primary_key=True),
    Column("subject", String(SUBJECT), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("ordinal", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "game", "size", "ordinal"),
)
"""`ordinal` is the strength that a subject has at least, in all likelihood: what lists are sorted by."""

rated_game: Final = Table(
    "rated_game",
    metadata,
    Column("game_id", String(ID), primary_key=True),
    Column("counted", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Games that have been dealt with; one that was brought from elsewhere is never counted."""

rating_change: Final = Table(
    "rating_change",
    metadata,
    Column("game_id", String(ID), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("subject", String(SUBJECT), nullable=False),
    Column("before", Double, nullable=False),
    Column("after", Double, nullable=False),
    Index(None, "subject"),
)
"""What a game did to the ordinals of those who played it."""


class Strength(Struct, frozen=True):
    """What is believed of a subject's strength, and how firmly."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma


class Rated(Struct, frozen=True):
    """A subject's rating in one game and size of table."""

    game: str
    size: str
    subject: str
    strength: Strength
    games: int
    wins: int
    changed: int


class Change(Struct, frozen=True):
    seat: int
    subject: str
    before: float
    after: float


class Past(Struct, frozen=True):
    """What a rating became by a game of the past: the game, its summary as JSON, when, and the ordinal after it."""

    game_id: str
    summary: str
    at: int
    after: float


class Played(Struct, frozen=True):
    """A subject at a finished game: where it sat and whether it won."""

    seat: int
    subject: str
    won: bool


Compute = Callable[[dict[str, Strength]], list[Strength]]
"""From the known strengths of the subjects the new one of each seat."""


def count(
    connection: Connection, game_id: str, game: str, size: str, played: Sequence[Played], at: int, compute: Compute
) -> bool:
    """Let a finished game change the ratings of those who played it; whether it had not yet."""
    if not claim(connection, game_id, at, counted=True):
        return False
    found = {each.subject: _find(connection, game, size, each.subject) for each in played}
    known = {subject: row.strength for subject, row in found.items() if row is not None}
    made = compute(known)
    for subject, old in found.items():
        seats = [each for each in played if each.subject == subject]
        strength = _mean([made[place] for place, each in enumerate(played) if each.subject == subject])
        wins = sum(each.won for each in seats)
        _keep(connection, old, Rated(game, size, subject, strength, len(seats), wins, at))
        change = {"before": old.strength.ordinal if old else 0.0, "after": strength.ordinal}
        rows = [{"game_id": game_id, "seat": each.seat, "subject": subject, **change} for each in seats]
        connection.execute(insert(rating_change), rows)
    return True


def _mean(strengths: Sequence[Strength]) -> Strength:
    """What a bot that had several seats has shown at all of them."""
    return Strength(sum(each.mu for each in strengths) / len(strengths), min(each.sigma for each in strengths))


def claim(connection: Connection, game_id: str, at: int, counted: bool) -> bool:
    """Note that a game has been dealt with; whether it had not been before."""
    if connection.execute(select(rated_game.c.at).where(rated_game.c.game_id == game_id)).first() is not None:
        return False
    connection.execute(insert(rated_game).values(game_id=game_id, counted=counted, at=at))
    return True


_RATED: Final = (
    rating.c.game,
    rating.c.size,
    rating.c.subject,
    rating.c.mu,
    rating.c.sigma,
    rating.c.games,
    rating.c.wins,
    rating.c.changed,
)


def _rated(row: Sequence[object]) -> Rated:
    game, size, subject, mu, sigma, games, wins, changed = row
    return Rated(game, size, subject, Strength(mu, sigma), games, wins, changed)  # type: ignore[arg-type]


def _find(connection: Connection, game: str, size: str, subject: str) -> Rated | None:
    same = (rating.c.game == game, rating.c.size == size, rating.c.subject == subject)
    # Two workers may count two games of one subject at once.
    row = connection.execute(select(*_RATED).where(*same).with_for_update()).first()
    return None if row is None else _rated(row)


def _keep(connection: Connection, old: Rated | None, new: Rated) -> None:
    """Write the new strength, and count what was played on top of what was known."""
    values = {
        "mu": new.strength.mu,
        "sigma": new.strength.sigma,
        "ordinal": new.strength.ordinal,
        "games": new.games + (old.games if old else 0),
        "wins": new.wins + (old.wins if old else 0),
        "changed": new.changed,
    }
    key = {"game": new.game, "size": new.size, "subject": new.subject}
    if old is None:
        connection.execute(insert(rating).values(**key, **values))
    else:
        same = (rating.c.game == new.game, rating.c.size == new.size, rating.c.subject == new.subject)
        connection.execute(update(rating).where(*same).values(**values))


def of_subject(connection: Connection, subject: str) -> list[Rated]:
    """All ratings of one subject."""
    query = select(*_RATED).where(rating.c.subject == subject).order_by(rating.c.game, rating.c.size)
    return [_rated(row) for row in connection.execute(query)]


def best(connection: Connection, game: str, size: str, least: int, limit: int) -> list[tuple[Rated, str | None]]:
    """The strongest in a game of a size who have played often enough, with people's names. Guests are not listed."""
    query = (
        select(*_RATED, person.c.name)
        .outerjoin(person, person.c.id == rating.c.subject)
        .where(rating.c.game == game, rating.c.size == size, rating.c.games >= least)
        .where((person.c.kind != "guest") | rating.c.subject.startswith("bot:"))
        .order_by(rating.c.ordinal.desc(), rating.c.subject)
        .limit(limit)
    )
    return [(_rated(row[:-1]), row[-1]) for row in connection.execute(query)]


def history(connection: Connection, subject: str, limit: int) -> list[Past]:
    """What the last rated games made of a subject's ratings, the oldest first."""
    change = rating_change.c
    query = (
        select(change.game_id, game_table.c.summary, rated_game.c.at, change.after)
        .join(rated_game, rated_game.c.game_id == change.game_id)
        .join(game_table, game_table.c.id == change.game_id)
        .where(change.subject == subject)
        .order_by(rated_game.c.at.desc(), change.game_id)
        .limit(limit)
    )
    return [Past(*row) for row in reversed(connection.execute(query).all())]


def changes(connection: Connection, game_id: str) -> list[Change]:
    """What a game did to the ratings of those who played it."""
    of_game = rating_change.c
    query = select(of_game.seat, of_game.subject, of_game.before, of_game.after).where(of_game.game_id == game_id)
    return [Change(*row) for row in connection.execute(query.order_by(of_game.seat))]

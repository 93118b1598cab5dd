"""Ratings of people and bots, and the changes made by each rated game.

A subject is the id of a person, or `bot:` and the spec of a server bot. Every function takes a connection.
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
"""`ordinal` is a cautious estimate of the strength, by which lists are sorted."""

rated_game: Final = Table(
    "rated_game",
    metadata,
    Column("game_id", String(ID), primary_key=True),
    Column("counted", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Games that have been processed. Imported games are never counted."""

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
"""The ordinals of the players before and after a game."""


class Strength(Struct, frozen=True):
    """The estimated strength of a subject and its uncertainty."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma


class Rated(Struct, frozen=True):
    """A subject's rating in one game and size class."""

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


class PastRating(Struct, frozen=True):
    """The ordinal of a subject after a rated game, with the game's summary as JSON."""

    game_id: str
    summary: str
    at: int
    after: float


class Played(Struct, frozen=True):
    """A subject in a finished game."""

    seat: int
    subject: str
    won: bool


Compute = Callable[[dict[str, Strength]], list[Strength]]
"""Computes the new strength of each seat from the known strengths of the subjects."""


def rate_game(
    connection: Connection, game_id: str, game: str, size: str, played: Sequence[Played], at: int, compute: Compute
) -> bool:
    """Update the ratings of a finished game's players; return False if that was done before."""
    if not mark_rated(connection, game_id, at, counted=True):
        return False
    found = {each.subject: _find(connection, game, size, each.subject) for each in played}
    known = {subject: row.strength for subject, row in found.items() if row is not None}
    new = compute(known)
    for subject, old in found.items():
        seats = [each for each in played if each.subject == subject]
        strength = _mean([new[place] for place, each in enumerate(played) if each.subject == subject])
        wins = sum(each.won for each in seats)
        _save(connection, old, Rated(game, size, subject, strength, len(seats), wins, at))
        change = {"before": old.strength.ordinal if old else 0.0, "after": strength.ordinal}
        rows = [{"game_id": game_id, "seat": each.seat, "subject": subject, **change} for each in seats]
        connection.execute(insert(rating_change), rows)
    return True


def _mean(strengths: Sequence[Strength]) -> Strength:
    """The strength of a bot that had several seats."""
    return Strength(sum(each.mu for each in strengths) / len(strengths), min(each.sigma for each in strengths))


def mark_rated(connection: Connection, game_id: str, at: int, counted: bool) -> bool:
    """Mark a game as processed; return False if it was before."""
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
    # Two workers may rate two games of one subject at the same time.
    row = connection.execute(select(*_RATED).where(*same).with_for_update()).first()
    return None if row is None else _rated(row)


def _save(connection: Connection, old: Rated | None, new: Rated) -> None:
    """Store the new strength and add the games and wins to the previous ones."""
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
    """The highest-rated subjects with enough games, and people's names. Guests are not listed."""
    query = (
        select(*_RATED, person.c.name)
        .outerjoin(person, person.c.id == rating.c.subject)
        .where(rating.c.game == game, rating.c.size == size, rating.c.games >= least)
        .where((person.c.kind != "guest") | rating.c.subject.startswith("bot:"))
        .order_by(rating.c.ordinal.desc(), rating.c.subject)
        .limit(limit)
    )
    return [(_rated(row[:-1]), row[-1]) for row in connection.execute(query)]


def history(connection: Connection, subject: str, limit: int) -> list[PastRating]:
    """A subject's ordinals after its last rated games, oldest first."""
    change = rating_change.c
    query = (
        select(change.game_id, game_table.c.summary, rated_game.c.at, change.after)
        .join(rated_game, rated_game.c.game_id == change.game_id)
        .join(game_table, game_table.c.id == change.game_id)
        .where(change.subject == subject)
        .order_by(rated_game.c.at.desc(), change.game_id)
        .limit(limit)
    )
    return [PastRating(*row) for row in reversed(connection.execute(query).all())]


def changes(connection: Connection, game_id: str) -> list[Change]:
    """The rating changes of a game."""
    of_game = rating_change.c
    query = select(of_game.seat, of_game.subject, of_game.before, of_game.after).where(of_game.game_id == game_id)
    return [Change(*row) for row in connection.execute(query.order_by(of_game.seat))]

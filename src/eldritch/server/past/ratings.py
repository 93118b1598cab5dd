"""Plackett–Luce ratings of people and bots, by game and table size.

Winners share first place, the others share second place, and players who resigned come last. In games with teams, the
winners form one team and the losers another.
"""

from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy.exc import IntegrityError

from eldritch.core.game import find
from eldritch.store import ratings
from eldritch.store.ratings import Played, Strength
from eldritch.table import Entry, Table

from ..common import now_ms
from ..live.services import Services

MODEL: Final = PlackettLuce()
BASE: Final = 1000
SCALE: Final = 60

FIRST: Final = 1
SECOND: Final = 2
LAST: Final = 3


def rating_pools(game: str) -> tuple[str, ...]:
    """The table sizes of a game that have separate ratings."""
    found = find(game)
    return tuple(_size(pool) for pool in found.profile.rating_pools or (found.seats,))


def size_class(game: str, seats: int) -> str:
    """The rating pool of a table with this many seats."""
    found = find(game)
    for pool in found.profile.rating_pools or (found.seats,):
        if seats in pool:
            return _size(pool)
    raise ValueError(f"{game} is not played by {seats}")


def _size(pool: range) -> str:
    return str(pool.start) if len(pool) == 1 else f"{pool.start}-{pool.stop - 1}"


def points(ordinal: float) -> int:
    """A strength on the displayed scale: 1000 for a new player, about 2500 for a champion."""
    return max(0, round(BASE + SCALE * ordinal))


def is_counted(table: Table) -> bool:
    """Whether a game changes ratings: it is rated and has a result."""
    return table.setup.rated and table.result is not None and any(table.result.returns)


def played(table: Table) -> list[Played]:
    """The players by seat. A draw among all counts as a win for nobody."""
    assert table.result is not None
    drawn = all(table.result.returns)
    found: list[Played] = []
    for number, seat in enumerate(table.seats):
        assert seat.player is not None
        subject = f"bot:{seat.player.bot}" if seat.player.bot else seat.player.id
        found.append(Played(number, subject, table.result.returns[number] > 0 and not drawn))
    return found


def places(table: Table) -> list[int]:
    """The place of each seat."""
    assert table.result is not None
    return [
        LAST if seat.resigned else FIRST if share > 0 else SECOND
        for seat, share in zip(table.seats, table.result.returns, strict=True)
    ]


def teams(game: str, ranks: Sequence[int]) -> list[list[int]]:
    """The seats grouped by team."""
    if find(game).profile.team_of is None:
        return [[seat] for seat in range(len(ranks))]
    together = [[seat for seat, rank in enumerate(ranks) if rank == place] for place in (FIRST, SECOND)]
    alone = [[seat] for seat, rank in enumerate(ranks) if rank == LAST]
    return [team for team in together + alone if team]


def updated_strengths(game: str, ranks: Sequence[int], strengths: Sequence[Strength | None]) -> list[Strength]:
    """The players' strengths after a game, by seat."""
    sides = teams(game, ranks)
    if len(sides) < 2:
        return [strength or Strength(MODEL.mu, MODEL.sigma) for strength in strengths]
    before = [[_rating(strengths[seat]) for seat in side] for side in sides]
    after = MODEL.rate(before, ranks=[ranks[side[0]] for side in sides])
    made: dict[int, Strength] = {}
    for side, sided in zip(sides, after, strict=True):
        for seat, rating in zip(side, sided, strict=True):
            made[seat] = Strength(rating.mu, rating.sigma)
    return [made[seat] for seat in range(len(ranks))]


def _rating(strength: Strength | None) -> PlackettLuceRating:
    return MODEL.rating() if strength is None else MODEL.rating(mu=strength.mu, sigma=strength.sigma)


class RatingUpdates:
    """Updates ratings, once for each rated game."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        services.rooms.on_change(self.count)

    async def count(self, table_id: str, table: Table, entries: Sequence[Entry] = ()) -> None:
        """Update the ratings after the end of a game, unless that has been done."""
        if not is_counted(table):
            return
        game, players, ranks = table.setup.game, played(table), places(table)
        size = size_class(game, table.setup.seats)

        def compute(known: dict[str, Strength]) -> list[Strength]:
            return updated_strengths(game, ranks, [known.get(each.subject) for each in players])

        try:
            await self._store.write(
                lambda connection: ratings.rate_game(connection, table_id, game, size, players, now_ms(), compute)
            )
        except IntegrityError:
            return  # another worker has counted it

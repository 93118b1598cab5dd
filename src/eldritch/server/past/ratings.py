"""How strong everybody is: Plackett–Luce ratings, by game and by size of table, of people and bots alike.

Those who won share the first place, the others the second, and who resigned comes last. In the game of hidden teams
the winners are one team and the losers another, since nobody wins or loses there alone.
"""

from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy.exc import IntegrityError

from eldritch.core.game import find
from eldritch.store import ratings
from eldritch.store.ratings import Played, Strength
from eldritch.table import Entry, Table

from ..live.services import Services
from ..people.people import now_ms

MODEL: Final = PlackettLuce()
BASE: Final = 1000
SCALE: Final = 60

FIRST: Final = 1
SECOND: Final = 2
LAST: Final = 3


def rating_pools(game: str) -> tuple[str, ...]:
    """The sizes of tables that are rated apart in a game: a game of two is not like a game of five."""
    found = find(game)
    return tuple(_size(pool) for pool in found.profile.rating_pools or (found.seats,))


def size_class(game: str, seats: int) -> str:
    """The rating pool that a table belongs to."""
    found = find(game)
    for pool in found.profile.rating_pools or (found.seats,):
        if seats in pool:
            return _size(pool)
    raise ValueError(f"{game} is not played by {seats}")


def _size(pool: range) -> str:
    return str(pool.start) if len(pool) == 1 else f"{pool.start}-{pool.stop - 1}"


def points(ordinal: float) -> int:
    """A strength as people are shown it: 1000 for somebody unknown, some 2500 for a champion."""
    return max(0, round(BASE + SCALE * ordinal))


def is_counted(table: Table) -> bool:
    """Whether a game changes ratings: a rated one that came to a result."""
    return table.setup.rated and table.result is not None and any(table.result.returns)


def played(table: Table) -> list[Played]:
    """Who played, seat by seat. Who shares the first place with everybody has not won."""
    assert table.result is not None
    drawn = all(table.result.returns)
    found: list[Played] = []
    for number, seat in enumerate(table.seats):
        assert seat.player is not None
        subject = f"bot:{seat.player.bot}" if seat.player.bot else seat.player.id
        found.append(Played(number, subject, table.result.returns[number] > 0 and not drawn))
    return found


def places(table: Table) -> list[int]:
    """The place that each seat has come to."""
    assert table.result is not None
    return [
        LAST if seat.resigned else FIRST if share > 0 else SECOND
        for seat, share in zip(table.seats, table.result.returns, strict=True)
    ]


def teams(game: str, ranks: Sequence[int]) -> list[list[int]]:
    """The seats that won or lost together."""
    if find(game).profile.team_of is None:
        return [[seat] for seat in range(len(ranks))]
    together = [[seat for seat, rank in enumerate(ranks) if rank == place] for place in (FIRST, SECOND)]
    alone = [[seat] for seat, rank in enumerate(ranks) if rank == LAST]
    return [team for team in together + alone if team]


def updated_strengths(game: str, ranks: Sequence[int], strengths: Sequence[Strength | None]) -> list[Strength]:
    """What a game makes of the strengths of those who played it, seat by seat."""
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


class Ratings:
    """Counts every rated game once."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        services.rooms.on_change(self.count)

    async def count(self, table_id: str, table: Table, entries: Sequence[Entry]) -> None:
        """After a game's end: let it change the ratings, unless it has done so before."""
        if not is_counted(table):
            return
        game, user, ranks = table.setup.game, played(table), places(table)
        size = size_class(game, table.setup.seats)

        def compute(known: dict[str, Strength]) -> list[Strength]:
            return updated_strengths(game, ranks, [known.get(each.subject) for each in user])

        try:
            await self._store.write(
                lambda connection: ratings.count(connection, table_id, game, size, user, now_ms(), compute)
            )
        except IntegrityError:
            return  # another worker has just counted it

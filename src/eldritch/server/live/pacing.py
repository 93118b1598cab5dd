"""How long bots wait before they act, so that people can follow, and at which speed the people at a table want that."""

from collections.abc import Iterable
from typing import Final, Literal, get_args

from msgspec import Struct

from eldritch.core.profile import Profile
from eldritch.table import Table

from ..people.companions import owner_of

Speed = Literal["slow", "normal", "fast", "instant"]
SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)
"""All speeds, slowest first."""
DEFAULT: Final[Speed] = "normal"


class Pace(Struct, frozen=True):
    """The waits of a speed, in seconds."""

    step: float
    """Before an action that people want to see."""
    turn_of_all: float
    """The most that all bots of a table together take for a turn each."""
    guarded: float
    """Answers whose timing would reveal hidden cards are sent at multiples of this."""


PACES: Final[dict[Speed, Pace]] = {
    "slow": Pace(1.2, 18, 0.3),
    "normal": Pace(0.7, 7, 0.25),
    "fast": Pace(0.3, 3, 0.2),
    "instant": Pace(0, 0, 0.15),
}


class Turn(Struct, frozen=True):
    """A seat that decides several times in a row, and since when."""

    seat: int
    since: float


def due(profile: Profile, pace: Pace, step: str, verb: str, *, asked: float, now: float, limit: float) -> float:
    """When a bot's answer is sent. It was asked at one time and has answered now; times are seconds.

    Where thinking time could reveal hidden cards, that is at the next multiple of the pace. Trivial actions wait for
    nothing. Others wait one step after the question, but not beyond the limit of the bot's turn.
    """
    if profile.constant_pace:
        beat = pace.step if step in profile.open_steps and pace.step else pace.guarded
        return asked + ((now - asked) // beat + 1) * beat if beat else now
    if verb in profile.trivial_verbs:
        return now
    return max(now, min(asked + pace.step, limit))


class Wishes(Struct):
    """The speeds that the people of one worker want at a table."""

    speeds: dict[str, Speed] = {}
    skipping: set[str] = set()
    """The people who want the bots to run until they are asked themselves."""

    def forget(self, person: str) -> None:
        self.speeds.pop(person, None)
        self.skipping.discard(person)


class TableSpeed:
    """The speed of a table: the slowest that the connected players want. Who skips wants none until asked again."""

    def __init__(self) -> None:
        self.local = Wishes()
        self.remote: dict[str, Wishes] = {}
        """What other workers have reported."""

    def speed(self, table: Table) -> Speed:
        seated = {owner_of(seat.player.id) for seat in table.seats if seat.player is not None and not seat.player.bot}
        wanted: list[Speed] = [
            "instant" if person in wishes.skipping else speed
            for wishes in self._all()
            for person, speed in wishes.speeds.items()
            if person in seated
        ]
        return min(wanted, key=SPEEDS.index, default=DEFAULT)

    def end_skips(self, table: Table) -> None:
        """Nobody skips the own decision."""
        asked = table.play.asked() if table.play is not None and table.phase == "playing" else ()
        people = {owner_of(player.id) for seat in asked if (player := table.seats[seat].player) is not None}
        for wishes in self._all():
            wishes.skipping -= people

    def drop_missing(self, workers: Iterable[str]) -> None:
        """Drop the reports of dead workers."""
        for worker in set(self.remote) - set(workers):
            del self.remote[worker]

    def _all(self) -> tuple[Wishes, ...]:
        return (self.local, *self.remote.values())

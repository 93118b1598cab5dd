"""A seat of a table and its player."""

from dataclasses import dataclass, field
from typing import Final

from .setup import SECOND, Player

GONE_FOR: Final = 120 * SECOND
"""A player disconnected for this long counts as absent: others may replace them by a bot or claim the win."""

IDLE_MOVES: Final = 2
"""A player whose clock has run out in this many consecutive moves counts as absent too."""


@dataclass
class Seat:
    """One seat."""

    player: Player | None = None
    ready: bool = False
    stand_in: str = ""
    """The spec of the bot that plays for the owner."""
    resigned: bool = False
    gone_since: int | None = None
    idle: int = 0
    """Consecutive moves, outside sealed windows, in which the clock ran out."""
    premoves: list[tuple[int, str]] = field(default_factory=list)

    def is_bot(self) -> bool:
        return self.player is not None and self.player.bot != ""

    def bot(self) -> str:
        """The spec of the bot that plays this seat now; empty if a person does."""
        return self.stand_in or (self.player.bot if self.player else "")

    def is_person(self) -> bool:
        """Whether a person plays this seat and can answer offers."""
        return self.player is not None and not self.player.bot and not self.stand_in and not self.resigned

    def is_absent(self, now: int, by_days: bool) -> bool:
        """Whether the owner keeps the others waiting too long. With a clock of days, nobody has to stay connected."""
        gone = self.gone_since is not None and now - self.gone_since >= GONE_FOR and not by_days
        return self.is_person() and (gone or self.idle >= IDLE_MOVES)

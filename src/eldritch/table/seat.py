"""A seat of a table: who has it, and how it goes with it."""

from dataclasses import dataclass, field
from typing import Final

from .setup import SECOND, Player

GONE_FOR: Final = 120 * SECOND
"""Who is away for so long may be replaced by a bot, and a win against them claimed."""

IDLE_MOVES: Final = 2
"""So may be who let the clock run out for so many moves in a row."""


@dataclass
class Seat:
    """One seat."""

    player: Player | None = None
    ready: bool = False
    stand_in: str = ""
    """The bot that plays for the owner."""
    resigned: bool = False
    gone_since: int | None = None
    idle: int = 0
    """Moves in a row, asked for in the open, in which the clock ran out."""
    premoves: list[tuple[int, str]] = field(default_factory=list)

    def is_bot(self) -> bool:
        return self.player is not None and self.player.bot != ""

    def bot(self) -> str:
        """The spec of the bot that plays this seat now; empty if a person does."""
        return self.stand_in or (self.player.bot if self.player else "")

    def is_person(self) -> bool:
        """Whether a person plays here and can be asked."""
        return self.player is not None and not self.player.bot and not self.stand_in and not self.resigned

    def is_absent(self, now: int, by_days: bool) -> bool:
        """Whether the owner lets the others wait too long. At a table of days nobody need stay connected."""
        gone = self.gone_since is not None and now - self.gone_since >= GONE_FOR and not by_days
        return self.is_person() and (gone or self.idle >= IDLE_MOVES)

"""The side from which choices are valued: a seat, its faction's weights, and the player's preferences."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.tactics import Personality

from ..rules.factions.black_goat import EIGHT_AREAS, FOUR_AREAS, SHARED_AREA, SIX_AREAS, BlackGoat
from ..state import Duel
from .weights import BLACK_GOAT, GREAT_CTHULHU, Weights

NO_AREA: Final = -1


@final
class Perspective:
    """The side of one seat. Call `look` before valuing; `reason` is the key of the reason for the last value."""

    def __init__(self, personality: Personality) -> None:
        self.personality: Personality = personality
        self.build_factor: float = moderate(personality.build)
        self.hoard_factor: float = moderate(personality.hoard)
        self.scheme_factor: float = moderate(personality.scheme)
        self.reason: str = ""
        self.seat: i64 = 0
        self.enemy: i64 = 1
        self.is_goat: bool = False
        self.weights: Weights = GREAT_CTHULHU
        self.danger: float = 1.0
        """How much danger counts: less while the enemy has no Power to use it."""
        self.types: list[i64] = []
        """The types of the seat's figures, by kind."""

    def look(self, state: Duel, seat: i64) -> None:
        """Take the seat's side."""
        self.seat = seat
        self.enemy = 1 - seat
        self.is_goat = isinstance(state.factions[seat], BlackGoat)
        self.weights = BLACK_GOAT if self.is_goat else GREAT_CTHULHU
        self.danger = self.weights.unpunished if state.power[1 - seat] == 0 else 1.0
        self.types = state.factions[seat].sheet.type

    def because(self, reason: str, value: float) -> float:
        """Note the reason for a value."""
        self.reason = reason
        return value

    def spread(self, state: Duel, area: i64, to: i64) -> float:
        """The value of a figure in an area for the Black Goat's books, coming from another area or NO_AREA.

        The Goat wants figures in many areas, and one area shared with the enemy.
        """
        if not self.is_goat:
            return 0.0
        value = 0.0
        slots = state.slots[self.seat]
        is_new = wants_areas(slots) and state.crowd(self.seat, to) == 0
        if is_new and area >= 0 and state.crowd(self.seat, area) > 1:
            value += self.weights.spread * self.scheme_factor
        if (slots >> SHARED_AREA) & 1 == 0 and state.crowd(self.enemy, to) > 0:
            value += self.weights.share
        return value


def moderate(factor: float) -> float:
    """A third of a preference, for what everybody must do: with all of it a player would do nothing else."""
    return 1.0 + (factor - 1.0) / 3.0


def wants_areas(slots: i64) -> bool:
    """Whether a book for figures in many areas is still to be earned."""
    return (slots >> FOUR_AREAS) & (slots >> SIX_AREAS) & (slots >> EIGHT_AREAS) & 1 == 0

"""Figures that their owner must give up: the target chooses the figure (ruling 33)."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from ..actions import ELIMINATE, figure_at
from ..box.components import ACOLYTE, FIGURES, GREAT_OLD_ONE, MOST_AREAS
from ..state import Duel
from . import battlefield, figures


def acolyte_options(state: Duel, seat: i64, options: list[int]) -> None:
    """One's Acolytes on the map, by area."""
    for area in range(state.areas):
        if state.standing(seat, ACOLYTE, area) > 0:
            options.append(figure_at(ELIMINATE, ACOLYTE, area))


@final
class Devoured(Frame[Duel]):
    """The enemy of Cthulhu gives him one monster or cultist of the battle.

    It counts as a victim (rulings 37, 46).
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "devoured"

    def fields(self) -> Fields:
        return [self.seat]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        area = battlefield.area(state)
        for kind in range(FIGURES):
            if state.factions[seat].sheet.type[kind] != GREAT_OLD_ONE and state.standing(seat, kind, area) > 0:
                options.append(figure_at(ELIMINATE, kind, area))
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack.pop()
        state.battle[battlefield.VICTIMS + 1 - seat] += 1
        figures.lose(state, seat, (action - ELIMINATE) // MOST_AREAS, battlefield.area(state), "devour")

    def go(self, state: Duel) -> None:
        self.take(state, self.seat, self.options(state, self.seat)[0])


@final
class CultistsLost(Frame[Duel]):
    """The enemy's effect takes so many cultists from anywhere, all if there are fewer (ruling 75)."""

    def __init__(self, seat: i64, left: i64, cause: str) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.cause: str = cause

    def name(self) -> str:
        return "cultists_lost"

    def fields(self) -> Fields:
        return [self.seat, self.left, self.cause]

    def shown(self) -> Facts:
        return {"seat": self.seat, "left": self.left, "by": self.cause}

    def owing(self, state: Duel) -> i64:
        if self.left == 0 or self.left >= state.on_map(self.seat, ACOLYTE):
            return 0
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        acolyte_options(state, seat, options)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack[-1] = CultistsLost(seat, self.left - 1, self.cause)
        figures.lose(state, seat, ACOLYTE, action - ELIMINATE, self.cause)

    def go(self, state: Duel) -> None:
        """Whatever is left to choose is forced."""
        options = self.options(state, self.seat)
        if self.left == 0 or not options:
            state.stack.pop()
        else:
            self.take(state, self.seat, options[0])

"""Figures that a player must give up. Their owner chooses which (ruling 33)."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import SeatFrame
from eldritch.core.seats import bit

from ..actions import ELIMINATE, action_at, area_of, kind_of
from ..box.components import ACOLYTE, FIGURES, GREAT_OLD_ONE
from ..state import Duel
from . import doom
from .choice import SeatChoice


@final
class Devoured(SeatChoice):
    """The enemy of Cthulhu loses one monster or cultist of the battle. It counts as a victim (rulings 37, 46)."""

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        area = state.current_battle().area
        types = state.factions[seat].sheet.type
        for kind in range(FIGURES):
            if types[kind] != GREAT_OLD_ONE and state.figures_at(seat, kind, area) > 0:
                options.append(action_at(ELIMINATE, kind, area))
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack.pop()
        battle = state.current_battle()
        battle.sides[1 - seat].victims += 1
        doom.eliminate(state, seat, kind_of(action), battle.area, "devour")

    def go(self, state: Duel) -> None:
        self.take(state, self.seat, self.options(state, self.seat)[0])


@final
class CultistsLost(SeatFrame[Duel]):
    """An effect of the enemy eliminates `left` cultists from anywhere, or all if there are fewer (ruling 75)."""

    def __init__(self, seat: i64, left: i64, cause: str) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.cause: str = cause

    def shown(self) -> Facts:
        return {"seat": self.seat, "left": self.left, "by": self.cause}

    def owing(self, state: Duel) -> i64:
        if self.left == 0 or self.left >= state.on_map(self.seat, ACOLYTE):
            return 0
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        for area in range(state.areas):
            if state.figures_at(seat, ACOLYTE, area) > 0:
                options.append(action_at(ELIMINATE, ACOLYTE, area))
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack[-1] = CultistsLost(seat, self.left - 1, self.cause)
        doom.eliminate(state, seat, ACOLYTE, area_of(action), self.cause)

    def go(self, state: Duel) -> None:
        """Nothing is left to choose."""
        options = self.options(state, self.seat)
        if self.left == 0 or not options:
            state.stack.pop()
        else:
            self.take(state, self.seat, options[0])

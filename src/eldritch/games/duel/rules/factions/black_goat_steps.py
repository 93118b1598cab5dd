"""The effects and decisions of the Black Goat: offerings, Avatar, Ghroth, Necrophagy."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import SeatFrame
from eldritch.core.seats import bit

from ... import events
from ...actions import ELIMINATE, GIVE, NECROPHAGY, PLACE, STOP, action_at, area_of, argument_of, seat_of
from ...box.components import ACOLYTE, FIGURES, GREAT_OLD_ONE
from ...state import DIE_OF_SEAT, Duel
from .. import books, figures
from ..choice import SeatChoice
from ..losses import CultistsLost

GHOUL: Final = 1
MI_GO: Final = 2
DARK_YOUNG: Final = 3
SHUB_NIGGURATH: Final = 4
ELIMINATE_TWO: Final = 3
AWAKEN_SHUB: Final = 5
OFFERING: Final = 2
"""How many cultists an awakening and the fourth requirement cost."""
NO_AREA: Final = -1


def can_offer(state: Duel, seat: i64, gate: i64) -> bool:
    """Whether two cultists can leave and this gate stays manned; with `lax_awakening`, whether there are two."""
    spare = state.on_map(seat, ACOLYTE)
    if not state.options.lax_awakening and state.keeper[gate] == ACOLYTE:
        spare -= 1
    return spare >= OFFERING


@final
class Offering(SeatFrame[Duel]):
    """Cultists are given up one by one: for Shub-Niggurath at the gate in `area`, or with NO_AREA for a book."""

    def __init__(self, seat: i64, area: i64, left: i64) -> None:
        super().__init__(seat)
        self.area: i64 = area
        self.left: i64 = left

    def shown(self) -> Facts:
        return {"seat": self.seat, "area": None if self.area < 0 else self.area, "left": self.left}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if self.left > 0 and len(self.options(state, self.seat)) > 1 else 0

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        for area in range(state.areas):
            count = state.figures_at(seat, ACOLYTE, area)
            if area == self.area and not state.options.lax_awakening and state.keeper[area] == ACOLYTE:
                count -= 1
            if count > 0:
                options.append(action_at(ELIMINATE, ACOLYTE, area))
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack[-1] = Offering(seat, self.area, self.left - 1)
        figures.remove(state, seat, ACOLYTE, area_of(action))
        events.eliminated(state, seat, ACOLYTE, area_of(action), "offering")

    def go(self, state: Duel) -> None:
        if self.left > 0:
            self.take(state, self.seat, self.options(state, self.seat)[0])
            return
        state.stack.pop()
        slot: i64 = ELIMINATE_TWO
        if self.area >= 0:
            slot = AWAKEN_SHUB
            state.awakenings[self.seat] += 1
            figures.bring(state, self.seat, SHUB_NIGGURATH, self.area)
            events.awakened(state, self.seat, SHUB_NIGGURATH, self.area)
        if books.is_open(state, self.seat, slot):
            books.fill(state, self.seat, slot)


@final
class Giving(SeatChoice):
    """Avatar: the owner picks which monster or cultist changes places with Shub-Niggurath (ruling 76)."""

    def __init__(self, seat: i64, goat: i64, area: i64) -> None:
        super().__init__(seat)
        self.goat: i64 = goat
        self.area: i64 = area

    def shown(self) -> Facts:
        return {"seat": self.seat, "area": self.area}

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        for kind in range(FIGURES):
            if state.factions[seat].sheet.type[kind] != GREAT_OLD_ONE and state.figures_at(seat, kind, self.area) > 0:
                options.append(GIVE + kind)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack.pop()
        kind = argument_of(action)
        here = figures.first_area(state, self.goat, SHUB_NIGGURATH)
        figures.lift(state, self.goat, SHUB_NIGGURATH, here)
        figures.lift(state, seat, kind, self.area)
        figures.put(state, self.goat, SHUB_NIGGURATH, self.area)
        figures.put(state, seat, kind, here)
        events.swapped(state, seat, kind, self.area, here)

    def go(self, state: Duel) -> None:
        self.take(state, self.seat, self.options(state, self.seat)[0])


def ghroth(state: Duel, seat: i64) -> None:
    """Roll a die and compare it with the number of areas with Mi-Go (ruling 75).

    If it is not higher, the enemy loses that many cultists. Otherwise the Goat's player places one.
    """
    areas: i64 = 0
    for area in range(state.areas):
        if state.figures_at(seat, MI_GO, area) > 0:
            areas += 1
    rolled = state.generator.below(6) + 1
    state.dice = [DIE_OF_SEAT * seat + rolled]
    events.ghroth_rolled(state, seat, rolled, areas)
    if rolled <= areas:
        state.stack.append(CultistsLost(1 - seat, rolled, "ghroth"))
    else:
        state.stack.append(Placing(seat))


@final
class Placing(SeatFrame[Duel]):
    """An Acolyte of either pool is placed into any area. Nothing happens if both pools are out of Acolytes."""

    def owing(self, state: Duel) -> i64:
        empty = state.pool[ACOLYTE] == 0 and state.pool[FIGURES + ACOLYTE] == 0
        return 0 if empty else bit(self.seat)

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        for owner in range(2):
            if state.pool[owner * FIGURES + ACOLYTE] > 0:
                for area in range(state.areas):
                    options.append(action_at(PLACE, owner, area))
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack.pop()
        owner = seat_of(action)
        figures.bring(state, owner, ACOLYTE, area_of(action))
        events.placed(state, owner, area_of(action))

    def go(self, state: Duel) -> None:
        state.stack.pop()


@final
class Necrophagy(SeatChoice):
    """Ghouls from other areas join the battle, each with one more Pain for both sides (rulings 40, 80)."""

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = [STOP]
        for area in range(state.areas):
            if area != state.current_battle().area and state.figures_at(seat, GHOUL, area) > 0:
                options.append(NECROPHAGY + area)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        if action == STOP:
            state.stack.pop()
            events.stopped(state, seat)
            return
        battle = state.current_battle()
        figures.lift(state, seat, GHOUL, area_of(action))
        figures.put(state, seat, GHOUL, battle.area)
        battle.sides[seat].late[GHOUL] += 1
        battle.sides[0].pains_due += 1
        battle.sides[1].pains_due += 1
        events.ghoul_came(state, seat, area_of(action), battle.area)

    def go(self, state: Duel) -> None:
        state.stack.pop()

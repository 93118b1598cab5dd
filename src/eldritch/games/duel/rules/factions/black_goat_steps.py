"""What the Black Goat does step by step: offerings, Avatar, Ghroth, Necrophagy."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit

from ... import events
from ...actions import ELIMINATE, GIVE, NECROPHAGY, PLACE, STOP, figure_at
from ...box.components import ACOLYTE, FIGURES, GREAT_OLD_ONE, MOST_AREAS
from ...state import Duel
from .. import battlefield, books, figures, losses

GHOUL: Final = 1
MI_GO: Final = 2
DARK_YOUNG: Final = 3
SHUB_NIGGURATH: Final = 4
ELIMINATE_TWO: Final = 3
AWAKEN_SHUB: Final = 5
OFFERING: Final = 2
"""Cultists that an awakening and the fourth requirement take."""
NO_AREA: Final = -1


def can_offer(state: Duel, seat: i64, gate: i64) -> bool:
    """Whether two cultists can go and leave this gate manned; laxly, whether there are two."""
    spare = state.on_map(seat, ACOLYTE)
    if not state.options.lax_awakening and state.keeper[gate] == ACOLYTE:
        spare -= 1
    return spare >= OFFERING


@final
class Offering(Frame[Duel]):
    """Cultists given up one by one: for Shub-Niggurath at a gate, or (without an area) for a book."""

    def __init__(self, seat: i64, area: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.area: i64 = area
        self.left: i64 = left

    def name(self) -> str:
        return "offering"

    def fields(self) -> Fields:
        return [self.seat, self.area, self.left]

    def shown(self) -> Facts:
        return {"seat": self.seat, "area": None if self.area < 0 else self.area, "left": self.left}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if self.left > 0 and len(self.options(state, self.seat)) > 1 else 0

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        for area in range(state.areas):
            count = state.standing(seat, ACOLYTE, area)
            if area == self.area and not state.options.lax_awakening and state.keeper[area] == ACOLYTE:
                count -= 1
            if count > 0:
                options.append(figure_at(ELIMINATE, ACOLYTE, area))
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack[-1] = Offering(seat, self.area, self.left - 1)
        figures.remove(state, seat, ACOLYTE, action - ELIMINATE)
        events.eliminated(state, seat, ACOLYTE, action - ELIMINATE, "offering")

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
class Giving(Frame[Duel]):
    """Avatar: the owner picks which monster or cultist changes places with Shub-Niggurath (ruling 76)."""

    def __init__(self, seat: i64, goat: i64, area: i64) -> None:
        self.seat: i64 = seat
        self.goat: i64 = goat
        self.area: i64 = area

    def name(self) -> str:
        return "giving"

    def fields(self) -> Fields:
        return [self.seat, self.goat, self.area]

    def shown(self) -> Facts:
        return {"seat": self.seat, "area": self.area}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        for kind in range(FIGURES):
            if state.factions[seat].sheet.type[kind] != GREAT_OLD_ONE and state.standing(seat, kind, self.area) > 0:
                options.append(GIVE + kind)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack.pop()
        kind = action - GIVE
        here = figures.area_of(state, self.goat, SHUB_NIGGURATH)
        figures.lift(state, self.goat, SHUB_NIGGURATH, here)
        figures.lift(state, seat, kind, self.area)
        figures.put(state, self.goat, SHUB_NIGGURATH, self.area)
        figures.put(state, seat, kind, here)
        events.swapped(state, seat, kind, self.area, here)

    def go(self, state: Duel) -> None:
        self.take(state, self.seat, self.options(state, self.seat)[0])


def ghroth(state: Duel, seat: i64) -> None:
    """Roll a die.

    Not above the areas with Mi-Go: the enemy loses so many cultists; above: place one (ruling 75).
    """
    areas: i64 = 0
    for area in range(state.areas):
        if state.standing(seat, MI_GO, area) > 0:
            areas += 1
    rolled = state.generator.below(6) + 1
    state.dice = [10 * seat + rolled]
    events.ghroth_rolled(state, seat, rolled, areas)
    if rolled <= areas:
        state.stack.append(losses.CultistsLost(1 - seat, rolled, "ghroth"))
    else:
        state.stack.append(Placing(seat))


@final
class Placing(Frame[Duel]):
    """An Acolyte of either pool is placed into any area; nothing happens if both pools have none."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "placing"

    def fields(self) -> Fields:
        return [self.seat]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Duel) -> i64:
        empty = state.pool[ACOLYTE] == 0 and state.pool[FIGURES + ACOLYTE] == 0
        return 0 if empty else bit(self.seat)

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = []
        for owner in range(2):
            if state.pool[owner * FIGURES + ACOLYTE] > 0:
                for area in range(state.areas):
                    options.append(PLACE + owner * MOST_AREAS + area)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        state.stack.pop()
        owner = (action - PLACE) // MOST_AREAS
        area = (action - PLACE) % MOST_AREAS
        figures.bring(state, owner, ACOLYTE, area)
        events.placed(state, owner, area)

    def go(self, state: Duel) -> None:
        state.stack.pop()


@final
class Necrophagy(Frame[Duel]):
    """Ghouls from elsewhere come to the battle, each with one more Pain for both sides (rulings 40, 80)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "necrophagy"

    def fields(self) -> Fields:
        return [self.seat]

    def shown(self) -> Facts:
        return {"seat": self.seat}

    def owing(self, state: Duel) -> i64:
        return bit(self.seat) if len(self.options(state, self.seat)) > 1 else 0

    def options(self, state: Duel, seat: i64) -> list[int]:
        options: list[int] = [STOP]
        for area in range(state.areas):
            if area != battlefield.area(state) and state.standing(seat, GHOUL, area) > 0:
                options.append(NECROPHAGY + area)
        return options

    def take(self, state: Duel, seat: i64, action: i64) -> None:
        if action == STOP:
            state.stack.pop()
            events.stopped(state, seat)
            return
        here = battlefield.area(state)
        figures.lift(state, seat, GHOUL, action - NECROPHAGY)
        figures.put(state, seat, GHOUL, here)
        battlefield.add(state, battlefield.LATE, seat, GHOUL, 1)
        state.battle[battlefield.PAINS] += 1
        state.battle[battlefield.PAINS + 1] += 1
        events.ghoul_came(state, seat, action - NECROPHAGY, here)

    def go(self, state: Duel) -> None:
        state.stack.pop()

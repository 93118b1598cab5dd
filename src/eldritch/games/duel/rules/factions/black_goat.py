"""The Black Goat (Чёрная Коза): Fertility Cult, Avatar, and six spellbooks."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.seats import bit

from ... import events
from ...actions import AVATAR, AWAKEN, BLOOD_SACRIFICE, FULFIL, GHROTH, action_at, area_of, seat_of
from ...box.components import ACOLYTE, FIGURES, MONSTER
from ...faction import Faction
from ...state import Duel
from .. import books, common, figures, signs
from .black_goat_steps import (
    DARK_YOUNG,
    ELIMINATE_TWO,
    NO_AREA,
    OFFERING,
    SHUB_NIGGURATH,
    Giving,
    Necrophagy,
    Offering,
    can_offer,
    ghroth,
)

# Books and requirements, in the order of the sheet.
BOOK_FRENZY: Final = 0
BOOK_THOUSAND_YOUNG: Final = 1
BOOK_BLOOD_SACRIFICE: Final = 2
BOOK_RED_SIGN: Final = 3
BOOK_NECROPHAGY: Final = 4
BOOK_GHROTH: Final = 5
FOUR_AREAS: Final = 0
SIX_AREAS: Final = 1
EIGHT_AREAS: Final = 2
SHARED_AREA: Final = 4

SPREAD: Final[i64] = bit(FOUR_AREAS) | bit(SIX_AREAS) | bit(EIGHT_AREAS) | bit(SHARED_AREA)
"""The requirements that the map can fulfil."""
SACRIFICE_USED: Final = 2
"""The bit for Blood Sacrifice in `DoomPart.used`."""


@final
class BlackGoat(Faction[Duel]):
    """Shub-Niggurath and her thousand young spread over the map."""

    # Figures: Fertility Cult, Frenzy, The Thousand Young, The Red Sign.

    def summons_many(self) -> bool:
        return True

    def cost(self, state: Duel, seat: i64, kind: i64) -> i64:
        """Monsters cost 1 less while Shub-Niggurath is in play, with The Thousand Young (ruling 77)."""
        cost = self.sheet.cost[kind]
        if (
            self.sheet.type[kind] == MONSTER
            and state.has_book(seat, BOOK_THOUSAND_YOUNG)
            and state.in_play(seat, SHUB_NIGGURATH) > 0
        ):
            return cost - 1
        return cost

    def combat(self, state: Duel, seat: i64, kind: i64) -> i64:
        """Frenzied cultists fight; Shub-Niggurath counts cultists, gates and (by The Red Sign) Dark Young."""
        if kind == SHUB_NIGGURATH:
            dice = state.in_play(seat, ACOLYTE) + state.gates_of(seat)
            if state.has_book(seat, BOOK_RED_SIGN):
                dice += state.in_play(seat, DARK_YOUNG)
            return dice
        if kind == ACOLYTE and state.has_book(seat, BOOK_FRENZY):
            return 1
        return self.sheet.combat[kind]

    def can_keep(self, state: Duel, seat: i64, kind: i64) -> bool:
        """Dark Young build and keep gates by The Red Sign (ruling 78)."""
        return kind == ACOLYTE or (kind == DARK_YOUNG and state.has_book(seat, BOOK_RED_SIGN))

    def income(self, state: Duel, seat: i64) -> i64:
        return state.in_play(seat, DARK_YOUNG) if state.has_book(seat, BOOK_RED_SIGN) else 0

    # The awakening.

    def awaken_options(self, state: Duel, seat: i64, options: list[int]) -> None:
        """At a gate that is still controlled when two cultists are gone (ruling 23)."""
        if state.pool[seat * FIGURES + SHUB_NIGGURATH] == 0 or state.power[seat] < self.sheet.cost[SHUB_NIGGURATH]:
            return
        for area in range(state.areas):
            if state.gate[area] == seat and can_offer(state, seat, area):
                options.append(action_at(AWAKEN, SHUB_NIGGURATH, area))

    def awaken(self, state: Duel, seat: i64, kind: i64, area: i64) -> None:
        common.pay(state, seat, self.sheet.cost[kind])
        events.offering_begun(state, seat)
        state.stack.append(Offering(seat, area, OFFERING))

    # Avatar and Ghroth.

    def unique_options(self, state: Duel, seat: i64, options: list[int]) -> None:
        power = state.power[seat]
        if state.on_map(seat, SHUB_NIGGURATH) > 0 and power >= self.sheet.actions["avatar"]:
            here = figures.first_area(state, seat, SHUB_NIGGURATH)
            for owner in range(2):
                for area in range(state.areas):
                    if area != here and figures.common_figures(state, owner, area) > 0:
                        options.append(action_at(AVATAR, owner, area))
        if state.has_book(seat, BOOK_GHROTH) and power >= self.sheet.actions["ghroth"]:
            options.append(GHROTH)

    def act(self, state: Duel, seat: i64, action: i64) -> None:
        if action == GHROTH:
            common.pay(state, seat, self.sheet.actions["ghroth"])
            ghroth(state, seat)
            return
        common.pay(state, seat, self.sheet.actions["avatar"])
        owner = seat_of(action)
        area = area_of(action)
        events.avatar_called(state, seat, owner, area)
        state.stack.append(Giving(owner, seat, area))

    # Requirements.

    def requirement_options(self, state: Duel, seat: i64, options: list[int]) -> None:
        if books.is_open(state, seat, ELIMINATE_TWO) and state.on_map(seat, ACOLYTE) >= OFFERING:
            options.append(FULFIL + ELIMINATE_TWO)

    def fulfil(self, state: Duel, seat: i64, slot: i64) -> None:
        """Two cultists, from anywhere, for a book. The action costs nothing else."""
        events.offering_begun(state, seat)
        state.stack.append(Offering(seat, NO_AREA, OFFERING))

    def fulfilled(self, state: Duel, seat: i64) -> i64:
        """Figures in four, six, eight areas; figures of both players in one."""
        if state.slots[seat] & SPREAD == SPREAD:
            return 0
        spread: i64 = 0
        found: i64 = 0
        for area in range(state.areas):
            if state.crowd(seat, area) > 0:
                spread += 1
                if state.crowd(1 - seat, area) > 0:
                    found |= bit(SHARED_AREA)
        if spread >= 4:
            found |= bit(FOUR_AREAS)
        if spread >= 6:
            found |= bit(SIX_AREAS)
        if spread >= 8:
            found |= bit(EIGHT_AREAS)
        return found

    def needed(self, slot: i64) -> i64:
        return 4 + 2 * slot if slot <= EIGHT_AREAS else 0

    def done(self, state: Duel, seat: i64, slot: i64) -> i64:
        """The areas with figures of this player."""
        spread: i64 = 0
        for area in range(state.areas):
            if state.crowd(seat, area) > 0:
                spread += 1
        return spread

    # Blood Sacrifice.

    def doom_options(self, state: Duel, seat: i64, used: i64, options: list[int]) -> None:
        """One cultist for a sign, once, while Shub-Niggurath is in play (ruling 65)."""
        if used & SACRIFICE_USED != 0 or not state.has_book(seat, BOOK_BLOOD_SACRIFICE):
            return
        if state.in_play(seat, SHUB_NIGGURATH) > 0:
            for area in range(state.areas):
                if state.figures_at(seat, ACOLYTE, area) > 0:
                    options.append(BLOOD_SACRIFICE + area)

    def doom_act(self, state: Duel, seat: i64, action: i64) -> i64:
        area = area_of(action)
        figures.remove(state, seat, ACOLYTE, area)
        events.eliminated(state, seat, ACOLYTE, area, "blood_sacrifice")
        signs.draw(state, seat)
        return SACRIFICE_USED

    # Necrophagy.

    def after_kills(self, state: Duel, seat: i64) -> None:
        if state.has_book(seat, BOOK_NECROPHAGY):
            state.stack.append(Necrophagy(seat))

"""Great Cthulhu (Великий Ктулху): Immortal, Devour, and six spellbooks."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.seats import bit

from ... import events
from ...actions import (
    ABSORB,
    AWAKEN,
    DEVOLVE,
    DEVOUR,
    DREAMS,
    SUBMERGE,
    SURFACE,
    action_at,
    area_of,
    argument_of,
    verb_of,
)
from ...box.components import ACOLYTE, BOOKS, FIGURES, GREAT_OLD_ONE
from ...faction import Faction
from ...state import ALWAYS, NEVER, NO_GATE, Duel
from .. import books, common, figures, signs
from ..losses import Devoured
from .great_cthulhu_steps import (
    CTHULHU,
    DEEP_ONE,
    SHOGGOTH,
    STARSPAWN,
    Devolving,
    devolve,
    devolve_options,
    dream,
    in_water,
    submerge,
    surface,
    threatened,
)

# Books and requirements, in the order of the sheet.
BOOK_DEVOLVE: Final = 0
BOOK_ABSORB: Final = 1
BOOK_REGENERATE: Final = 2
BOOK_DREAMS: Final = 3
BOOK_SUBMERGE: Final = 4
BOOK_YHA_NTHLEI: Final = 5
FIRST_DOOM_PHASE: Final = 0
KILL_ONE: Final = 1
KILL_TWO: Final = 2
WATER_GATES: Final = 3
AWAKEN_CTHULHU: Final = 4
LAST_BOOK: Final = 5

OWN_WATER_GATES: Final = 3
ALL_WATER_GATES: Final = 4
EARLIER_BOOKS: Final = 5
"""The books that earn the last one."""
ABSORBED_DICE: Final = 3
DEVOUR_USED: Final = 1
"""The bit for Devour in `BattleSide.used_abilities`."""


@final
class GreatCthulhu(Faction[Duel]):
    """Cthulhu rises in the start area, again and again."""

    # Immortal, and the awakening.

    def cost(self, state: Duel, seat: i64, kind: i64) -> i64:
        """After Cthulhu's first awakening in the game each further one costs less (ruling 79)."""
        if kind == CTHULHU and state.awakenings[seat] > 0:
            return self.sheet.costs[CTHULHU][-1]
        return self.sheet.cost[kind]

    def awaken_options(self, state: Duel, seat: i64, options: list[int]) -> None:
        """There must be a gate in the start area, no matter who controls it."""
        if state.pool[seat * FIGURES + CTHULHU] == 0 or state.gate[self.sheet.start] == NO_GATE:
            return
        if state.power[seat] >= self.cost(state, seat, CTHULHU):
            options.append(action_at(AWAKEN, CTHULHU, self.sheet.start))

    def awaken(self, state: Duel, seat: i64, kind: i64, area: i64) -> None:
        """Every awakening brings an Elder Sign."""
        common.pay(state, seat, self.cost(state, seat, kind))
        state.awakenings[seat] += 1
        figures.bring(state, seat, kind, area)
        events.awakened(state, seat, kind, area)
        signs.draw(state, seat)
        if books.is_open(state, seat, AWAKEN_CTHULHU):
            books.fill(state, seat, AWAKEN_CTHULHU)

    # Dreams and Submerge.

    def unique_options(self, state: Duel, seat: i64, options: list[int]) -> None:
        power = state.power[seat]
        if state.has_book(seat, BOOK_DREAMS) and power >= self.sheet.actions["dreams"]:
            self.dreams_options(state, seat, options)
        if not state.has_book(seat, BOOK_SUBMERGE):
            return
        if state.aside[seat * FIGURES + CTHULHU] > 0:
            for area in range(state.areas):
                options.append(SURFACE + area)
        elif power >= self.sheet.actions["submerge"] and in_water(state, seat):
            options.append(SUBMERGE)

    def dreams_options(self, state: Duel, seat: i64, options: list[int]) -> None:
        """One's own Acolyte must be in the pool and an enemy one in the area (ruling 24)."""
        if state.pool[seat * FIGURES + ACOLYTE] == 0:
            return
        for area in range(state.areas):
            if state.figures_at(1 - seat, ACOLYTE, area) > 0:
                options.append(DREAMS + area)

    def act(self, state: Duel, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == SUBMERGE:
            submerge(state, seat, self.sheet.actions["submerge"])
        elif verb == SURFACE:
            surface(state, seat, area_of(action))
        else:
            dream(state, seat, area_of(action), self.sheet.actions["dreams"])

    # Devolve.

    def has_window(self, state: Duel, seat: i64) -> bool:
        """By option this faction is asked after every action, and needs no policy."""
        return state.has_book(seat, BOOK_DEVOLVE) and not state.options.devolve_after_every_action

    def can_devolve(self, state: Duel, seat: i64) -> bool:
        """The book, a Deep One in the pool, an Acolyte on the map (rulings 31, 32)."""
        return (
            state.has_book(seat, BOOK_DEVOLVE)
            and state.pool[seat * FIGURES + DEEP_ONE] > 0
            and state.on_map(seat, ACOLYTE) > 0
        )

    def free_options(self, state: Duel, seat: i64, options: list[int]) -> None:
        """In its own turn Devolve is open once anybody has acted in the phase, unless it is asked (ruling 31)."""
        if state.acted and self.can_devolve(state, seat) and not state.options.devolve_after_every_action:
            devolve_options(state, seat, options)

    def act_freely(self, state: Duel, seat: i64, action: i64) -> bool:
        if verb_of(action) != DEVOLVE:
            return False
        devolve(state, seat, area_of(action))
        return True

    def between_actions(self, state: Duel, seat: i64) -> None:
        if not self.can_devolve(state, seat):
            return
        policy: i64 = ALWAYS if state.options.devolve_after_every_action else state.policy[seat]
        if policy == ALWAYS or (policy != NEVER and threatened(state, seat)):
            state.stack.append(Devolving(seat))

    # Requirements.

    def fulfilled(self, state: Duel, seat: i64) -> i64:
        """Three of one's own gates in water areas, or four of anybody's."""
        if not books.is_open(state, seat, WATER_GATES):
            return 0
        controlled: i64 = 0
        built: i64 = 0
        for area in range(state.areas):
            if state.box.water[area] and state.gate[area] != NO_GATE:
                built += 1
                if state.gate[area] == seat:
                    controlled += 1
        return bit(WATER_GATES) if controlled >= OWN_WATER_GATES or built >= ALL_WATER_GATES else 0

    def needed(self, slot: i64) -> i64:
        if slot == WATER_GATES:
            return OWN_WATER_GATES
        return EARLIER_BOOKS if slot == LAST_BOOK else 0

    def done(self, state: Duel, seat: i64, slot: i64) -> i64:
        found: i64 = 0
        if slot == WATER_GATES:
            for area in range(state.areas):
                if state.box.water[area] and state.gate[area] == seat:
                    found += 1
        else:
            for book in range(BOOKS):
                if state.has_book(seat, book):
                    found += 1
        return found

    def battle_over(self, state: Duel, seat: i64, victims: i64) -> None:
        """One victim, two, or both requirements at once with three (ruling 46)."""
        one = books.is_open(state, seat, KILL_ONE)
        two = books.is_open(state, seat, KILL_TWO)
        if victims == 2 and one and two:
            state.stack.append(books.ChooseSlot(seat, bit(KILL_ONE) | bit(KILL_TWO)))
            return
        if two and victims >= 2:
            books.fill(state, seat, KILL_TWO)
        if one and (victims == 1 or victims >= 3 or (victims == 2 and not two)):
            books.fill(state, seat, KILL_ONE)

    def doom_phase_begins(self, state: Duel, seat: i64) -> None:
        """A book and a sign in the first Doom Phase, and again for the sixth book (ruling 55)."""
        if state.round == 1 and books.is_open(state, seat, FIRST_DOOM_PHASE):
            signs.draw(state, seat)
            books.fill(state, seat, FIRST_DOOM_PHASE)
        if state.slots[seat] == bit(BOOKS) - 1 - bit(LAST_BOOK):
            signs.draw(state, seat)
            books.fill(state, seat, LAST_BOOK)

    # Y'ha-Nthlei.

    def income(self, state: Duel, seat: i64) -> i64:
        """While Cthulhu is in play, 1 Power for each enemy gate in a water area."""
        power: i64 = 0
        if state.has_book(seat, BOOK_YHA_NTHLEI) and state.in_play(seat, CTHULHU) > 0:
            for area in range(state.areas):
                if state.box.water[area] and state.gate[area] == 1 - seat:
                    power += 1
        return power

    # Battle: Devour, Absorb, Regenerate.

    def before_battle_options(self, state: Duel, seat: i64, options: list[int]) -> None:
        """Devour once, if the enemy has a monster or a cultist. Absorb as long as a Shoggoth is left to eat."""
        battle = state.current_battle()
        area = battle.area
        may_devour = state.figures_at(seat, CTHULHU, area) > 0 and battle.sides[seat].used_abilities == 0
        if may_devour and figures.common_figures(state, 1 - seat, area) > 0:
            options.append(DEVOUR)
        if not state.has_book(seat, BOOK_ABSORB):
            return
        shoggoths = state.figures_at(seat, SHOGGOTH, area)
        for kind in range(FIGURES):
            spare = state.figures_at(seat, kind, area) - (1 if kind == SHOGGOTH else 0)
            if shoggoths > 0 and spare > 0 and self.sheet.type[kind] != GREAT_OLD_ONE:
                options.append(ABSORB + kind)

    def before_battle(self, state: Duel, seat: i64, action: i64) -> None:
        battle = state.current_battle()
        if action == DEVOUR:
            battle.sides[seat].used_abilities = DEVOUR_USED
            events.devouring(state, seat)
            state.stack.append(Devoured(1 - seat))
            return
        kind = argument_of(action)
        figures.remove(state, seat, kind, battle.area)
        battle.sides[seat].bonus_dice += ABSORBED_DICE
        events.absorbed(state, seat, kind, battle.area)

    def takes_two(self, state: Duel, seat: i64, kind: i64) -> bool:
        return kind == STARSPAWN and state.has_book(seat, BOOK_REGENERATE)

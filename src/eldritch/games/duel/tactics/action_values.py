"""How good a choice in Duel looks to a seat, and why. A weight is about a Doom; below 0 one had better leave it."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.tactics import Taste

from .. import actions as act
from ..box.components import ACOLYTE, CULTIST, FIGURES, MONSTER, MOST_AREAS
from ..rules import battlefield, books, common, gates
from ..rules.factions.black_goat import EIGHT_AREAS, FOUR_AREAS, SHARED_AREA, SIX_AREAS, BlackGoat
from ..rules.factions.black_goat_steps import MI_GO
from ..rules.factions.great_cthulhu import KILL_ONE, KILL_TWO, WATER_GATES
from ..state import ABANDONED, NO_GATE, Duel
from .estimates import (
    KILL_CHANCES,
    MEAN_SIGN,
    MOST_DICE,
    chance_to_lead,
    could_awaken,
    expected_loss,
    lead,
    own_doom,
    prey,
    threatened,
)
from .faction_values import of_cthulhu, of_goat
from .weights import BLACK_GOAT, GREAT_CTHULHU, Weights

GREAT_ONE: Final = FIGURES - 1
BROKE: Final = 2
WON: Final = 30.0
SAFE_LEAD: Final = 2.0
SURE_ENOUGH: Final = 0.7
"""With less than this chance to be ahead one plays on."""


@final
class Judge:
    """Judges the choices of one seat. `look` comes before judging; `why` says why the last weight is what it is."""

    def __init__(self, taste: Taste) -> None:
        self.taste: Taste = taste
        self.build_taste: float = mild(taste.build)
        self.hoard_taste: float = mild(taste.hoard)
        self.scheme_taste: float = mild(taste.scheme)
        self.why: str = ""
        self.seat: i64 = 0
        self.enemy: i64 = 1
        self.is_goat: bool = False
        self.weights: Weights = GREAT_CTHULHU
        self.danger: float = 1.0
        self.kinds: list[i64] = []
        """The types of the seat's figures."""

    def look(self, state: Duel, seat: i64) -> None:
        """Take the seat's side."""
        self.seat = seat
        self.enemy = 1 - seat
        self.is_goat = isinstance(state.factions[seat], BlackGoat)
        self.weights = BLACK_GOAT if self.is_goat else GREAT_CTHULHU
        self.danger = self.weights.unpunished if state.power[1 - seat] == 0 else 1.0
        self.kinds = state.factions[seat].sheet.type

    def because(self, reason: str, weight: float) -> float:
        self.why = reason
        return weight

    def judged(self, state: Duel, action: i64) -> float:
        if action >= act.MOVE:
            return self.move(state, action) if action < state.side_start else self.side(state, action)
        if action < act.KILL:
            return self.turn(state, action)
        if action < act.DEVOLVE:
            return self.answer(state, action)
        return of_goat(self, state, action) if action >= act.AVATAR else of_cthulhu(self, state, action)

    # The common actions.

    def turn(self, state: Duel, action: i64) -> float:
        if action < act.SUMMON:
            return self.recruit(state, action - act.RECRUIT)
        if action < act.AWAKEN:
            return self.summon(state, (action - act.SUMMON) // MOST_AREAS, (action - act.SUMMON) % MOST_AREAS)
        if action < act.BUILD:
            return self.awaken(state, (action - act.AWAKEN) // MOST_AREAS)
        if action < act.BATTLE:
            return self.build(state, action - act.BUILD)
        if action < act.CAPTURE:
            return self.battle(state, action - act.BATTLE)
        if action < act.PASS:
            return self.capture(state, action - act.CAPTURE)
        if action < act.STEP_OFF:
            if action == act.PASS:
                return self.because("pass", self.weights.passing * float(state.power[self.seat]))
            return self.because("free-gate", self.weights.man)
        if action < act.END_TURN:
            return self.because("keep-gate", -5.0)
        if action < act.ELIMINATE:
            return self.because("enough", 0.0)
        return self.give_up(state, (action - act.ELIMINATE) // MOST_AREAS, (action - act.ELIMINATE) % MOST_AREAS)

    def recruit(self, state: Duel, area: i64) -> float:
        weights = self.weights
        worth = weights.recruit * self.build_taste
        if common.strongest(state, self.enemy, area) > common.strongest(state, self.seat, area):
            return self.because("recruit-danger", worth + weights.recruit_danger * self.danger)
        buildable = state.gate[area] == NO_GATE and state.figures_at(self.seat, ACOLYTE, area) == 0
        if buildable and state.power[self.seat] > state.box.build_cost:
            return self.because("recruit-builder", worth + weights.recruit_builder)
        return self.because("recruit", worth + self.spread(state, -1, area))

    def summon(self, state: Duel, kind: i64, area: i64) -> float:
        weights = self.weights
        faction = state.factions[self.seat]
        worth = weights.summon + weights.summon_combat * float(faction.combat(state, self.seat, kind))
        worth += weights.summon_cost * float(faction.cost(state, self.seat, kind))
        if self.is_goat and kind == MI_GO and state.figures_at(self.seat, MI_GO, area) == 0:
            worth += weights.mi_go
        if threatened(state, self.seat, area):
            return self.because("summon-guard", worth + weights.summon_guard * self.danger)
        if state.figures_at(self.seat, ACOLYTE, area) == state.crowd(self.seat, area):
            worth += weights.summon_first
        return self.because("summon", worth)

    def awaken(self, state: Duel, kind: i64) -> float:
        """Best once the gates that pay for it stand, and with some Power left."""
        left = state.power[self.seat] - state.factions[self.seat].cost(state, self.seat, kind)
        worth = self.weights.awaken + self.weights.awaken_gates * float(state.gates_of(self.seat))
        if left < BROKE:
            worth += self.weights.awaken_broke
        return self.because("awaken", worth * self.taste.attack)

    def build(self, state: Duel, area: i64) -> float:
        weights = self.weights
        worth = weights.build * self.build_taste + weights.build_gates * float(state.gates_of(self.seat))
        if common.strongest(state, self.enemy, area) >= MONSTER:
            return self.because("build-danger", worth + weights.build_danger * self.danger)
        if not self.is_goat and state.box.water[area] and books.is_open(state, self.seat, WATER_GATES):
            return self.because("build-water", worth + weights.build_water)
        return self.because("build", worth)

    def battle(self, state: Duel, area: i64) -> float:
        """The Doom that the dice bring on average less what they cost, each side losing its cheapest figures."""
        weights = self.weights
        mine = min(battlefield.dice_of(state, self.seat, area), MOST_DICE)
        theirs = min(battlefield.dice_of(state, self.enemy, area), MOST_DICE)
        gain = expected_loss(state, self.enemy, area, mine) * self.taste.attack
        gain -= expected_loss(state, self.seat, area, theirs) / self.taste.risk
        if not self.is_goat and state.figures_at(self.seat, GREAT_ONE, area) > 0:
            gain += 1.0  # Devour.
        worth = weights.battle * gain
        if state.gate[area] == self.enemy:
            worth += weights.battle_gate * float(mine) / float(state.crowd(self.enemy, area))
        if not self.is_goat and (
            books.is_open(state, self.seat, KILL_ONE) or books.is_open(state, self.seat, KILL_TWO)
        ):
            worth += weights.battle_book * (1.0 - KILL_CHANCES[mine][0])
        return self.because("battle" if gain > 0.0 else "battle-odds", worth)

    def capture(self, state: Duel, area: i64) -> float:
        worth = self.weights.capture * self.taste.attack
        if self.is_lone_keeper(state, self.enemy, area):
            return self.because("capture-keeper", worth + self.weights.capture_keeper)
        return self.because("capture", worth)

    def is_lone_keeper(self, state: Duel, seat: i64, area: i64) -> bool:
        return state.gate[area] == seat and state.keeper[area] == ACOLYTE and state.figures_at(seat, ACOLYTE, area) == 1

    # Moving.

    def move(self, state: Duel, action: i64) -> float:
        to = (action - act.MOVE) % MOST_AREAS
        area = (action - act.MOVE) // MOST_AREAS % MOST_AREAS
        kind = (action - act.MOVE) // (MOST_AREAS * MOST_AREAS)
        worth = self.weights.move + self.spread(state, area, to)
        if (
            state.figures_at(self.seat, kind, area) == 1
            and state.gate[area] == self.seat
            and state.keeper[area] == kind
        ):
            worth += self.weights.move_keeper
        if self.kinds[kind] == CULTIST:
            return self.move_cultist(state, to, worth)
        return self.move_monster(state, kind, area, to, worth)

    def move_cultist(self, state: Duel, to: i64, worth: float) -> float:
        weights = self.weights
        if common.strongest(state, self.enemy, to) > max(CULTIST, common.strongest(state, self.seat, to)):
            return self.because("move-danger", worth + weights.move_danger * self.danger)
        if state.gate[to] == ABANDONED:
            return self.because("move-free-gate", worth + weights.move_free_gate)
        buildable = state.gate[to] == NO_GATE and gates.keeper_for(state, self.seat, to) < 0
        if buildable and state.power[self.seat] > state.box.build_cost:
            return self.because("move-builder", worth + weights.move_builder * self.build_taste)
        return self.because("move-spread" if worth > self.weights.move else "move-idle", worth)

    def move_monster(self, state: Duel, kind: i64, area: i64, to: i64, worth: float) -> float:
        weights = self.weights
        crowded = state.figures_at(self.seat, kind, area) > 1 and state.figures_at(self.seat, kind, to) == 0
        if self.is_goat and kind == MI_GO and crowded:
            worth += weights.mi_go
        if prey(state, self.seat, to) and not prey(state, self.seat, area):
            return self.because("move-prey", worth + weights.move_prey * self.taste.attack)
        if threatened(state, self.seat, to) and not threatened(state, self.seat, area):
            return self.because("move-guard", worth + weights.move_guard * self.danger)
        return self.because("move-spread" if worth > self.weights.move else "move-idle", worth)

    def spread(self, state: Duel, area: i64, to: i64) -> float:
        """The Black Goat wants figures in many areas, and one shared with the enemy."""
        if not self.is_goat:
            return 0.0
        worth = 0.0
        slots = state.slots[self.seat]
        many = books_for_areas(slots)
        if many and state.crowd(self.seat, to) == 0 and area >= 0 and state.crowd(self.seat, area) > 1:
            worth += self.weights.spread * self.scheme_taste
        if (slots >> SHARED_AREA) & 1 == 0 and state.crowd(self.enemy, to) > 0:
            worth += self.weights.share
        return worth

    # Answers: results, retreats, books, the Doom Phase.

    def give_up(self, state: Duel, kind: i64, area: i64) -> float:
        worth = -float(state.factions[self.seat].sheet.value[kind])
        if (
            kind == state.keeper[area]
            and state.gate[area] == self.seat
            and state.figures_at(self.seat, kind, area) == 1
        ):
            return self.because("lose-gate", worth - 3.0)
        return self.because("least-loss", worth)

    def answer(self, state: Duel, action: i64) -> float:
        sheet = state.factions[self.seat].sheet
        if action < act.FINISH:
            kind = action - act.KILL
            tough = battlefield.takes_two(state, self.seat, kind)
            return self.because("least-loss", -float(sheet.half[kind] if tough else sheet.value[kind]))
        if action < act.PAIN:
            kind = action - act.FINISH
            return self.because("lost-anyway", -float(sheet.value[kind] - sheet.half[kind]))
        if action < act.ENDURE:
            return self.because("least-needed", -float(sheet.value[action - act.PAIN]))
        if action < act.RETREAT:
            return self.because("endure", 0.0)
        if action < act.DECLINE:
            return self.retreat(state, (action - act.RETREAT) % MOST_AREAS)
        if action == act.DECLINE:
            return self.because("decline", -2.0)
        if action < act.FILL:
            return self.because("best-book", self.weights.books[action - act.TAKE_BOOK])
        if action < act.FULFIL:
            return self.because("harder-slot", float(action - act.FILL))
        return self.of_phase(state, action)

    def retreat(self, state: Duel, to: i64) -> float:
        worth = self.spread(state, to, to) / 2.0 + (1.0 if state.gate[to] == self.seat else 0.0)
        return self.because("retreat", worth + (0.5 if state.crowd(self.seat, to) > 0 else 0.0))

    def of_phase(self, state: Duel, action: i64) -> float:
        if action < act.CHOOSE_FIRST:
            missing = float(5 - state.on_map(self.seat, ACOLYTE))
            return self.because("fulfil", self.weights.fulfil + self.weights.fulfil_last * max(0.0, missing))
        if action < act.RITUAL:
            return self.because("first", 1.0 if action - act.CHOOSE_FIRST == self.seat else 0.0)
        return self.ritual(state) if action == act.RITUAL else self.because("save-power", 0.0)

    def ritual(self, state: Duel) -> float:
        """Doom for gates and signs against Power; the last ritual only for the one who is ahead."""
        weights = self.weights
        great = float(state.great_old_ones(self.seat))
        doom = float(state.gates_of(self.seat)) + MEAN_SIGN * great
        cost = state.ritual_cost()
        if state.ritual + 1 >= len(state.track):
            return self.because("last-ritual", WON if lead(state, self.seat) + doom > SAFE_LEAD else -WON)
        worth = weights.ritual_doom * doom + weights.ritual_cost * self.hoard_taste * float(cost)
        if state.round <= 2 and doom < 3.5:
            worth += weights.ritual_early
        power = state.power[self.seat]
        if could_awaken(state, self.seat, power) and not could_awaken(state, self.seat, power - cost):
            worth += weights.ritual_awaken
        return self.because("ritual", worth)

    # What may be done at any time.

    def side(self, state: Duel, action: i64) -> float:
        """Signs are best kept hidden, but for the one that ends the game while one is ahead."""
        if action >= act.DEVOLVE_POLICY:
            return self.because("policy", -10.0)
        if wins_by_revealing(state, self.seat):
            return self.because("reveal", WON)
        return self.because("hidden", -10.0)


def mild(factor: float) -> float:
    """A taste for what everybody must do: with all of it one would do nothing else."""
    return 1.0 + (factor - 1.0) / 3.0


def books_for_areas(slots: i64) -> bool:
    """Whether a book for figures in many areas is still to be had."""
    return (slots >> FOUR_AREAS) & (slots >> SIX_AREAS) & (slots >> EIGHT_AREAS) & 1 == 0


def wins_by_revealing(state: Duel, seat: i64) -> bool:
    """Whether one's signs reach the target, and what the enemy may hold is probably less."""
    if state.doom[seat] >= state.box.doom_target or own_doom(state, seat) < state.box.doom_target:
        return False
    return chance_to_lead(state, seat) > SURE_ENOUGH

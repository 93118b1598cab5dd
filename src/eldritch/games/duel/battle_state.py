"""The battle that is being fought, as data: who fights where, and what each side has taken so far."""

from typing import Final, final

from mypy_extensions import i64

from .box.components import FIGURES, SEATS

COUNTERS: Final = 9
RESULTS: Final = 5
LENGTH: Final = 2 + SEATS * (COUNTERS + RESULTS * FIGURES)
"""How many numbers a battle takes in a dump."""


@final
class BattleSide:
    """One side of a battle: its dice, the results it still has to assign, and its figures by their results.

    Of the figures of a kind some are dead, some wounded (they took one Kill and live), some pained, some came late,
    and the others have no result. The five lists count them by kind.
    """

    def __init__(
        self, dead: list[i64], wounded: list[i64], pained: list[i64], second_pains: list[i64], late: list[i64]
    ) -> None:
        self.kills_due: i64 = 0
        """Kills that this side still has to assign to its own figures."""
        self.pains_due: i64 = 0
        self.bonus_dice: i64 = 0
        """Dice beyond the combat of the figures."""
        self.victims: i64 = 0
        """Enemy figures that this side has killed or devoured (ruling 46)."""
        self.declined: bool = False
        """Whether this side does without its ability to give figures two results."""
        self.used_abilities: i64 = 0
        """The pre-battle abilities that were used, as bits of the faction's own."""
        self.dice: i64 = 0
        self.kills_rolled: i64 = 0
        self.pains_rolled: i64 = 0
        self.dead: list[i64] = dead
        self.wounded: list[i64] = wounded
        self.pained: list[i64] = pained
        self.second_pains: list[i64] = second_pains
        """Pains on figures that already had a result."""
        self.late: list[i64] = late
        """Figures that came after the Kills were assigned and can take no result (ruling 40)."""

    def counters(self) -> list[i64]:
        """The single numbers, in the order of dumps and observations."""
        return [
            self.kills_due,
            self.pains_due,
            self.bonus_dice,
            self.victims,
            1 if self.declined else 0,
            self.used_abilities,
            self.dice,
            self.kills_rolled,
            self.pains_rolled,
        ]

    def results(self) -> list[list[i64]]:
        """The lists by kind, in the order of dumps and observations."""
        return [self.dead, self.wounded, self.pained, self.second_pains, self.late]

    def set_counters(self, counters: list[i64]) -> None:
        """Take over what `counters` gave."""
        self.kills_due = counters[0]
        self.pains_due = counters[1]
        self.bonus_dice = counters[2]
        self.victims = counters[3]
        self.declined = counters[4] != 0
        self.used_abilities = counters[5]
        self.dice = counters[6]
        self.kills_rolled = counters[7]
        self.pains_rolled = counters[8]

    def clone(self) -> "BattleSide":
        twin = BattleSide(
            self.dead.copy(), self.wounded.copy(), self.pained.copy(), self.second_pains.copy(), self.late.copy()
        )
        twin.kills_due = self.kills_due
        twin.pains_due = self.pains_due
        twin.bonus_dice = self.bonus_dice
        twin.victims = self.victims
        twin.declined = self.declined
        twin.used_abilities = self.used_abilities
        twin.dice = self.dice
        twin.kills_rolled = self.kills_rolled
        twin.pains_rolled = self.pains_rolled
        return twin


@final
class Battle:
    """A battle in an area. The sides are those of the seats, no matter which attacks."""

    def __init__(self, area: i64, attacker: i64, sides: list[BattleSide]) -> None:
        self.area: i64 = area
        self.attacker: i64 = attacker
        self.sides: list[BattleSide] = sides

    def clone(self) -> "Battle":
        return Battle(self.area, self.attacker, [self.sides[0].clone(), self.sides[1].clone()])

    def to_numbers(self) -> list[i64]:
        """The battle as dumps hold it: each counter of both seats in turn, then each result of both seats."""
        one, other = self.sides
        numbers = [self.area, self.attacker]
        for counter, its_twin in zip(one.counters(), other.counters(), strict=True):
            numbers += [counter, its_twin]
        for result, its_equal in zip(one.results(), other.results(), strict=True):
            numbers += [*result, *its_equal]
        return numbers


def new_battle(area: i64, attacker: i64) -> Battle:
    """A battle that has just been declared."""
    return Battle(area, attacker, [_side([0] * (RESULTS * FIGURES)), _side([0] * (RESULTS * FIGURES))])


def battle_from_numbers(numbers: list[i64]) -> Battle:
    """The battle that `Battle.to_numbers` wrote."""
    if len(numbers) != LENGTH or numbers[1] not in range(SEATS):
        raise ValueError(f"a battle is {LENGTH} numbers, the second of them a seat, not {numbers}")
    sides: list[BattleSide] = []
    for seat in range(SEATS):
        results: list[i64] = []
        for result in range(RESULTS):
            start = 2 + SEATS * COUNTERS + (SEATS * result + seat) * FIGURES
            results += numbers[start : start + FIGURES]
        side = _side(results)
        side.set_counters(numbers[2 + seat : 2 + SEATS * COUNTERS : SEATS])
        sides.append(side)
    return Battle(numbers[0], numbers[1], sides)


def _side(results: list[i64]) -> BattleSide:
    """A side with these results, one list by kind after another."""
    return BattleSide(
        results[:FIGURES],
        results[FIGURES : 2 * FIGURES],
        results[2 * FIGURES : 3 * FIGURES],
        results[3 * FIGURES : 4 * FIGURES],
        results[4 * FIGURES :],
    )

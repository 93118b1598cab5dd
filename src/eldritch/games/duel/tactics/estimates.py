"""Estimates from a position: mean losses of a battle, figures in danger, and who is ahead in Doom."""

from math import comb
from typing import Final

from mypy_extensions import i64

from ..box.components import ACOLYTE, CULTIST, FIGURES, MONSTER, MOST_SIGN
from ..rules import common
from ..rules.battle_odds import kill_chances
from ..state import Duel

MEAN_SIGN: Final = 5 / 3
"""The average value of an Elder Sign."""
MOST_DICE: Final = 40
SURE_ENOUGH: Final = 0.7
"""With a lower chance of being ahead it is better not to end the game."""
KILL_CHANCES: Final = [kill_chances(dice) for dice in range(MOST_DICE + 1)]


def expected_loss(seen: Duel, seat: i64, area: i64, dice: i64) -> float:
    """The mean Doom that a number of dice costs a side that gives up its cheapest figures first."""
    values: list[i64] = []
    for kind in range(FIGURES):
        values += [seen.factions[seat].sheet.value[kind]] * seen.figures_at(seat, kind, area)
    values.sort()
    loss = 0.0
    total: i64 = 0
    for kills in range(1, dice + 1):
        if kills <= len(values):
            total += values[kills - 1]
        loss += KILL_CHANCES[dice][kills] * float(total)
    return loss


def is_threatened(seen: Duel, seat: i64, area: i64) -> bool:
    """Whether an enemy in the area or next to it could capture a cultist here."""
    if seen.figures_at(seat, ACOLYTE, area) == 0:
        return False
    guard = common.strongest(seen, seat, area)
    if common.strongest(seen, 1 - seat, area) > guard:
        return True
    if seen.gate[area] != seat or guard >= MONSTER:
        return False
    return any(common.strongest(seen, 1 - seat, near) >= MONSTER for near in seen.box.neighbours[area])


def is_prey(seen: Duel, seat: i64, area: i64) -> bool:
    """Whether enemy cultists stand here unprotected."""
    return common.strongest(seen, 1 - seat, area) == CULTIST


def is_lone_keeper(seen: Duel, seat: i64, kind: i64, area: i64) -> bool:
    """Whether a gate of the seat has a keeper of this kind that nobody could replace."""
    return seen.gate[area] == seat and seen.keeper[area] == kind and seen.figures_at(seat, kind, area) == 1


def could_awaken(seen: Duel, seat: i64, power: i64) -> bool:
    """Whether this much Power would awaken a Great Old One that is in the pool."""
    kind: i64 = FIGURES - 1
    return seen.pool[seat * FIGURES + kind] > 0 and power >= seen.factions[seat].cost(seen, seat, kind)


def own_doom(seen: Duel, seat: i64) -> i64:
    """A seat's Doom with its signs, which it knows itself."""
    total = seen.doom[seat]
    for value in seen.signs[seat]:
        total += value
    return total


def unseen(seen: Duel, seat: i64) -> list[i64]:
    """How many signs of each value the seat does not see: those in the bag and those of the enemy."""
    counts: list[i64] = [0] * (MOST_SIGN + 1)
    for value in seen.box.signs:
        counts[value] += 1
    for value in seen.revealed:
        counts[value] -= 1
    for value in seen.signs[seat]:
        counts[value] -= 1
    return counts


def mean_unseen(seen: Duel, seat: i64) -> float:
    """The average value of a sign that the seat does not see."""
    counts = unseen(seen, seat)
    number = max(i64(1), counts[1] + counts[2] + counts[3])
    return float(counts[1] + 2 * counts[2] + 3 * counts[3]) / float(number)


def lead(seen: Duel, seat: i64) -> float:
    """By how much Doom the seat is ahead, with the enemy's signs at their average value."""
    theirs = float(seen.doom[1 - seat]) + mean_unseen(seen, seat) * float(len(seen.signs[1 - seat]))
    return float(own_doom(seen, seat)) - theirs


def chance_to_lead(seen: Duel, seat: i64) -> float:
    """The chance to be ahead once all signs are revealed. Every deal of the unseen signs is equally likely."""
    counts = unseen(seen, seat)
    drawn: i64 = len(seen.signs[1 - seat])
    margin = own_doom(seen, seat) - seen.doom[1 - seat]
    ahead: i64 = 0
    for threes in range(min(counts[3], drawn) + 1):
        for twos in range(min(counts[2], drawn - threes) + 1):
            ones = drawn - threes - twos
            if ones <= counts[1] and 3 * threes + 2 * twos + ones < margin:
                ahead += comb(counts[3], threes) * comb(counts[2], twos) * comb(counts[1], ones)
    return float(ahead) / float(comb(counts[1] + counts[2] + counts[3], drawn))


def wins_by_revealing(seen: Duel, seat: i64) -> bool:
    """Whether the seat reaches the target with its signs, and is then probably ahead of the enemy's."""
    if seen.doom[seat] >= seen.box.doom_target or own_doom(seen, seat) < seen.box.doom_target:
        return False
    return chance_to_lead(seen, seat) > SURE_ENOUGH

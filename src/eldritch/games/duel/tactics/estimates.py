"""What can be reckoned from a position: the mean losses of a battle, who is in danger, how the Doom stands."""

from math import comb
from typing import Final

from mypy_extensions import i64

from ..box.components import ACOLYTE, CULTIST, FIGURES, MONSTER, MOST_SIGN
from ..rules import common
from ..rules.battle_odds import kill_chances
from ..state import Duel

MEAN_SIGN: Final = 5 / 3
"""What an Elder Sign is worth on average."""
MOST_DICE: Final = 40
KILL_CHANCES: Final = [kill_chances(dice) for dice in range(MOST_DICE + 1)]


def expected_loss(seen: Duel, seat: i64, area: i64, dice: i64) -> float:
    """The mean Doom that so many dice cost a side that gives up its cheapest figures first."""
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


def threatened(seen: Duel, seat: i64, area: i64) -> bool:
    """Whether an enemy in the area or beside it could capture a cultist here."""
    if seen.figures_at(seat, ACOLYTE, area) == 0:
        return False
    guard = common.strongest(seen, seat, area)
    if common.strongest(seen, 1 - seat, area) > guard:
        return True
    if seen.gate[area] != seat or guard >= MONSTER:
        return False
    return any(common.strongest(seen, 1 - seat, near) >= MONSTER for near in seen.box.neighbours[area])


def prey(seen: Duel, seat: i64, area: i64) -> bool:
    """Whether enemy cultists stand here unprotected."""
    return common.strongest(seen, 1 - seat, area) == CULTIST


def could_awaken(seen: Duel, seat: i64, power: i64) -> bool:
    """Whether so much Power would awaken the Great Old One that still sleeps."""
    kind: i64 = FIGURES - 1
    return seen.pool[seat * FIGURES + kind] > 0 and power >= seen.factions[seat].cost(seen, seat, kind)


def own_doom(seen: Duel, seat: i64) -> i64:
    """A seat's Doom with its signs, as it knows them itself."""
    total = seen.doom[seat]
    for value in seen.signs[seat]:
        total += value
    return total


def unseen(seen: Duel, seat: i64) -> list[i64]:
    """How many signs of each value the seat does not see: in the bag, or before the enemy."""
    counts: list[i64] = [0] * (MOST_SIGN + 1)
    for value in seen.box.signs:
        counts[value] += 1
    for value in seen.revealed:
        counts[value] -= 1
    for value in seen.signs[seat]:
        counts[value] -= 1
    return counts


def mean_unseen(seen: Duel, seat: i64) -> float:
    """What a sign that the seat does not see is worth on average."""
    counts = unseen(seen, seat)
    number = max(i64(1), counts[1] + counts[2] + counts[3])
    return float(counts[1] + 2 * counts[2] + 3 * counts[3]) / float(number)


def lead(seen: Duel, seat: i64) -> float:
    """By how much Doom the seat is ahead, the enemy's signs being taken at what they are worth on average."""
    theirs = float(seen.doom[1 - seat]) + mean_unseen(seen, seat) * float(len(seen.signs[1 - seat]))
    return float(own_doom(seen, seat)) - theirs


def chance_to_lead(seen: Duel, seat: i64) -> float:
    """How likely the seat is ahead with all signs turned up: every deal of the unseen ones is as likely."""
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

"""What can be reckoned from a position: the mean losses of a battle, who is in danger, how the Doom stands."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .components import ACOLYTE, CULTIST, FIGURES, MONSTER
from .odds import kill_chances
from .rules import common

if TYPE_CHECKING:
    from .state import Duel

MEAN_SIGN: Final = 5 / 3
"""What an Elder Sign is worth on average."""
MOST_DICE: Final = 40
KILL_CHANCES: Final = [kill_chances(dice) for dice in range(MOST_DICE + 1)]


def expected_loss(seen: "Duel", seat: i64, area: i64, dice: i64) -> float:
    """The mean Doom that so many dice cost a side that gives up its cheapest figures first."""
    values: list[i64] = []
    for kind in range(FIGURES):
        values += [seen.factions[seat].sheet.value[kind]] * seen.standing(seat, kind, area)
    values.sort()
    loss = 0.0
    total: i64 = 0
    for kills in range(1, dice + 1):
        if kills <= len(values):
            total += values[kills - 1]
        loss += KILL_CHANCES[dice][kills] * float(total)
    return loss


def threatened(seen: "Duel", seat: i64, area: i64) -> bool:
    """Whether an enemy in the area or beside it could capture a cultist here."""
    if seen.standing(seat, ACOLYTE, area) == 0:
        return False
    guard = common.strongest(seen, seat, area)
    if common.strongest(seen, 1 - seat, area) > guard:
        return True
    if seen.gate[area] != seat or guard >= MONSTER:
        return False
    return any(common.strongest(seen, 1 - seat, near) >= MONSTER for near in seen.box.neighbours[area])


def prey(seen: "Duel", seat: i64, area: i64) -> bool:
    """Whether enemy cultists stand here unprotected."""
    return common.strongest(seen, 1 - seat, area) == CULTIST


def could_awaken(seen: "Duel", seat: i64, power: i64) -> bool:
    """Whether so much Power would awaken the Great Old One that still sleeps."""
    kind: i64 = FIGURES - 1
    return seen.pool[seat * FIGURES + kind] > 0 and power >= seen.factions[seat].cost(seen, seat, kind)


def total_doom(seen: "Duel", seat: i64) -> float:
    """Doom with the signs that lie before a seat, at their mean value if hidden."""
    total = float(seen.doom[seat])
    for value in seen.signs[seat]:
        total += MEAN_SIGN if value < 0 else float(value)
    return total

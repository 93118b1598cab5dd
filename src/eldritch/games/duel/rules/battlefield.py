"""What is remembered of a battle while it lasts: a row of counters, kept in `state.battle`.

Results are written down against the figures they fall on. Of the figures of a kind some are dead, some
wounded (they took one Kill and live), some pained, and the rest fresh. `second` counts Pains put on figures
that had a result.
"""

from typing import Any, Final

from mypy_extensions import i64

from ..box.components import FIGURES
from ..state import Duel

AREA: Final = 0
ATTACKER: Final = 1
# By seat.
KILLS: Final = 2
"""Kills still to be given to this seat's figures."""
PAINS: Final = 4
BONUS: Final = 6
"""Dice beyond the combat of the figures."""
VICTIMS: Final = 8
"""Enemy figures that this seat killed or devoured in this battle (ruling 46)."""
DECLINED: Final = 10
"""Whether this seat does without figures that take two results."""
USED: Final = 12
"""Pre-battle abilities that were used, as bits of the faction's own."""
DICE: Final = 14
ROLLED_KILLS: Final = 16
ROLLED_PAINS: Final = 18
# By seat and kind.
DEAD: Final = 20
WOUNDED: Final = DEAD + 2 * FIGURES
PAINED: Final = WOUNDED + 2 * FIGURES
SECOND: Final = PAINED + 2 * FIGURES
LATE: Final = SECOND + 2 * FIGURES
"""Figures that came after the Kills and can take no result (ruling 40)."""
SIZE: Final = LATE + 2 * FIGURES


def open_battle(state: Duel, area: i64, attacker: i64) -> None:
    state.battle = [0] * SIZE
    state.battle[AREA] = area
    state.battle[ATTACKER] = attacker


def area(state: Duel) -> i64:
    return state.battle[AREA]


def tally(state: Duel, what: i64, seat: i64, kind: i64) -> i64:
    """How many figures of a kind have a result: DEAD, WOUNDED, PAINED, SECOND or LATE."""
    return state.battle[what + seat * FIGURES + kind]


def add(state: Duel, what: i64, seat: i64, kind: i64, count: i64) -> None:
    state.battle[what + seat * FIGURES + kind] += count


def fresh(state: Duel, seat: i64, kind: i64) -> i64:
    """Figures in the battle without a result."""
    place = seat * FIGURES + kind
    battle = state.battle
    return (
        state.standing(seat, kind, battle[AREA])
        - battle[LATE + place]
        - battle[DEAD + place]
        - battle[WOUNDED + place]
        - battle[PAINED + place]
    )


def takes_two(state: Duel, seat: i64, kind: i64) -> bool:
    """Whether figures of this kind may be given a second result, and their owner uses that."""
    return state.battle[DECLINED + seat] == 0 and state.factions[seat].takes_two(state, seat, kind)


def seconds_left(state: Duel, seat: i64, kind: i64) -> i64:
    """Figures with one result that may be given a Pain as their second."""
    if not takes_two(state, seat, kind):
        return 0
    place = seat * FIGURES + kind
    return state.battle[WOUNDED + place] + state.battle[PAINED + place] - state.battle[SECOND + place]


def dice_of(state: Duel, seat: i64, place: i64) -> i64:
    """The combat of all figures of a seat in an area, as it is now (rulings 36, 38)."""
    faction = state.factions[seat]
    dice: i64 = 0
    for kind in range(FIGURES):
        count = state.standing(seat, kind, place)
        if count > 0:
            dice += count * faction.combat(state, seat, kind)
    return dice


def shown(state: Duel) -> dict[str, Any]:
    """The battle for people and interfaces."""
    battle = state.battle
    return {
        "area": battle[AREA],
        "attacker": battle[ATTACKER],
        "seats": [
            {
                "dice": battle[DICE + seat],
                "kills_rolled": battle[ROLLED_KILLS + seat],
                "pains_rolled": battle[ROLLED_PAINS + seat],
                "kills_due": battle[KILLS + seat],
                "pains_due": battle[PAINS + seat],
                "bonus": battle[BONUS + seat],
                "dead": battle[DEAD + seat * FIGURES : DEAD + (seat + 1) * FIGURES],
                "wounded": battle[WOUNDED + seat * FIGURES : WOUNDED + (seat + 1) * FIGURES],
                "pained": battle[PAINED + seat * FIGURES : PAINED + (seat + 1) * FIGURES],
                "late": battle[LATE + seat * FIGURES : LATE + (seat + 1) * FIGURES],
            }
            for seat in range(2)
        ],
    }

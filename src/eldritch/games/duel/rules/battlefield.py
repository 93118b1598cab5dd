"""Questions about a battle: how many dice, which figures can still be given a result."""

from mypy_extensions import i64

from ..box.components import FIGURES
from ..state import Duel


def dice_of(state: Duel, seat: i64, area: i64) -> i64:
    """The current combat of all figures of a seat in an area (rulings 36, 38)."""
    faction = state.factions[seat]
    dice: i64 = 0
    for kind in range(FIGURES):
        count = state.figures_at(seat, kind, area)
        if count > 0:
            dice += count * faction.combat(state, seat, kind)
    return dice


def one_side_is_gone(state: Duel) -> bool:
    """A side without figures ends the battle: no dice, no post-battle abilities (ruling 37)."""
    area = state.current_battle().area
    return state.crowd(0, area) == 0 or state.crowd(1, area) == 0


def without_result(state: Duel, seat: i64, kind: i64) -> i64:
    """Figures that can be given a first result."""
    battle = state.current_battle()
    side = battle.sides[seat]
    return (
        state.figures_at(seat, kind, battle.area)
        - side.late[kind]
        - side.dead[kind]
        - side.wounded[kind]
        - side.pained[kind]
    )


def takes_two(state: Duel, seat: i64, kind: i64) -> bool:
    """Whether figures of this kind can be given a second result, and their owner uses that ability."""
    return not state.current_battle().sides[seat].declined and state.factions[seat].takes_two(state, seat, kind)


def open_to_second_pain(state: Duel, seat: i64, kind: i64) -> i64:
    """Figures with one result that can be given a Pain as their second."""
    if not takes_two(state, seat, kind):
        return 0
    side = state.current_battle().sides[seat]
    return side.wounded[kind] + side.pained[kind] - side.second_pains[kind]


def must_retreat(state: Duel, seat: i64, kind: i64) -> i64:
    """Figures that were pained or survived a Kill."""
    side = state.current_battle().sides[seat]
    return side.pained[kind] + side.wounded[kind]

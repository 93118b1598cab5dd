"""Questions about a battle: how many dice, which figures can still be given a result."""

from mypy_extensions import i64

from ..box.components import FIGURES
from ..state import Duel


def dice_of(state: Duel, seat: i64, area: i64) -> i64:
    """The current combat of all figures of a seat in an area (rulings 36, 38)."""
    dice: i64 = 0
    for kind in range(FIGURES):
        dice += dice_of_kind(state, seat, kind, area)
    return dice


def dice_of_kind(state: Duel, seat: i64, kind: i64, area: i64) -> i64:
    """The current combat of a seat's figures of one kind in an area."""
    count = state.figures_at(seat, kind, area)
    return count * state.factions[seat].combat(state, seat, kind) if count > 0 else 0


def dice_to_roll(state: Duel, seat: i64, area: i64) -> i64:
    """The dice that a seat would roll in an area now, with those that abilities have added to a battle there."""
    battle = state.battle
    bonus = battle.sides[seat].bonus_dice if battle is not None and battle.area == area else 0
    return dice_of(state, seat, area) + bonus


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

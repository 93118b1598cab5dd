"""What every position reached in play satisfies, checked for a dump from outside."""

from eldritch.core.dumps import require

from ..knowledge.check import check_ledger
from ..state import Nightmare
from .stack import check_stack
from .zones import check_creatures, check_result, check_zones


def check(state: Nightmare) -> None:
    """Raise BadDump unless the position could have been reached, as far as its zones, steps and ledger tell."""
    check_zones(state)
    check_creatures(state)
    check_ledger(state)
    check_stack(state)
    if state.over:
        check_result(state)
    else:
        others = [seat for seat in range(state.seats) if state.options.win_at_once or seat != state.current]
        require(all(state.complete_creatures(seat) < state.target for seat in others), "the game must have been won")

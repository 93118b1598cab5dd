"""Checks of positions read from dumps: what the rules can never reach is refused.

`core.dumps` counts the components. Here are the zones and counters, the battle, and every frame of the stack with the
ones around it, which say whose decision it may be.
"""

from ..box.components import SEATS
from ..state import Duel
from .battle import check_battle
from .stack import check_stack
from .zones import check_books, check_course, check_end, check_figures, check_gates, check_sheet, check_signs


def check(state: Duel) -> None:
    """Raise BadDump for a position that no game reaches."""
    check_course(state)
    check_figures(state)
    check_gates(state)
    for seat in range(SEATS):
        check_sheet(state, seat)
    check_signs(state)
    if state.over:
        check_end(state)
        return
    check_battle(state)
    check_stack(state)
    for seat in range(SEATS):
        check_books(state, seat)

"""Checks of positions read from dumps: what the rules can never reach is refused.

`core.dumps` counts the components. Here are the cards and counters, the fight, every frame of the stack with the one
below it, which says whose decision it may be, and what the ledgers say.
"""

from ..state import Journey
from .fighting import check_fight
from .ledgers import check_ledgers
from .stack import check_stack
from .zones import check_course, check_hands, check_people


def check(state: Journey) -> None:
    """Raise BadDump for a position that no game reaches."""
    check_course(state)
    check_people(state)
    check_hands(state)
    check_fight(state)
    check_stack(state)
    check_ledgers(state)

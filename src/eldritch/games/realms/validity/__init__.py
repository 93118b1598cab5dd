"""What every position reached in play satisfies, checked for a dump from outside."""

from ..state import Realm
from .stack import check_stack
from .zones import check_counters, check_ledger_fits, check_market, check_result, check_seats, check_sizes


def check(state: Realm) -> None:
    """Raise BadDump unless the position could have been reached, as far as its zones, steps and ledger tell."""
    check_sizes(state)
    check_counters(state)
    check_seats(state)
    check_market(state)
    check_ledger_fits(state)
    check_stack(state)
    if state.over:
        check_result(state)

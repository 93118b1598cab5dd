"""Whom a bot would trust in a player's place, for people who practise."""
# mypyc: off  (called once per request)

from functools import cache

from ..state import Journey
from .beliefs import BehaviourWeights, counted_weights, ledger_of, team_belief


@cache
def _weights() -> BehaviourWeights:
    return counted_weights()


def ally_chances(seen: Journey, seat: int) -> list[float]:
    """For each seat how likely it is an ally, from what this seat has seen."""
    return team_belief(seen, seat, ledger_of(seen, seat), _weights()).ally_chances()

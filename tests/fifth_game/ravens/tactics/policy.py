"""How good each choice looks by itself, and who is likely to win."""

from math import exp
from typing import Final

from mypy_extensions import i64

from eldritch.core.seats import bit
from eldritch.core.state import State
from eldritch.core.tactics import Tactics

from ..actions import KEEP, REFUSE, offered
from ..rules.scoring import score
from ..state import RavensState

POINT: Final = 0.25
"""What a lead of one point adds to the logarithm of the odds."""


class RavensTactics(Tactics):
    """Heuristics for Ravens."""

    def weigh(self, state: State, seat: i64, options: list[int]) -> list[float]:
        assert isinstance(state, RavensState)
        return [self._weight(state, seat, action) for action in options]

    def reason(self, state: State, seat: i64, action: i64) -> str:
        assert isinstance(state, RavensState)
        if action in (KEEP, REFUSE):
            return "keep" if action == KEEP else "refuse"
        card, _ = offered(action)
        return "treasure" if state.cards.value[card] > 0 else "rubbish"

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, RavensState)
        if state.over:
            return state.returns()
        odds = [exp(POINT * score(state, seat)) for seat in range(state.seats)]
        return [share / sum(odds) for share in odds]

    def _weight(self, state: RavensState, seat: i64, action: i64) -> float:
        if action == KEEP:
            return expected_gift(state, seat) * self.personality.risk
        if action == REFUSE:
            return 0.0
        card, other = offered(action)
        value = float(state.cards.value[card])
        # Rubbish goes to the leader; a treasure to a player who is behind, in case it is kept.
        return abs(value) * (known_score(state, seat, other) / 10 if value < 0 else 0.1)


def expected_gift(state: RavensState, seat: i64) -> float:
    """What a gift scores on average, by the cards that the seat has not seen."""
    unseen = state.cards.deck()
    for card in [*state.hands[seat], *(card for row in range(state.seats) for card in known_row(state, seat, row))]:
        unseen.remove(card)
    return sum(state.cards.value[card] for card in unseen) / max(1, len(unseen))


def known_score(state: RavensState, seat: i64, other: i64) -> float:
    """What the cards that the seat knows of another's row are worth."""
    return float(sum(state.cards.value[card] for card in known_row(state, seat, other)))


def known_row(state: RavensState, seat: i64, other: i64) -> list[i64]:
    """The cards of a row that the seat has seen."""
    cards = zip(state.rows[other], state.knowers[other], strict=True)
    return [card for card, knowers in cards if knowers & bit(seat)]

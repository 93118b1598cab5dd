"""What a seat is shown, as JSON-ready data. It is made from a view with holes, so it cannot show more."""

from typing import Any

from mypy_extensions import i64

from eldritch.core.state import UNKNOWN

from .box.components import card_key
from .rules.scoring import score
from .state import RavensState


def table(seen: RavensState) -> dict[str, Any]:
    return {
        "turn": seen.turn,
        "current": seen.current,
        "deck": len(seen.deck),
        "seats": [player(seen, seat) for seat in range(seen.seats)],
    }


def player(seen: RavensState, seat: i64) -> dict[str, Any]:
    """A seat's hand and row, None for each hidden card; the score where all of the row is known."""
    row = seen.rows[seat]
    return {
        "hand": [card_key(card) for card in seen.hands[seat]],
        "row": [card_key(card) for card in row],
        "score": None if UNKNOWN in row else score(seen, seat),
    }

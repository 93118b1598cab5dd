"""What a seat is shown of a game of Nightmarium. It is made from a view with holes, so it cannot tell more."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .box.components import COMPLETE, EMBODIED, LEGIONS, PLACES, SEAL

if TYPE_CHECKING:
    from .state import Nightmare


def table(seen: "Nightmare") -> dict[str, Any]:
    return {
        "turn": seen.turn,
        "current": seen.current,
        "deck": len(seen.deck),
        "discard": seen.discard[:],
        "seats": [player(seen, seat) for seat in range(seen.seats)],
    }


def player(seen: "Nightmare", seat: i64) -> dict[str, Any]:
    """A seat's hand (None for a card that is hidden) and its creatures by slot."""
    creatures = [creature(seen, seat, slot) for slot in range(seen.target)]
    hand = [None if card == UNKNOWN else card for card in seen.hands[seat]]
    return {"hand": hand, "void": void(seen, seat), "creatures": creatures, "complete": seen.complete_creatures(seat)}


def creature(seen: "Nightmare", seat: i64, slot: i64) -> dict[str, Any] | None:
    place = seen.creature(seat, slot)
    height = seen.height[place]
    if height == 0:
        return None
    return {
        "cards": [seen.part(place, position) for position in range(height)],
        "complete": height >= COMPLETE,
        "embodied": height == EMBODIED,
    }


def void(seen: "Nightmare", seat: i64) -> list[str]:
    """What everybody can prove the hand not to hold: legions, and positions no card of it fits."""
    if seen.ledger is None:
        return []
    void = seen.ledger.void[seat]
    for card in seen.ledger.known[seat]:
        void &= ~seen.cards.traits[card]  # Taken in sight since then.
    if not seen.options.seals:
        void &= ~bit(SEAL)  # Nobody wonders about seals where there are none.
    return [name for trait, name in enumerate([*PLACES, *LEGIONS]) if void >> trait & 1]

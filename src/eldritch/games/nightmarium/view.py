"""The table of Nightmarium as a seat is shown it. It is made from a view with holes, so it cannot leak anything."""

from mypy_extensions import i64

from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN, Data

from .actions import described
from .box.components import ANY_LEGION, COMPLETE, EMBODIED, LEGIONS, MOST_CREATURES, PLACES, SEAL, creature_at
from .rules.chain import Chain, abilities_in_order
from .state import Nightmare
from .view_types import Creature, Legion, Place, Seat, Table


def table(seen: Nightmare) -> Table:
    return {
        "turn": seen.turn,
        "current": seen.current,
        "deck": len(seen.deck),
        "discard": [*seen.discard],
        "seats": [player(seen, seat) for seat in range(seen.seats)],
        "chain": chain(seen),
    }


def chain(seen: Nightmare) -> list[int]:
    """The cards of the running chain whose abilities run, the first to run first."""
    for frame in seen.stack[::-1]:
        if isinstance(frame, Chain) and not seen.over:
            return abilities_in_order(seen.cards, seen.parts(creature_at(seen.current, frame.slot)), frame.legion)
    return []


def describe(state: Nightmare, action: int) -> Data:
    """The verb and its arguments; for a head or a seal also the cards whose abilities it sets off."""
    first = creature_at(state.current, 0)
    facts = described(action, state.height[first : first + MOST_CREATURES])
    if facts.get("position") in ("head", "seal"):
        body = state.parts(first + facts["slot"])
        card: int = facts["card"]
        if facts["position"] == "seal":
            facts["runs"] = abilities_in_order(state.cards, body, state.cards.legion[card])
        else:
            facts["runs"] = abilities_in_order(state.cards, [*body, card], ANY_LEGION)
    return facts


def player(seen: Nightmare, seat: i64) -> Seat:
    """A seat's hand, with None for hidden cards, and its creatures by slot."""
    creatures = [creature(seen, seat, slot) for slot in range(seen.target)]
    hand = [None if card == UNKNOWN else card for card in seen.hands[seat]]
    return {"hand": hand, "void": void(seen, seat), "creatures": creatures, "complete": seen.complete_creatures(seat)}


def creature(seen: Nightmare, seat: i64, slot: i64) -> Creature | None:
    place = creature_at(seat, slot)
    height = seen.height[place]
    if height == 0:
        return None
    return {
        "cards": [*seen.parts(place)],
        "complete": height >= COMPLETE,
        "embodied": height == EMBODIED,
    }


def void(seen: Nightmare, seat: i64) -> list[Place | Legion]:
    """What the hand provably lacks: legions, and positions that no card of it fits."""
    if seen.ledger is None:
        return []
    void = seen.ledger.void[seat]
    for card in seen.ledger.known[seat]:
        void &= ~seen.cards.traits[card]  # Taken in public view after the proof.
    if not seen.options.seals:
        void &= ~bit(SEAL)  # There are no seals in this game.
    names: list[Place | Legion] = [*PLACES, *LEGIONS]
    return [name for trait, name in enumerate(names) if void >> trait & 1]

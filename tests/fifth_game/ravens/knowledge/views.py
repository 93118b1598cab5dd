"""Views with holes, and the positions they admit.

Hidden are the deck, the hands of others, a gift that somebody else offers, and the cards of a row that one has not
seen. No choice depends on hidden cards, so nothing can be deduced from what others do: every deal of the hidden cards
is equally likely.
"""

from mypy_extensions import i64

from eldritch.core.generator import Generator
from eldritch.core.seats import bit
from eldritch.core.state import SPECTATOR, UNKNOWN, WHOLE

from ..state import RavensState


def seen_by(state: RavensState, seat: int | None) -> RavensState:
    """The position with UNKNOWN for every card that the seat has not seen."""
    seen = state.clone()
    seen.blind(seat)
    seen.deck = [UNKNOWN] * len(state.deck)
    for other in range(state.seats):
        if other != seen.viewer:
            seen.hands[other] = [UNKNOWN] * len(state.hands[other])
        if not state.over:
            hide_row(seen, other)
    return seen


def hide_row(seen: RavensState, seat: i64) -> None:
    """Turn the cards of a row over that this view's seat has not seen."""
    viewer = 0 if seen.viewer == SPECTATOR else bit(seen.viewer)
    cards = zip(seen.rows[seat], seen.knowers[seat], strict=True)
    seen.rows[seat] = [card if knowers & viewer else UNKNOWN for card, knowers in cards]


def imagine(seen: RavensState, seed: int) -> RavensState:
    """A whole position that the view admits, each being equally likely."""
    world = seen.clone()
    world.viewer = WHOLE
    world.generator = Generator(seed)
    hidden = seen.unplaced()
    world.generator.shuffle(hidden)
    for zone in (world.deck, *world.hands, *world.rows):
        for place, card in enumerate(zone):
            if card == UNKNOWN:
                zone[place] = hidden.pop()
    for hand in world.hands:
        hand.sort()
    world.stack = [frame.imagined(world) for frame in seen.stack]
    return world

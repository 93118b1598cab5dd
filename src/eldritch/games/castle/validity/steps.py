"""Checks of the frames of the set-up, of turns and of declarations."""

from typing import Final

from eldritch.core.seats import bit, everyone
from eldritch.core.state import UNKNOWN

from ..box.components import (
    CLAIRVOYANT,
    NO_ITEM,
)
from ..knowledge.ledger_data import BENEATH, ON_TOP
from ..rules import sealed, victory
from ..rules.clairvoyant import Foresight
from ..rules.setup import Reveal
from ..rules.turn import DrawOffer, Turn
from ..state import Journey
from .places import answers_fit, knows, on_turn
from .zones import is_whole

TOPS: Final = (ON_TOP, BENEATH)


def reveal(state: Journey, place: int, frame: Reveal) -> bool:
    is_start = place == 0 and len(state.stack) == 1 and state.turn == 0
    return is_start and answers_fit(state, everyone(state.seats), frame.answers, lambda _: (sealed.YES,))


def turn(state: Journey, place: int, frame: Turn) -> bool:
    waits = place + 1 < len(state.stack) or not frame.spent
    return place == 0 and frame.seat == state.current and state.turn >= 1 and waits


def draw_offer(state: Journey, place: int, frame: DrawOffer) -> bool:
    fits = answers_fit(state, everyone(state.seats), frame.answers, lambda _: (sealed.NO, sealed.YES))
    return state.options.draw_offers and on_turn(state, place) and fits


def foresight(state: Journey, place: int, frame: Foresight) -> bool:
    """The Clairvoyant may look at any moment of their own turn. The pile is seen whole, less the item chosen first.

    Nobody knows any more what an earlier look has put on top.
    """
    used = state.is_face_up(frame.seat) and state.professions[frame.seat] == CLAIRVOYANT
    if place == 0 or place + 1 != len(state.stack) or frame.seat != state.current or not used:
        return False
    if any(ledger.items.size(ledger.pile + depth) for ledger in state.ledgers or () if ledger for depth in TOPS):
        return False
    if not is_whole(state) and frame.seat != state.viewer:
        return not frame.pile and frame.top == NO_ITEM
    if not knows(state, frame.seat, state.pile):
        return False
    pile = sorted(frame.pile + ([frame.top] if frame.top != NO_ITEM else []))
    return frame.pile == sorted(frame.pile) and pile == sorted(state.pile) and len(state.pile) > 1


def naming(state: Journey, place: int, frame: victory.Naming) -> bool:
    may = victory.may_tell_fortune if frame.fortune else victory.may_declare
    others = everyone(state.seats) & ~bit(frame.seat)
    is_hidden = UNKNOWN in state.hands[frame.seat] or state.organisation[frame.seat] == UNKNOWN
    declares = frame.seat == state.current and (is_hidden or may(state, frame.seat))
    return on_turn(state, place) and declares and frame.named >= 0 and frame.named & ~others == 0

"""Views: positions with holes that hold no more than one seat knows."""

from mypy_extensions import i64

from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN, WHOLE

from ..rules.setup import organisations
from ..state import Journey
from .fresh_ledger import fresh_ledger
from .ledger import Ledger
from .ledger_data import BENEATH, ON_TOP


def own_ledger(seen: Journey) -> Ledger | None:
    """The up-to-date ledger of a view's seat, if ledgers are kept."""
    if seen.ledgers is None or seen.viewer == WHOLE:
        return None
    own = seen.ledgers[seen.viewer + 1]
    return None if own is None else own.catch_up()


def own_or_fresh_ledger(seen: Journey) -> Ledger:
    """The ledger of a view's seat, or if none is kept what the seat sees now."""
    return own_ledger(seen) or fresh_ledger(seen, seen.viewer)


def seen_by(state: Journey, seat: int | None) -> Journey:
    """The position with a hole for every card that the seat does not know. At the end of the game all cards are shown.

    The copy is made without ledgers: it gets that of its seat, and the others are not copied in vain.
    """
    viewer = state.viewer_at(seat)
    own = None if state.ledgers is None else state.ledgers[viewer + 1]
    seen = state.clone_without_ledgers()
    seen.blind(seat)
    if own is not None:
        seen.ledgers = [None] * (state.seats + 1)
        seen.ledgers[viewer + 1] = own.catch_up().copy()
    if not state.over:
        make_holes(seen, own or fresh_ledger(state, viewer))
    return seen


def make_holes(seen: Journey, ledger: Ledger) -> None:
    """Leave only the cards that the ledger knows for certain."""
    for seat in range(seen.seats):
        if seat != seen.viewer:
            seen.hands[seat] = with_holes(ledger.items.certain(seat), len(seen.hands[seat]))
            if not seen.is_face_up(seat):
                known = ledger.professions.certain(seat)
                seen.professions[seat] = known[0] if known else UNKNOWN
    beneath = ledger.items.certain(ledger.pile + BENEATH)
    on_top = ledger.items.certain(ledger.pile + ON_TOP)
    hidden = len(seen.pile) - len(beneath) - len(on_top)
    seen.pile = with_holes(ledger.items.certain(ledger.pile), hidden) + beneath + on_top
    seen.spare = with_holes(ledger.professions.certain(seen.seats), len(seen.spare))
    seen.allegiance = ledger.allegiance[:]
    seen.organisation = organisations(seen.allegiance, seen.slots)
    seen.unused = [UNKNOWN] * len(seen.unused)


def with_holes(known: list[i64], size: i64) -> list[i64]:
    """Known cards after as many holes as it takes to make this many."""
    holes: list[i64] = [UNKNOWN] * (size - len(known))
    return holes + known


def forgetting(seen: Journey, turns: i64) -> Journey:
    """The view of a player who remembers only the last turns: allegiances of others, and items seen or named."""
    known = own_ledger(seen)
    if known is None or seen.over:
        return seen
    ledger = fresh_ledger(seen, seen.viewer)
    for fact in known.facts:
        seat: i64 = fact["seat"]
        if fact["turn"] <= seen.turn - turns or seat == seen.viewer:
            continue
        ledger.facts.append(fact)
        if fact["what"] == "allegiance":
            first = seat * seen.slots
            ledger.allegiance[first : first + seen.slots] = known.allegiance[first : first + seen.slots]
        elif fact["what"] in ("item", "items"):
            for item in known.items.certain(seat):
                ledger.items.holds(seat, bit(item))
    twin = seen.clone()
    twin.ledgers = [None] * (seen.seats + 1)
    twin.ledgers[seen.viewer + 1] = ledger
    make_holes(twin, ledger)
    return twin


def proofs(seen: Journey) -> list[str]:
    """What the view's seat can prove about hidden cards."""
    own = own_ledger(seen)
    return [] if own is None else own.proofs()

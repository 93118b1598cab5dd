"""Offers: undo, draw, pause, resume and rematch."""

from .commands import Offered
from .errors import Rejected
from .state import TableState

EntryDraft = tuple[int | None, str, dict[str, object]]
"""Seat, kind and body of a new entry, before it has a number and a time."""


def ask(table: TableState, seat: int, what: Offered) -> list[EntryDraft]:
    """Make an offer. If nobody else has to agree, it takes effect at once."""
    check(table, seat, what)
    body: dict[str, object] = {"what": what}
    step = 0
    if what == "undo":
        assert table.play is not None
        step = table.play.last_of(seat) or 0
        body["step"] = step
    drafts: list[EntryDraft] = [(seat, "offered", body)]
    if not waiting(table, seat, what):
        drafts += outcome(table, what, seat, step)
    return drafts


def check(table: TableState, seat: int, what: Offered) -> None:
    """Reject an offer that cannot be made now."""
    if table.offer is not None:
        raise Rejected("table-rejected-offer-open")
    if what == "undo":
        check_undo(table, seat)
    if what == "draw" and any(other.bot() for other in table.seats):
        raise Rejected("table-rejected-bots-play-on")
    if what in ("pause", "resume") and table.setup.clock.kind == "none":
        raise Rejected("table-rejected-no-clock")
    if what == "pause" and table.paused_at is not None:
        raise Rejected("table-rejected-paused")
    if what == "resume" and table.paused_at is None:
        raise Rejected("table-rejected-not-paused")


def check_undo(table: TableState, seat: int) -> None:
    assert table.play is not None
    if table.play.last_of(seat) is None:
        raise Rejected("table-rejected-nothing-to-undo")
    if table.setup.rated and not waiting(table, seat, "undo"):
        raise Rejected("table-rejected-rated-undo")  # Bots would always say yes.


def waiting(table: TableState, seat: int, what: Offered) -> list[int]:
    """The seats that have to answer: all other people in play, or after the end all other people."""
    if what == "rematch":
        return [number for number, other in enumerate(table.seats) if number != seat and not other.is_bot()]
    return [number for number, other in enumerate(table.seats) if number != seat and other.is_person()]


def answer(table: TableState, seat: int, yes: bool) -> list[EntryDraft]:
    """Answer the open offer. One refusal ends it, the last agreement carries it out; its maker may withdraw it."""
    offer = table.offer
    if offer is None or (seat not in offer.waiting and not (seat == offer.seat and not yes)):
        raise Rejected("table-rejected-no-offer")
    if not yes:
        return [(seat, "declined", {})]
    drafts: list[EntryDraft] = [(seat, "agreed", {})]
    if offer.waiting == [seat]:
        drafts += outcome(table, offer.what, offer.seat, offer.step)
    return drafts


def outcome(table: TableState, what: Offered, seat: int, step: int) -> list[EntryDraft]:
    """The entries that follow when all agree."""
    match what:
        case "undo":
            return [(seat, "undone", {"step": step})]
        case "draw":
            return [(None, "ended", {"ending": "agreed", "winners": list(range(table.setup.seats))})]
        case "pause":
            return [(None, "paused", {})]
        case "resume":
            return [(None, "resumed", {})]
        case "rematch":
            return [(None, "rematch", {})]

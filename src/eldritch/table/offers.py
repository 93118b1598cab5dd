"""What all are asked: to take a step back, to end in a draw, to pause, to go on, to play again."""

from .commands import Offered
from .rejected import Rejected
from .state import TableState

Line = tuple[int | None, str, dict[str, object]]
"""Of an entry to be: seat, kind, body."""


def ask(table: TableState, seat: int, what: Offered) -> list[Line]:
    """Ask the others; where there is nobody to ask it is done at once."""
    check(table, seat, what)
    body: dict[str, object] = {"what": what}
    step = 0
    if what == "undo":
        assert table.play is not None
        step = table.play.last_of(seat) or 0
        body["step"] = step
    lines: list[Line] = [(seat, "offered", body)]
    if not waiting(table, seat, what):
        lines += outcome(table, what, seat, step)
    return lines


def check(table: TableState, seat: int, what: Offered) -> None:
    """Whether the question can be asked now."""
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
    """Who has to answer: the people in play; after the end all people who played."""
    if what == "rematch":
        return [number for number, other in enumerate(table.seats) if number != seat and not other.is_bot()]
    return [number for number, other in enumerate(table.seats) if number != seat and other.is_person()]


def answer(table: TableState, seat: int, yes: bool) -> list[Line]:
    """One no ends the matter, the last yes carries it out; who asked may think better of it."""
    offer = table.offer
    if offer is None or (seat not in offer.waiting and not (seat == offer.seat and not yes)):
        raise Rejected("table-rejected-no-offer")
    if not yes:
        return [(seat, "declined", {})]
    lines: list[Line] = [(seat, "agreed", {})]
    if offer.waiting == [seat]:
        lines += outcome(table, offer.what, offer.seat, offer.step)
    return lines


def outcome(table: TableState, what: Offered, seat: int, step: int) -> list[Line]:
    """What is done when all agree."""
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

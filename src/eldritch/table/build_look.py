"""Builds the look of a viewer. It must contain nothing that the viewer may not know."""

from typing import Literal

from .deciding import is_absent
from .irreversible import irreversible_actions
from .log import Viewer
from .look import Look, Offer, SeatLook
from .offers import waiting
from .state import TableState


def build_look(table: TableState, viewer: Viewer, now: int) -> Look:
    closed = viewer is None and table.phase == "playing" and table.setup.watch == "after"
    asked = table.play.asked() if table.play is not None and table.phase == "playing" and not closed else ()
    over = table.phase == "over"
    return Look(
        viewer=viewer,
        seq=table.update_count(viewer),
        now=now,
        phase=table.phase,
        setup=table.setup,
        seats=tuple(_seat(table, seat, asked, closed, now) for seat in range(len(table.seats))),
        paused=table.paused_at is not None,
        view=None if table.play is None or closed else table.play.shown_to(viewer).view(viewer),
        offer=_offer(table),
        undo=_undo(table, viewer),
        premoves=() if viewer is None else tuple(table.seats[viewer].premoves),
        result=table.result,
        secret=table.secret.hex() if over else "",
        next=table.next,
    )


def _seat(table: TableState, number: int, asked: tuple[int, ...], closed: bool, now: int) -> SeatLook:
    seat = table.seats[number]
    player = seat.player
    return SeatLook(
        player=player.id if player else None,
        name=player.name if player else "",
        bot=player.bot if player else "",
        ready=seat.ready or seat.is_bot(),
        stand_in=seat.stand_in,
        resigned=seat.resigned,
        absent=table.phase == "playing" and is_absent(table, number, now),
        left=None if closed or table.phase != "playing" else table.clocks.remaining_for(number, asked, now),
        running=number in asked and table.paused_at is None,
    )


def _offer(table: TableState) -> Offer | None:
    offer = table.offer
    return None if offer is None else Offer(offer.what, offer.seat, tuple(offer.agreed), tuple(offer.waiting))


def _undo(table: TableState, viewer: Viewer) -> Literal["", "alone", "ask"]:
    """The effect that Undo would have for the viewer."""
    play = table.play
    if viewer is None or play is None or not _is_playing(table, viewer):
        return ""
    if play.can_undo_alone(viewer):
        return "alone"
    if table.offer is not None or play.last_of(viewer) is None:
        return ""
    return "" if table.setup.rated and not waiting(table, viewer, "undo") else "ask"


def irreversible_options(table: TableState, viewer: Viewer) -> tuple[int, ...]:
    """The irreversible actions of the viewer; none for bots, for spectators and where Undo is always granted."""
    play = table.play
    if viewer is None or play is None or not _is_playing(table, viewer):
        return ()
    if not table.setup.rated and not waiting(table, viewer, "undo"):
        return ()
    return irreversible_actions(play.shown_to(viewer), viewer)


def _is_playing(table: TableState, seat: int) -> bool:
    """Whether a person plays this seat and the game is running."""
    return table.phase == "playing" and table.paused_at is None and table.seats[seat].is_person()

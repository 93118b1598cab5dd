"""Hints, and explanations of moves."""

from typing import Protocol

from eldritch.bots import Advised
from eldritch.core.state import State
from eldritch.lab.review import Moment, ReviewedMove, moment_at
from eldritch.speech.recap import is_told
from eldritch.table import Rejected, Table
from eldritch.table.keys import key

from ..api.errors import ApiError
from ..common import now_ms
from ..live.words_renderer import words_and_speech
from ..threads import in_thread
from ..wire.analysis import HintShown, ReasonShown
from ..wire.trust import TrustShown
from .reviews import moment_shown, moves_shown


class Adviser(Protocol):
    """What a hint needs of the bot pool."""

    async def consult(self, seen: State) -> Advised:
        """The best actions in a view, according to the search."""


async def hint_for(table: Table, person: str, lang: str, bot_pool: Adviser) -> HintShown:
    """The best moves now, with reasons."""
    seat = practice_seat(table, person)
    seen = table.seen(seat)
    if seat not in seen.deciders():
        raise Rejected("table-rejected-not-asked")
    seq, view = table.update_count(seat), table.look(seat, now_ms()).view
    advised = await bot_pool.consult(seen)
    assert view is not None
    return HintShown(seq, advised.chances[seat], moves_shown(advised.best, view, *words_and_speech(table, lang)))


async def moment_for(table: Table, person: str, number: int | None, seat: int | None) -> Moment:
    """The moment of a move that this person may have explained, or of the last one."""
    if table.phase != "over":
        practice_seat(table, person)
        number = published_bot_move(table, number, seat)
    entries = tuple(table.entries)
    moment = await in_thread(moment_at, table.setup, table.secret, entries, -1 if number is None else number)
    if moment is None:
        raise ApiError("replay-no-move", 404)
    return moment


def reason_shown(table: Table, reviewed: ReviewedMove, lang: str) -> ReasonShown:
    """Why a move was made. During a game nothing is said of better moves."""
    shown = moment_shown(reviewed, *words_and_speech(table, lang))
    if table.phase != "over":
        return ReasonShown(shown.number, shown.seat, shown.reasons, "", ())
    return ReasonShown(shown.number, shown.seat, shown.reasons, shown.text, shown.best)


def trust_of(table: Table, person: str) -> TrustShown:
    """The probability that each seat is this person's ally, from what they have seen."""
    seat = practice_seat(table, person)
    ally_chances = table.game.profile.ally_chances
    if ally_chances is None:
        raise ApiError("replay-no-help", 403)
    return TrustShown(table.update_count(seat), tuple(ally_chances(table.seen(seat), seat)))


def practice_seat(table: Table, person: str) -> int:
    """The seat of a person in an unrated game against bots. Otherwise hints are refused."""
    seat = table.seat_of(person)
    if seat is None:
        raise ApiError("server-not-seated", 403)
    if table.phase != "playing":
        raise Rejected("table-rejected-not-playing")
    others = [there for number, there in enumerate(table.seats) if number != seat]
    if table.setup.rated or not all(there.is_bot() for there in others):
        raise ApiError("replay-no-help", 403)
    return seat


def published_bot_move(table: Table, number: int | None, seat: int | None = None) -> int | None:
    """The requested or last published move of a bot. Of a seat it is the last move worth telling."""
    play = table.play
    assert play is not None
    published = play.steps if play.window is None else play.steps[: play.window.start]
    by_bots = {
        step.key: any(is_told(event.name, table.game.profile.recap) for event in step.events)
        for step in published
        if table.seats[step.seat].bot() and seat in (None, step.seat)
    }
    moves = {entry.seq: by_bots[keyed] for entry in table.entries if (keyed := key(table.secret, entry.seq)) in by_bots}
    if number is None:
        return max(moves, key=lambda move: (seat is not None and moves[move], move), default=None)
    return number if number in moves else None

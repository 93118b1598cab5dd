"""The review of a finished game: the course of every seat's chances, the turning points, and the luck.

Every move is reviewed with what its seat knew at the time (`bots/move_review.py`), so a move is not called bad for
reasons its player could not know. Equal games, seeds and iterations give equal reviews.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from eldritch.bots.move_review import MoveReview, mistake_threshold, review_move
from eldritch.core.state import State
from eldritch.table import Entry, Rejected, Setup, Table
from eldritch.table.keys import key

SEED: Final = 1
MOST_TURNING: Final = 5


@dataclass(frozen=True)
class Moment:
    """A decision that was made in a game."""

    entry: int
    """The number of its entry in the log."""
    turn: int
    seat: int
    action: int
    seen: State
    """What the seat knew before the move."""
    after: State | None
    """What it knew after the move, if that revealed anything."""
    view: dict[str, Any]
    """What the seat was shown, to describe the move."""

    @property
    def seed(self) -> int:
        """The seed of this moment's review: always the same, and different for every moment."""
        return SEED + self.entry


@dataclass(frozen=True)
class ReviewedMove:
    """A decision and its review."""

    moment: Moment
    review: MoveReview


def moments(setup: Setup, secret: bytes, entries: Sequence[Entry]) -> list[Moment]:
    """The decisions of a finished game with a choice or new information, without those that were taken back."""
    table = Table(setup, secret)
    found: dict[int, Moment] = {}
    for entry in entries:
        before = _faced(table, entry)
        table.apply(entry)
        if before is not None:
            moment = _moment(table, entry, before)
            if moment.after is not None or len(before.legal(moment.seat)) > 1:
                found[key(secret, entry.seq)] = moment
    if table.phase != "over" or table.play is None:
        raise Rejected("table-rejected-not-over")
    stayed = {step.key for step in table.play.steps}
    return [moment for keyed, moment in found.items() if keyed in stayed]


def moment_at(setup: Setup, secret: bytes, entries: Sequence[Entry], number: int) -> Moment | None:
    """The decision in a log entry, if it is one."""
    if not 0 <= number < len(entries):
        return None
    table = Table.replay(setup, secret, entries[:number])
    before = _faced(table, entries[number])
    if before is None:
        return None
    table.apply(entries[number])
    return _moment(table, entries[number], before)


def _faced(table: Table, entry: Entry) -> State | None:
    """The position before the decision in this entry, as far as its seat may see it."""
    if entry.kind != "acted" or table.play is None:
        return None
    return table.play.shown_to(entry.seat)


def _moment(table: Table, entry: Entry, before: State) -> Moment:
    """The decision in the entry that was just applied."""
    assert table.play is not None
    assert entry.seat is not None
    seat, step = entry.seat, table.play.steps[-1]
    after = table.play.shown_to(seat).seen_by(seat) if seat in step.learned else None
    return Moment(entry.seq, before.turns(), seat, step.action, before.seen_by(seat), after, before.view(seat))


def review_moment(moment: Moment, iterations: int = 0) -> ReviewedMove:
    review = review_move(moment.seen, moment.action, moment.after, moment.seed, iterations)
    return ReviewedMove(moment, review)


def turning_points(moves: Iterable[ReviewedMove], most: int = MOST_TURNING) -> list[ReviewedMove]:
    """The costliest moves, in the order in which they were played."""
    costly = [each for each in moves if each.review.loss >= mistake_threshold(each.moment.seen.edition.game)]
    worst = sorted(costly, key=lambda each: -each.review.loss)[:most]
    return sorted(worst, key=lambda each: each.moment.entry)


def luck_of(moves: Iterable[ReviewedMove], seat: int) -> float:
    """How much chance and hidden information changed a seat's chance to win over the whole game."""
    return sum(each.review.luck for each in moves if each.moment.seat == seat)

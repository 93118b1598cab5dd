"""A finished game looked back at: how each seat's chances went, where they turned, and what luck did.

Every decision is judged by what its seat knew then (bots/judging.py), so a move that could not be known to be bad is
not called so. Equal games, seeds and iterations give equal reviews.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from eldritch.bots.judging import Judgement, judge, telling
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
    """What the seat knew."""
    after: State | None
    """What it knew then, if it learned anything by its move."""
    view: dict[str, Any]
    """What the seat was shown, for the words."""

    @property
    def seed(self) -> int:
        """What this moment is judged with: the same whenever it is, and another for each."""
        return SEED + self.entry


@dataclass(frozen=True)
class Judged:
    """A decision and what is thought of it."""

    moment: Moment
    judgement: Judgement


def moments(setup: Setup, secret: bytes, entries: Sequence[Entry]) -> list[Moment]:
    """The decisions of a finished game where there was anything to choose or to learn, without those taken back."""
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
    """The decision that an entry tells of, if it tells of one."""
    if not 0 <= number < len(entries):
        return None
    table = Table.replay(setup, secret, entries[:number])
    before = _faced(table, entries[number])
    if before is None:
        return None
    table.apply(entries[number])
    return _moment(table, entries[number], before)


def _faced(table: Table, entry: Entry) -> State | None:
    """The position in which somebody decides by this entry, as far as the seat may notice it."""
    if entry.kind != "acted" or table.play is None:
        return None
    return table.play.shown_to(entry.seat)


def _moment(table: Table, entry: Entry, before: State) -> Moment:
    """What was decided by the entry that was just applied."""
    assert table.play is not None
    assert entry.seat is not None
    seat, step = entry.seat, table.play.steps[-1]
    after = table.play.shown_to(seat).seen_by(seat) if seat in step.learned else None
    return Moment(entry.seq, before.turns(), seat, step.action, before.seen_by(seat), after, before.view(seat))


def judged(moment: Moment, iterations: int = 0) -> Judged:
    judgement = judge(moment.seen, moment.action, moment.after, moment.seed, iterations)
    return Judged(moment, judgement)


def turning_points(review: Iterable[Judged], most: int = MOST_TURNING) -> list[Judged]:
    """The moves that gave away most, in the order they were made."""
    costly = [each for each in review if each.judgement.loss >= telling(each.moment.seen.edition.game)]
    worst = sorted(costly, key=lambda each: -each.judgement.loss)[:most]
    return sorted(worst, key=lambda each: each.moment.entry)


def luck_of(review: Iterable[Judged], seat: int) -> float:
    """What chance, and what was hidden, did for a seat over the whole game, in parts of a win."""
    return sum(each.judgement.luck for each in review if each.moment.seat == seat)

"""Finished games looked back at: worked out by the bots' processes when somebody asks, once, and kept in the store."""

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Final

import msgspec

from eldritch.bots import Advice
from eldritch.bots.move_review import MoveReview
from eldritch.lab.review import Moment, ReviewedMove, luck_of, moments, turning_points
from eldritch.locale import Words
from eldritch.speech import Speech
from eldritch.speech.moves import action_text, reason_text
from eldritch.store import reviews
from eldritch.table import Rejected, Table

from ..api.errors import Refused
from ..live.interpreter import speaking
from ..live.services import Services
from ..wire.looking_back import MomentShown, MoveShown, ReviewShown

MOST_KEPT: Final = 64
MOST_WAITING: Final = 20
NOT_BEGUN: Final = ReviewShown("none", 0, 0, (), ())


class Work:
    """A review that is being made, or is done."""

    def __init__(self, review: list[ReviewedMove]) -> None:
        """What is known from the store is done; otherwise there is nothing yet."""
        self.total = len(review)
        self.review = review
        self.is_done = bool(review)
        self.shown: dict[str, ReviewShown] = {}
        """In each language that was asked for."""


class Reviews:
    """Makes reviews, one at a time: those who play now go first."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._thinkers = services.thinkers
        self._spawn = services.rooms.spawn
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._turn = asyncio.Lock()

    async def begin(self, table_id: str, table: Table) -> None:
        """Have a game looked back at, unless that is done or under way."""
        if table.phase != "over":
            raise Rejected("table-rejected-not-over")
        if await self._find(table_id, table) is not None:
            return
        if sum(not work.is_done for work in self._works.values()) >= MOST_WAITING:
            raise Refused("server-busy", 503)
        self._spawn(self._work(table_id, table, self._remember(table_id, Work([]))), idle=True)

    def _remember(self, table_id: str, work: Work) -> Work:
        self._works[table_id] = work
        while len(self._works) > MOST_KEPT:
            self._works.popitem(last=False)
        return work

    async def _find(self, table_id: str, table: Table) -> Work | None:
        """The work on a review, in memory or from the store."""
        if table_id not in self._works and table.phase == "over":
            kept = await self._store.read(partial(reviews.load, game_id=table_id))
            review = await asyncio.to_thread(read_back, table, kept) if kept else []
            if review and table_id not in self._works:
                self._remember(table_id, Work(review))
        return self._works.get(table_id)

    async def _work(self, table_id: str, table: Table, work: Work) -> None:
        try:
            async with self._turn:
                found = await asyncio.to_thread(moments, table.setup, table.secret, tuple(table.entries))
                work.total = len(found)
                for moment in found:
                    work.review.append(await self.review_moment(moment))
            await self._store.write(partial(reviews.save, game_id=table_id, judgements=written(work.review)))
            work.is_done = True
        finally:
            if not work.is_done:
                self._works.pop(table_id, None)

    async def review_moment(self, moment: Moment) -> ReviewedMove:
        review = await self._thinkers.review_move(moment.seen, moment.action, moment.after, moment.seed)
        return ReviewedMove(moment, review)

    async def shown(self, table_id: str, table: Table, lang: str) -> ReviewShown:
        """How far a review is, and all of it when it is done."""
        work = await self._find(table_id, table)
        if work is None:
            return NOT_BEGUN
        if not work.is_done:
            return ReviewShown("running", len(work.review), work.total, (), ())
        self._works.move_to_end(table_id)
        if lang not in work.shown:
            work.shown[lang] = await asyncio.to_thread(in_words, table, work.review, lang)
        return work.shown[lang]


def written(review: list[ReviewedMove]) -> str:
    """The reviews by the entries of their moves."""
    return msgspec.json.encode({each.moment.entry: each.review for each in review}).decode()


def read_back(table: Table, kept: str) -> list[ReviewedMove]:
    """The review of a game from what was kept of it."""
    found_reviews = msgspec.json.decode(kept, type=dict[int, MoveReview])
    found = moments(table.setup, table.secret, tuple(table.entries))
    return [ReviewedMove(moment, found_reviews[moment.entry]) for moment in found]


def in_words(table: Table, review: list[ReviewedMove], lang: str) -> ReviewShown:
    words, speech = speaking(table, lang)
    turning = {each.moment.entry for each in turning_points(review)}
    told = tuple(moment_shown(each, words, speech, turning=each.moment.entry in turning) for each in review)
    luck = tuple(luck_of(review, seat) for seat in range(table.setup.seats))
    return ReviewShown("done", len(review), len(review), told, luck)


def moment_shown(reviewed: ReviewedMove, words: Words, speech: Speech, turning: bool = False) -> MomentShown:
    moment, review = reviewed.moment, reviewed.review
    return MomentShown(
        number=moment.entry,
        turn=moment.turn,
        seat=moment.seat,
        text=action_text(moment.action, speech.choices(moment.view)),
        reasons=reasons_shown(review.reasons, moment.view["game"], words),
        value=review.value,
        loss=review.loss,
        luck=review.luck,
        best=moves_shown(review.best, moment.view, words, speech),
        turning=turning,
    )


def moves_shown(
    moves: tuple[Advice, ...], view: dict[str, object], words: Words, speech: Speech
) -> tuple[MoveShown, ...]:
    choices = speech.choices(view)
    return tuple(
        MoveShown(
            action_text(one.action, choices), one.value, one.share, reasons_shown(one.reasons, str(view["game"]), words)
        )
        for one in moves
    )


def reasons_shown(keys: tuple[str, ...], game: str, words: Words) -> tuple[str, ...]:
    return tuple(reason_text(key, game, words) for key in keys)

"""Reviews of finished games, computed by the bot pool on request and stored."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from eldritch.bots import Advice
from eldritch.bots.move_review import MoveReview
from eldritch.core.state import State
from eldritch.lab.review import Moment, ReviewedMove, luck_of, moments, turning_points
from eldritch.locale import Words
from eldritch.speech import Speech
from eldritch.speech.moves import action_text, reason_text
from eldritch.table import Rejected, Table

from ..api.errors import ApiError
from ..live.turnstile import Priority
from ..live.words_renderer import words_and_speech
from ..threads import in_thread
from ..wire.analysis import MomentShown, MoveShown, ReviewShown

MAX_CACHED: Final = 64
MAX_WAITING: Final = 20
NOT_BEGUN: Final = ReviewShown("none", 0, 0, (), ())


class ReviewJob:
    """A review in progress or done."""

    def __init__(self, review: list[ReviewedMove]) -> None:
        """A review from the store is done. An empty list starts a new one."""
        self.total = len(review)
        self.review = review
        self.is_done = bool(review)
        self.shown: dict[str, ReviewShown] = {}
        """The finished review by language."""


class KeptReviews(Protocol):
    """Where finished reviews are kept."""

    async def load(self, table_id: str) -> str | None:
        """The review of a game, if there is one."""

    async def save(self, table_id: str, review: str) -> None:
        """Keep a review."""


class Reviewer(Protocol):
    """What a review needs of the bot pool."""

    async def review_move(
        self, seen: State, action: int, after: State | None, seed: int, priority: Priority
    ) -> MoveReview:
        """How good an action was, given the view of the seat that chose it."""


class Reviews:
    """Computes reviews one at a time and lets live tables go first, as every finished game is reviewed unasked."""

    def __init__(self, kept: KeptReviews, bot_pool: Reviewer, spawn: Callable[..., Any]) -> None:
        self._kept = kept
        self._bot_pool = bot_pool
        self._spawn = spawn
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._lock = asyncio.Lock()

    async def begin(self, table_id: str, table: Table) -> None:
        """Start a review unless it is done or in progress."""
        if table.phase != "over":
            raise Rejected("table-rejected-not-over")
        if await self._find(table_id, table) is not None:
            return
        if sum(not job.is_done for job in self._jobs.values()) >= MAX_WAITING:
            raise ApiError("server-busy", 503)
        self._spawn(self._run(table_id, table, self._remember(table_id, ReviewJob([]))), cancellable=True)

    def _remember(self, table_id: str, job: ReviewJob) -> ReviewJob:
        self._jobs[table_id] = job
        while len(self._jobs) > MAX_CACHED:
            self._jobs.popitem(last=False)
        return job

    async def _find(self, table_id: str, table: Table) -> ReviewJob | None:
        """The review of a game, from memory or the store."""
        if table_id not in self._jobs and table.phase == "over":
            stored = await self._kept.load(table_id)
            review = await in_thread(decode_review, table, stored) if stored else []
            if review and table_id not in self._jobs:
                self._remember(table_id, ReviewJob(review))
        return self._jobs.get(table_id)

    async def _run(self, table_id: str, table: Table, job: ReviewJob) -> None:
        try:
            async with self._lock:
                found = await in_thread(moments, table.setup, table.secret, tuple(table.entries))
                job.total = len(found)
                for moment in found:
                    job.review.append(await self.reviewed(moment, Priority.REVIEW))
            await self._kept.save(table_id, encode_review(job.review))
            job.is_done = True
        finally:
            if not job.is_done:
                self._jobs.pop(table_id, None)

    async def reviewed(self, moment: Moment, priority: Priority) -> ReviewedMove:
        review = await self._bot_pool.review_move(moment.seen, moment.action, moment.after, moment.seed, priority)
        return ReviewedMove(moment, review)

    async def shown(self, table_id: str, table: Table, lang: str) -> ReviewShown:
        """The progress of a review, or the whole review when it is done."""
        job = await self._find(table_id, table)
        if job is None:
            return NOT_BEGUN
        if not job.is_done:
            return ReviewShown("running", len(job.review), job.total, (), ())
        self._jobs.move_to_end(table_id)
        if lang not in job.shown:
            job.shown[lang] = await in_thread(review_shown, table, job.review, lang)
        return job.shown[lang]


def encode_review(review: list[ReviewedMove]) -> str:
    """The reviews of moves by entry number, as JSON."""
    return msgspec.json.encode({each.moment.entry: each.review for each in review}).decode()


def decode_review(table: Table, stored: str) -> list[ReviewedMove]:
    """A review from its stored form."""
    found_reviews = msgspec.json.decode(stored, type=dict[int, MoveReview])
    found = moments(table.setup, table.secret, tuple(table.entries))
    return [ReviewedMove(moment, found_reviews[moment.entry]) for moment in found]


def review_shown(table: Table, review: list[ReviewedMove], lang: str) -> ReviewShown:
    words, speech = words_and_speech(table, lang)
    turning = {each.moment.entry for each in turning_points(review)}
    shown_moments = tuple(moment_shown(each, words, speech, turning=each.moment.entry in turning) for each in review)
    luck = tuple(luck_of(review, seat) for seat in range(table.setup.seats))
    return ReviewShown("done", len(review), len(review), shown_moments, luck)


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
            one.action,
            action_text(one.action, choices),
            one.value,
            one.share,
            reasons_shown(one.reasons, str(view["game"]), words),
        )
        for one in moves
    )


def reasons_shown(keys: tuple[str, ...], game: str, words: Words) -> tuple[str, ...]:
    return tuple(reason_text(key, game, words) for key in keys)

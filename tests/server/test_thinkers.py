"""Bots think in their own processes: with a limit, and at a pace that tells nothing."""

import asyncio

import pytest

import eldritch
from eldritch.core.state import State
from eldritch.server.keeper import Keeper
from eldritch.server.settings import Settings
from eldritch.server.thinker import Question, answer
from eldritch.server.thinkers import Thinkers

from .workers import play, worker


def seen() -> State:
    state = eldritch.game("nightmarium").new(seats=2, seed=7)
    return state.seen_by(state.deciders()[0])


def test_a_bot_that_thinks_too_long_is_ended_and_played_for_safely() -> None:
    async def story() -> None:
        hasty = Thinkers(longest=0.0)
        try:
            assert await hasty.choose("random", seen()) == seen().legal(seen().viewer)[0]
            assert await hasty.choose("random", seen()) == seen().legal(seen().viewer)[0]
        finally:
            await hasty.close()

    play(story())


def test_many_questions_share_a_few_processes() -> None:
    async def story() -> None:
        thinkers = Thinkers(2)
        try:
            chosen = await asyncio.gather(*(thinkers.choose("random", seen()) for _ in range(40)))
            assert set(chosen) <= set(seen().legal(seen().viewer))
            assert thinkers.running() == 2
        finally:
            await thinkers.close()
        assert thinkers.running() == 0

    play(story())


def test_a_bot_is_handed_what_its_seat_knows_and_nothing_else() -> None:
    """The question holds a view: the generator stands at zero and other hands are unknown."""
    view = seen().dump()
    assert view["viewer"] >= 0
    assert view["generator"] == [0, 0, 0, 0]
    assert answer(Question("random", 1, seen().edition.path, view)).action in seen().legal(seen().viewer)


@pytest.mark.parametrize(
    ("thought", "pause"), [(0.0, 2.0), (0.3, 1.7), (1.9, 0.1), (2.5, 1.5), (5.0, 1.0)], ids=lambda value: str(value)
)
def test_where_haste_would_tell_answers_come_on_the_beat(sqlite_url: str, thought: float, pause: float) -> None:
    async def story() -> None:
        settings = Settings(pace=0.5, steady_pace=2.0)
        async with worker(sqlite_url, settings=settings) as ours:
            keeper: Keeper = ours.rooms.keeper
            assert keeper.pause("castle", thought) == pytest.approx(pause)
            assert keeper.pause("realms", thought) == pytest.approx(max(0.0, 0.5 - thought))

    play(story())

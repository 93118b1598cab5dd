"""The bot pool: time limits and memory."""

import asyncio

import pytest

import eldritch
from eldritch.bots import bot
from eldritch.bots.bot import SeatedBot
from eldritch.core.state import State
from eldritch.server.api.errors import ApiError
from eldritch.server.live.bot_pool import BotPool
from eldritch.server.live.bot_process import ChooseRequest, TableBots, answer

from .workers import run

SPEC = "search:iters=20"
DECISIONS = 24


def seen() -> State:
    state = eldritch.game("nightmarium").new(seats=2, seed=7)
    return state.seen_by(state.deciders()[0])


def test_the_fallback_replaces_a_failed_bot() -> None:
    """In Realms it ends the turn, which is not the first legal action while there are cards to play."""
    state = eldritch.game("realms").new(seed=7)
    view = state.seen_by(state.deciders()[0])
    assert view.fallback(view.viewer) != view.legal(view.viewer)[0]

    async def scenario() -> None:
        hasty = BotPool(timeout=0.0)
        try:
            for _ in range(2):
                assert await hasty.choose("random", view) == view.fallback(view.viewer)
        finally:
            await hasty.close()

    run(scenario())


def test_the_time_limit_includes_waiting_for_a_free_process() -> None:
    view = seen()

    async def scenario() -> None:
        full = BotPool(processes=0, timeout=0.05)
        assert await full.choose("random", view) == view.fallback(view.viewer)
        with pytest.raises(ApiError, match="server-busy"):
            await full.consult(view)

    run(asyncio.wait_for(scenario(), 5))


def test_requests_beyond_the_queue_fail_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eldritch.server.live.bot_pool.MAX_WAITING", 1)
    view = seen()

    async def scenario() -> None:
        full = BotPool(processes=0, timeout=60)
        waiting = asyncio.create_task(full.choose("random", view))
        await asyncio.sleep(0)
        assert await asyncio.wait_for(full.choose("random", view), 5) == view.fallback(view.viewer)
        waiting.cancel()

    run(scenario())


def test_a_bot_at_a_table_plays_as_it_does_in_the_lab(monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps its search tree between decisions, even if several processes are free."""
    monkeypatch.setattr("eldritch.server.live.bot_pool.randbits", lambda _: 7)
    measured, forgetful = bot(SPEC, 7), [bot(SPEC, 7) for _ in range(DECISIONS)]
    views = decisions()
    expected = [measured.choose(view).action for view in views]
    assert expected != [each.choose(view).action for each, view in zip(forgetful, views, strict=True)]

    async def scenario() -> None:
        pool = BotPool(2)
        try:
            chosen: list[int] = []
            for view in views:
                asked = pool.choose(SPEC, view, "table:0"), pool.choose("random", seen())
                chosen.append((await asyncio.gather(*asked))[0])
            assert chosen == expected
        finally:
            await pool.close()

    run(scenario())


def decisions() -> list[State]:
    """One seat's views at its successive decisions in a game that it plays by search."""
    player = bot(SPEC, 7)
    state = eldritch.game("nightmarium").new(seats=2, seed=7)
    views: list[State] = []
    while len(views) < DECISIONS:
        seat = state.deciders()[0]
        view = state.seen_by(seat)
        if seat == 0:
            views.append(view)
            state.apply(seat, player.choose(view).action)
        else:
            state.apply(seat, state.fallback(seat))
    return views


@pytest.mark.parametrize("again", ["search:iters=20", "greedy"])
def test_a_different_bot_in_the_same_seat_starts_without_memory(again: str) -> None:
    players = TableBots(limit=2)
    view = seen().dump()

    def ask(spec: str, player: str) -> SeatedBot:
        return players.bot_for(ChooseRequest(spec, 1, "", view, player))

    first = ask("search:iters=20", "table:0")
    assert (ask(again, "table:0") is first) == (again == "search:iters=20")
    last = ask("random", "table:1")
    ask("random", "table:2")
    assert ask("random", "table:1") is last
    assert ask("search:iters=20", "table:0") is not first, "of more than two the oldest is forgotten"


def test_many_requests_share_a_few_processes() -> None:
    async def scenario() -> None:
        thinkers = BotPool(2)
        try:
            chosen = await asyncio.gather(*(thinkers.choose("random", seen()) for _ in range(40)))
            assert set(chosen) <= set(seen().legal(seen().viewer))
            assert thinkers.running() == 2
        finally:
            await thinkers.close()
        assert thinkers.running() == 0

    run(scenario())


def test_a_bot_receives_only_what_its_seat_knows() -> None:
    """The request contains a view: the generator is zeroed and other hands are unknown."""
    view = seen().dump()
    assert view["viewer"] >= 0
    assert view["generator"] == [0, 0, 0, 0]
    assert answer(ChooseRequest("random", 1, seen().edition.path, view)).action in seen().legal(seen().viewer)

"""The order in which requests to bots are served."""

import asyncio

from eldritch.server.live.turnstile import Priority, Turnstile

from .workers import run

Request = tuple[str, Priority, str]


def served(requests: list[Request], gone: str = "") -> list[str]:
    """The names of requests to a busy turnstile with one place, in the order in which they are let in."""
    entered: list[str] = []

    async def scenario() -> None:
        turnstile = Turnstile(1)
        await turnstile.acquire()

        async def enter(name: str, priority: Priority, table: str) -> None:
            await turnstile.acquire(priority, table)
            entered.append(name)
            turnstile.release()

        waiting = {request[0]: asyncio.create_task(enter(*request)) for request in requests}
        await asyncio.sleep(0)
        assert turnstile.waiting() == len(requests)
        if gone:
            waiting[gone].cancel()
        turnstile.release()
        await asyncio.gather(*waiting.values(), return_exceptions=True)
        await asyncio.wait_for(turnstile.acquire(), 1)

    run(scenario())
    return entered


def test_players_go_before_hints_and_hints_before_reviews() -> None:
    requests = [("review", Priority.REVIEW, ""), ("hint", Priority.HINT, ""), ("bot", Priority.PLAY, "t1")]
    assert served(requests) == ["bot", "hint", "review"]


def test_a_request_that_is_given_up_leaves_its_place_to_others() -> None:
    requests = [("gone", Priority.PLAY, "t1"), ("review", Priority.REVIEW, "")]
    assert served(requests, gone="gone") == ["review"]


def test_many_bots_at_one_table_do_not_starve_another() -> None:
    many = [(f"many {number}", Priority.PLAY, "t1") for number in range(10)]
    assert served([*many, ("one", Priority.PLAY, "t2"), ("two", Priority.PLAY, "t2")]) == [
        "many 0",
        "one",
        "many 1",
        "two",
        *(f"many {number}" for number in range(2, 10)),
    ]


def test_a_table_that_has_waited_is_served_before_newcomers() -> None:
    """Otherwise a constant stream of other tables would keep its second request waiting for ever."""

    async def scenario() -> None:
        turnstile = Turnstile(1)
        await turnstile.acquire()
        second = [asyncio.create_task(turnstile.acquire(group="t0")) for _ in range(2)][1]
        await asyncio.sleep(0)
        for number in range(1, 5):
            newcomer = asyncio.create_task(turnstile.acquire(group=f"t{number}"))
            await asyncio.sleep(0)
            turnstile.release()
            await asyncio.sleep(0)
            if second.done():
                break
        assert second.done()
        assert number <= 3
        newcomer.cancel()

    run(scenario())

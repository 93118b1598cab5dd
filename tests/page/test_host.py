"""The host in the page answers like a server, keeps what it has confirmed and loses nothing."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

import eldritch

from .browser import BotWorker, MemoryStorage, Page, play_to_the_end

Walk = Callable[[], Awaitable[None]]


@pytest.mark.parametrize("game", eldritch.games())
def test_a_game_is_played_to_its_end_replayed_and_checked(game: str) -> None:
    async def walk() -> None:
        page = Page()
        table = await page.open_table(game, bots=eldritch.game(game).seats.start - 1)
        look = await play_to_the_end(page, table)
        assert look["result"] is not None
        at = f"/api/tables/{table}"
        assert (await page.ask("GET", f"{at}/outcome?lang=ru"))["why"]
        assert (await page.ask("GET", f"{at}/checked"))["fault"] == ""
        replay = await page.ask("GET", f"{at}/replay?lang=en&limit=5")
        assert replay["total"] > len(replay["steps"]) == 5
        assert (await page.ask("GET", f"{at}/outline"))["marks"]
        [listed] = (await page.ask("GET", "/api/people/me/games"))["tables"]
        assert listed["id"] == table
        await move_to_another_browser(page, table)

    asyncio.run(walk())


async def move_to_another_browser(page: Page, table: str) -> None:
    """A finished game can be saved to a file and opened elsewhere."""
    _, file = await page.host.request("GET", f"/api/tables/{table}/file")
    other = Page()
    await other.ask("POST", "/api/guest", {})
    status, text = await other.host.request("POST", "/api/files", file)
    assert status == 200, text
    assert (await other.refusal("POST", "/api/files", {}))[1] == "history-bad-file"


def test_a_game_goes_on_after_the_page_was_closed() -> None:
    async def walk() -> None:
        page = Page()
        table = await page.open_table("nightmarium")
        look = await page.turn(table)
        act = {"t": "act", "id": "a", "action": look["view"]["options"][0]["action"]}
        await page.ask("POST", f"/api/tables/{table}/commands", act)
        again = Page(page.storage)
        later = await again.ask("GET", f"/api/tables/{table}/look")
        assert later["seq"] > look["seq"]
        assert [one["table"]["id"] for one in await again.ask("GET", "/api/running")] == [table]
        seq = later["seq"]
        assert (await again.ask("POST", f"/api/tables/{table}/commands", act))["seq"] >= seq  # Carried out only once.
        await play_to_the_end(again, table)

    asyncio.run(walk())


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("QuotaExceededError", "page-storage-full"),
        ("Blocked", "page-storage-blocked"),
        ("Fenced", "page-open-elsewhere"),
    ],
)
def test_nothing_is_acknowledged_that_was_not_stored(fault: str, said: str) -> None:
    async def walk() -> None:
        page = Page(workers=BotWorker())
        table = await page.open_table("realms", bots=0, companions=["Anna"])
        look = await page.ask("GET", f"/api/tables/{table}/look?seat=0")
        before = list(page.storage.lines[table])
        page.storage.fault = fault
        asked = look["view"]["decision"]["seats"][0]
        view = (await page.ask("GET", f"/api/tables/{table}/look?seat={asked}"))["view"]
        act = {"t": "act", "id": "a", "action": view["options"][0]["action"]}
        assert (await page.refusal("POST", f"/api/tables/{table}/commands?seat={asked}", act))[1] == said
        assert page.storage.lines[table] == before
        page.storage.fault = ""
        assert (await page.ask("GET", f"/api/tables/{table}/look?seat=0"))["seq"] == look["seq"]
        await page.ask("POST", f"/api/tables/{table}/commands?seat={asked}", act)
        assert len(page.storage.lines[table]) > len(before)

    asyncio.run(walk())


def test_a_socket_sends_frames_with_words_and_answers_commands() -> None:
    async def walk() -> None:
        page = Page()
        table = await page.open_table("duel")
        socket = page.socket(f"/api/tables/{table}/play?changes=true")
        look = (await socket.next("look"))["look"]
        socket.send(t="speak", lang="ru")
        words = await socket.next("words")
        assert words["lines"]
        socket.send(t="ping")
        await socket.next("pong")
        look = await page.turn(table)
        socket.send(t="act", id="mine", action=look["view"]["options"][0]["action"])
        assert (await socket.next("ack"))["id"] == "mine"
        socket.send(t="act", id="other", action=10_000_000)
        assert (await socket.next("reject"))["id"] == "other"
        socket.send(t="nonsense")
        assert (await socket.next("reject"))["key"] == "server-bad-message"
        socket.close()
        await asyncio.sleep(0.01)
        assert socket.closed == (1000, "")

    asyncio.run(walk())


def test_a_socket_of_an_unknown_table_is_closed_with_the_reason() -> None:
    async def walk() -> None:
        page = Page()
        await page.ask("POST", "/api/guest", {})
        socket = page.socket("/api/tables/nowhere/play")
        assert (await socket.next("bye"))["key"] == "server-no-table"
        assert socket.closed == (4404, "server-no-table")

    asyncio.run(walk())


def test_a_companion_at_the_same_device_sees_only_their_own_cards() -> None:
    async def walk() -> None:
        page = Page()
        table = await page.open_table("nightmarium", bots=0, companions=["Anna"])
        hands = []
        for seat in (0, 1):
            look = await page.ask("GET", f"/api/tables/{table}/look?seat={seat}")
            assert look["viewer"] == seat
            hands.append([player.get("hand") for player in look["view"]["table"]["seats"]])
        assert hands[0] != hands[1]
        assert (await page.refusal("GET", f"/api/tables/{table}/look?seat=7"))[1] == "server-not-your-seat"

    asyncio.run(walk())


def test_bot_workers_are_sent_views_and_nothing_else() -> None:
    async def walk() -> None:
        page = Page()
        table = await page.open_table("castle", bots=3)
        await play_to_the_end(page, table)
        assert page.workers.requests
        secret = page.storage.facts[table]
        assert '"secret"' in secret
        assert not any('"secret"' in request for request in page.workers.requests)

    asyncio.run(walk())


def test_a_dead_bot_worker_is_replaced_by_the_fallback() -> None:
    async def walk() -> None:
        page = Page()
        page.workers.is_dead = True
        table = await page.open_table("nightmarium")
        assert (await play_to_the_end(page, table))["phase"] == "over"

    asyncio.run(walk())


def test_hints_lessons_and_puzzles_work() -> None:
    async def walk() -> None:
        page = Page()
        table = await page.open_table("realms")
        await page.turn(table)
        hint = await page.ask("GET", f"/api/tables/{table}/hint?lang=ru")
        assert hint["best"]
        puzzles = await page.ask("GET", "/api/puzzles")
        for collection in puzzles["shelves"]:
            game = collection["game"]
            shown = await page.ask("POST", f"/api/puzzles/{game}/1/try", {"lang": "en", "actions": []})
            assert shown["words"]["status"]
        lesson = page.socket("/api/learn/castle/play")
        assert (await lesson.next("coach"))["step"] == 0

    asyncio.run(walk())


@pytest.mark.parametrize(
    ("method", "path", "body", "refused"),
    [
        ("GET", "/api/nothing", None, (404, "server-not-found")),
        ("GET", "/api/tables/nowhere", None, (404, "server-no-table")),
        ("GET", "/api/tables/nowhere/look?seat=x", None, (404, "server-no-table")),
        ("GET", "/api/games/chess/box", None, (400, "server-bad-options")),
        ("POST", "/api/tables", {"game": "realms", "colour": 1}, (400, "server-bad-request")),
        ("POST", "/api/puzzles/realms/x/try", {"lang": "en", "actions": []}, (404, "server-not-found")),
    ],
)
def test_bad_requests_are_refused_with_a_clear_error(
    method: str, path: str, body: object, refused: tuple[int, str]
) -> None:
    async def walk() -> None:
        page = Page(MemoryStorage())
        await page.ask("POST", "/api/guest", {})
        assert await page.refusal(method, path, body) == refused
        assert page.storage.facts == {}

    asyncio.run(walk())

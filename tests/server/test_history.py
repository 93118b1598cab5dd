"""Finished games: lists, replays, export and import of files."""

import asyncio
import json
from typing import Any

from eldritch.table.files import decode
from eldritch.table.verifying import verify
from tests.page.browser import Page, play_to_the_end

from .live_server import Person, Served
from .test_ratings import duel, member, wait_for


def against_a_bot(person: Person, game: str = "nightmarium", **wanted: Any) -> str:
    """Start a game against a bot and resign. Returns the table."""
    table = person.open_table(game, seats=2, bots=["random"], autostart=True, **wanted)
    with person.at(table) as socket:
        for _ in range(6):
            socket.settle()
            socket.choose_first()
        socket.do("resign")
    return table


def finished(person: Person, of: Person) -> list[str]:
    return [table["id"] for table in person.get(f"/api/people/{of.id}/games")["tables"]]


def test_finished_private_games_are_listed_only_for_their_players(server: Served) -> None:
    anya, borya = server.guest(), server.guest()
    public = against_a_bot(anya)
    private = against_a_bot(anya, listed=False)
    wait_for(lambda: private in finished(anya, anya))
    assert set(finished(anya, anya)) == {public, private}
    assert finished(borya, anya) == [public]
    assert borya.get(f"/api/people/{anya.id}/games?game=duel")["tables"] == []
    assert borya.refusal("GET", "/api/people/nobody_there/games") == (404, "server-no-person")


def test_a_finished_game_can_be_replayed_as_a_seat_or_a_spectator(server: Served) -> None:
    anya, stranger = server.guest(), server.visitor()
    table = against_a_bot(anya)
    whole = stranger.get(f"/api/tables/{table}/replay?limit=200")
    own = stranger.get(f"/api/tables/{table}/replay?seat=0&limit=200")
    assert whole["total"] == len(whole["steps"])
    assert own["steps"][-1]["look"]["view"]["viewer"] == 0
    assert whole["steps"][-1]["look"]["view"]["viewer"] is None
    page = stranger.get(f"/api/tables/{table}/replay?since=2&limit=3")
    assert page["steps"] == whole["steps"][2:5]
    assert stranger.refusal("GET", f"/api/tables/{table}/replay?seat=5") == (400, "server-too-few-seats")


def test_the_log_of_a_finished_game_is_available_as_text(server: Served) -> None:
    anya = server.guest()
    table = against_a_bot(anya)
    response = anya.ask("GET", f"/api/tables/{table}/text?lang=ru")
    assert response.headers["content-type"].startswith("text/plain")
    assert "Партия начинается." in response.text.splitlines()
    own = anya.ask("GET", f"/api/tables/{table}/text?seat=0").text
    assert "The game begins." in own.splitlines()
    assert anya.refusal("GET", f"/api/tables/{table}/text?seat=5") == (400, "server-too-few-seats")


def test_a_running_game_has_no_replay_and_no_file(server: Served) -> None:
    anya = server.guest()
    table = anya.open_table("nightmarium", seats=2, bots=["random"], autostart=True)
    assert anya.refusal("GET", f"/api/tables/{table}/replay") == (409, "table-rejected-not-over")
    assert anya.refusal("GET", f"/api/tables/{table}/file") == (409, "table-rejected-not-over")
    assert anya.refusal("GET", f"/api/tables/{table}/text") == (409, "table-rejected-not-over")


def test_an_exported_game_file_can_be_imported(server: Served) -> None:
    anya = member(server, "Anya Two")
    table = duel(anya, server.guest(), winner=anya)
    response = anya.ask("GET", f"/api/tables/{table}/file")
    assert f"duel-{table}.json" in response.headers["content-disposition"]
    verify(decode(response.content))
    brought = anya.post("/api/files", response.json())
    assert brought["id"] != table
    assert brought["phase"] == "over"
    assert anya.ask("GET", f"/api/tables/{brought['id']}/file").json() == response.json()
    assert brought["id"] not in finished(anya, anya), "it is nobody's here"
    assert anya.get(f"/api/tables/{brought['id']}/ratings") == []


def test_an_imported_game_never_changes_ratings(server: Served) -> None:
    anya = member(server, "Anya Three")
    file = anya.ask("GET", f"/api/tables/{duel(anya, server.guest(), winner=anya)}/file").json()
    wait_for(lambda: anya.get(f"/api/people/{anya.id}/ratings"))
    before = anya.get(f"/api/people/{anya.id}/ratings")
    brought = anya.post("/api/files", file)["id"]
    with anya.at(brought) as socket:
        socket.do("rematch")
        socket.do("answer", yes=False)
    assert anya.get(f"/api/people/{anya.id}/ratings") == before


def test_a_running_game_moves_from_a_page_to_a_server_and_back(server: Served) -> None:
    async def in_a_page() -> str:
        page = Page()
        table = await page.open_table("nightmarium")
        await page.turn(table)
        return (await page.host.request("GET", f"/api/tables/{table}/saved"))[1]

    async def in_a_page_again(file: object) -> str:
        page = Page()
        await page.ask("POST", "/api/guest", {})
        moved = await page.ask("POST", "/api/files", file)
        return str((await play_to_the_end(page, moved["id"]))["phase"])

    guest = server.guest()
    moved = guest.post("/api/files", json.loads(asyncio.run(in_a_page())))
    assert (moved["host"], moved["listed"], moved["phase"]) == (guest.get("/api/me")["id"], False, "playing")
    at = f"/api/tables/{moved['id']}"
    look = guest.get(f"{at}/look")
    guest.post(f"{at}/commands", {"t": "act", "id": "on", "action": look["view"]["options"][0]["action"]})
    assert server.guest().refusal("GET", f"{at}/saved") == (409, "table-rejected-not-alone")
    assert asyncio.run(in_a_page_again(guest.get(f"{at}/saved"))) == "over"
    assert guest.refusal("POST", "/api/files", {"format": "eldritch saved game"}) == (400, "history-bad-file")


def test_import_refuses_forged_files_and_guests(server: Served) -> None:
    anya = member(server, "Anya Four")
    file = anya.ask("GET", f"/api/tables/{duel(anya, server.guest(), winner=anya)}/file").json()
    assert server.guest().refusal("POST", "/api/files", file) == (403, "history-members-only")
    forged = json.loads(json.dumps(file))
    forged["result"]["returns"].reverse()
    assert anya.refusal("POST", "/api/files", forged) == (400, "history-bad-file")
    huge = json.loads(json.dumps(file))
    huge["setup"]["seats"] = 10**9
    assert anya.refusal("POST", "/api/files", huge) == (400, "history-bad-file")
    unknown = {**file, "version": 2}
    assert anya.refusal("POST", "/api/files", unknown) == (400, "history-bad-file")
    assert anya.refusal("POST", "/api/files", {"log": []}) == (400, "history-bad-file")

"""Verification of finished games, and rating history."""

from hashlib import sha256

import msgspec

from eldritch.server.past.verification import verification_of
from eldritch.table import Resign
from tests.table.live import seated

from .live_server import Served
from .test_ratings import duel, member, wait_for


def test_a_finished_game_verifies_and_its_secret_matches_the_commitment(server: Served) -> None:
    anya = server.guest()
    table = anya.open_table("realms", bots=["random"], options={"seat_0_begins": True}, autostart=True)
    with anya.at(table) as socket:
        socket.do("act", action=socket.look["view"]["options"][0]["action"])
        socket.do("resign")
    before = anya.get(f"/api/tables/{table}/look")["setup"]["commitment"]
    verification_of = server.visitor().get(f"/api/tables/{table}/checked")
    assert verification_of["fault"] == ""
    assert verification_of["choices"] == 1
    assert verification_of["commitment"] == before == sha256(bytes.fromhex(verification_of["secret"])).hexdigest()


def test_a_running_game_cannot_be_verified(server: Served) -> None:
    anya = server.guest()
    table = anya.open_table("nightmarium", bots=["random"], autostart=True)
    assert anya.refusal("GET", f"/api/tables/{table}/checked") == (409, "table-rejected-not-over")


def test_a_wrong_result_is_reported() -> None:
    live = seated("nightmarium", 2)
    live.do(Resign(), 0)
    assert verification_of(live.table).fault == ""
    assert live.table.result is not None
    live.table.result = msgspec.structs.replace(live.table.result, winners=(0,))
    assert "result" in verification_of(live.table).fault


def test_rating_history_lists_every_rated_game(server: Served) -> None:
    anya, borya = member(server, "Historian Anya"), member(server, "Historian Borya")

    def tables() -> list[str]:
        return [point["table"] for point in anya.get(f"/api/people/{anya.id}/ratings/history")]

    first = duel(anya, borya, anya)
    wait_for(tables)
    second = duel(anya, borya, borya)
    wait_for(lambda: len(tables()) == 2)
    assert tables() == [first, second]
    points = anya.get(f"/api/people/{anya.id}/ratings/history")
    assert points[-1]["rating"] == anya.get(f"/api/people/{anya.id}/ratings")[0]["rating"]
    assert {point["game"] for point in points} == {"duel"}

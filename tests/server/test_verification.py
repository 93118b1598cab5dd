"""Checking a finished game on the server: what was sealed before it, and what came of it."""

from hashlib import sha256

import msgspec

from eldritch.server.past.verification import verification_of
from eldritch.table import Resign
from tests.table.live import seated

from .live_server import Served
from .test_ratings import duel, member, wait_for


def test_a_finished_game_is_checked_and_its_secret_fits_the_seal(server: Served) -> None:
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


def test_a_game_that_is_not_over_tells_nothing_of_its_secret(server: Served) -> None:
    anya = server.guest()
    table = anya.open_table("nightmarium", bots=["random"], autostart=True)
    assert anya.refusal("GET", f"/api/tables/{table}/checked") == (409, "table-rejected-not-over")


def test_a_result_that_does_not_follow_from_the_log_is_found() -> None:
    live = seated("nightmarium", 2)
    live.do(Resign(), 0)
    assert verification_of(live.table).fault == ""
    assert live.table.result is not None
    live.table.result = msgspec.structs.replace(live.table.result, winners=(0,))
    assert "result" in verification_of(live.table).fault


def test_ratings_have_a_history(server: Served) -> None:
    anya, borya = member(server, "Historian Anya"), member(server, "Historian Borya")

    def told() -> list[str]:
        return [point["table"] for point in anya.get(f"/api/people/{anya.id}/ratings/history")]

    first = duel(anya, borya, anya)
    wait_for(told)
    second = duel(anya, borya, borya)
    wait_for(lambda: len(told()) == 2)
    assert told() == [first, second]
    points = anya.get(f"/api/people/{anya.id}/ratings/history")
    assert points[-1]["rating"] == anya.get(f"/api/people/{anya.id}/ratings")[0]["rating"]
    assert {point["game"] for point in points} == {"duel"}

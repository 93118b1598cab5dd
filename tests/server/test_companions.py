"""Companions at one device: each has a seat and sees only that seat's view."""

from typing import Any

from .live_server import Person, Served, eventually


def at_one_device(host: Person, game: str = "nightmarium", **wanted: object) -> str:
    return host.open_table(game, companions=["Anna", "Boris"], seats=3, autostart=True, listed=False, **wanted)


def hands(view: dict[str, Any]) -> list[bool]:
    """For each seat, whether its hand is shown."""
    return [all(card is not None for card in seat["hand"]) for seat in view["table"]["seats"]]


def test_companions_get_seats_and_the_game_starts(server: Served) -> None:
    host = server.guest()
    table = host.get(f"/api/tables/{at_one_device(host)}")
    assert table["phase"] == "playing"
    assert [seat["name"] for seat in table["seats"][1:]] == ["Anna", "Boris"]
    assert len({seat["player"] for seat in table["seats"]}) == 3


def test_a_socket_for_a_seat_shows_only_that_hand(server: Served) -> None:
    host = server.guest()
    table = at_one_device(host)
    for seat in range(3):
        look = host.get(f"/api/tables/{table}/look?seat={seat}")
        assert look["viewer"] == seat
        assert hands(look["view"]) == [number == seat for number in range(3)]
        with host.socket(f"/api/tables/{table}/play?seat={seat}") as socket:
            assert hands(socket.next("look")["look"]["view"]) == [number == seat for number in range(3)]


def test_a_seat_of_another_session_is_refused(server: Served) -> None:
    host, stranger, nobody = server.guest(), server.guest(), server.visitor()
    table = at_one_device(host)
    act = {"t": "resign", "id": "c1"}
    for other in (stranger, nobody):
        assert other.refusal("GET", f"/api/tables/{table}/look?seat=1") == (403, "server-not-your-seat")
        assert other.refusal("GET", f"/api/tables/{table}/story?seat=1") == (403, "server-not-your-seat")
        with other.socket(f"/api/tables/{table}/play?seat=1") as socket:
            assert socket.closing() == (4403, "server-not-your-seat")
            assert all(frame["t"] == "bye" for frame in socket.frames)
    assert stranger.refusal("POST", f"/api/tables/{table}/commands?seat=1", act) == (403, "server-not-your-seat")
    assert host.refusal("GET", f"/api/tables/{table}/look?seat=7") == (403, "server-not-your-seat")


def test_seats_of_bots_and_other_people_are_refused(server: Served) -> None:
    host, guest = server.guest(), server.guest()
    table = host.open_table("nightmarium", seats=4, companions=["Anna"], bots=["random"], autostart=True)
    guest.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "g1"})
    assert guest.get(f"/api/tables/{table}/look")["viewer"] == 3
    for seat in (2, 3):
        assert host.refusal("GET", f"/api/tables/{table}/look?seat={seat}") == (403, "server-not-your-seat")


def test_companions_play_in_turn_from_one_session(server: Served) -> None:
    host = server.guest()
    table = at_one_device(host)
    moved: set[int] = set()
    for number in range(30):
        [seat] = host.get(f"/api/tables/{table}/look")["view"]["decision"]["seats"]
        look = host.get(f"/api/tables/{table}/look?seat={seat}")
        draws = [option for option in look["view"]["options"] if option["verb"] == "draw"]
        action = (draws or look["view"]["options"])[0]["action"]
        sent = {"t": "act", "id": f"a{number}", "action": action}
        others = f"/api/tables/{table}/commands?seat={(seat + 1) % 3}"
        assert host.refusal("POST", others, sent)[1] == "table-rejected-not-asked"
        host.post(f"/api/tables/{table}/commands?seat={seat}", sent)
        moved.add(seat)
    assert moved == {0, 1, 2}


def test_companions_are_connected_while_their_owner_is(server: Served) -> None:
    host, guest = server.guest(), server.guest()
    table = at_one_device(host)
    with guest.at(table) as watching:
        with host.socket(f"/api/tables/{table}/play?seat=2") as socket:
            socket.next("look")

            def here() -> list[bool]:
                return [seat["online"] for seat in watching.next("presence")["seats"]]

            eventually(here, [True, True, True])
        eventually(here, [False, False, False])


def test_a_table_with_companions_is_listed_once_for_their_owner(server: Served) -> None:
    host = server.guest()
    table = at_one_device(host)
    assert [one["id"] for one in host.get("/api/tables?mine=true")["tables"]] == [table]
    assert [one["id"] for one in host.get("/api/turns")] == [table]


def test_a_rated_game_cannot_have_companions(server: Served) -> None:
    wanted = {"game": "realms", "companions": ["Anna"], "rated": True}
    assert server.guest().refusal("POST", "/api/tables", wanted) == (400, "server-rated-alone")


def test_more_companions_than_seats_are_refused(server: Served) -> None:
    wanted = {"game": "duel", "seats": 2, "companions": ["Anna", "Boris"]}
    assert server.guest().refusal("POST", "/api/tables", wanted) == (400, "server-too-few-seats")


def test_bots_and_companions_take_the_seats_that_were_left_to_them(server: Served) -> None:
    host = server.guest()
    seating = {"companions": [None, "Anna", None], "bots": ["random", None, "greedy"]}
    table = host.open_table("castle", seats=6, autostart=True, **seating)
    seats = host.get(f"/api/tables/{table}")["seats"]
    assert [seat["bot"] or seat["name"] for seat in seats[1:]] == ["random", "Anna", "", "greedy", ""]
    assert seats[0]["player"] == host.id


def test_companions_can_agree_to_a_rematch(server: Served) -> None:
    host = server.guest()
    table = host.open_table("duel", companions=["Anna"], autostart=True)
    host.post(f"/api/tables/{table}/commands?seat=1", {"t": "resign", "id": "r1"})
    host.post(f"/api/tables/{table}/commands", {"t": "rematch", "id": "r2"})
    host.post(f"/api/tables/{table}/commands?seat=1", {"t": "answer", "id": "r3", "yes": True})
    eventually(lambda: bool(host.get(f"/api/tables/{table}/look")["next"]), True)
    following = host.get(f"/api/tables/{table}/look")["next"]
    assert host.get(f"/api/tables/{following}")["seats"][0]["name"] == "Anna"
    assert host.get(f"/api/tables/{following}/look?seat=0")["viewer"] == 0

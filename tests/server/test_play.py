"""Playing over a table's socket: acknowledgement, repetition, rejection and reconnection."""

import json
from contextlib import ExitStack
from pathlib import Path

import pytest

from .live_server import Person, Served, Socket, serving


def pair(server: Served, game: str = "nightmarium", **wanted: object) -> tuple[Person, Person, str]:
    """Two people at a table where the game has just begun."""
    host, other = server.guest(), server.guest()
    table = host.open_table(game, autostart=True, **wanted)
    other.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "sit"})
    return host, other, table


def asked(*sockets: Socket) -> Socket:
    """The socket of a seat that has to decide."""
    for socket in sockets:
        view = socket.look["view"]
        if view["decision"] and view["viewer"] in view["decision"]["seats"]:
            return socket
    raise AssertionError("nobody is asked")


def choice(socket: Socket) -> int:
    return int(socket.look["view"]["options"][0]["action"])


def step(*sockets: Socket) -> Socket:
    """A decider chooses its first option, and all sockets receive the update."""
    socket = asked(*sockets)
    socket.do("act", action=choice(socket), seq=socket.look["seq"])
    for each in sockets:
        each.settle()
    return socket


@pytest.mark.parametrize(("game", "seats"), [("realms", 4), ("nightmarium", 4), ("duel", 2), ("castle", 4)])
def test_clients_play_a_complete_game_over_sockets(server: Served, game: str, seats: int) -> None:
    people = [server.guest() for _ in range(seats)]
    table = people[0].open_table(game, seats=seats, autostart=True, options={"turn_limit": 12})
    for person in people[1:]:
        person.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "sit"})
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.at(table)) for person in people]
        while sockets[0].look["phase"] == "playing":
            for socket in sockets:
                view = socket.look["view"]
                if socket.look["phase"] == "playing" and view["viewer"] in view["decision"]["seats"]:
                    answer = socket.ask("act", action=view["options"][-1]["action"], seq=socket.look["seq"])
                    assert answer["t"] == "ack" or answer["key"] in STALE, answer
            for socket in sockets:
                socket.settle()
        result = sockets[0].look["result"]
        assert sum(result["returns"]) in (0, pytest.approx(1))
        assert [socket.look["result"] for socket in sockets] == [result] * seats
        assert len(bytes.fromhex(sockets[0].look["secret"])) == 32


STALE = {"table-stale", "table-rejected-not-asked", "table-rejected-not-playing"}


def test_every_player_gets_updates_with_only_their_own_hand(server: Served) -> None:
    host, other, table = pair(server)
    with host.at(table) as one, other.at(table) as two:
        step(one, two)
        for socket, mine in ((one, 0), (two, 1)):
            hands = [seat["hand"] for seat in socket.look["view"]["table"]["seats"]]
            assert None not in hands[mine]
            assert set(hands[1 - mine]) == {None}


def test_a_repeated_command_is_acknowledged_but_not_executed_twice(server: Served) -> None:
    host, other, table = pair(server)
    with host.at(table) as one, other.at(table) as two:
        socket = asked(one, two)
        action = choice(socket)
        first = socket.do("act", action=action, id="same")
        after = socket.until(first["seq"])
        again = socket.do("act", action=action, id="same")
        assert again["seq"] == first["seq"]
        assert socket.look == after
    # Also over another connection, and by POST.
    mine = host if socket is one else other
    with mine.at(table) as later:
        later.do("act", action=action, id="same")
        assert later.look["view"] == after["view"]
    sent = {"t": "act", "id": "same", "action": action}
    assert mine.post(f"/api/tables/{table}/commands", sent) == {"id": "same", "seq": first["seq"]}


def test_a_command_with_an_old_seq_is_stale(server: Served) -> None:
    host, other, table = pair(server)
    with host.at(table) as one, other.at(table) as two:
        seen = asked(one, two).look["seq"]
        socket = step(one, two)
        if asked(one, two) is socket:
            assert socket.rejected("act", action=choice(socket), seq=seen) == "table-stale"
        socket = asked(one, two)
        socket.do("act", action=choice(socket), seq=socket.look["seq"])


def test_only_deciders_can_act(server: Served) -> None:
    host, other, table = pair(server)
    with host.at(table) as one, other.at(table) as two, server.guest().at(table) as third:
        socket = asked(one, two)
        waiting = two if socket is one else one
        before = socket.look
        assert waiting.rejected("act", action=choice(socket)) == "table-rejected-not-asked"
        assert third.rejected("act", action=choice(socket)) == "table-rejected-no-seat"
        assert socket.rejected("act", action=999_999) == "table-rejected-illegal"
        mine = host if socket is one else other
        assert mine.get(f"/api/tables/{table}/look")["view"] == before["view"]


def test_an_anonymous_client_can_watch_but_not_send_commands(server: Served) -> None:
    host, _, table = pair(server)
    with server.visitor().at(table) as watching:
        assert watching.look["viewer"] is None
        assert watching.rejected("resign") == "server-not-signed-in"
        assert watching.rejected("say", preset="hello") == "server-not-signed-in"
    assert host.get(f"/api/tables/{table}")["phase"] == "playing"


def test_spectators_of_castle_see_nothing_before_the_end(server: Served) -> None:
    people = [server.guest() for _ in range(3)]
    table = people[0].open_table("castle", autostart=True)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "sit"})
    with server.visitor().at(table) as watching, people[0].at(table) as seated:
        assert watching.look["phase"] == "playing"
        assert watching.look["view"] is None
        assert seated.look["view"] is not None


def test_a_reconnecting_client_gets_the_missed_updates(server: Served) -> None:
    host, other, table = pair(server)
    with host.at(table) as one, other.at(table) as two:
        step(one, two)
        seen = one.look["seq"]
    with host.at(table) as one, other.at(table) as two:
        step(one, two)
        step(one, two)
        events = [event for frame in one.frames if frame["t"] == "update" for event in frame["events"]]
        look = one.look
    with host.at(table, since=seen) as back:
        first = back.frames[0]
        assert (first["since"], first["look"]["view"]) == (seen, look["view"])
        assert [update["seq"] for update in first["story"]] == list(range(seen + 1, look["seq"] + 1))
        assert [event for update in first["story"] for event in update["events"]] == events
    scenario = host.get(f"/api/tables/{table}/story?since={seen}")
    assert scenario == first["story"]
    whole = host.get(f"/api/tables/{table}/story")
    assert [update["seq"] for update in whole] == list(range(1, look["seq"] + 1))


def test_sitting_down_sends_a_look_from_the_seat(server: Served) -> None:
    host, other = server.guest(), server.guest()
    table = host.open_table("duel", autostart=True)
    with other.at(table) as socket:
        assert socket.look["viewer"] is None
        socket.do("sit")
        while socket.look["viewer"] is None or socket.look["phase"] == "open":
            socket.next("look", "update")
        assert socket.look["viewer"] == 1
        assert socket.look["view"]["viewer"] == 1


def test_an_action_can_be_undone_while_it_revealed_nothing(server: Served) -> None:
    host, other, table = pair(server)
    with host.at(table) as one, other.at(table) as two:
        socket = asked(one, two)
        options = socket.look["view"]["options"]
        mark = next(option["action"] for option in options if option["verb"] == "mark")
        before = socket.look["view"]
        done = socket.do("act", action=mark)
        assert socket.until(done["seq"])["undo"] == "alone"
        done = socket.do("undo")
        assert socket.until(done["seq"])["view"] == before


def test_consent_and_undo_arrive_as_one_update_with_the_number_of_the_last(server: Served) -> None:
    host, other, table = pair(server)
    with host.at(table) as one, other.at(table) as two:
        socket = asked(one, two)
        waiting = two if socket is one else one
        draw = next(option["action"] for option in socket.look["view"]["options"] if option["verb"] == "draw")
        before = socket.look["view"]
        socket.do("act", action=draw)
        socket.do("undo")
        seq = socket.settle()["seq"]
        waiting.do("answer", yes=True)
        update = socket.next("update")
        assert [event["event"] for event in update["events"]] == ["table.agreed", "table.undone"]
        assert update["seq"] == update["look"]["seq"] == seq + 2
        assert update["look"]["view"] == before


def test_a_premove_is_played_when_its_turn_comes(server: Served) -> None:
    host, other, table = pair(server)
    with host.at(table) as one, other.at(table) as two:
        socket = asked(one, two)
        waiting = two if socket is one else one
        draw = next(option["action"] for option in socket.look["view"]["options"] if option["verb"] == "draw")
        waiting.do("premove", action=draw)
        assert waiting.settle()["premoves"] == [[draw, ""]]
        while socket.look["view"]["decision"]["seats"] == [socket.look["viewer"]]:
            socket.do("act", action=draw)
            socket.settle()
        while waiting.look["premoves"]:
            waiting.next("update")
        drew = [event for frame in waiting.frames for event in frame.get("events", ()) if event["event"] == "drew"]
        assert drew[-1]["seat"] == waiting.look["viewer"]


def test_presence_is_sent_to_everyone(server: Served) -> None:
    host, other, table = pair(server)
    with host.at(table) as one:
        with other.at(table):
            while not all(seat["online"] for seat in one.next("presence")["seats"]):
                pass
        seats = one.next("presence")["seats"]
        while seats[1]["online"]:
            seats = one.next("presence")["seats"]
        assert [seat["online"] for seat in seats] == [True, False]


def test_a_ping_is_answered_with_the_time(server: Served) -> None:
    host, _, table = pair(server)
    with host.at(table) as socket:
        socket.raw.send(json.dumps({"t": "ping"}))
        assert socket.next("pong")["now"] >= socket.look["now"]


def test_an_unknown_table_closes_the_socket_with_an_error(server: Served) -> None:
    with server.guest().socket("/api/tables/abcdefghijkl/play") as socket:
        assert socket.closing() == (4404, "server-no-table")


def test_an_accepted_draw_ends_the_game(server: Served) -> None:
    host, other, table = pair(server)
    with host.at(table) as one, other.at(table) as two:
        one.do("offer-draw")
        assert two.next("update")["look"]["offer"]["what"] == "draw"
        two.do("answer", yes=True)
        while two.look["phase"] != "over":
            two.next("update")
        assert two.look["result"]["ending"] == "agreed"


def test_acknowledged_commands_survive_a_restart(tmp_path: Path) -> None:
    with ExitStack() as sockets:
        with serving(tmp_path) as server:
            host, other, table = pair(server)
            one, two = (sockets.enter_context(person.at(table)) for person in (host, other))
            socket = step(one, two)
            look = socket.look
        assert [each.closing() for each in (one, two)] == [(1012, ""), (1012, "")]
    with serving(tmp_path) as again:
        back = again.visitor()
        back.http.cookies = socket.person.http.cookies
        with back.at(table, since=look["seq"]) as later:
            assert later.look["view"] == look["view"]
            assert later.look["seq"] >= look["seq"]

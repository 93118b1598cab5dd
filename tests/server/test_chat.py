"""Chat: presets, text, muting and rate limits."""

from pathlib import Path

from eldritch.server.settings import Limits, Rate

from .live_server import Served, serving


def test_a_chat_line_reaches_everyone_and_later_connections(server: Served) -> None:
    host, other = server.guest(), server.guest()
    table = host.open_table()
    with host.at(table) as one, other.at(table) as two:
        one.do("say", preset="hello")
        assert two.next("chat")["lines"][0]["preset"] == "hello"
        two.do("say", text="  Доброй   ночи! ")
        said = one.next("chat")["lines"][0]
        while said["person"] != other.id:
            said = one.next("chat")["lines"][0]
        assert (said["text"], said["seat"]) == ("Доброй ночи!", None)
    with server.visitor().at(table) as late:
        lines = late.next("chat")["lines"]
    assert [(line["person"], line["preset"], line["text"]) for line in lines] == [
        (host.id, "hello", None),
        (other.id, None, "Доброй ночи!"),
    ]
    assert host.get(f"/api/tables/{table}/chat") == lines


def test_a_repeated_chat_line_is_stored_once(server: Served) -> None:
    host = server.guest()
    table = host.open_table()
    with host.at(table) as socket:
        socket.do("say", text="once", id="same")
        socket.do("say", text="once", id="same")
    assert [line["text"] for line in host.get(f"/api/tables/{table}/chat")] == ["once"]


def test_a_chat_line_is_either_a_preset_or_text(server: Served) -> None:
    host = server.guest()
    with host.at(host.open_table()) as socket:
        for nothing in ({}, {"text": "   "}, {"preset": "hello", "text": "hello"}):
            assert socket.rejected("say", **nothing) == "server-say-one"
        assert socket.rejected("say", preset="no such thing") == "server-bad-message"
        assert socket.rejected("say", text="x" * 401) == "server-bad-message"


def test_chat_text_is_one_line_without_invisible_characters(server: Served) -> None:
    host = server.guest()
    table = host.open_table(title="A\u202etable\x00")
    with host.at(table) as socket:
        socket.do("say", text="one\ntwo\u202e\x00three \U0001f468\u200d\U0001f469")
    assert host.get(f"/api/tables/{table}/chat")[0]["text"] == "one two three \U0001f468\u200d\U0001f469"
    assert host.get(f"/api/tables/{table}")["title"] == "A table"


def test_lines_of_muted_people_are_not_delivered(server: Served) -> None:
    host, loud, calm = server.guest(), server.guest(), server.guest()
    table = host.open_table()
    with host.at(table) as hearing, loud.at(table) as shouting, calm.at(table) as words_and_speech:
        assert host.ask("PUT", f"/api/mutes/{loud.id}").status_code == 204
        assert host.get("/api/mutes") == {"people": [loud.id]}
        shouting.do("say", text="HEAR ME")
        words_and_speech.do("say", text="Good evening.")
        assert hearing.next("chat")["lines"][0]["text"] == "Good evening."
        # It may arrive before or after the answer to our own line.
        heard = [frame for frame in words_and_speech.frames if frame["t"] == "chat"] or [words_and_speech.next("chat")]
        assert heard[0]["lines"][0]["text"] == "HEAR ME"
    assert [line["text"] for line in host.get(f"/api/tables/{table}/chat")] == ["Good evening."]
    assert host.ask("DELETE", f"/api/mutes/{loud.id}").status_code == 204
    assert [line["text"] for line in host.get(f"/api/tables/{table}/chat")] == ["HEAR ME", "Good evening."]
    assert host.refusal("PUT", "/api/mutes/abcdefghijkl") == (404, "server-no-person")


def test_chat_is_rate_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(chat=Rate(2, 0.001))) as server:
        host = server.guest()
        with host.at(host.open_table()) as socket:
            socket.do("say", preset="hello")
            socket.do("say", preset="thanks")
            assert socket.rejected("say", preset="wow") == "server-too-fast"


def test_chat_and_lobby_reach_connections_of_another_worker(tmp_path: Path, redis_url: str) -> None:
    with serving(tmp_path, redis=redis_url) as here, serving(tmp_path, redis=redis_url) as there:
        host, other = here.guest(), there.guest()
        with other.socket("/api/lobby") as lobby:
            lobby.next("tables")
            table = host.open_table("duel", autostart=True)
            assert lobby.next("table")["table"]["id"] == table
        with host.at(table) as one, other.at(table) as two:
            one.do("say", text="from here")
            assert two.next("chat")["lines"][0]["text"] == "from here"
            two.do("sit")
            while one.look["phase"] != "playing":
                one.next("update")
            assert one.look["seats"][1]["player"] == other.id
            while not all(seat["online"] for seat in one.next("presence")["seats"]):
                pass
        assert here.faults + there.faults == []

"""Guests, members, sessions and external bots."""

from pathlib import Path

import pytest

from eldritch.server.api.errors import ApiError
from eldritch.server.live import table_socket as play
from eldritch.server.people.people import clean_name, name_key
from eldritch.server.settings import Limits, Rate

from .live_server import Served, eventually, serving

PASSWORD = "night in the old house"


def member(server: Served, name: str) -> None:
    server.guest().post("/api/register", {"name": name, "password": PASSWORD})


def test_a_guest_is_created_on_the_first_visit_only(server: Served) -> None:
    person = server.visitor()
    assert person.refusal("GET", "/api/me") == (401, "server-not-signed-in")
    guest = person.post("/api/guest", {"lang": "ru"})
    assert guest["kind"] == "guest"
    assert guest["name"].startswith("Гость ")
    assert person.get("/api/me") == guest
    assert person.post("/api/guest", {"lang": "en"}) == guest


def test_the_session_cookie_is_http_only_and_lax(server: Served) -> None:
    cookie = server.visitor().ask("POST", "/api/guest", {}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_a_guest_who_registers_keeps_their_games(server: Served) -> None:
    guest = server.guest()
    table = guest.open_table()
    answer = guest.post("/api/register", {"name": "Randolph Carter", "password": PASSWORD})
    assert answer == {"id": guest.id, "kind": "member", "name": "Randolph Carter"}
    eventually(lambda: [mine["id"] for mine in guest.get("/api/tables?mine=true")["tables"]], [table])

    elsewhere = server.visitor()
    assert elsewhere.post("/api/login", {"name": "randolph carter", "password": PASSWORD})["id"] == guest.id
    assert [mine["id"] for mine in elsewhere.get("/api/tables?mine=true")["tables"]] == [table]
    assert (
        guest.refusal("POST", "/api/register", {"name": "Another", "password": PASSWORD})[1] == "server-already-member"
    )


def test_registering_and_logging_in_start_a_new_session(server: Served) -> None:
    """A session that someone else may know becomes invalid."""
    guest, thief = server.guest(), server.visitor()
    thief.http.cookies = guest.http.cookies.__class__(guest.http.cookies)
    guest.post("/api/register", {"name": "Delapore", "password": PASSWORD})
    assert thief.refusal("GET", "/api/me") == (401, "server-not-signed-in")


def test_wrong_password_and_unknown_name_give_the_same_error(server: Served) -> None:
    member(server, "Asenath")
    wrong = {"name": "Asenath", "password": "something else"}
    unknown = {"name": "Nobody", "password": "something else"}
    answers = [server.visitor().ask("POST", "/api/login", body) for body in (wrong, unknown)]
    assert {answer.status_code for answer in answers} == {403}
    assert answers[0].text == answers[1].text


def test_names_are_unique_regardless_of_case_and_separators(server: Served) -> None:
    member(server, "Herbert West")
    for name in ("herbert-west", "HERBERT  WEST"):
        refused = server.guest().refusal("POST", "/api/register", {"name": name, "password": PASSWORD})
        assert refused == (409, "server-name-taken")
        assert server.guest().refusal("PATCH", "/api/me", {"name": name}) == (409, "server-name-taken")


def test_names_use_one_alphabet() -> None:
    assert clean_name("  Нина   Петровна ") == "Нина Петровна"
    assert name_key("Нина Петровна") == name_key("нина-петровна")
    assert clean_name("Anna\u202eBell") == "Anna Bell"
    for bad in ("Аnna", "x", "a" * 25, "1234", "a<b>", "小夜子", "\u202e\u202e\u202e"):
        with pytest.raises(ApiError, match="server-bad-name"):
            clean_name(bad)


def test_a_guest_can_change_their_name(server: Served) -> None:
    guest = server.guest()
    assert guest.http.patch("/api/me", json={"name": "Аня"}).json()["name"] == "Аня"
    assert guest.get(f"/api/people/{guest.id}") == {"id": guest.id, "kind": "guest", "name": "Аня"}


def test_logging_out_ends_the_session(server: Served) -> None:
    guest = server.guest()
    kept = guest.http.cookies.__class__(guest.http.cookies)
    assert guest.ask("POST", "/api/logout").status_code == 204
    assert guest.refusal("GET", "/api/me") == (401, "server-not-signed-in")
    guest.http.cookies = kept
    assert guest.refusal("GET", "/api/me") == (401, "server-not-signed-in")


def test_sessions_are_listed_and_can_be_ended(server: Served) -> None:
    here = server.guest()
    here.post("/api/register", {"name": "Danforth", "password": PASSWORD})
    there = server.visitor()
    there.post("/api/login", {"name": "Danforth", "password": PASSWORD})
    sessions = here.get("/api/sessions")
    assert sorted(session["current"] for session in sessions) == [False, True]
    other = next(session["id"] for session in sessions if not session["current"])
    assert server.guest().refusal("DELETE", f"/api/sessions/{other}") == (404, "server-no-session")
    assert here.ask("DELETE", f"/api/sessions/{other}").status_code == 204
    assert there.refusal("GET", "/api/me") == (401, "server-not-signed-in")
    assert here.get("/api/me")["name"] == "Danforth"


def test_changing_the_password_ends_all_other_sessions(server: Served) -> None:
    here = server.guest()
    here.post("/api/register", {"name": "Wilmarth", "password": PASSWORD})
    there = server.visitor()
    there.post("/api/login", {"name": "Wilmarth", "password": PASSWORD})
    changed = {"old": PASSWORD, "new": "whisperer in darkness"}
    assert here.refusal("POST", "/api/password", {**changed, "old": "not that one"}) == (403, "server-wrong-password")
    assert here.ask("POST", "/api/password", changed).status_code == 204
    assert here.get("/api/me")["name"] == "Wilmarth"
    assert there.refusal("GET", "/api/me") == (401, "server-not-signed-in")
    there.post("/api/login", {"name": "Wilmarth", "password": "whisperer in darkness"})


def test_a_bot_token_works_until_it_is_revoked(server: Served) -> None:
    owner = server.guest()
    made = owner.post("/api/bots", {"name": "Brown Jenkin"})
    assert made["bot"]["kind"] == "bot"
    bot = server.visitor(Authorization=f"Bearer {made['token']}")
    assert bot.get("/api/me") == made["bot"]
    assert owner.get("/api/bots") == [made["bot"]]
    assert bot.refusal("POST", "/api/bots", {"name": "Grandchild"}) == (403, "server-bots-own-none")
    assert server.guest().refusal("POST", f"/api/bots/{made['bot']['id']}/token") == (404, "server-no-person")
    again = owner.post(f"/api/bots/{made['bot']['id']}/token", {})
    assert bot.refusal("GET", "/api/me") == (401, "server-not-signed-in")
    bot = server.visitor(Authorization=f"Bearer {again['token']}")
    assert bot.get("/api/me") == made["bot"]
    assert owner.ask("DELETE", f"/api/bots/{made['bot']['id']}/token").status_code == 204
    assert bot.refusal("GET", "/api/me") == (401, "server-not-signed-in")


def test_a_person_can_have_ten_bots(server: Served) -> None:
    owner = server.guest()
    letters = "abcdefghij"
    for letter in letters:
        owner.post("/api/bots", {"name": f"Mi-Go {letter}"})
    assert owner.refusal("POST", "/api/bots", {"name": "Mi-Go k"}) == (409, "server-too-many-bots")


def test_password_attempts_are_rate_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(passwords=Rate(3, 0.001))) as server:
        guesses = [{"name": "Carter", "password": f"guess number {number}"} for number in range(4)]
        visitor = server.visitor()
        keys = [visitor.refusal("POST", "/api/login", guess)[1] for guess in guesses]
        assert keys == ["server-wrong-password"] * 3 + ["server-too-fast"]
        assert int(visitor.ask("POST", "/api/login", guesses[0]).headers["retry-after"]) > 0


def test_passwords_and_tokens_are_not_stored_in_plain_text(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest()
        guest.post("/api/register", {"name": "Wilbur", "password": PASSWORD})
        token = guest.post("/api/bots", {"name": "Wilburs twin"})["token"]
        secrets = [PASSWORD, token, *guest.http.cookies.values()]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Wilbur" in stored
    assert not [secret for secret in secrets if secret.encode() in stored]


def test_an_unused_session_expires(tmp_path: Path) -> None:
    with serving(tmp_path, session_days=-1) as server:
        assert server.guest().refusal("GET", "/api/me") == (401, "server-not-signed-in")


def test_logging_out_closes_open_table_sockets(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "SESSION_CHECK", 0.0)
    guest = server.guest()
    with guest.at(guest.open_table()) as socket:
        socket.do("ready")
        guest.ask("POST", "/api/logout")
        socket.send("ready", ready=False)
        assert socket.closing() == (4401, "server-not-signed-in")


def test_accounts_and_chat_work_with_every_database(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=database) as server:
        guest, other = server.guest(), server.guest()
        guest.post("/api/register", {"name": "Whateley", "password": PASSWORD})
        taken = {"name": "WHATELEY", "password": PASSWORD}
        assert other.refusal("POST", "/api/register", taken) == (409, "server-name-taken")
        assert other.refusal("POST", "/api/login", {"name": "what\x00ever", "password": PASSWORD})[0] == 403
        token = guest.post("/api/bots", {"name": "Whateleys twin"})["token"]
        assert server.visitor(Authorization=f"Bearer {token}").get("/api/me")["kind"] == "bot"
        table = guest.open_table()
        with guest.at(table) as socket, other.at(table) as listening:
            socket.do("say", text="nul\x00 and \U0001f419", id="same")
            socket.do("say", text="again", id="same")
            assert listening.next("chat")["lines"][0]["text"] == "nul and \U0001f419"
        assert other.ask("PUT", f"/api/mutes/{guest.id}").status_code == 204
        assert other.get(f"/api/tables/{table}/chat") == []
        assert [session["current"] for session in guest.get("/api/sessions")] == [True]
        assert server.faults == []

"""Guests, members, sessions and external bots."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from litestar.connection import ASGIConnection

from eldritch.server.api.errors import ApiError
from eldritch.server.api.security import client_address
from eldritch.server.live import table_socket as play
from eldritch.server.people import accounts
from eldritch.server.people.names import clean_name, name_key
from eldritch.server.people.people import People
from eldritch.server.settings import Limits, Rate

from .live_server import PATIENCE, Served, eventually, serving

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


LOOK_ALIKES = [
    ("Alice", "AIice"),
    ("Alice", "A1ice"),
    ("\u0421\u0430\u0440\u0430", "Capa"),
    ("Marnie", "Mamie"),
    ("Zoe", "Z0e"),
]
"""Names of which one could be taken for the other; the third is written in Cyrillic."""


def test_a_name_that_looks_like_another_is_taken(server: Served) -> None:
    other = server.guest()
    other.post("/api/register", {"name": "Abdul", "password": PASSWORD})
    for name, like in LOOK_ALIKES:
        newcomer = server.guest()
        server.guest().ask("POST", "/api/register", {"name": name, "password": PASSWORD})
        refused = (409, "server-name-taken")
        assert newcomer.refusal("POST", "/api/register", {"name": like, "password": PASSWORD}) == refused
        assert other.refusal("PATCH", "/api/me", {"name": like}) == refused
        assert other.refusal("POST", "/api/bots", {"name": like}) == refused
    other.http.patch("/api/me", json={"name": "ABDUL"}).raise_for_status()


@pytest.mark.parametrize("bad", ["\u0251lice", "\u0410lice", "\u0430\u04cf\u0456\u0441\u0435", "A\u13d4ice"])
def test_letters_of_two_alphabets_or_of_dead_ones_are_refused(bad: str) -> None:
    with pytest.raises(ApiError, match="server-bad-name"):
        clean_name(bad)


def test_companions_at_a_table_must_not_look_alike(server: Served) -> None:
    host = server.guest()
    table: dict[str, Any] = {"game": "castle", "seats": 5}
    for companions in (["Ira", "lra"], ["Anna", "ANNA"]):
        refused = host.refusal("POST", "/api/tables", {**table, "companions": companions})
        assert refused == (409, "server-name-taken")
    host.open_table(**table, companions=["Ira", "Anna"])


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


def test_sockets_and_streams_close_as_soon_as_their_session_ends(server: Served) -> None:
    """They close at once, without sending anything."""
    guest = server.guest()
    table = guest.open_table()
    with guest.at(table) as playing, guest.socket("/api/lobby") as watching, server.guest().at(table) as other:
        watching.next("tables")
        guest.ask("POST", "/api/logout")
        assert playing.closing() == watching.closing() == (4401, "server-not-signed-in")
        other.do("say", text="still here")
    owner = server.guest()
    made = owner.post("/api/bots", {"name": "Ghoul"})
    bot = server.visitor(Authorization=f"Bearer {made['token']}")
    with bot.http.stream("GET", "/api/bot/stream", timeout=PATIENCE) as stream:
        owner.ask("POST", f"/api/bots/{made['bot']['id']}/token")
        assert [line for line in stream.iter_lines() if line] == []


def test_a_session_that_ended_unnoticed_is_found_out_later(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "SESSION_CHECK", 0.0)
    monkeypatch.setattr(People, "_notify", lambda people, person_id: None)
    guest = server.guest()
    with guest.at(guest.open_table()) as socket:
        socket.do("ready")
        guest.ask("POST", "/api/logout")
        socket.send("ready", ready=False)
        assert socket.closing() == (4401, "server-not-signed-in")


def test_guesses_at_a_password_are_limited_however_the_name_is_spelled(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(passwords=Rate(6, 0.0001))) as server:
        member(server, "Alice Carter")  # one attempt of this address
        spellings = ["Alice Carter", "alicecarter", "A.lice Carter", "A lice-Carter", "ALICE CARTER", "Alice Carter"]
        visitor = server.visitor()
        keys = [visitor.refusal("POST", "/api/login", {"name": name, "password": "wrong guess"}) for name in spellings]
        assert [key for _, key in keys] == ["server-wrong-password"] * 5 + ["server-too-fast"]


def test_strangers_who_guess_cannot_lock_the_owner_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every attempt comes from another address here. A browser that has logged in before has a limit of its own."""
    addresses = count()
    monkeypatch.setattr(accounts, "client_address", lambda request: f"address {next(addresses)}")
    right = {"name": "Carter", "password": PASSWORD}
    with serving(tmp_path, limits=Limits(passwords=Rate(4, 0.0001))) as server:
        owner = server.guest()
        owner.post("/api/register", right)
        guesses = [{"name": "Carter", "password": f"guess number {number}"} for number in range(5)]
        keys = [server.visitor().refusal("POST", "/api/login", guess)[1] for guess in guesses]
        assert keys == ["server-wrong-password"] * 4 + ["server-too-fast"]
        assert server.visitor().refusal("POST", "/api/login", right) == (429, "server-too-fast")
        assert owner.post("/api/login", right)["name"] == "Carter"
        stranger = server.visitor()
        stranger.http.cookies.set("eldritch-device", "nonce.forged")
        assert stranger.refusal("POST", "/api/login", right) == (429, "server-too-fast")


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
    ],
)
def test_a_client_with_many_ipv6_addresses_has_one_limit(host: str, network: str) -> None:
    scope: Any = {"type": "http", "client": (host, 1)}
    assert client_address(ASGIConnection(scope)) == network


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

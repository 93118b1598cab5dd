"""Origin checks, rate limits, size limits, headers and error messages."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from eldritch.server.api.security import LeakyBuckets
from eldritch.server.settings import Limits, Rate

from .live_server import Served, serving

EVIL = "https://evil.example"
HOME = "http://192.168.1.23:8000"


def test_requests_from_another_origin_are_refused(server: Served) -> None:
    guest = server.guest()
    for headers in ({"Origin": EVIL}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = guest.http.post("/api/tables", json={"game": "duel"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "server-foreign-origin")
    assert guest.get("/api/tables?mine=true")["tables"] == []


def test_requests_from_the_own_origin_are_accepted(server: Served) -> None:
    answer = server.visitor().http.post("/api/guest", json={}, headers={"Origin": server.url})
    assert answer.status_code == 200


def test_a_configured_origin_is_accepted(tmp_path: Path) -> None:
    with serving(tmp_path, origins=("https://play.example",)) as server:
        answers = [
            server.visitor().http.post("/api/guest", json={}, headers={"Origin": origin}).status_code
            for origin in ("https://play.example", EVIL)
        ]
        assert answers == [200, 403]


@pytest.mark.parametrize("path", ["/api/lobby", "/api/tables/abcdefghijkl/play"])
def test_sockets_from_another_origin_are_refused(server: Served, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{server.port}{path}", additional_headers={"Origin": EVIL})
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/nothing.js", "/api/tables/x"])
def test_every_response_has_security_headers(server: Served, path: str) -> None:
    headers = server.visitor().ask("GET", path).headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("host", "isolated"),
    [
        ("localhost:8000", True),
        ("play.localhost", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.23:8000", False),
        ("castle.home", False),
        ("localhost.example", False),
        ("[nonsense", False),
    ],
)
def test_pages_are_isolated_from_others_wherever_browsers_do_it(server: Served, host: str, isolated: bool) -> None:
    """Elsewhere browsers would only complain on the console."""
    headers = server.visitor(host=host).ask("GET", "/api/games").headers
    assert headers.get("cross-origin-opener-policy") == ("same-origin" if isolated else None)


def test_a_site_behind_https_isolates_its_pages(tmp_path: Path) -> None:
    with serving(tmp_path, secure=True) as server:
        headers = server.visitor(host="play.example").ask("GET", "/api/games").headers
    assert headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize(("host", "origin"), [("127.0.0.1:8000", HOME), ("192.168.1.23:8000", ""), ("castle.home", "")])
def test_an_invitation_leads_where_friends_can_reach_the_host(tmp_path: Path, host: str, origin: str) -> None:
    with serving(tmp_path, home=HOME) as server:
        person = server.visitor(host=host)
        person.post("/api/guest", {})
        table = person.open_table()
        assert person.post(f"/api/tables/{table}/invites", {})["origin"] == origin


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("GET", "/api/nothing", None, 404, "server-not-found"),
        ("DELETE", "/api/games", None, 405, "server-bad-method"),
        ("GET", "/api/tables/abcdefghijkl", None, 404, "server-no-table"),
        ("GET", "/api/tables/short", None, 400, "server-bad-request"),
        ("GET", "/api/tables?limit=1000", None, 400, "server-bad-request"),
        ("POST", "/api/guest", {"lang": "tlh"}, 400, "server-bad-request"),
        ("POST", "/api/guest", {"admin": True}, 400, "server-bad-request"),
        ("POST", "/api/tables", {"game": "duel"}, 401, "server-not-signed-in"),
        ("GET", "/api/people/abcdefghijkl", None, 404, "server-no-person"),
    ],
)
def test_all_errors_have_one_shape(server: Served, method: str, path: str, body: object, status: int, key: str) -> None:
    assert server.visitor().refusal(method, path, body) == (status, key)


def test_invalid_json_gives_an_error_of_the_same_shape(server: Served) -> None:
    visitor = server.visitor()
    for content in (b"{", b"\xff\xfe", b"[]", b"null", b'{"lang":'):
        answer = visitor.http.post("/api/guest", content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (400, "server-bad-request")


DEEP = 10_000


@pytest.mark.parametrize(
    "body", [b"[" * DEEP + b"]" * DEEP, b'{"game":' * 5000 + b"1" + b"}" * 5000, b'{"game":"\xff\xfe"}']
)
def test_a_body_that_cannot_be_read_is_refused(server: Served, body: bytes) -> None:
    answer = server.guest().http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "server-bad-request")


def test_a_server_behind_https_tells_browsers_to_insist_on_it(server: Served, tmp_path: Path) -> None:
    with serving(tmp_path, secure=True) as secured:
        assert "max-age" in secured.visitor().ask("GET", "/api/games").headers["strict-transport-security"]
    assert "strict-transport-security" not in server.visitor().ask("GET", "/api/games").headers


def test_an_oversized_request_is_refused(server: Served) -> None:
    huge = {"name": "x" * 100_000, "password": "long enough"}
    assert server.visitor().refusal("POST", "/api/login", huge) == (413, "server-too-large")


def test_an_oversized_message_is_rejected(server: Served) -> None:
    host = server.guest()
    with host.at(host.open_table()) as socket:
        socket.raw.send(json.dumps({"t": "say", "id": "a", "text": "x" * 5000}))
        assert socket.next("reject")["key"] == "server-too-large"
        socket.do("ready")


def test_requests_are_rate_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(requests=Rate(5, 0.001))) as server:
        visitor = server.visitor()
        codes = [visitor.ask("GET", "/api/games").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        assert visitor.ask("GET", "/").status_code == 200


def test_new_guests_are_rate_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(guests=Rate(2, 0.001))) as server:
        keys = [server.visitor().ask("POST", "/api/guest", {}).status_code for _ in range(3)]
        assert keys == [200, 200, 429]


def test_a_socket_is_closed_after_too_many_malformed_messages(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(malformed=3)) as server:
        host = server.guest()
        with host.at(host.open_table()) as socket:
            for _ in range(3):
                socket.raw.send("nonsense")
            assert socket.closing() == (4400, "server-too-much-nonsense")


def test_messages_on_a_socket_are_rate_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(messages=Rate(4, 1))) as server:
        host = server.guest()
        with host.at(host.open_table()) as socket:
            for _ in range(5):
                socket.raw.send(json.dumps({"t": "ping"}))
            assert socket.next("reject")["key"] == "server-too-fast"


def test_the_number_of_open_sockets_is_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(sockets=1)) as server:
        host = server.guest()
        table = host.open_table()
        with host.at(table), host.socket(f"/api/tables/{table}/play") as second:
            assert second.closing() == (4429, "server-too-many-sockets")
        with server.guest().at(table) as other:
            assert other.look["phase"] == "open"


def test_buckets_drain_over_time_and_empty_ones_are_removed() -> None:
    buckets = LeakyBuckets(Rate(2, 0.5))
    assert [buckets.delay("a", now) for now in (0.0, 0.0)] == [0, 0]
    assert buckets.delay("a", 0.0) == 2
    assert buckets.delay("b", 0.0) == 0
    assert buckets.delay("a", 1.0) == 1
    assert buckets.delay("a", 2.0) == 0
    for number in range(30_000):
        buckets.delay(number, 10.0 * number)
    assert len(buckets._levels) <= 10_001


def test_metrics_are_local_only(server: Served) -> None:
    """The number of commands would reveal that a sealed answer has been given."""
    assert "eldritch_" in server.visitor().ask("GET", "/metrics").text
    by_proxy = server.visitor(**{"X-Forwarded-For": "127.0.0.1"})
    assert by_proxy.refusal("GET", "/metrics") == (403, "server-forbidden")


def test_no_secret_is_logged(tmp_path: Path) -> None:
    password, agent = "a secret of the deep", "Agent Legrasse"
    with serving(tmp_path) as server:
        guest = server.guest()
        guest.http.headers["User-Agent"] = agent
        guest.post("/api/register", {"name": "Legrasse", "password": password})
        token = guest.post("/api/bots", {"name": "Legrasses bot"})["token"]
        table = guest.open_table(listed=False)
        invite = guest.post(f"/api/tables/{table}/invites", {})["invite"]
        server.visitor().ask("GET", f"/api/invites/{invite}")
        server.visitor().ask("GET", f"/join/{invite}")
        server.visitor(Authorization=f"Bearer {token}").get("/api/me")
        with guest.at(table) as socket:
            socket.do("say", text="not for the log")
        logged = json.dumps(server.logged, default=str)
        secrets = [password, token, invite, agent, "not for the log", *guest.http.cookies.values()]
    assert "/api/register" in logged
    assert not [secret for secret in secrets if secret in logged]

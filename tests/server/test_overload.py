"""Overload: what is refused first, and that games in progress go on."""

import pytest

from eldritch.server.live import overload
from eldritch.server.live.overload import INTERVAL, SHARES, Load, Overload
from eldritch.server.settings import Limits

from .live_server import Served
from .test_play import pair, step

ALWAYS = -10.0
LIMIT = Limits().late


@pytest.fixture
def refusing(monkeypatch: pytest.MonkeyPatch) -> None:
    refuse_everything(monkeypatch)


def refuse_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overload, "SHARES", dict.fromkeys(SHARES, ALWAYS))


def test_new_tables_are_refused_before_reviews_and_those_before_spectators() -> None:
    assert SHARES[Load.TABLE] < SHARES[Load.REVIEW] < SHARES[Load.SPECTATOR]


def test_one_short_delay_refuses_nothing() -> None:
    measured = Overload(LIMIT)
    measured.note(0.3)
    assert measured.is_ready()


@pytest.mark.parametrize("late", [1.1, 3.0])
def test_a_loop_that_is_late_for_seconds_refuses_everything_and_recovers_within_five(late: float) -> None:
    measured = Overload(LIMIT)
    for _ in range(int(5 / (late + INTERVAL))):
        measured.note(late)
    assert measured.lateness >= LIMIT * SHARES[Load.SPECTATOR]
    for _ in range(int(5 / INTERVAL)):
        measured.note(0.0)
    assert measured.is_ready()


@pytest.mark.usefixtures("refusing")
def test_an_overloaded_server_says_so_and_when_to_come_again(server: Served) -> None:
    guest = server.guest()
    answer = guest.ask("POST", "/api/tables", {"game": "nightmarium"})
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    assert answer.json() == {"error": "server-overloaded", "args": {"seconds": 5}}
    assert guest.refusal("POST", "/api/quick", {"game": "nightmarium"}) == (503, "server-overloaded")
    ready = guest.ask("GET", "/api/ready")
    assert (ready.status_code, ready.json()["overloaded"]) == (503, True)
    assert guest.ask("GET", "/api/health").status_code == 200


def test_games_go_on_while_everything_else_is_refused(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    host, other, table = pair(server)
    waiting = other.open_table()
    refuse_everything(monkeypatch)
    with host.at(table) as one, other.at(table) as two:
        for _ in range(3):
            step(one, two)
        with server.guest().socket(f"/api/tables/{table}/play") as spectator:
            assert spectator.closing() == (4503, "server-overloaded")
    with server.guest().at(waiting) as newcomer:
        newcomer.do("sit")


@pytest.mark.usefixtures("refusing")
def test_reviews_are_refused(server: Served) -> None:
    guest = server.guest()
    assert guest.refusal("POST", "/api/tables/aaaaaaaaaaaa/review", {}) == (503, "server-overloaded")

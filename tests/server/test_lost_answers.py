"""A database that stores a commit and does not answer, or does not answer at all: nothing is rejected that counts."""

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from eldritch.records import Unconfirmed
from eldritch.server.live import rooms
from eldritch.store import Store
from eldritch.table import Entry

from .live_server import Served, serving
from .test_play import asked, choice, pair
from .workers import run, worker

NO_DATABASE = OperationalError("", {}, Exception("connection refused"))


class LostAnswers:
    """Appends entries, and loses the answers to the next ones, which may have been stored or not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lose: list[bool] = []
        """For each answer to lose, whether the entries are stored."""
        append = Store.append

        async def lossy(
            store: Store, game_id: str, entries: Sequence[Entry], sender: str | None = None, ref: str = ""
        ) -> None:
            stored = self.lose.pop(0) if self.lose else None
            if stored is not False:
                await append(store, game_id, entries, sender, ref)
            if stored is not None:
                raise Unconfirmed

        monkeypatch.setattr(Store, "append", lossy)
        monkeypatch.setattr(rooms, "CONFIRM_DELAYS", (0.0, 0.0))


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> LostAnswers:
    return LostAnswers(monkeypatch)


@pytest.mark.parametrize("losses", [[True], [False], [False, False], [False, True]])
def test_a_command_is_acknowledged_and_stored_once_if_the_answer_to_its_commit_is_lost(
    sqlite_url: str, lost: LostAnswers, losses: list[bool]
) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open()
            length = len(await ours.log("t1"))
            lost.lose = list(losses)
            await ours.move("t1", random.Random(1), "m1")
            assert [line.ref for line in await ours.log("t1")][length:] == ["m1"]
            assert len((await ours.rooms.table("t1")).entries) == length + 1
            await ours.move("t1", random.Random(2), "m2")
            assert [line.ref for line in await ours.log("t1")][length:] == ["m1", "m2"]

    run(scenario())


def test_a_bots_action_is_executed_once_if_the_answer_to_its_commit_is_lost(sqlite_url: str, lost: LostAnswers) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open(people=1, bots=("random",))
            lost.lose = [True] * 40
            chance = random.Random(1)
            table = await ours.rooms.table("t1")
            seat = table.seat_of("p0")
            for number in range(10):
                while table.play is not None and table.play.state.deciders() != [seat]:
                    await asyncio.sleep(0.01)
                await ours.move("t1", chance, f"m{number}")
            assert [line.entry for line in await ours.log("t1")][: len(table.entries)] == table.entries

    run(asyncio.wait_for(scenario(), 30))


def test_an_unconfirmed_command_gets_no_answer_and_counts_once_when_repeated(server: Served, lost: LostAnswers) -> None:
    host, other, table = pair(server)
    with host.at(table) as first, other.at(table) as second:
        socket = asked(first, second)
        action = choice(socket)
        lost.lose = [False, False, True]
        socket.send("act", id="move", action=action)
        assert socket.closing() == (1013, "")
        assert not [frame for frame in socket.frames if frame["t"] in ("ack", "reject", "bye")]
        with socket.person.at(table) as again:
            again.do("act", id="move", action=action)
    with closing(sqlite3.connect(server.database)) as connection:
        assert connection.execute("SELECT count(*) FROM event WHERE ref = 'move'").fetchone() == (1,)


def test_without_a_database_requests_are_told_to_try_again(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    person = server.guest()
    table = person.open_table()

    async def unreachable(*_: Any) -> None:
        raise NO_DATABASE

    with person.at(table) as socket:
        monkeypatch.setattr(Store, "read", unreachable)
        monkeypatch.setattr(Store, "write", unreachable)
        assert person.refusal("GET", "/api/me") == (503, "server-busy")
        assert server.visitor().refusal("POST", "/api/guest", {}) == (503, "server-busy")
        with pytest.raises(InvalidStatus) as refused, person.socket("/api/lobby"):
            pass
        assert refused.value.response.status_code == 503
        assert b"server-busy" in (refused.value.response.body or b"")
        with suppress(ConnectionClosed):
            socket.send("say", text="hello")
        assert socket.closing() == (1013, "")


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    """As with a full disk, from which everything can still be read."""
    with serving(tmp_path) as server:
        visitor = server.visitor()
        assert visitor.ask("GET", "/api/ready").status_code == 200
        with closing(sqlite3.connect(server.database)) as connection, connection:
            connection.execute("CREATE TRIGGER full BEFORE UPDATE ON setting BEGIN SELECT RAISE(FAIL, 'full'); END")
        assert visitor.ask("GET", "/api/ready").status_code == 503

"""Operating a server: startup, shutdown, logs, backup and doctor."""

import asyncio
import json
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import structlog

from bench.driver import Record, play_tables
from bench.served import Served, free_port
from bench.served import served as served_by
from eldritch import cli
from eldritch.cli.doctor import examine
from eldritch.server import logs
from eldritch.server.serving import decode_settings, encode_settings
from eldritch.server.settings import Settings

from .workers import run, worker


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(free_port(), "--database", str(tmp_path / "a.db"), log=tmp_path / "log")
    server.start()
    server.wait()
    yield server
    if server.runs():
        server.end()


def get(url: str) -> tuple[int, str]:
    try:
        with urlopen(url, timeout=10) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as error:
        return error.code, error.read().decode()


def test_health_readiness_and_metrics_are_reported(served: Served) -> None:
    assert get(f"{served.url}/api/health") == (200, '{"alive":true}')
    status, ready = get(f"{served.url}/api/ready")
    assert (status, json.loads(ready)) == (200, {"database": True, "bus": True, "closing": False, "overloaded": False})
    assert "eldritch_commands_total" in get(f"{served.url}/metrics")[1]


def test_a_server_shuts_down_cleanly_on_sigterm(served: Served, tmp_path: Path) -> None:
    urlopen(
        Request(f"{served.url}/api/guest", b'{"lang":"en"}', {"Content-Type": "application/json"}), timeout=10
    ).close()
    served.end(signal.SIGTERM)
    written_log = (tmp_path / "log").read_text()
    assert "Application shutdown complete" in written_log
    assert "Traceback" not in written_log


def test_log_lines_are_json_without_urls(served: Served, tmp_path: Path) -> None:
    get(f"{served.url}/api/invites/very-secret-invitation")
    served.end()
    lines = (tmp_path / "log").read_text().splitlines()[1:]
    events = [json.loads(line) for line in lines]
    assert [event["route"] for event in events if event["event"] == "request"] == ["/api/invites/{invite}"]
    assert "very-secret" not in "".join(lines)


def test_secrets_are_redacted_in_logs(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure()
    try:
        structlog.get_logger().warning("odd", password="swordfish", deep={"token": "abc"}, table="t1")
    finally:
        structlog.reset_defaults()
    line = json.loads(capsys.readouterr().err)
    assert (line["password"], line["deep"], line["table"]) == ("…", {"token": "…"}, "t1")


def test_settings_survive_encoding_for_workers() -> None:
    settings = Settings(database="x.db", origins=("https://play.example",), thinkers=3)
    assert decode_settings(encode_settings(settings)) == settings


def test_a_backup_of_a_database_in_use_can_be_served(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "a.db", tmp_path / "copy.db"

    async def scenario() -> None:
        async with worker(str(source)) as ours:
            await ours.open()
            assert cli.main(["backup", str(target), "--database", str(source)]) == 0
            length = len(await ours.log("t1"))
        async with worker(str(target)) as ours:
            assert len(await ours.log("t1")) == length

    run(scenario())
    assert "1 game" in capsys.readouterr().out
    assert cli.main(["backup", str(target), "--database", str(source)]) == 2
    assert cli.main(["backup", str(tmp_path / "b.db"), "--database", str(tmp_path / "none.db")]) == 2
    assert cli.main(["backup", str(tmp_path / "none" / "b.db"), "--database", str(source), "--lang", "en"]) == 2
    assert f'there is no folder "{tmp_path / "none"}"' in capsys.readouterr().err


def test_backup_of_postgresql_refers_to_pg_dump(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["backup", "x.dump", "--database", "postgresql://anna:swordfish@host/db"]) == 2
    said = capsys.readouterr().err
    assert "pg_dump" in said
    assert "swordfish" not in said


def verdicts(database: str, redis: str = "") -> dict[str, str]:
    return {finding.key: finding.verdict for finding in examine(database, redis)}


def test_the_doctor_finds_nothing_wrong_with_a_healthy_server(tmp_path: Path) -> None:
    database = str(tmp_path / "a.db")
    assert verdicts(database)["doctor-database-new"] == "well"

    async def scenario() -> None:
        async with worker(database) as ours:
            await ours.open()

    run(scenario())
    found = verdicts(database)
    assert found["doctor-database"] == found["doctor-games"] == found["doctor-bots"] == "well"
    assert "ill" not in found.values()


def test_the_doctor_reports_an_unusable_database_and_redis(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database, whatever its name may say" * 100)
    assert verdicts(str(broken))["doctor-database-ill"] == "ill"
    assert verdicts(str(tmp_path / "a.db"), "redis://127.0.0.1:1")["doctor-redis-ill"] == "ill"


def test_the_doctor_reports_games_of_another_rules_version(tmp_path: Path) -> None:
    database = tmp_path / "a.db"

    async def scenario() -> None:
        async with worker(str(database)) as ours:
            await ours.open()

    run(scenario())
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE game SET setup = replace(setup, '\"rules\":', '\"rules\":9')")
    connection.close()
    assert verdicts(str(database))["doctor-games-ill"] == "ill"


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["serve", "--workers", "2"], "--redis"),
        (["serve", "--database", "mysql://host/db"], "mysql://host/db"),
        (["serve", "--port", "99999"], "65535"),
    ],
)
def test_invalid_serve_arguments_give_a_one_line_error(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert named in said


def test_no_address_is_printed_for_a_database_that_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    no_database = tmp_path / "notes.txt"
    no_database.write_text("not a database, but a page of notes " * 100)
    assert cli.main(["serve", "--port", "0", "--database", str(no_database)]) == 2
    assert capsys.readouterr().out == ""


def test_a_port_in_use_is_reported(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--port", str(served.port)]) == 2
    assert str(served.port) in capsys.readouterr().err


def test_several_workers_share_a_port_and_all_tables(postgresql_url: str, redis_url: str, tmp_path: Path) -> None:
    arguments = ("--database", postgresql_url, "--redis", redis_url, "--workers", "2")
    record = Record([], {})
    with served_by(*arguments, log=tmp_path / "log") as server:
        asyncio.run(play_tables(server.url, record, game="nightmarium", tables=4, seats=2, seconds=2))
        figures = get(f"{server.url}/metrics")[1]
    assert record.waits
    assert record.rejected == 0
    assert "eldritch_commit_jobs_count" in figures
    assert "Traceback" not in (tmp_path / "log").read_text()

"""External bots: the documented example plays complete games of every kind."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import eldritch
from eldritch.table.files import decode
from eldritch.table.verifying import verify

from .live_server import Person, Served

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_bot.py"
LINES = 40

SHORT: dict[str, dict[str, Any]] = {"realms": {"turn_limit": 30}, "castle": {"turn_limit": 60}}


def make_bot(owner: Person, name: str) -> str:
    return str(owner.post("/api/bots", {"name": name})["token"])


def run(server: Served, token: str, *tables: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, EXAMPLE, server.url, token, *tables], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_the_example_is_short() -> None:
    code = EXAMPLE.read_text().split('"""', 2)[2]
    assert len(code.strip().splitlines()) <= LINES


@pytest.mark.parametrize("game", eldritch.games())
def test_four_external_bots_play_a_complete_game(server: Served, game: str) -> None:
    """Four bots at one table, or at two tables of a two-player game. The games verify."""
    owner = server.guest()
    seats = min(4, eldritch.game(game).seats.stop - 1)
    tables = []
    for _ in range(4 // seats):
        table = owner.open_table(game, seats=seats, options=SHORT.get(game, {}), autostart=True)
        owner.post(f"/api/tables/{table}/commands", {"t": "leave", "id": "leave"})
        tables.append(table)
    bots = [run(server, make_bot(owner, f"{game} {place}"), tables[place // seats]) for place in range(4)]
    for bot in bots:
        out, errors = bot.communicate(timeout=120)
        assert bot.returncode == 0, errors
        assert "share of the win" in out
    for table in tables:
        file = decode(owner.ask("GET", f"/api/tables/{table}/file").content)
        assert verify(file).result is not None
        assert sum(line.kind == "acted" for line in file.log) > 10


def test_the_stream_is_for_bots_only(server: Served) -> None:
    assert server.visitor().refusal("GET", "/api/bot/stream") == (401, "server-not-signed-in")
    assert server.guest().refusal("GET", "/api/bot/stream") == (403, "history-bots-only")

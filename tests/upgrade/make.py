"""Writes what later versions must still open: a database, exported games and saved positions of this version.

python -m tests.upgrade.make        writes tests/upgrade/VERSION; run it for each release and commit the result
"""

import gzip
import json
import random
import sqlite3
from contextlib import ExitStack, closing
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import eldritch
from eldritch.table.files import encode, export
from tests.server.live_server import Person, Served, serving
from tests.table.live import seated

FOLDER: Final = Path(__file__).parent
PASSWORD: Final = "night in the old house"
NAMES: Final = ("Randolph", "Keziah", "Herbert")
MOVES: Final = 16


def make(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for game in eldritch.games():
        live = seated(game, 3 if game == "castle" else 2)
        live.finish(seed=11)
        _pack(folder / f"{game}.game.json.gz", encode(export(live.table)))
        _pack(folder / f"{game}.position.json.gz", json.dumps(position(game).dump()).encode())
    with TemporaryDirectory() as other:
        expected = fill(Path(other))
        with closing(sqlite3.connect(Path(other, "eldritch.db"))) as database:
            database.execute("VACUUM")
        _pack(folder / "eldritch.db.gz", Path(other, "eldritch.db").read_bytes())
    (folder / "expected.json").write_text(json.dumps(expected, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def position(game: str) -> Any:
    """A position in the middle of a game."""
    state, chance = eldritch.game(game).new(seed=1), random.Random(1)
    for _ in range(MOVES):
        seat = state.deciders()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


def fill(folder: Path) -> dict[str, Any]:
    """Play on a server. Returns what must be found in its database."""
    with serving(folder) as server:
        people = [member(server, name) for name in NAMES]
        tables = {game: play_on(people, game) for game in eldritch.games()}
        over = play(people, "duel", 10)
        with people[0].at(over) as socket:
            socket.do("resign", id="resign")
            assert socket.settle()["phase"] == "over"
        looks = {id: at_table(people[0], id) for id in tables.values()}
        return {"tables": looks, "over": {"id": over, "outcome": outcome(people[0], over)}}


def member(server: Served, name: str) -> Person:
    person = server.guest()
    person.post("/api/register", {"name": name, "password": PASSWORD})
    return person


def play_on(people: list[Person], game: str) -> str:
    """A table whose game is not over yet."""
    while at_table(people[0], table := play(people, game, MOVES))["phase"] == "over":
        pass
    return table


def play(people: list[Person], game: str, moves: int) -> str:
    """Open a table and choose at random some times."""
    chance = random.Random(moves)
    with ExitStack() as stack:
        seated = people if game == "castle" else people[:2]
        table = seated[0].open_table(game, seats=len(seated), autostart=True)
        for person in seated[1:]:
            person.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "sit"})
        sockets = [stack.enter_context(person.at(table)) for person in seated]
        for number in range(moves):
            socket = sockets[number % len(sockets)]
            socket.settle()
            if options := socket.look["view"]["options"]:
                socket.do("act", action=chance.choice(options)["action"])
        sockets[0].do("say", text="Is anybody there?")
    return table


def at_table(person: Person, table: str) -> dict[str, Any]:
    """What must stay the same about a table: its place in the log, and what may be chosen."""
    look = person.get(f"/api/tables/{table}/look")
    return {
        "phase": look["phase"],
        "seq": look["seq"],
        "options": [option["action"] for option in look["view"]["options"]],
    }


def outcome(person: Person, table: str) -> dict[str, Any]:
    """The result of a finished game, without words."""
    found = person.get(f"/api/tables/{table}/outcome")
    return {name: found[name] for name in ("places", "totals")}


def _pack(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, mtime=0))


if __name__ == "__main__":
    make(FOLDER / version("eldritch"))

"""Databases, exported games and saved positions of every release can be opened (docs/releases.md)."""

import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import eldritch
from eldritch.table.files import decode
from eldritch.table.verifying import verify
from tests.server.live_server import Person, Served, serving

from .make import NAMES, PASSWORD, at_table, outcome

RELEASES: Final = sorted(path.parent for path in Path(__file__).parent.glob("*/expected.json"))
GAMES: Final = [
    pytest.param(release, path.name.partition(".")[0], id=f"{release.name}-{path.name.partition('.')[0]}")
    for release in RELEASES
    for path in sorted(release.glob("*.game.json.gz"))
]


def unpacked(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


def test_there_is_something_to_open() -> None:
    assert [release.name for release in RELEASES][:1] == ["0.1.0"]
    assert len(GAMES) >= 4 * len(RELEASES)


@pytest.mark.parametrize(("release", "game"), GAMES)
def test_an_exported_game_is_verified_and_replayed(release: Path, game: str) -> None:
    table = verify(decode(unpacked(release / f"{game}.game.json.gz")))
    assert (table.setup.game, table.phase) == (game, "over")


@pytest.mark.parametrize(("release", "game"), GAMES)
def test_a_saved_position_is_played_on(release: Path, game: str) -> None:
    saved = json.loads(unpacked(release / f"{game}.position.json.gz"))
    state, chance = eldritch.game(game).load(saved), random.Random(1)
    before = state.dump()
    for name in ("game", "seats"):
        assert before.get(name) == saved.get(name)
    for _ in range(3):
        seat = state.deciders()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    assert eldritch.game(game).load(state.dump()).dump() == state.dump() != before


@pytest.fixture(scope="module", params=RELEASES, ids=lambda release: release.name)
def expected(request: pytest.FixtureRequest) -> Any:
    return request.param, json.loads((request.param / "expected.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def server(expected: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that was given a database of another release."""
    folder = tmp_path_factory.mktemp("upgraded")
    (folder / "eldritch.db").write_bytes(unpacked(expected[0] / "eldritch.db.gz"))
    with serving(folder) as served:
        yield served
    assert served.faults == []


def signed_in(server: Served, name: str) -> Person:
    person = server.visitor()
    person.id = person.post("/api/login", {"name": name, "password": PASSWORD})["id"]
    return person


def test_members_find_their_tables_and_play_on(server: Served, expected: Any) -> None:
    people = [signed_in(server, name) for name in NAMES]
    for table, look in expected[1]["tables"].items():
        assert at_table(people[0], table) == look
        decider = next(person for person in people if at_table(person, table)["options"])
        before = at_table(decider, table)
        with decider.at(table) as socket:
            socket.do("act", action=before["options"][0], id="upgraded")
        assert at_table(decider, table) != before


def test_a_finished_game_is_replayed_with_its_result(server: Served, expected: Any) -> None:
    person, over = signed_in(server, NAMES[0]), expected[1]["over"]
    assert outcome(person, over["id"]) == over["outcome"]
    assert verify(decode(json.dumps(person.get(f"/api/tables/{over['id']}/file")).encode())).phase == "over"


def test_chat_is_kept(server: Served, expected: Any) -> None:
    person = signed_in(server, NAMES[0])
    for table in expected[1]["tables"]:
        assert person.get(f"/api/tables/{table}/chat")[0]["text"] == "Is anybody there?"

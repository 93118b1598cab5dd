"""The types of the protocol: generated TypeScript and conversion to commands."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from eldritch import table
from eldritch.server import typescript, wire
from eldritch.server.wire.commands import MESSAGES

SOURCES = Path(__file__).parents[2] / "web" / "src"


def test_generated_typescript_is_up_to_date() -> None:
    for path, made in typescript.files().items():
        if (SOURCES / path).parent.is_dir():
            kept = (SOURCES / path).read_text(encoding="utf-8")
            assert made.splitlines() == kept.splitlines(), "run: python -m eldritch.server.typescript web/src"


def test_every_game_with_a_table_of_its_own_has_generated_types() -> None:
    own = {path.parent.name for path in SOURCES.glob("games/*/Table.svelte")} - {"generic"}
    assert own <= {path.parent.name for path in typescript.files()}


def test_every_command_has_a_message() -> None:
    assert set(MESSAGES) == {kind.__struct_config__.tag for kind in get_args(table.FromPeople)}


@pytest.mark.parametrize(
    "forged",
    [
        {"t": "sit", "name": "Somebody else"},
        {"t": "add-bot", "bot": "random", "name": "Anna"},
        {"t": "start", "position": {}},
        {"t": "act", "action": 7, "by": "p1"},
    ],
)
def test_clients_cannot_set_fields_that_the_server_fills_in(forged: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        wire.decode(msgspec.json.encode({"id": "1", **forged}))


def test_a_command_needs_an_id() -> None:
    with pytest.raises(msgspec.ValidationError, match="`id`"):
        wire.decode(b'{"t": "undo"}')


@pytest.mark.parametrize(
    ("sent", "meant"),
    [
        ({"t": "act", "action": 7}, table.Act(7)),
        ({"t": "sit", "seat": 2, "invite": "x"}, table.Sit("Anna", 2)),
        ({"t": "add-bot", "bot": "random"}, table.AddBot("random", "random", None)),
        ({"t": "premove", "action": 7, "step": "turn"}, table.Premove(7, "turn")),
        ({"t": "answer", "yes": False}, table.Answer(False)),
        ({"t": "replace", "seat": 1}, table.ReplaceByBot(1)),
        ({"t": "ready"}, table.Ready(True)),
        ({"t": "undo"}, table.Undo()),
    ],
)
def test_messages_convert_to_table_commands(sent: dict[str, object], meant: object) -> None:
    command = wire.decode(msgspec.json.encode({"id": "1", "seq": 3, **sent}))
    assert not isinstance(command, wire.Say | wire.Ping)
    assert wire.to_table(command, "Anna") == meant


@pytest.mark.parametrize(
    ("schema", "typescript_type"),
    [
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "number | null"),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}]}, "number"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        (
            {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "items": False},
            "[number, string]",
        ),
        ({"type": "object", "additionalProperties": {"$ref": "Look"}}, "Record<string, Look>"),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"type": "object"}, "object"),
        ({}, "unknown"),
    ],
)
def test_json_schema_types_convert_to_typescript(schema: dict[str, object], typescript_type: str) -> None:
    assert typescript.type_of(schema) == typescript_type

"""Game files: export, decoding and verification, which detects every change."""

import json
from typing import Any

import msgspec
import pytest

from eldritch.core.events import Event
from eldritch.table import BadGame, Rejected, Table
from eldritch.table.files import FileEvent, GameFile, decode, encode, export
from eldritch.table.keys import key
from eldritch.table.verifying import verify

from .live import GAMES, Live, bank, seated


def finished(game: str = "nightmarium", seed: int = 5, **settings: Any) -> Live:
    live = seated(game, 3 if game == "castle" else 2, **settings)
    live.finish(seed)
    return live


def name_of(event: FileEvent) -> str:
    return event.event


def changed(file: GameFile, edit: Any) -> GameFile:
    """The file with an edit applied to its JSON."""
    data = json.loads(encode(file))
    edit(data)
    return decode(json.dumps(data).encode())


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_passes_verification(game: str) -> None:
    live = finished(game, clock=bank(600))
    data = encode(export(live.table))
    assert verify(decode(data)).result == live.table.result
    assert json.loads(data)["secret"] == live.table.secret.hex()


def test_an_unfinished_game_is_not_exported() -> None:
    with pytest.raises(Rejected, match="not-over"):
        export(seated().table)


def test_each_entry_is_on_its_own_line() -> None:
    live = finished()
    assert encode(export(live.table)).count(b"\n") == len(live.table.entries) + 3


def test_verification_names_a_changed_action() -> None:
    file = export(finished().table)
    place = next(line.seq for line in file.log if line.kind == "acted") + 10

    def edit(data: Any) -> None:
        data["log"][place]["body"]["action"] += 1

    with pytest.raises(BadGame, match=f"entry {place} "):
        verify(changed(file, edit))


@pytest.mark.parametrize("game", ["duel", "nightmarium"])
def test_verification_names_changed_randomness(game: str) -> None:
    """Dice or cards were rewritten: the entry with the change is the first wrong one."""
    files = (export(finished(game, seed).table) for seed in range(20))
    name = "rolled" if game == "duel" else "drew"
    file, place = next((file, line.seq) for file in files for line in file.log if name in map(name_of, line.happened))

    def edit(data: Any) -> None:
        event = next(event for event in data["log"][place]["happened"] if event["event"] == name)
        event["public"]["forged"] = 1

    with pytest.raises(BadGame, match=f"entry {place} .*lead to another result"):
        verify(changed(file, edit))


def test_verification_refuses_a_secret_that_does_not_match_the_commitment() -> None:
    file = export(finished().table)
    with pytest.raises(BadGame, match="committed"):
        verify(msgspec.structs.replace(file, secret="00" * 32))


def test_verification_detects_a_changed_result() -> None:
    file = export(finished().table)

    def edit(data: Any) -> None:
        data["result"]["returns"].reverse()

    with pytest.raises(BadGame, match="the result is"):
        verify(changed(file, edit))


@pytest.mark.parametrize("what", ["left out", "doubled", "out of order"])
def test_verification_names_missing_duplicate_and_reordered_entries(what: str) -> None:
    file = export(finished().table)
    log = list(file.log)
    if what == "left out":
        del log[9]
    elif what == "doubled":
        log.insert(9, log[9])
    else:
        log[9], log[10] = log[10], log[9]
    with pytest.raises(BadGame, match=r"entry (9|10)"):
        verify(msgspec.structs.replace(file, log=tuple(log)))


def test_verification_detects_a_truncated_log() -> None:
    file = export(finished().table)
    with pytest.raises(BadGame, match="the result is None"):
        verify(msgspec.structs.replace(file, log=file.log[:20]))


def test_verification_detects_a_false_timeout() -> None:
    """A player's action is marked as one that the clock made."""
    file = export(finished(clock=bank(600)).table)
    place = next(line.seq for line in file.log if line.kind == "acted")

    def edit(data: Any) -> None:
        data["log"][place]["body"]["why"] = "time"

    with pytest.raises(BadGame, match=f"entry {place} .*not-due"):
        verify(changed(file, edit))


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff", b'{"format": "eldritch game"}'])
def test_data_that_is_not_a_game_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadGame, match="not a game file"):
        decode(data)


@pytest.mark.parametrize("kind", ["nonsense", "acted", "sat", "paused", "rematch", "agreed", "ended"])
def test_malformed_entries_are_refused_without_a_crash(kind: str) -> None:
    file = export(finished().table)
    bodies: list[dict[str, Any]] = [
        {},
        {"why": []},
        {"player": 3},
        {"action": "x"},
        {"ending": "claimed", "winners": []},
    ]
    for body in bodies:

        def edit(data: Any, body: object = body) -> None:
            data["log"][5] = {"seq": 5, "at": data["log"][4]["at"], "kind": kind, "seat": 0, "body": body}

        with pytest.raises(BadGame, match="entry 5"):
            verify(changed(file, edit))


def test_a_game_can_be_replayed_to_any_entry() -> None:
    live = finished()
    for length in (0, 2, 3, 10, len(live.table.entries)):
        part = Table.replay(live.table.setup, live.table.secret, live.table.entries[:length])
        assert len(part.entries) == length
        assert (part.play is None) == (length < 3)


def test_randomness_follows_from_the_secret_and_the_entry_number_alone() -> None:
    assert key(bytes(32), 7) == 0x306E9426D794F2F6C46362B5, "anyone can compute it: HMAC-SHA256, 12 bytes"
    assert len({key(bytes(32), number) for number in range(1000)}) == 1000
    assert key(bytes(32), 7) != key(bytes([1] * 32), 7)


def test_events_in_a_file_are_plain_data() -> None:
    from eldritch.table.files import _file_event

    assert msgspec.to_builtins(_file_event(Event("drew", {"seat": 1}, {1: {"cards": [2]}}))) == {
        "event": "drew",
        "public": {"seat": 1},
        "private": {"1": {"cards": [2]}},
    }

"""Snapshots: a table loaded from one goes on exactly like the table itself."""

import random
from collections.abc import Callable

import msgspec
import pytest

from eldritch.table import BadGame, Entry, Table
from eldritch.table.snapshot import Snapshot, forget_past, restored, snapshot_of

from .live import GAMES, Live, fingerprint, seated
from .test_random_tables import crowded

TAIL = 16
"""Entries after a snapshot from which it is used."""


def again(live: Live, wire: bytes) -> tuple[Table, list[int]]:
    """The table of a snapshot after the rest of the log, and the numbers of entries that were read for its past."""
    reads: list[int] = []

    def read(most: int) -> list[Entry]:
        reads.append(most)
        return entries[:most]

    entries = list(live.table.entries)
    snapshot = msgspec.json.decode(wire, type=Snapshot)
    table = restored(live.table.setup, live.table.secret, snapshot, read)
    for entry in entries[table.length :]:
        table.apply(entry)
    return table, reads


def first_of(entries: list[Entry]) -> Callable[[int], list[Entry]]:
    return lambda most: entries[:most]


def shown(table: Table, now: int) -> bytes:
    """All that viewers see without asking for the past."""
    looks = [table.look(viewer, now) for viewer in (None, *range(len(table.seats)))]
    final = [table.irreversible(seat) for seat in range(len(table.seats))]
    return msgspec.json.encode([looks, final, table.due(), table.bots_to_move(), table.length, table.undos])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_a_snapshot_is_the_same_table(game: str) -> None:
    compared = 0
    for seed in range(6):
        live, crowd = crowded(game, seed, 60)
        for _ in range(6):
            if live.table.phase != "playing":
                break
            wire = msgspec.json.encode(snapshot_of(live.table))
            length = live.table.length
            while live.table.length < length + TAIL and live.table.phase == "playing":
                crowd.ask()
            table, reads = again(live, wire)
            if live.table.length >= length + TAIL:
                assert shown(table, live.now) == shown(live.table, live.now)
                assert reads == []
                assert table.updates(None, table.update_count(None)) == []
                compared += 1
            assert fingerprint(table, live.now) == fingerprint(live.table, live.now)
            assert reads == [length]
            assert table.entries == live.table.entries
            for _ in range(20):
                crowd.ask()
    assert compared


@pytest.mark.parametrize("game", GAMES)
def test_a_table_whose_past_was_dropped_from_memory_is_the_same_table(game: str) -> None:
    for seed in range(6):
        live, crowd = crowded(game, seed, 60)
        entries = list(live.table.entries)
        before = shown(live.table, live.now), fingerprint(live.table, live.now)
        forget_past(live.table, first_of(entries))
        assert shown(live.table, live.now) == before[0]
        assert live.table.log.entries == []
        assert fingerprint(live.table, live.now) == before[1]
        assert live.table.entries == entries
        forget_past(live.table, first_of(entries))
        for _ in range(60):
            crowd.ask()
        again = Table.replay(live.table.setup, live.table.secret, live.table.entries)
        assert fingerprint(again, live.now) == fingerprint(live.table, live.now)


def test_a_past_from_before_more_was_dropped_is_not_used() -> None:
    live = seated("nightmarium")
    chance = random.Random(4)
    for _ in range(10):
        live.step(chance)
    entries = list(live.table.entries)
    forget_past(live.table, first_of(entries))
    missing = live.table.log.missing
    assert missing is not None
    early = missing()
    for _ in range(10):
        live.step(chance)
    entries += live.table.log.entries
    forget_past(live.table, first_of(entries))
    live.table.complete(early)
    assert live.table.entries == entries
    again = Table.replay(live.table.setup, live.table.secret, entries)
    assert fingerprint(again, live.now) == fingerprint(live.table, live.now)


def test_steps_before_a_snapshot_can_be_undone_by_consent() -> None:
    live = seated("nightmarium")
    chance = random.Random(4)
    for _ in range(30):
        live.step(chance)
    wire = msgspec.json.encode(snapshot_of(live.table))
    assert live.table.play is not None
    table, _ = again(live, wire)
    assert table.play is not None
    for number in (20, 3):
        for play in (live.table.play, table.play):
            play.undo(number)
        assert table.play.state.dump() == live.table.play.state.dump()


def test_the_events_of_earlier_steps_are_known_again_with_the_past() -> None:
    live = seated("realms")
    chance = random.Random(4)
    for _ in range(30):
        live.step(chance)
    table, _ = again(live, msgspec.json.encode(snapshot_of(live.table)))
    table.complete()
    assert table.play is not None
    assert live.table.play is not None
    events = [
        [[event.visible_to(0) for event in step.events] for step in play.steps]
        for play in (table.play, live.table.play)
    ]
    assert events[0] == events[1]


def test_a_snapshot_of_another_version_or_with_a_wrong_position_is_not_used() -> None:
    live = seated("duel")
    snapshot = snapshot_of(live.table)
    newer = msgspec.structs.replace(snapshot, version=snapshot.version + 1)
    broken = msgspec.structs.replace(snapshot, play=msgspec.structs.replace(snapshot.play, position={}))
    for unusable in (newer, broken):
        with pytest.raises(BadGame):
            restored(live.table.setup, live.table.secret, unusable, lambda most: [])

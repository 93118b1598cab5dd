"""Rooms: commands, connections, bots, clocks and restarts."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import text

from eldritch.server.api.errors import ApiError
from eldritch.server.live.frame_queue import MAX_WAITING
from eldritch.server.settings import Settings
from eldritch.store import games
from eldritch.table import Act, Rejected, Resign, Setup, Sit

from .workers import SECRET, frame, per_move, run, until, worker


def test_an_acknowledged_command_is_stored(database: str) -> None:
    async def scenario() -> None:
        async with worker(database) as ours:
            await ours.open()
            chance = random.Random(1)
            sent = [await ours.move("t1", chance, f"m{number}") for number in range(20)]
            acts = [line for line in await ours.log("t1") if line.entry.kind == "acted"]
            assert [(line.sender, line.entry.body["action"], line.ref) for line in acts] == [
                (by, act.action, f"m{number}") for number, (by, act) in enumerate(sent)
            ]

    run(scenario())


def test_a_repeated_command_is_only_acknowledged_even_after_a_restart(database: str) -> None:
    async def scenario() -> None:
        async with worker(database) as ours:
            await ours.open()
            by, act = await ours.move("t1", random.Random(1), "m1")
            length = len(await ours.log("t1"))
            await ours.rooms.send("t1", act, by, "m1")
            assert len(await ours.log("t1")) == length
        async with worker(database) as ours:
            ack = await ours.rooms.send("t1", act, by, "m1")
            assert len(await ours.log("t1")) == length
            table = await ours.rooms.table("t1")
            assert ack.seq == table.update_count(table.seat_of(by))

    run(scenario())


def test_a_rejected_command_changes_nothing(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open()
            length = len(await ours.log("t1"))
            for by in ("p0", "p1", "stranger"):
                with pytest.raises(Rejected):
                    await ours.rooms.send("t1", Act(10**6), by, "m1")
            assert len(await ours.log("t1")) == length
            with pytest.raises(ApiError) as refused:
                await ours.rooms.send("no-such", Act(0), "p0")
            assert refused.value.status == 404

    run(scenario())


def test_a_stale_command_is_rejected(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open()
            table = await ours.rooms.table("t1")
            assert table.play is not None
            seat = table.play.state.deciders()[0]
            seq = table.update_count(seat)
            with pytest.raises(Rejected, match="stale"):
                await ours.rooms.send("t1", Act(table.play.state.legal(seat)[0]), f"p{seat}", "m1", seq - 1)
            await ours.rooms.send("t1", Act(table.play.state.legal(seat)[0]), f"p{seat}", "m1", seq)

    run(scenario())


def test_a_connection_gets_a_look_and_then_all_updates_in_order(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open()
            async with ours.rooms.frames("t1", "p0") as queue:
                first = await frame(queue)
                assert (first["t"], first["look"]["viewer"], first["story"]) == ("look", 0, [])
                chance = random.Random(1)
                for _ in range(30):
                    await ours.move("t1", chance)
                table = await ours.rooms.table("t1")
                expected = [(one.seq, list(one.events)) for one in table.updates(0, first["look"]["seq"])]
                frames = [await frame(queue, "update") for _ in expected]
                assert [(one["seq"], one["events"]) for one in frames] == expected
                assert frames[-1]["look"]["seq"] == table.update_count(0)

    run(scenario())


def test_a_reconnection_gets_the_missed_updates(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open()
            chance = random.Random(1)
            for _ in range(10):
                await ours.move("t1", chance)
            table = await ours.rooms.table("t1")
            async with ours.rooms.frames("t1", "p1", since=4) as queue:
                first = await frame(queue)
            assert [one["seq"] for one in first["story"]] == list(range(5, table.update_count(1) + 1))

    run(scenario())


def test_a_slow_connection_gets_a_look_in_place_of_missed_frames(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open()
            async with ours.rooms.frames("t1", "p0") as queue:
                chance = random.Random(1)
                for _ in range(MAX_WAITING + 10):
                    await ours.move("t1", chance)
                only = await frame(queue, "look", "update")
                assert only["t"] == "look"
                assert only["look"]["seq"] == (await ours.rooms.table("t1")).update_count(0)

    run(scenario())


def test_a_connection_changes_its_view_when_its_person_sits_down(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            setup = Setup.open("nightmarium", seats=2, host="p0", secret=SECRET, now=ours.rooms.now())
            await ours.rooms.open("t1", setup, SECRET)
            async with ours.rooms.frames("t1", "p0") as queue:
                assert (await frame(queue))["look"]["viewer"] is None
                await ours.rooms.send("t1", Sit("Anya"), "p0")
                assert (await frame(queue, "look"))["look"]["viewer"] == 0

    run(scenario())


def test_presence_is_sent_to_everyone(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open()
            async with ours.rooms.frames("t1", "p0") as queue:
                shown = await frame(queue, "presence")
                assert [seat["online"] for seat in shown["seats"]] == [True, False]
                async with ours.rooms.frames("t1", "p1"), ours.rooms.frames("t1", None):
                    shown = await frame(queue, "presence")
                    assert ([seat["online"] for seat in shown["seats"]], shown["watching"]) == ([True, True], 1)
                shown = await frame(queue, "presence")
                assert ([seat["online"] for seat in shown["seats"]], shown["watching"]) == ([True, False], 0)

    run(scenario())


def test_bots_play_a_complete_game_in_their_own_process(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open(people=1, bots=("random",))
            table = await ours.rooms.table("t1")
            chance = random.Random(1)
            while table.phase != "over":
                assert table.play is not None
                asked = [seat for seat in table.play.state.deciders() if not table.seats[seat].is_bot()]
                if asked:
                    await ours.rooms.send("t1", Act(chance.choice(table.play.state.legal(asked[0]))), "p0")
                else:
                    await asyncio.sleep(0.001)
            bots = [line for line in await ours.log("t1") if line.sender == "bot:0"]
            assert len(bots) > 10

    run(scenario())


def test_a_failing_bot_plays_the_fallback(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open(people=1, bots=("nobody-goes-by-that-name",))
            table = await ours.rooms.table("t1")
            chance = random.Random(1)
            for _ in range(400):
                assert table.play is not None
                asked = [seat for seat in table.play.state.deciders() if not table.seats[seat].is_bot()]
                if asked:
                    await ours.rooms.send("t1", Act(chance.choice(table.play.state.legal(asked[0]))), "p0")
                elif any(line.sender == "bot:0" for line in await ours.log("t1")):
                    return
                await asyncio.sleep(0.01)
            raise AssertionError("nobody played for the bot")

    run(scenario())


def test_an_expired_clock_plays_the_fallback(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open(clock=per_move(1))
            table = await ours.rooms.table("t1")
            assert table.play is not None
            seat = table.play.state.deciders()[0]
            safe = table.play.state.fallback(seat)
            await until(lambda: table.entries[-1].kind == "acted")
            assert (table.entries[-1].seat, table.entries[-1].body) == (seat, {"action": safe, "why": "time"})

    run(scenario())


def test_clocks_stop_while_the_server_is_down(database: str) -> None:
    hour = 3_600_000
    moment = [1_800_000_000_000]

    async def scenario() -> None:
        async with worker(database, now=lambda: moment[0]) as ours:
            await ours.open(clock=per_move(600))
            moment[0] += 60_000
            await ours.rooms.leases.heartbeat()
            before = (await ours.rooms.look("t1", None)).seats
        moment[0] += hour
        async with worker(database, now=lambda: moment[0]) as ours:
            after = (await ours.rooms.look("t1", None)).seats
            assert [seat.left for seat in after] == [seat.left for seat in before]
            assert {540_000} <= {seat.left for seat in after}
            assert (await ours.log("t1"))[-1].entry.kind == "restarted"

    run(scenario())


def test_a_table_without_connections_resumes_after_a_restart(database: str) -> None:
    """Its bots continue to play."""

    async def scenario() -> None:
        async with worker(database, settings=Settings(pace=3600)) as ours:
            await ours.open(people=1, bots=("random",))
            table = await ours.rooms.table("t1")
            chance = random.Random(3)
            for _ in range(500):
                assert table.play is not None
                asked = [seat for seat in table.play.state.deciders() if not table.seats[seat].is_bot()]
                if not asked:
                    break
                await ours.rooms.send("t1", Act(chance.choice(table.play.state.legal(asked[0]))), "p0")
            length = len(await ours.log("t1"))
        async with worker(database) as ours:
            async with asyncio.timeout(20):
                while len(await ours.log("t1")) == length:
                    await asyncio.sleep(0.02)

    run(scenario())


def test_hooks_are_called_after_the_end(database: str) -> None:
    ended: list[str] = []

    async def scenario() -> None:
        async with worker(database) as ours:

            async def note(id: str, table: object, _: object) -> None:
                if getattr(table, "phase", "") == "over":
                    ended.append(id)

            ours.rooms.on_change(note)
            await ours.open()
            await ours.rooms.send("t1", Resign(), "p0")
            await until(lambda: ended == ["t1"])
        async with worker(database) as ours:
            found = await ours.store.read(lambda connection: games.listing(connection, person="p1"))
            assert [(line.id, line.phase) for line in found] == [("t1", "over")]

    run(scenario())


def test_shutdown_refuses_new_commands_and_loses_none(database: str) -> None:
    async def scenario() -> None:
        async with worker(database) as ours:
            await ours.open()
            sending = [asyncio.create_task(ours.move("t1", random.Random(seed), f"m{seed}")) for seed in range(20)]
            await asyncio.sleep(0.01)
            await ours.rooms.close()
            outcomes = await asyncio.gather(*sending, return_exceptions=True)
            acked = {f"m{seed}" for seed, outcome in enumerate(outcomes) if not isinstance(outcome, BaseException)}
            assert {type(outcome) for outcome in outcomes if isinstance(outcome, BaseException)} <= {ApiError, Rejected}
            with pytest.raises(ApiError):
                await ours.move("t1", random.Random(0))
        async with worker(database) as ours:
            stored = [line.ref for line in await ours.log("t1") if line.ref]
            assert acked <= set(stored)
            assert len(stored) == len(set(stored))

    run(scenario())


def test_a_failed_write_changes_nothing_and_can_be_repeated(tmp_path: Path) -> None:
    """Nothing is acknowledged while the database fails, and play continues afterwards."""
    path = tmp_path / "a.db"

    async def scenario() -> None:
        async with worker(str(path)) as ours:
            await ours.open()
            length = len(await ours.log("t1"))
            await ours.store.write(lambda connection: connection.execute(text("ALTER TABLE event RENAME TO away")))
            with pytest.raises(ApiError) as refused:
                await ours.move("t1", random.Random(1), "m1")
            assert (refused.value.key, refused.value.status) == ("server-busy", 503)
            await ours.store.write(lambda connection: connection.execute(text("ALTER TABLE away RENAME TO event")))
            await ours.move("t1", random.Random(1), "m1")
            assert len(await ours.log("t1")) == length + 1

    run(scenario())


def test_the_clock_of_an_unloaded_table_keeps_running(sqlite_url: str) -> None:
    moment = [1_800_000_000_000]

    async def scenario() -> None:
        async with worker(sqlite_url, now=lambda: moment[0]) as ours:
            await ours.open(clock=per_move(600))
            await until(lambda: "t1" in ours.rooms.leases.held)
            ours.rooms.unload(await ours.rooms.room("t1"))
            moment[0] += 60_000
            assert 540_000 in {seat.left for seat in (await ours.rooms.look("t1", None)).seats}

    run(scenario())

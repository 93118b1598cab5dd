"""Rooms: what is acknowledged is stored, once; who looks is told everything, once; and a restart costs nobody."""

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

from .workers import SECRET, frame, per_move, play, until, worker


def test_what_is_acknowledged_is_stored(database: str) -> None:
    async def story() -> None:
        async with worker(database) as ours:
            await ours.open()
            chance = random.Random(1)
            sent = [await ours.move("t1", chance, f"m{number}") for number in range(20)]
            acts = [line for line in await ours.log("t1") if line.entry.kind == "acted"]
            assert [(line.sender, line.entry.body["action"], line.ref) for line in acts] == [
                (by, act.action, f"m{number}") for number, (by, act) in enumerate(sent)
            ]

    play(story())


def test_a_message_sent_again_is_acknowledged_and_not_carried_out_again_even_after_a_restart(database: str) -> None:
    async def story() -> None:
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
            assert ack.seq == table.told(table.seat_of(by))

    play(story())


def test_a_rejected_command_changes_nothing(sqlite_url: str) -> None:
    async def story() -> None:
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

    play(story())


def test_a_command_meant_for_an_older_table_is_rejected(sqlite_url: str) -> None:
    async def story() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open()
            table = await ours.rooms.table("t1")
            assert table.play is not None
            seat = table.play.state.deciders()[0]
            seq = table.told(seat)
            with pytest.raises(Rejected, match="stale"):
                await ours.rooms.send("t1", Act(table.play.state.legal(seat)[0]), f"p{seat}", "m1", seq - 1)
            await ours.rooms.send("t1", Act(table.play.state.legal(seat)[0]), f"p{seat}", "m1", seq)

    play(story())


def test_who_looks_is_shown_the_table_and_then_told_everything_in_order(sqlite_url: str) -> None:
    async def story() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open()
            async with ours.rooms.frames("t1", "p0") as watch:
                first = await frame(watch)
                assert (first["t"], first["look"]["viewer"], first["story"]) == ("look", 0, [])
                chance = random.Random(1)
                for _ in range(30):
                    await ours.move("t1", chance)
                table = await ours.rooms.table("t1")
                told = [(one.seq, list(one.events)) for one in table.updates(0, first["look"]["seq"])]
                frames = [await frame(watch, "update") for _ in told]
                assert [(one["seq"], one["events"]) for one in frames] == told
                assert frames[-1]["look"]["seq"] == table.told(0)

    play(story())


def test_who_comes_back_is_told_what_was_missed(sqlite_url: str) -> None:
    async def story() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open()
            chance = random.Random(1)
            for _ in range(10):
                await ours.move("t1", chance)
            table = await ours.rooms.table("t1")
            async with ours.rooms.frames("t1", "p1", since=4) as watch:
                first = await frame(watch)
            assert [one["seq"] for one in first["story"]] == list(range(5, table.told(1) + 1))

    play(story())


def test_a_slow_connection_gets_the_whole_table_in_place_of_all_it_missed(sqlite_url: str) -> None:
    async def story() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open()
            async with ours.rooms.frames("t1", "p0") as watch:
                chance = random.Random(1)
                for _ in range(MAX_WAITING + 10):
                    await ours.move("t1", chance)
                only = await frame(watch, "look", "update")
                assert only["t"] == "look"
                assert only["look"]["seq"] == (await ours.rooms.table("t1")).told(0)

    play(story())


def test_who_sits_down_looks_from_the_seat(sqlite_url: str) -> None:
    async def story() -> None:
        async with worker(sqlite_url) as ours:
            setup = Setup.open("nightmarium", seats=2, host="p0", secret=SECRET, now=ours.rooms.now())
            await ours.rooms.open("t1", setup, SECRET)
            async with ours.rooms.frames("t1", "p0") as watch:
                assert (await frame(watch))["look"]["viewer"] is None
                await ours.rooms.send("t1", Sit("Anya"), "p0")
                assert (await frame(watch, "look"))["look"]["viewer"] == 0

    play(story())


def test_everybody_is_told_who_is_there(sqlite_url: str) -> None:
    async def story() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open()
            async with ours.rooms.frames("t1", "p0") as watch:
                shown = await frame(watch, "presence")
                assert [seat["online"] for seat in shown["seats"]] == [True, False]
                async with ours.rooms.frames("t1", "p1"), ours.rooms.frames("t1", None):
                    shown = await frame(watch, "presence")
                    assert ([seat["online"] for seat in shown["seats"]], shown["watching"]) == ([True, True], 1)
                shown = await frame(watch, "presence")
                assert ([seat["online"] for seat in shown["seats"]], shown["watching"]) == ([True, False], 0)

    play(story())


def test_bots_play_a_game_to_its_end_in_their_own_process(sqlite_url: str) -> None:
    async def story() -> None:
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

    play(story())


def test_a_bot_that_fails_is_played_for_safely(sqlite_url: str) -> None:
    async def story() -> None:
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

    play(story())


def test_a_clock_that_runs_out_takes_the_safe_choice(sqlite_url: str) -> None:
    async def story() -> None:
        async with worker(sqlite_url) as ours:
            await ours.open(clock=per_move(1))
            table = await ours.rooms.table("t1")
            assert table.play is not None
            seat = table.play.state.deciders()[0]
            safe = table.play.state.fallback(seat)
            await until(lambda: table.entries[-1].kind == "acted")
            assert (table.entries[-1].seat, table.entries[-1].body) == (seat, {"action": safe, "why": "time"})

    play(story())


def test_clocks_stand_still_while_the_server_is_down(database: str) -> None:
    hour = 3_600_000
    moment = [1_800_000_000_000]

    async def story() -> None:
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

    play(story())


def test_a_table_that_nobody_looks_at_is_taken_up_again_after_a_restart(database: str) -> None:
    """Its bots go on playing."""

    async def story() -> None:
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

    play(story())


def test_after_the_end_whoever_wants_to_know_is_told(database: str) -> None:
    ended: list[str] = []

    async def story() -> None:
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

    play(story())


def test_a_server_that_ends_takes_no_more_commands_and_loses_none(database: str) -> None:
    async def story() -> None:
        async with worker(database) as ours:
            await ours.open()
            sending = [asyncio.create_task(ours.move("t1", random.Random(seed), f"m{seed}")) for seed in range(20)]
            await asyncio.sleep(0.01)
            await ours.rooms.close()
            told = await asyncio.gather(*sending, return_exceptions=True)
            acked = {f"m{seed}" for seed, outcome in enumerate(told) if not isinstance(outcome, BaseException)}
            assert {type(outcome) for outcome in told if isinstance(outcome, BaseException)} <= {ApiError, Rejected}
            with pytest.raises(ApiError):
                await ours.move("t1", random.Random(0))
        async with worker(database) as ours:
            stored = [line.ref for line in await ours.log("t1") if line.ref]
            assert acked <= set(stored)
            assert len(stored) == len(set(stored))

    play(story())


def test_a_database_that_is_away_costs_nobody_anything_but_time(tmp_path: Path) -> None:
    """Nothing is acknowledged meanwhile, and all goes on afterwards."""
    path = tmp_path / "a.db"

    async def story() -> None:
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

    play(story())


def test_the_clock_of_a_table_that_is_out_of_memory_goes_on(sqlite_url: str) -> None:
    moment = [1_800_000_000_000]

    async def story() -> None:
        async with worker(sqlite_url, now=lambda: moment[0]) as ours:
            await ours.open(clock=per_move(600))
            await until(lambda: "t1" in ours.rooms.leases.held)
            ours.rooms.unload(await ours.rooms.room("t1"))
            moment[0] += 60_000
            assert 540_000 in {seat.left for seat in (await ours.rooms.look("t1", None)).seats}

    play(story())

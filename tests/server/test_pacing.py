"""The speed of bots at a table, by a fake clock."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest

from eldritch.bots import bot
from eldritch.bots.bot import SeatedBot
from eldritch.core.state import State
from eldritch.records import Logged
from eldritch.server.live.pacing import SPEEDS, Pace, Speed, due
from eldritch.server.live.room import Room
from eldritch.server.live.room_snapshots import Snapshots
from eldritch.server.live.summary import facts_of
from eldritch.server.live.table_runner import TableRunner
from eldritch.table import Act, AddBot, Setup, Sit, Table

from .fake_clock import run_in_fake_time

SECRET = bytes(range(32))
DECISIONS = 60
"""The number of the person's decisions that are played."""
PATIENCE = 1000
"""Seconds by the fake clock after which a table counts as stuck."""


class PacedTable:
    """A table of one person and bots without a server. The person answers at once; bots need some time."""

    def __init__(self, game: str, bots: int, thinking: float = 0.0, people: int = 1) -> None:
        self.closing = False
        self.store_faults = ()
        self.bots: dict[str, SeatedBot] = {}
        self.thinking = thinking
        self.tasks: set[asyncio.Task[Any]] = set()
        self.asked: list[float] = []
        """When the person was asked each time."""
        self.acted: list[tuple[float, int, str, str]] = []
        """Time, seat, step and verb of every action."""
        setup = Setup.open(game, seats=people + bots, host="p0", secret=SECRET, now=0, autostart=True)
        table = Table.replay(setup, SECRET, [])
        self.room = Room("t1", table, set(), Snapshots(0), facts_of("t1", table), self.now)
        leases, pool = SimpleNamespace(held={"t1"}, release=self.release), SimpleNamespace(choose=self.choose)
        self.runner = TableRunner(self, cast(Any, leases), cast(Any, pool), 1.0)
        for number in range(people):
            self.send(Sit(f"Person {number}"), f"p{number}")
        for _ in range(bots):
            self.send(AddBot("greedy", "greedy"), "p0")

    def now(self) -> int:
        return round(asyncio.get_running_loop().time() * 1000)

    def spawn(self, work: Coroutine[Any, Any, Any], cancellable: bool = False) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def release(self, _: str) -> None:
        self.closing = True

    async def choose(self, name: str, seen: State, key: str) -> int:
        await asyncio.sleep(self.thinking)
        return self.bots.setdefault(key, bot(name, seed=1)).choose(seen).action

    async def execute(self, room: Room, command: Any, by: str | None) -> None:
        if isinstance(command, Act) and by is not None:
            state = self.playing()
            seat = room.table.seat_of(by)
            assert seat is not None
            verb = str(state.describe(command.action)["verb"])
            self.acted.append((asyncio.get_running_loop().time(), seat, state.stack[-1].name(), verb))
        self.send(command, by)
        self.runner.update(room)

    def send(self, command: Any, by: str | None) -> None:
        for entry in self.room.table.decide(command, by, self.now()):
            self.room.fold([Logged(entry, by, "")])

    def playing(self) -> State:
        assert self.room.table.play is not None
        return self.room.table.play.state

    async def until_asked(self) -> bool:
        """Wait until the person has to decide. False if the game is over."""
        while self.room.table.phase == "playing" and 0 not in self.playing().deciders():
            await asyncio.sleep(0.01)
            assert asyncio.get_running_loop().time() < PATIENCE
        self.asked.append(asyncio.get_running_loop().time())
        return self.room.table.phase == "playing"

    async def answer(self) -> None:
        await self.execute(self.room, Act(bot("greedy", seed=2).choose(self.room.table.seen(0)).action), "p0")

    async def play(self, decisions: int = DECISIONS) -> None:
        self.runner.update(self.room)
        for _ in range(decisions):
            if not await self.until_asked():
                break
            await self.answer()
        self.closing = True

    def gaps(self) -> list[float]:
        return [later - earlier for earlier, later in zip(self.asked, self.asked[1:], strict=False)]


@pytest.mark.parametrize("game", ["realms", "nightmarium"])
def test_at_normal_a_round_against_three_bots_takes_less_than_eight_seconds(game: str) -> None:
    async def scenario() -> None:
        table = PacedTable(game, bots=3, thinking=0.02)
        await table.play()
        assert 2 < max(table.gaps()) < 8

    run_in_fake_time(scenario())


def test_in_the_castle_with_five_bots_less_than_two_seconds_pass_between_own_decisions() -> None:
    async def scenario() -> None:
        table = PacedTable("castle", bots=5, thinking=0.02)
        await table.play(54)
        gaps = table.gaps()
        assert sum(gaps) / len(gaps) < 2

    run_in_fake_time(scenario())


def test_the_actions_that_prepare_a_move_take_no_time() -> None:
    """A bot's turn in Realms reads as one move."""

    async def scenario() -> None:
        table = PacedTable("realms", bots=1)
        await table.play()
        before, waits = 0.0, Counter[str]()
        for time, seat, _, verb in table.acted:
            if seat:
                waits[verb] += time - before > 0.01
            before = time
        assert waits["play"] == waits["use"] == waits["end_turn"] == 0
        assert min(waits["buy"], waits["strike_player"]) > 0

    run_in_fake_time(scenario())


def test_the_time_of_an_answer_does_not_depend_on_the_hand() -> None:
    """However long bots think within the pace, everything happens at the same time."""
    played: list[list[tuple[Any, ...]]] = []

    async def scenario(thinking: float) -> None:
        table = PacedTable("castle", bots=5, thinking=thinking)
        await table.play(20)
        played.append(sorted((round(time, 3), *rest) for time, *rest in table.acted))

    for thinking in (0.0, 0.1, 0.2):
        run_in_fake_time(scenario(thinking))
    assert len(played[0]) > 40
    assert played[0] == played[1] == played[2]


def test_guarded_answers_come_at_multiples_of_the_pace() -> None:
    profile = cast(Any, SimpleNamespace(constant_pace=True, open_steps=frozenset(), trivial_verbs=frozenset()))
    for thought, wait in ((0.0, 2.0), (0.3, 2.0), (2.5, 4.0)):
        assert due(profile, Pace(0.5, 9, 2.0), "ask", "no", asked=10.0, now=10.0 + thought, limit=99.0) == 10.0 + wait


def test_faster_speeds_are_faster() -> None:
    taken: dict[Speed, float] = {}

    async def scenario(speed: Speed) -> None:
        table = PacedTable("realms", bots=3)
        table.room.want("p0", speed, skip=False)
        await table.play()
        taken[speed] = table.asked[-1]

    for speed in SPEEDS:
        run_in_fake_time(scenario(speed))
    assert list(taken) == sorted(SPEEDS, key=lambda speed: -taken[speed])
    assert taken["instant"] < 1


def test_a_new_speed_applies_to_bots_that_already_wait() -> None:
    async def scenario() -> None:
        table = PacedTable("nightmarium", bots=3)
        table.room.want("p0", "slow", skip=False)
        task = asyncio.create_task(table.play(3))
        while not table.room.thinking:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        acted = len(table.acted)
        table.room.want("p0", "instant", skip=False)
        await asyncio.sleep(0.01)
        assert len(table.acted) > acted
        await task

    run_in_fake_time(scenario())


def test_skipping_lasts_until_the_own_decision() -> None:
    async def scenario() -> None:
        table = PacedTable("nightmarium", bots=3)
        table.runner.update(table.room)
        while True:
            await table.until_asked()
            await table.answer()
            if 0 not in table.playing().deciders():
                break
        begun = asyncio.get_running_loop().time()
        table.room.want("p0", "normal", skip=True)
        assert table.room.speed.speed(table.room.table) == "instant"
        await table.until_asked()
        assert table.asked[-1] - begun < 0.1
        assert table.room.speed.speed(table.room.table) == "normal"
        table.closing = True

    run_in_fake_time(scenario())


def test_the_table_takes_the_slowest_speed_of_its_players() -> None:
    async def scenario() -> None:
        table = PacedTable("realms", bots=1, people=2)
        room = table.room
        assert room.speed.speed(room.table) == "normal"
        room.want("p0", "instant", skip=False)
        assert room.speed.speed(room.table) == "instant"
        room.want("p1", "fast", skip=False)
        room.want("watcher", "slow", skip=False)
        assert room.speed.speed(room.table) == "fast"
        room.speed.local.forget("p1")
        assert room.speed.speed(room.table) == "instant"
        table.closing = True

    run_in_fake_time(scenario())

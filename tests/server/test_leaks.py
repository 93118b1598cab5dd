"""Leak tests: every byte that seats and spectators receive in complete random games.

With real rooms, store and encoding: worlds that a viewer cannot distinguish send that viewer equal bytes. Over real
sockets: a viewer receives exactly the events meant for it. Both methods find a planted leak.
"""

import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import eldritch
from eldritch.core.history import Step
from eldritch.server.live import table_runner
from eldritch.server.live.frame_queue import FrameQueue
from eldritch.server.wire import encode
from eldritch.table import Act, Answer, Clock, Command, Premove, Rejected, Table, Viewer, applying
from eldritch.table.files import GameFile, decode
from eldritch.table.play import SEALED_ANSWER, Play, events_for
from tests.table.worlds import answers, hears, plant, playing, timetable, tried
from tests.two_worlds import attempts, some_move

from .live_server import Served, Socket
from .workers import Worker, run, worker

BANK = Clock("bank", 10_000_000, 5_000, 600_000)
MOVES = 15
TRIES = 6
SIZES = {**dict.fromkeys(eldritch.games(), 3), "nightmarium": 4, "duel": 2, "castle": 4}
SHORT: dict[str, dict[str, Any]] = {"realms": {"turn_limit": 12}, "castle": {"turn_limit": 20}}


class FakeClock:
    """The clock of both worlds."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class World:
    """A worker with one table, and all bytes that one viewer has received from it."""

    def __init__(self, ours: Worker, queue: FrameQueue, viewer: Viewer) -> None:
        self.ours = ours
        self.queue = queue
        self.viewer = viewer
        self.received: list[bytes] = []

    async def send(self, id: str, command: Command, seat: int) -> None:
        """Send a command and record what the viewer receives, including the answer to its own command."""
        try:
            ack = await self.ours.rooms.send(id, command, f"p{seat}")
            answer = f"ack {ack.seq}"
        except Rejected as rejected:
            answer = f"reject {rejected.key} {rejected.arguments}"
        if seat == self.viewer:
            final = await self.ours.rooms.final_options(id, f"p{seat}")
            self.received += [answer.encode(), encode(final)]
        self.receive()

    def receive(self) -> None:
        """Record waiting looks, whole and as changes. Presence is delayed, and the same for all."""
        while self.queue._frames:
            data, shown = self.queue._next()
            if shown is not None:
                self.received += [data, shown.frame()]


@pytest.fixture(autouse=True)
def _nobody_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is fake, but presence uses real time. Keep it from differing between the worlds."""
    monkeypatch.setattr(table_runner, "AWAY_AFTER", 10**15)
    monkeypatch.setattr(table_runner, "MIN_DOWNTIME", 10**15)


async def with_worlds(
    folder: Path,
    game: str,
    viewer: Viewer,
    scenario: Callable[[World, World, FakeClock], Awaitable[None]],
    options: dict[str, Any] | None = None,
) -> None:
    """Run a scenario with two workers on the same clock, each with a new game."""
    now = FakeClock()
    person = None if viewer is None else f"p{viewer}"
    async with worker(str(folder / "one.db"), now=now) as one, worker(str(folder / "other.db"), now=now) as other:
        for ours in (one, other):
            await ours.open("t1", people=SIZES[game], game=game, clock=BANK, watch="open", options=options)
        async with (
            one.rooms.frames("t1", person, changes=True) as queue,
            other.rooms.frames("t1", person, changes=True) as same,
        ):
            await scenario(World(one, queue, viewer), World(other, same, viewer), now)


# Worlds with other hidden cards.


def check_hidden_cards(folder: Path, game: str, viewer: Viewer, seed: int, before: int) -> int:
    """After some moves, replace everything that the viewer does not know in one of the two worlds."""
    made: list[int] = []

    async def scenario(one: World, other: World, now: FakeClock) -> None:
        chance = random.Random(seed)
        true, imagined = await one.ours.rooms.table("t1"), await other.ours.rooms.table("t1")
        for number in range(before + 50):
            if number >= before and playing(true).window is None:
                break
            seat, action = some_move(playing(true).state, chance)
            now.now += 100
            for world in (one, other):
                await world.send("t1", Act(action), seat)
            if true.phase == "over":
                return
        imagination = playing(true).state.seen_by(viewer).imagine(seed, True)
        plant(true, playing(true).state)
        plant(imagined, imagination)
        for _ in range(MOVES):
            if true.phase == "over" or not await follow(one, other, true, imagined, chance, now):
                break
            made.append(1)
            assert one.received == other.received, "told the same, but in other bytes"

    run(with_worlds(folder, game, viewer, scenario))
    return len(made)


async def follow(one: World, other: World, true: Table, imagined: Table, chance: random.Random, now: FakeClock) -> bool:
    """Find a move in each world that sends the viewer the same events, and play both. False if there is none."""
    for move in [some_move(playing(true).state, chance) for _ in range(TRIES)]:
        heard = hears(tried(true, move), one.viewer)
        for twin in attempts(playing(imagined).state, move, one.viewer, chance):
            if heard is not None and hears(tried(imagined, twin), one.viewer) == heard:
                now.now += 100
                await one.send("t1", Act(move[1]), move[0])
                await other.send("t1", Act(twin[1]), twin[0])
                await send_illegal(one, other)
                return True
    return False


async def send_illegal(one: World, other: World) -> None:
    """Rejections must not leak either."""
    for illegal in (Act(10**6), Answer(True), Premove(-1)) if one.viewer is not None else ():
        for world in (one, other):
            await world.send("t1", illegal, one.viewer or 0)


@pytest.mark.parametrize("game", eldritch.games())
def test_other_hidden_cards_do_not_change_what_a_viewer_receives(game: str, tmp_path: Path) -> None:
    made = 0
    for number, before in enumerate((0, 5, 12, 20, 30, 40, 50, 60)):
        viewer = (None, 0, 1, SIZES[game] - 1)[number % 4]
        folder = tmp_path / str(number)
        folder.mkdir()
        made += check_hidden_cards(folder, game, viewer, number, before)
    assert made > 10, "the worlds were told apart too soon to prove anything"


# Worlds in which others answer in another order, at other times.


def check_sealed_answers(folder: Path, game: str, viewer: Viewer, seed: int) -> int:
    """Play a complete game in both worlds, with others' sealed answers in another order and at other times."""
    windows: list[int] = []

    async def scenario(one: World, other: World, now: FakeClock) -> None:
        chance = random.Random(seed)
        true = await one.ours.rooms.table("t1")
        for _ in range(5000):
            if true.phase == "over":
                break
            if playing(true).window is None:
                seat, action = some_move(playing(true).state, chance)
                now.now += 100
                for world in (one, other):
                    await world.send("t1", Act(action), seat)
                continue
            windows.append(1)
            found, began = answers(true, chance), now.now
            last = chance.choice(list(found))
            for world in (one, other):
                closing = last if last == viewer else chance.choice([seat for seat in found if seat != viewer])
                for now.now, (seat, action) in timetable(found, viewer, closing, began, chance):
                    await world.send("t1", Act(action), seat)
            assert one.received == other.received, "others' sealed answers show"
        assert true.phase == "over"

    run(with_worlds(folder, game, viewer, scenario, SHORT.get(game)))
    return len(windows)


@pytest.mark.parametrize(("game", "viewer"), [("castle", 0), ("castle", None), ("nightmarium", 2)])
def test_sealed_answers_of_others_do_not_change_what_a_viewer_receives(
    game: str, viewer: Viewer, tmp_path: Path
) -> None:
    windows = check_sealed_answers(tmp_path, game, viewer, seed=3)
    assert windows > 5 or game != "castle"


def test_a_planted_leak_of_sealed_answers_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "shown_to", lambda self, viewer: self.state)
    with pytest.raises(AssertionError, match="others' sealed answers show"):
        check_sealed_answers(tmp_path, "castle", 0, seed=3)


# Over real sockets.


class Seats:
    """Players and a spectator at a table. Deciders choose at random."""

    def __init__(self, sockets: list[Socket], spectator: Socket, chance: random.Random) -> None:
        self.sockets = sockets
        self.everybody: list[Socket] = [*sockets, spectator]
        self.chance = chance

    def play(self) -> None:
        for _ in range(4000):
            for socket in self.everybody:
                drain(socket)
            if self.sockets[0].look["phase"] == "over":
                return
            asked = [socket for socket in self.sockets if is_asked(socket.look)]
            if asked:
                socket = self.chance.choice(asked)
                option = self.chance.choice(socket.look["view"]["options"])
                socket.ask("act", action=option["action"], seq=socket.look["seq"])
        raise AssertionError("the game does not end")


def is_asked(look: dict[str, Any]) -> bool:
    return look["phase"] == "playing" and look["viewer"] in look["view"]["decision"]["seats"]


def drain(socket: Socket) -> None:
    """Receive all frames that have arrived."""
    while True:
        try:
            data = socket.raw.recv(0.001)
        except TimeoutError:
            return
        frame = json.loads(data)
        socket.frames.append(frame)
        socket.look = frame.get("look", socket.look)


def recorded(server: Served, game: str, seed: int) -> tuple[list[Socket], GameFile]:
    """Play a complete game over sockets. Returns the sockets with all received frames, and the game file."""
    from contextlib import ExitStack

    people = [server.guest() for _ in range(SIZES[game])]
    table = people[0].open_table(game, seats=SIZES[game], autostart=True, options=SHORT.get(game, {}))
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.at(table)) for person in people]
        spectator = stack.enter_context(server.visitor().at(table))
        for socket in sockets[1:]:
            socket.do("sit")
        seats = Seats(sockets, spectator, random.Random(seed))
        seats.play()
        for socket in seats.everybody:
            while socket.look["phase"] != "over":
                socket.next("update", "look")
        file = decode(people[0].ask("GET", f"/api/tables/{table}/file").content)
    return seats.everybody, file


def check_received(socket: Socket, viewer: Viewer, file: GameFile) -> int:
    """Check that the received events are exactly those meant for the viewer. Returns their number."""
    came = [event for frame in socket.frames if frame["t"] == "update" for event in frame["events"]]
    of_game = [event for event in came if not event["event"].startswith("table.")]
    assert of_game == expected(file, viewer), f"viewer {viewer} was told something else than it should be"
    before = [frame for frame in socket.frames if frame.get("look", {}).get("phase") != "over"]
    assert file.secret not in json.dumps(before)
    assert all(frame["look"]["viewer"] in (viewer, None) for frame in socket.frames if "look" in frame)
    return len(of_game)


def expected(file: GameFile, viewer: Viewer) -> list[dict[str, Any]]:
    """The viewer's events according to the game file."""
    found: list[dict[str, Any]] = []
    last = max(line.seq for line in file.log if line.kind == "acted")
    for line in file.log:
        if viewer is None and file.setup.watch == "after" and line.seq != last:
            continue
        for event in line.happened:
            if event.event != SEALED_ANSWER or line.seat == viewer:
                found.append({"event": event.event, **event.public, **event.private.get(str(viewer), {})})
    return found


@pytest.mark.parametrize("game", eldritch.games())
def test_a_socket_receives_only_the_events_of_its_viewer(server: Served, game: str) -> None:
    for seed in range(1, 6):
        everybody, file = recorded(server, game, seed)
        heard = [check_received(socket, viewer, file) for viewer, socket in enumerate(everybody[:-1])]
        if min(heard) > 20:  # a wrong declaration may end the game at once
            break
    assert min(heard) > 20
    check_received(everybody[-1], None, file)
    if game == "castle":
        playing_frames = [frame for frame in everybody[-1].frames if frame.get("look", {}).get("phase") == "playing"]
        assert all(frame["look"]["view"] is None for frame in playing_frames), "spectators come after the end"


def test_a_planted_leak_of_private_events_is_found(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak sends private parts of events to everyone."""

    def leaky(step: Step, viewer: Viewer) -> tuple[dict[str, Any], ...]:
        private = [facts for event in step.events for facts in event.private.values()]
        return tuple({**event, **(private[0] if private else {})} for event in events_for(step, viewer))

    monkeypatch.setattr(applying, "events_for", leaky)
    everybody, file = recorded(server, "nightmarium", seed=1)
    monkeypatch.undo()
    faults = 0
    for viewer, socket in enumerate(everybody[:-1]):
        try:
            check_received(socket, viewer, file)
        except AssertionError:
            faults += 1
    assert faults > 0

"""Nothing leaks: every byte that seats and spectators receive in whole random games.

At the rooms, with the real store and the real encoding: worlds that somebody cannot tell apart give that one equal
bytes. Over real sockets: what comes is what the game tells that one, and no word of it what it tells another. And both
find a leak that is planted.
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
from eldritch.table import Act, Answer, Clock, Command, Premove, Rejected, Table, Viewer, folding
from eldritch.table.files import GameFile, decode
from eldritch.table.play import SEALED_ANSWER, Play, told
from tests.table.worlds import answers, hears, plant, playing, timetable, tried
from tests.two_worlds import attempts, some_move

from .live_server import Served, Socket
from .workers import Worker, play, worker

BANK = Clock("bank", 10_000_000, 5_000, 600_000)
MOVES = 15
TRIES = 6
SIZES = {"realms": 3, "nightmarium": 4, "duel": 2, "castle": 4}
SHORT: dict[str, dict[str, Any]] = {"realms": {"turn_limit": 12}, "castle": {"turn_limit": 20}}


class Clockwork:
    """The time of both worlds."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class World:
    """A worker with one table, and all bytes that one viewer received from it."""

    def __init__(self, ours: Worker, watch: FrameQueue, viewer: Viewer) -> None:
        self.ours = ours
        self.frames = watch
        self.viewer = viewer
        self.received: list[bytes] = []

    async def send(self, id: str, command: Command, seat: int) -> None:
        """Somebody asks for something; what the viewer hears of it, be it the answer to its own request."""
        try:
            ack = await self.ours.rooms.send(id, command, f"p{seat}")
            answer = f"ack {ack.seq}"
        except Rejected as rejected:
            answer = f"reject {rejected.key} {rejected.arguments}"
        if seat == self.viewer:
            self.received.append(answer.encode())
        self.receive()

    def receive(self) -> None:
        """Who is connected is told with a delay of its own, and the same to all."""
        while self.frames._frames:
            frame = self.frames._frames.popleft()
            if not frame.startswith(b'{"t":"presence"'):
                self.received.append(frame)


@pytest.fixture(autouse=True)
def _nobody_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time is made up here, but comings and goings are noted in real time: that is the same in all worlds."""
    monkeypatch.setattr(table_runner, "AWAY_AFTER", 10**15)
    monkeypatch.setattr(table_runner, "MIN_DOWNTIME", 10**15)


async def with_worlds(
    folder: Path,
    game: str,
    viewer: Viewer,
    story: Callable[[World, World, Clockwork], Awaitable[None]],
    options: dict[str, Any] | None = None,
) -> None:
    """Two servers at the same moment, at both of them a table that has just begun."""
    now = Clockwork()
    person = None if viewer is None else f"p{viewer}"
    async with worker(str(folder / "one.db"), now=now) as one, worker(str(folder / "other.db"), now=now) as other:
        for ours in (one, other):
            await ours.open("t1", people=SIZES[game], game=game, clock=BANK, watch="open", options=options)
        async with one.rooms.frames("t1", person) as watch, other.rooms.frames("t1", person) as same:
            await story(World(one, watch, viewer), World(other, same, viewer), now)


# Worlds of other hidden cards.


def check_hidden_cards(folder: Path, game: str, viewer: Viewer, seed: int, before: int) -> int:
    """After some moves everything that the viewer does not know becomes something else, at one of the two servers."""
    made: list[int] = []

    async def story(one: World, other: World, now: Clockwork) -> None:
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

    play(with_worlds(folder, game, viewer, story))
    return len(made)


async def follow(one: World, other: World, true: Table, imagined: Table, chance: random.Random, now: Clockwork) -> bool:
    """A move at the true table and one at the imagined table of which the viewer is told the same, if there is one."""
    for move in [some_move(playing(true).state, chance) for _ in range(TRIES)]:
        heard = hears(tried(true, move), one.viewer)
        for twin in attempts(playing(imagined).state, move, one.viewer, chance):
            if heard is not None and hears(tried(imagined, twin), one.viewer) == heard:
                now.now += 100
                await one.send("t1", Act(move[1]), move[0])
                await other.send("t1", Act(twin[1]), twin[0])
                await talk_nonsense(one, other)
                return True
    return False


async def talk_nonsense(one: World, other: World) -> None:
    """What is refused, and in which words, must not tell either."""
    for nonsense in (Act(10**6), Answer(True), Premove(-1)) if one.viewer is not None else ():
        for world in (one, other):
            await world.send("t1", nonsense, one.viewer or 0)


@pytest.mark.parametrize("game", eldritch.games())
def test_worlds_of_other_hidden_cards_send_equal_bytes(game: str, tmp_path: Path) -> None:
    made = 0
    for number, before in enumerate((0, 5, 12, 20, 40, 60)):
        viewer = (None, 0, 1, SIZES[game] - 1)[number % 4]
        folder = tmp_path / str(number)
        folder.mkdir()
        made += check_hidden_cards(folder, game, viewer, number, before)
    assert made > 10, "the worlds were told apart too soon to prove anything"


# Worlds in which others answer in another order, at other moments.


def check_sealed_answers(folder: Path, game: str, viewer: Viewer, seed: int) -> int:
    """A whole game at both servers; sealed answers of others come in another order and at other moments."""
    windows: list[int] = []

    async def story(one: World, other: World, now: Clockwork) -> None:
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

    play(with_worlds(folder, game, viewer, story, SHORT.get(game)))
    return len(windows)


@pytest.mark.parametrize(("game", "viewer"), [("castle", 0), ("castle", None), ("nightmarium", 2)])
def test_sealed_answers_of_others_show_in_no_byte_of_a_whole_game(game: str, viewer: Viewer, tmp_path: Path) -> None:
    windows = check_sealed_answers(tmp_path, game, viewer, seed=3)
    assert windows > 5 or game != "castle"


def test_a_window_that_shows_who_has_answered_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "shown_to", lambda self, viewer: self.state)
    with pytest.raises(AssertionError, match="others' sealed answers show"):
        check_sealed_answers(tmp_path, "castle", 0, seed=3)


# Over real sockets.


class Seats:
    """People at a table, a spectator beside it, and a random choice by whoever is asked."""

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
    """Receive what has come so far."""
    while True:
        try:
            data = socket.raw.recv(0.001)
        except TimeoutError:
            return
        frame = json.loads(data)
        socket.frames.append(frame)
        socket.look = frame.get("look", socket.look)


def recorded(server: Served, game: str, seed: int) -> tuple[list[Socket], GameFile]:
    """A whole game over sockets: all that everybody received, and the file of it."""
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
    """The events that came are those that the game tells this one, each with nothing in it that is not for it."""
    came = [event for frame in socket.frames if frame["t"] == "update" for event in frame["events"]]
    of_game = [event for event in came if not event["event"].startswith("table.")]
    assert of_game == expected(file, viewer), f"viewer {viewer} was told something else than it should be"
    before = [frame for frame in socket.frames if frame.get("look", {}).get("phase") != "over"]
    assert file.secret not in json.dumps(before)
    assert all(frame["look"]["viewer"] in (viewer, None) for frame in socket.frames if "look" in frame)
    return len(of_game)


def expected(file: GameFile, viewer: Viewer) -> list[dict[str, Any]]:
    """What the file says that this one perceived."""
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
def test_over_sockets_comes_what_is_for_the_viewer_and_nothing_else(server: Served, game: str) -> None:
    for seed in range(1, 6):
        everybody, file = recorded(server, game, seed)
        heard = [check_received(socket, viewer, file) for viewer, socket in enumerate(everybody[:-1])]
        if min(heard) > 20:  # Somebody may declare wrongly at once, and little has been told by then.
            break
    assert min(heard) > 20
    check_received(everybody[-1], None, file)
    if game == "castle":
        playing_frames = [frame for frame in everybody[-1].frames if frame.get("look", {}).get("phase") == "playing"]
        assert all(frame["look"]["view"] is None for frame in playing_frames), "spectators come after the end"


def test_a_word_for_another_is_found(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told what single seats perceive."""

    def leaky(step: Step, viewer: Viewer) -> tuple[dict[str, Any], ...]:
        private = [facts for event in step.events for facts in event.private.values()]
        return tuple({**event, **(private[0] if private else {})} for event in told(step, viewer))

    monkeypatch.setattr(folding, "told", leaky)
    everybody, file = recorded(server, "nightmarium", seed=1)
    monkeypatch.undo()
    faults = 0
    for viewer, socket in enumerate(everybody[:-1]):
        try:
            check_received(socket, viewer, file)
        except AssertionError:
            faults += 1
    assert faults > 0

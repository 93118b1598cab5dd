"""Two tables that one viewer cannot tell apart, played on side by side.

As long as the viewer gets the same events at both, its looks must be equal byte for byte.
"""

import random
from dataclasses import dataclass

import msgspec

from eldritch.core.errors import IllegalAction
from eldritch.core.history import History, Step
from eldritch.core.state import State
from eldritch.table import Act, Command, Table, Viewer
from eldritch.table.keys import key
from eldritch.table.play import Play, _opened, events_for
from tests.two_worlds import Move, attempts, some_move

from .live import person


def frame(table: Table, viewer: Viewer, now: int) -> bytes:
    """The viewer's look and all of its updates."""
    return msgspec.json.encode([table.look(viewer, now), table.updates(viewer, 0)])


def perform(table: Table, command: Command, by: str | None, now: int) -> None:
    for entry in table.decide(command, by, now):
        table.apply(entry)


def playing(table: Table) -> Play:
    assert table.play is not None
    return table.play


def copy_of(table: Table) -> Table:
    return Table.replay(table.setup, table.secret, table.entries)


def plant(table: Table, world: State) -> Table:
    """Replace the position by another one without a history."""
    play = playing(table)
    play.history = History(world)
    play.windows = [_opened(world, 0)]
    play._shown.clear()
    return table


@dataclass
class TwoTables:
    """The true table, and a twin in which everything unknown to the viewer is imagined."""

    truth: Table
    twin: Table
    viewer: Viewer
    chance: random.Random
    now: int

    def check_alike(self) -> None:
        one, other = (frame(table, self.viewer, self.now) for table in (self.truth, self.twin))
        assert one == other, "same events, different looks"

    def step(self) -> bool:
        """Make a move, and one at the twin with the same events for the viewer; whether there is such a move."""
        self.now += 100
        move = some_move(playing(self.truth).state, self.chance)
        perform(self.truth, Act(move[1]), person(move[0]), self.now)
        received = hears(playing(self.truth).steps[-1], self.viewer)
        for other in attempts(playing(self.twin).state, move, self.viewer, self.chance):
            if hears(tried(self.twin, other), self.viewer) == received:
                perform(self.twin, Act(other[1]), person(other[0]), self.now)
                return True
        return False


def tried(table: Table, move: Move) -> Step | None:
    """The step that a move leads to; None if it is illegal."""
    try:
        return History(playing(table).state.clone()).apply(*move, key(table.secret, len(table.entries)))
    except IllegalAction:
        return None


def hears(step: Step | None, viewer: Viewer) -> tuple[object, ...] | None:
    """What the viewer notices of a step."""
    return None if step is None else (step.seat == viewer, *events_for(step, viewer))


def two_tables(table: Table, viewer: Viewer, seed: int, now: int) -> TwoTables:
    """The table and an imagined twin."""
    world = playing(table).state.seen_by(viewer).imagine(seed, True)
    truth, twin = copy_of(table), copy_of(table)
    plant(truth, playing(truth).state)
    plant(twin, world)
    return TwoTables(truth, twin, viewer, random.Random(seed), now)


# Sealed windows, answered in another order and at other times.

Timed = tuple[int, Move]
OPEN_FOR = 15_000


def answers(table: Table, chance: random.Random) -> dict[int, list[int]]:
    """The actions with which each decider will answer."""
    found: dict[int, list[int]] = {}
    for seat in playing(table).state.deciders():
        state = playing(table).state.clone()
        found[seat] = []
        while seat in state.deciders():
            found[seat].append(chance.choice(state.legal(seat)))
            state.apply(seat, found[seat][-1])
    return found


def timetable(found: dict[int, list[int]], viewer: Viewer, last: int, now: int, chance: random.Random) -> list[Timed]:
    """An order and times for the answers. Those of the viewer and the last one are fixed."""
    queue = [seat for seat, actions in found.items() for _ in actions]
    queue.remove(last)
    chance.shuffle(queue)
    timed: list[Timed] = []
    own = 0
    places = dict.fromkeys(found, 0)
    for seat in [*queue, last]:
        own += seat == viewer
        moment = own * 1_000 if seat == viewer else own * 1_000 + chance.randrange(1_000)
        timed.append((now + moment, (seat, found[seat][places[seat]])))
        places[seat] += 1
    timed = [(max(at for at, _ in timed[: place + 1]), move) for place, (_, move) in enumerate(timed)]
    timed[-1] = (now + OPEN_FOR, timed[-1][1])
    return timed

"""Two tables that one viewer cannot tell apart, played on side by side.

As long as the viewer is told the same at both, it must be shown the same, byte by byte.
"""

import random
from dataclasses import dataclass

import msgspec

from eldritch.core.errors import IllegalAction
from eldritch.core.history import History, Step
from eldritch.core.state import State
from eldritch.table import Act, Command, Table, Viewer
from eldritch.table.keys import key
from eldritch.table.play import Play, _opened, told
from tests.two_worlds import Move, attempts, some_move

from .live import person


def frame(table: Table, viewer: Viewer, now: int) -> bytes:
    """All that the viewer may see at a moment, and all that it was told before."""
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
    """Put another position in the place of the true one, with nothing to take back."""
    play = playing(table)
    play.history = History(world)
    play._windows = [_opened(world, 0)]
    play._shown.clear()
    return table


@dataclass
class TwoTables:
    """The true table, and one at which all that the viewer does not know is imagined."""

    truth: Table
    twin: Table
    viewer: Viewer
    chance: random.Random
    now: int

    def check_alike(self) -> None:
        one, other = (frame(table, self.viewer, self.now) for table in (self.truth, self.twin))
        assert one == other, "told the same, shown different things"

    def step(self) -> bool:
        """A move at the true table, and one at the twin of which the viewer is told the same; whether there is one."""
        self.now += 100
        move = some_move(playing(self.truth).state, self.chance)
        perform(self.truth, Act(move[1]), person(move[0]), self.now)
        heard = hears(playing(self.truth).steps[-1], self.viewer)
        for other in attempts(playing(self.twin).state, move, self.viewer, self.chance):
            if hears(tried(self.twin, other), self.viewer) == heard:
                perform(self.twin, Act(other[1]), person(other[0]), self.now)
                return True
        return False


def tried(table: Table, move: Move) -> Step | None:
    """What would come of a move; None if it is illegal."""
    try:
        return History(playing(table).state.clone()).apply(*move, key(table.secret, len(table.entries)))
    except IllegalAction:
        return None


def hears(step: Step | None, viewer: Viewer) -> tuple[object, ...] | None:
    """What the viewer is told of a step."""
    return None if step is None else (step.seat == viewer, *told(step, viewer))


def two_tables(table: Table, viewer: Viewer, seed: int, now: int) -> TwoTables:
    """The table as it is, and as the viewer imagines it."""
    world = playing(table).state.seen_by(viewer).imagine(seed, True)
    truth, twin = copy_of(table), copy_of(table)
    plant(truth, playing(truth).state)
    plant(twin, world)
    return TwoTables(truth, twin, viewer, random.Random(seed), now)


# Sealed windows, answered in another order and at other moments.

Timed = tuple[int, Move]
OPEN_FOR = 15_000


def answers(table: Table, chance: random.Random) -> dict[int, list[int]]:
    """What each seat that is asked will answer, one action after another."""
    found: dict[int, list[int]] = {}
    for seat in playing(table).state.deciders():
        state = playing(table).state.clone()
        found[seat] = []
        while seat in state.deciders():
            found[seat].append(chance.choice(state.legal(seat)))
            state.apply(seat, found[seat][-1])
    return found


def timetable(found: dict[int, list[int]], viewer: Viewer, last: int, now: int, chance: random.Random) -> list[Timed]:
    """An order and moments in which the answers are given: the viewer's own and the last one at set times."""
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

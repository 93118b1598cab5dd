"""Dumps with one value changed. `Game.load` must refuse them, or give a position that can be played to its end.

The tests try some changes of each game. To try many, in this process and for a while:

    python3 -m tests.conformance.fuzzing --game realms --seconds 300
"""

import argparse
import copy
import json
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import eldritch
from eldritch.core.errors import BadDump
from eldritch.core.game import Game
from eldritch.core.options import switches
from eldritch.core.state import WHOLE, State

from . import checks
from .cases import IDS, Case, combinations_of_options
from .playing import STYLES, Player, play
from .spoiling import Path, found, replaced

WEIGHTS: Final = {"game": 0, "rules": 0, "edition": 0, "stack": 8, "position": 16, "options": 2}
"""How often parts of a dump are changed; others have weight 1. The header is checked in `test_dumps`."""

MOST_DECISIONS: Final = 20_000
"""A position accepted with a low turn limit ends within this number of decisions."""

CHECK_EVERY: Final = 40


@dataclass(frozen=True)
class Change:
    """A dump after one change, and what was changed."""

    what: str
    data: Any


# Changing a dump.


def change(data: Any, donor: Any, chance: random.Random) -> Change:
    """One random change of a dump. `donor` is the dump of another position of the same game."""
    path = some_path(data, chance)
    part = found(data, path)
    where = ".".join(map(str, path))
    if chance.random() < 0.15 and (other := same_in(donor, path)) is not None:
        return Change(f"{where}: {part!r} becomes {other!r}, as in another position", replaced(data, path, other))
    if isinstance(part, list):
        other = changed_list(part, path, donor, chance)
    elif chance.random() < 0.3:
        return swap(data, path, chance)
    else:
        other = changed_value(part, data, donor, chance)
    return Change(f"{where}: {part!r} becomes {other!r}", replaced(data, path, other))


def some_path(data: Any, chance: random.Random) -> Path:
    """A random part. Each field has the same chance, however many values it holds."""
    keys = list(data)
    path: Path = (chance.choices(keys, [WEIGHTS.get(key, 1) for key in keys])[0],)
    part = data[path[0]]
    while (isinstance(part, dict) and part) or (isinstance(part, list) and part and chance.random() < 0.8):
        key = chance.choice(list(part)) if isinstance(part, dict) else chance.randrange(len(part))
        path = (*path, key)
        part = part[key]
    return path


def same_in(donor: Any, path: Path) -> Any:
    """The part of another dump at the same path; None if there is none."""
    try:
        return found(donor, path)
    except (LookupError, TypeError):
        return None


def changed_list(whole: list[Any], path: Path, donor: Any, chance: random.Random) -> list[Any]:
    """A list with one entry dropped, doubled, moved or added."""
    other = copy.deepcopy(whole)
    place = chance.randrange(len(whole) + 1)
    if path == ("stack",) and donor["stack"] and chance.random() < 0.5:
        other.insert(place, chance.choice(donor["stack"]))
        return other
    match chance.randrange(6):
        case 0:
            del other[place : place + 1]
        case 1:
            other[place:place] = copy.deepcopy(whole[place : place + 1])
        case 2:
            chance.shuffle(other)
        case 3:
            other.insert(place, some_number(donor, chance))
        case 4:
            other.reverse()
        case _:
            other = []
    return other


def changed_value(value: Any, data: Any, donor: Any, chance: random.Random) -> Any:
    """Another value: usually of the same type and near or found elsewhere in a dump, sometimes of another type."""
    if chance.random() < 0.1:
        return chance.choice([None, True, False, 0, 1, -1, "", "x", 1.5, [], {}, [0]])
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        return chance.choice([part for whole in (data, donor) for part in leaves(whole) if isinstance(part, str)])
    if isinstance(value, int):
        near = [value - 1, value + 1, -value, value * 2, value ^ (1 << chance.randrange(16))]
        far = [255, 256, 4096, 2**31, 2**32, 2**53, -(2**31), -(2**53)]
        return chance.choice([*near, chance.randrange(-3, 13), some_number(data, chance), chance.choice(far)])
    return some_number(donor, chance)


def some_number(data: Any, chance: random.Random) -> Any:
    """A number that stands somewhere in the dump."""
    return found(data, chance.choice([path for path in numbers(data) if path]))


def swap(data: Any, path: Path, chance: random.Random) -> Change:
    """Exchange two numbers, so that all components are still there."""
    other = chance.choice(list(numbers({key: data[key] for key in ("stack", "position")})))
    one, two = found(data, path), found(data, other)
    changed = replaced(replaced(data, path, two), other, one)
    return Change(f"{'.'.join(map(str, path))} {one!r} and {'.'.join(map(str, other))} {two!r} change places", changed)


def numbers(data: Any, path: Path = ()) -> Iterator[Path]:
    """The paths of all whole numbers."""
    if isinstance(data, dict | list):
        for key, part in data.items() if isinstance(data, dict) else enumerate(data):
            yield from numbers(part, (*path, key))
    elif type(data) is int:
        yield path


def leaves(data: Any) -> Iterator[Any]:
    if isinstance(data, dict | list):
        for part in data.values() if isinstance(data, dict) else data:
            yield from leaves(part)
    else:
        yield data


# Loading what was changed.


def is_refused(game: Game, data: Any, seed: int) -> bool:
    """Whether the dump is refused. Otherwise its position must be sound and play on to the end."""
    try:
        state = game.load(copy.deepcopy(data))
    except BadDump:
        return True
    box = game.new(state.seats, 0, data["options"]).components()
    check_sound(game, box, state, seed)
    if not state.over:
        if state.viewer != WHOLE:
            state = state.imagine(seed)
            check_sound(game, box, state, seed)
        play_on(game, box, state, seed)
    return False


def play_on(game: Game, box: list[int], state: State, seed: int) -> None:
    """Play at random to the end, with all checks from time to time."""
    player = Player(game.actions, STYLES[seed % 5], seed)
    for number, _ in enumerate(play(state, player, MOST_DECISIONS), seed):
        checks.check_deciders(game.actions, state)
        if number % CHECK_EVERY == 0:
            check_sound(game, box, state, seed)
    assert state.over or state.turns() < turn_limit(state), "it goes on for ever"
    check_sound(game, box, state, seed)


def turn_limit(state: State) -> int:
    limit = getattr(state.options, "turn_limit", 0)
    assert isinstance(limit, int)
    return limit


def check_sound(game: Game, box: list[int], state: State, seed: int) -> None:
    """The position holds all components, can be loaded again, seen, encoded and imagined by everybody."""
    checks.check_returns(state)
    if state.viewer == WHOLE:
        checks.check_conserved(box, state)
        checks.check_deciders(game.actions, state)
        for seat in state.deciders():
            checks.check_legal_lists(game.actions, state)
            assert state.fallback(seat) in state.legal(seat), "the fallback is not legal"
    try:
        again = game.load(json.loads(checks.text(state.dump())))
    except BadDump as error:
        raise AssertionError(f"accepted, but then refused: {error}") from error
    assert checks.text(again.dump()) == checks.text(state.dump()), "read back it is another position"
    for viewer in checks.viewers(state):
        check_seen(game, state, viewer, seed)


def check_seen(game: Game, state: State, viewer: int | None, seed: int) -> None:
    """The view can be shown and encoded, and fits a position imagined from it."""
    shown = checks.text(state.view(viewer))
    if viewer is not None:
        row, limits = state.observe(viewer), game.feature_limits(state.seats)
        assert len(row) == len(limits)
        assert all(value <= limit for value, limit in zip(row, limits, strict=True)), "a feature exceeds its limit"
    if not state.over:
        world = state.seen_by(viewer).imagine(seed, True)
        assert checks.text(world.view(viewer)) == shown, "the imagined position does not fit the view"


# Trying many.


def short_cases(id: str) -> list[Case]:
    """Every number of seats with every combination of options, and a low turn limit where there is one."""
    game = eldritch.game(id)
    limits = [switch for switch in switches(game.options) if switch.name == "turn_limit"]
    limit = {"turn_limit": limits[0].choices[0] + 40} if limits and isinstance(limits[0].choices, range) else {}
    return [
        Case(game, seats, {**options, **limit}) for seats in game.seats for options in combinations_of_options(game)
    ]


@dataclass
class Fuzzer:
    """Random changes of positions that a game reaches in play."""

    case: Case
    seed: int

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.positions = [state for state in self._played() for _ in range(1 if state.over else 4)]

    def _played(self) -> list[State]:
        """Positions of one game: a few of every kind of frame, and the last one."""
        met: Counter[str] = Counter()
        kept: list[State] = []
        state = self.case.new(self.seed)
        for _ in play(state, Player(self.case.game.actions, "rare verbs", self.seed), 2000):
            step = state.stack[-1].name()
            met[step] += 1
            if self.chance.random() < 3 / met[step]:
                kept.append(state.clone())
        return [*kept, state]

    def change(self, views: bool = False) -> Change:
        """A change of a whole position, or of a seat's view of it."""
        state, donor = self.chance.choice(self.positions), self.chance.choice(self.positions)
        if views:
            viewer = self.chance.choice(checks.viewers(state))
            state, donor = state.seen_by(viewer), donor.seen_by(viewer)
        data, other = dumped(state), dumped(donor)
        while (tried := change(data, other, self.chance)).data == data:
            pass
        return tried

    def run(self, times: int, views: bool = False) -> Counter[str]:
        """Try this many changes. AssertionError tells which change was wrongly accepted."""
        tally: Counter[str] = Counter()
        for _ in range(times):
            tried = self.change(views)
            try:
                tally["refused" if is_refused(self.case.game, tried.data, self.seed) else "played on"] += 1
            except Exception as error:
                raise AssertionError(f"{self.case}, seed {self.seed}: {tried.what}: {error!r}") from error
        return tally


def dumped(state: State) -> Any:
    return json.loads(checks.text(state.dump()))


def soak(id: str, seconds: float, seed: int, views: bool, most: int) -> int:
    """Fuzz for a while and print what is wrong; the number of faults."""
    cases, tally, faults = short_cases(id), Counter[str](), 0
    ends = time.monotonic() + seconds
    chance = random.Random(seed)
    while time.monotonic() < ends and faults < most:
        seed += 1
        try:
            tally += Fuzzer(chance.choice(cases), seed).run(40, views)
        except AssertionError as error:
            faults += 1
            last = traceback.extract_tb((error.__cause__ or error).__traceback__)[-1]
            print(f"{str(error)[:1500]}\n    at {last.filename}:{last.lineno} in {last.name}", flush=True)
    print(f"{id}: {dict(tally)}, {faults} faults")
    return faults


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tests.conformance.fuzzing", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", action="append", choices=IDS, help="only this game; may be repeated")
    parser.add_argument("--seconds", type=float, default=60, help="how long for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--views", action="store_true", help="change views instead of whole positions")
    parser.add_argument("--most", type=int, default=20, help="stop after this many faults")
    given = parser.parse_args(arguments)
    return sum(soak(id, given.seconds, given.seed, given.views, given.most) for id in given.game or IDS)


if __name__ == "__main__":
    sys.exit(bool(main()))

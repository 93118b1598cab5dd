"""What it means that a bot does not peek: checks of any way of choosing, so that cheats can be put to them too."""

import random
import time
from bisect import bisect_right
from collections.abc import Callable, Iterable
from statistics import median
from typing import Final

from eldritch.bots import Choice, SeatedBot
from eldritch.core.state import State
from eldritch.core.tactics import Tactics
from tests.conformance.checks import text

Choosing = Callable[[State, int], Choice]
"""Chooses for a seat in a position. What it looks at there is what is to be found out."""

Work = tuple[int, str]
"""The cost of a choice: iterations, and the state of the bot's generator after it."""

Working = Callable[[State, int], Work]
"""Chooses for a seat in a position, and tells what it took."""

TWINS: Final = 3

TIMES: Final = 20
"""So often a choice is timed in each world."""
SURELY: Final = 2.7
"""Two samples of equal times differ by more than this times the root of 2/n once in a million (Kolmogorov-Smirnov)."""
NOTICEABLY: Final = 1.2
"""Caches make one world quicker than the other by some hundredths. That tells nothing of what lies hidden there."""


def twins(state: State, seat: int) -> list[State]:
    """Other worlds that the seat cannot tell from this one, and this one with other chance to come."""
    worlds = [state.seen_by(seat).imagine(seed, knowledge=True) for seed in range(TWINS)]
    rekeyed = state.clone()
    rekeyed.rekey(12345)
    return [*worlds, rekeyed]


def check_swap(choose: Choosing, state: State, seat: int) -> None:
    """In worlds that the seat cannot tell apart, the bot chooses the same for the same reasons."""
    chosen = choose(state, seat)
    for twin in twins(state, seat):
        assert choose(twin, seat) == chosen, "the choice depends on what the seat cannot know"


def check_everywhere(check: Callable[[State, int], None], positions: Iterable[tuple[State, int]]) -> None:
    """A check in each of some positions."""
    for state, seat in positions:
        check(state, seat)


def check_heuristics(tactics: Tactics, state: State, seat: int) -> None:
    """The heuristics give the same result for the truth, the seat's view, and any world consistent with it."""
    options = state.legal(seat)
    expected = tactics.weigh(state.seen_by(seat), seat, options)
    sensible = tactics.prune(state.seen_by(seat), seat, options)
    reasons = [tactics.reason(state.seen_by(seat), seat, action) for action in options]
    for world in [state, *twins(state, seat)]:
        assert tactics.weigh(world, seat, options) == expected, "weights depend on what the seat cannot know"
        assert tactics.prune(world, seat, options) == sensible, "the sensible options depend on it"
        assert [tactics.reason(world, seat, action) for action in options] == reasons, "reasons depend on it"


def worked(player: SeatedBot, seen: State) -> Work:
    """What the bot does for a choice."""
    return player.choose(seen).iterations, str(player.generator.dump())


def check_work(work: Working, state: State, seat: int) -> None:
    """In worlds that the seat cannot tell apart, a choice takes the same iterations and the same draws of chance."""
    expected = work(state, seat)
    for twin in twins(state, seat):
        assert work(twin, seat) == expected, "the work depends on what the seat cannot know"


def check_time(choose: Choosing, state: State, seat: int) -> None:
    """Nor does a clock tell such worlds apart: that of the processor, as others use the machine too."""
    worlds = [state, *twins(state, seat)]
    spent: list[list[float]] = [[] for _ in worlds]
    order = list(range(len(worlds))) * TIMES
    random.Random(1).shuffle(order)
    for place in order:
        began = time.thread_time()
        choose(worlds[place], seat)
        spent[place].append(time.thread_time() - began)
    for other in spent[1:]:
        assert not differ(spent[0], other), "the time depends on what the seat cannot know"


def differ(one: list[float], other: list[float]) -> bool:
    """Whether two samples of equal size surely and noticeably differ."""
    one, other = sorted(one), sorted(other)
    apart = max(abs(bisect_right(one, value) - bisect_right(other, value)) for value in one + other) / len(one)
    quick, slow = sorted((median(one), median(other)))
    return apart > SURELY * (2 / len(one)) ** 0.5 and slow > NOTICEABLY * quick


def check_evaluation(tactics: Tactics, state: State) -> None:
    """An evaluation has a chance for each seat, and they add up to a win."""
    chances = tactics.evaluate(state)
    assert len(chances) == state.seats
    assert all(0.0 <= chance <= 1.0 for chance in chances), chances
    assert abs(sum(chances) - 1.0) < 1e-9, chances


def check_chances(id: str, chances: Iterable[float]) -> None:
    """Chances to win; they add up to one where companions do not win together."""
    found = list(chances)
    assert all(-1e-9 <= chance <= 1.0 + 1e-9 for chance in found), found
    assert id == "castle" or abs(sum(found) - 1.0) < 1e-6, found


def check_sensible(tactics: Tactics, state: State, seat: int) -> None:
    """Sensible options are some of the options, in their order; with no choice there is still one."""
    options = state.legal(seat)
    sensible = tactics.prune(state.seen_by(seat), seat, options)
    assert sensible
    assert sensible == [action for action in options if action in set(sensible)]


def check_admitted(seen: State, world: State) -> None:
    """A world that a bot imagines looks to its seat just like what it sees."""
    assert text(world.seen_by(seen.viewer).dump()) == text(seen.dump()), "the world is not one that the view admits"

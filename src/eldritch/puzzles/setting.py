"""Setting a position so that a turn just suffices: all stays as it was played, but for one marker.

A turn that brings more than enough has many ways to win. So in Cthulhu Realms the other's sanity is set to what the
turn can take at most; in Duel one's own Doom to what it then lacks, and the enemy's, if need be, to less than would
save them.
"""

from collections.abc import Iterator
from typing import Final

from eldritch.core.state import State
from eldritch.games.duel.knowledge import unseen_signs
from eldritch.games.duel.state import Duel
from eldritch.games.realms.state import Realm

from .hidden import secrets_of, worst
from .solver import TooLarge, key_of
from .steps import follow, promising, stretch_of

FULL: Final = 50
"""The sanity one begins with."""

BEYOND: Final = 500
"""More than any turn takes or brings."""

LEAST_LOSS: Final = 5
LEAST_DOOM: Final = 2


def just_enough(seen: State, most: int) -> State | None:
    """The view with its marker set, where that is how a game is won and the turn brings anything worth it."""
    if type(seen) is Realm:
        return sanity_set(seen, most)
    if type(seen) is Duel:
        return doom_set(seen, most)
    return None


def sanity_set(seen: Realm, most: int) -> Realm | None:
    victim = 1 - int(seen.viewer)
    healthy = seen.clone()
    healthy.sanity[victim] = BEYOND
    least = min(
        state.sanity[victim] for state in certain_positions(healthy, healthy.imagine(0), most) if type(state) is Realm
    )
    if not LEAST_LOSS <= BEYOND - least <= FULL:
        return None
    healthy.sanity[victim] = BEYOND - least
    return healthy


def doom_set(seen: Duel, most: int) -> Duel | None:
    seat = int(seen.viewer)
    target = int(seen.box.doom_target)
    early = seen.clone()
    early.doom[seat] = early.doom[1 - seat] = -BEYOND
    world = worst(early)
    assert world is not None
    gains = [state.doom[seat] + BEYOND for state in certain_positions(early, world, most) if type(state) is Duel]
    if max(gains) < LEAST_DOOM or max(gains) == sum(seen.signs[seat]) or max(gains) > target:
        return None
    held = len(seen.signs[1 - seat])
    save = target - sum(unseen_signs(seen)[len(unseen_signs(seen)) - held :])
    early.doom[seat] = target - max(gains)
    early.doom[1 - seat] = min(seen.doom[1 - seat], save - 1)
    return early


def certain_positions(seen: State, world: State, most: int) -> Iterator[State]:
    """Every position that certain steps of the turn lead to, the last ones included."""
    seat = int(seen.viewer)
    stretch = stretch_of(world, seat)
    start, _ = follow(world, stretch)
    known = {key_of(start)}
    waiting = [start]
    yield start
    while waiting:
        state = waiting.pop()
        secrets, chance = secrets_of(state, seat), state.generator.dump()
        for action in promising(state, seat):
            after, _ = follow(state, stretch, action)
            if after.over or after.generator.dump() != chance or secrets_of(after, seat) != secrets:
                continue
            yield after
            if after.deciders() == [seat] and stretch.lasts(after) and (key := key_of(after)) not in known:
                if len(known) >= most:
                    raise TooLarge
                known.add(key)
                waiting.append(after)

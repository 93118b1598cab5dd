"""Setting a position so that a turn just suffices: all stays as it was played, but for one marker.

A turn that brings more than enough has many ways to win. So in Cthulhu Realms the other's sanity is set to what the
turn can take at most; in Duel one's own Doom to what the rest of the round then lacks, and the enemy's, if need be, to
less than would save them.
"""

from collections.abc import Iterator
from typing import Final

from eldritch.core.state import State
from eldritch.games.duel.knowledge.views import unseen_signs
from eldritch.games.duel.state import Duel
from eldritch.games.realms.state import Realm

from .hidden import secrets_of, worst
from .solver import TooLarge, key_of
from .steps import answered, follow, options, promising, stretch_of

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
    assert type(world) is Duel
    gain = most_doom(world, seat, most) + BEYOND
    if not LEAST_DOOM <= gain <= target:
        return None
    early.doom[seat] = target - gain
    early.doom[1 - seat] = max(min(seen.doom[1 - seat], target - 1 - enemy_may_gain(seen, 1 - seat)), 0)
    return early


def most_doom(world: Duel, seat: int, most: int) -> int:
    """The most Doom the seat can have when the round is over, without dice; the enemy makes his safe choices."""
    stretch = stretch_of(world, seat)
    chance = world.generator.dump()
    start, _ = follow(world, stretch)
    known = {key_of(start)}
    waiting = [start]
    best = -BEYOND
    while waiting:
        state = waiting.pop()
        for action in options(state, seat):
            after, _ = answered(state, stretch, action)
            if after.generator.dump() != chance:
                continue
            assert type(after) is Duel
            if after.over or not stretch.lasts(after):
                best = max(best, int(after.doom[seat]))
            elif (key := key_of(after)) not in known:
                if len(known) >= most:
                    raise TooLarge
                known.add(key)
                waiting.append(after)
    return best


def enemy_may_gain(seen: Duel, enemy: int) -> int:
    """No less than the enemy may still add: his signs, a ritual, and the sign of a sacrifice or a book."""
    drawn = len(seen.signs[enemy]) + int(seen.great_old_ones(enemy)) + 1
    return sum(map(int, unseen_signs(seen)[-drawn:])) + int(seen.gates_of(enemy))


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

"""Winning within one's own turn (in Duel: the round): whether it is certain, and whether there is but one way.

A line is *certain* if it asks nobody else, throws no dice and shuffles nothing, brings nothing hidden to light, and
wins in every world that the seat thinks possible. In Duel it may bring Elder Signs to light and ask the enemy: it wins
with any signs, whatever he answers. It is the *only way* if every line that wins, with all luck of a world (but in Duel
without dice) and everybody's help, takes the same steps; it may take them in another order, and others besides.
"""

import marshal
from collections import Counter, deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from eldritch.core.state import UNKNOWN, State
from eldritch.games.duel.state import Duel

from .hidden import secrets_of, worlds
from .rounds import round_key, wins_whatever_comes
from .steps import Line, Stretch, answered, follow, idle_steps, is_won, options, promising, stretch_of

Choices = Callable[[State, int], list[int]]
"""What is looked at of all that a seat may choose."""


class TooLarge(Exception):
    """A turn with more positions than one is willing to look at, or one that cannot be looked at whole."""


def certain_win(seen: State, world: State, most: int) -> Line | None:
    """The shortest certain line that wins, if there is one; the world is one that the view admits.

    Raises TooLarge beyond so many positions.
    """
    seat = int(seen.viewer)
    stretch = stretch_of(world, seat)
    start, line = follow(world, stretch)
    known = {key_of(start)}
    waiting: deque[tuple[State, Line]] = deque([(start, line)])
    while waiting:
        state, line = waiting.popleft()
        secrets, chance = secrets_of(state, seat), state.generator.dump()
        for action in promising(state, seat):
            after, taken = (answered if type(state) is Duel else follow)(state, stretch, action)
            if after.generator.dump() != chance:
                continue
            if is_won(after, seat):
                if is_certain(seen, (*line, *taken)):
                    return (*line, *taken)
                continue
            if after.over or after.deciders() != [seat] or not stretch.lasts(after):
                continue
            if secrets_of(after, seat) == secrets and (key := key_of(after)) not in known:
                if len(known) >= most:
                    raise TooLarge
                known.add(key)
                waiting.append((after, (*line, *taken)))
    return None


def is_certain(seen: State, line: Line) -> bool:
    """Whether the line wins in every world that differs, and brings nothing to light that is not in all of them."""
    if type(seen) is Duel:
        return wins_whatever_comes(seen, line)
    seat = int(seen.viewer)
    for world in worlds(seen):
        stretch = stretch_of(world, seat)
        chance = world.generator.dump()
        hidden = hidden_from(world, seat)
        state, _ = follow(world, stretch)
        for action in line:
            if state.over or state.deciders() != [seat] or action not in state.legal(seat):
                return False
            if hidden_from(state, seat) != hidden:
                return False
            state, _ = follow(state, stretch, action)
        if not is_won(state, seat) or state.generator.dump() != chance:
            return False
    return True


def hidden_from(state: State, seat: int) -> tuple[int, tuple[str, ...]]:
    """How much the seat does not see, and what it can prove of that."""
    seen = state.seen_by(seat)
    return seen.components().count(UNKNOWN), tuple(seen.proofs())


def key_of(state: State) -> Hashable:
    """Equal for positions from which the same can happen."""
    if type(state) is Duel:
        return round_key(state)
    position = state.position()
    position.pop("choices", None)  # It only guards against turns without end.
    position.pop("ledger", None)
    steps = [[frame.name(), *frame.fields()] for frame in state.stack]
    return marshal.dumps([state.generator.dump(), steps, position], 2)


def needed(seen: State, line: Line) -> Counter[int]:
    """The steps of a line that any other must take, too, if this is the only way: all but the idle ones."""
    idle = idle_steps(seen, line)
    return Counter(action for action in line if action not in idle)


@dataclass(frozen=True)
class Effort:
    """What it took to look at everything that could happen."""

    positions: int
    only_way: bool


def only_way(world: State, seat: int, steps: Counter[int], most: int, choices: Choices = options) -> Effort:
    """Whether every line that wins in this world takes these steps.

    Looks at all lines there are, others' choices and every stroke of luck of this world included. Whatever is certain
    wins here, too; so there is no other certain way either. (With fewer `choices` it only finds out quickly if not.)
    """
    stretch = stretch_of(world, seat)
    kinds = {action: place for place, action in enumerate(steps)}
    wanted = tuple(steps.values())
    start, _ = follow(world, stretch)
    none = (0,) * len(wanted)
    known = {(key_of(start), none)}
    waiting = [(start, none)]
    while waiting:
        state, taken = waiting.pop()
        for decider in state.deciders():
            for action in choices(state, decider):
                after, _ = follow(state, stretch, action, decider)
                then = counted(taken, kinds.get(action, -1), wanted) if decider == seat else taken
                lucky = after.generator.dump() != world.generator.dump()
                if lucky and type(after) is Duel:
                    continue
                if is_won(after, seat):
                    if then != wanted:
                        return Effort(len(known), only_way=False)
                elif not after.over and then != wanted and stretch.lasts(after):
                    if lucky and world.edition.game == "realms":
                        raise TooLarge  # Bought cards could come to hand: see `options`.
                    node = key_of(after), then
                    if node not in known:
                        if len(known) >= most:
                            raise TooLarge
                        known.add(node)
                        waiting.append((after, then))
    return Effort(len(known), only_way=True)


def counted(taken: tuple[int, ...], place: int, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """The steps taken so far and this one; more of them than needed are not counted."""
    if place < 0 or taken[place] >= wanted[place]:
        return taken
    return (*taken[:place], taken[place] + 1, *taken[place + 1 :])


def way_to_win(state: State, stretch: Stretch, most: int) -> Line | None:
    """The shortest way to win within the turn from a position of a world, where others make their safe choices.

    Raises TooLarge if that cannot be told from so many positions.
    """
    start, line = follow(state, stretch)
    known = {key_of(start)}
    waiting: deque[tuple[State, Line]] = deque([(start, line)])
    while waiting:
        now, line = waiting.popleft()
        for action in options(now, stretch.seat):
            after, taken = answered(now, stretch, action)
            if is_won(after, stretch.seat):
                return (*line, *taken)
            if not after.over and stretch.lasts(after) and (key := key_of(after)) not in known:
                if len(known) >= most:
                    raise TooLarge
                known.add(key)
                waiting.append((after, (*line, *taken)))
    return None

"""Finding wins: bots play, and whoever is to move is looked at for a win that is certain and has but one way."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import log2
from random import Random
from typing import Final

from eldritch.bots.greedy import tactics_of
from eldritch.core.game import Game
from eldritch.core.state import State
from eldritch.core.tactics import Tactics
from eldritch.games.duel.state import Duel
from eldritch.games.nightmarium.state import Nightmare

from .hidden import worst
from .rounds import is_alone
from .setting import just_enough
from .solver import TooLarge, certain_win, needed, only_way
from .steps import TURN, Line, follow, is_open_ended, is_won, options, promising, stretch_of

OVERLOOKED: Final = 0.2
"""How often somebody overlooks what looks best."""

SEATS: Final = {"realms": (2,), "nightmarium": (2, 3), "duel": (2,)}

LINES: Final = {"realms": 3_000, "nightmarium": 3_000, "duel": 8_000}
EVERYTHING: Final = {"realms": 12_000, "nightmarium": 12_000, "duel": 20_000}
"""So many positions are looked at for a certain win, and to make sure that it is the only one."""

WORLDS: Final = 2
"""In so many worlds the one way is looked for; in some of them luck offers another."""

SHORTEST: Final = 2
"""A single step is no puzzle."""

FEWEST: Final = {"realms": 1, "nightmarium": 1, "duel": 2}
"""So many steps have to be found at least. In Duel nearly every way ends with a ritual."""

EARLIEST: Final = {"realms": 7, "duel": 4}
"""Before this turn there is little to choose from."""

TRIES: Final = 24
LUCKY: Final = 0.4
RARE: Final = 0.2
"""What somebody finds more often than this who takes any step that seems sensible is no puzzle either; nor is what
somebody finds who does what looks best at once, unless it is rarely found otherwise."""

LEAST: Final = 40
"""With fewer positions there is nothing to look for."""


@dataclass(frozen=True)
class Found:
    """A position with one certain way to win, and what it took to see that."""

    seen: State
    world: int
    line: Line
    effort: int
    weight: float


def wins_of(game: Game, deal: int, number: int) -> list[Found]:
    """The puzzles in one game that bots play among themselves."""
    state = game.new(SEATS[game.id][number % len(SEATS[game.id])], deal)
    return [found for seen in turns_of(state, Random(deal)) if (found := solved(seen)) is not None]


def turns_of(state: State, chance: Random) -> Iterator[State]:
    """Play a game; every position where a turn begins, as whoever is to move sees it.

    All do what looks best at once, but overlook it now and then: so they come near to winning and miss it.
    """
    tactics = tactics_of(state)
    last = -1
    while not state.over:
        seat = state.deciders()[0]
        if state.stack[-1].name() == TURN and state.turns() != last:
            last = state.turns()
            yield state.seen_by(seat)
        choices = by_looks(tactics, state, seat)
        while len(choices) > 1 and chance.random() < OVERLOOKED:
            del choices[0]
        state.take(seat, choices[0])


def by_looks(tactics: Tactics, state: State, seat: int) -> list[int]:
    """The sensible choices of a seat, what looks best first."""
    choices = tactics.sensible(state, seat, state.legal(seat))
    weights = dict(zip(choices, tactics.weigh(state, seat, choices), strict=True))
    return sorted(choices, key=lambda action: -weights[action])


def solved(seen: State) -> Found | None:
    """The puzzle that a position makes, if it does."""
    seat = int(seen.viewer)
    if not is_near(seen, seat):
        return None
    most = EVERYTHING[seen.edition.game]
    try:
        seen = just_enough(seen, LINES[seen.edition.game]) or seen
        start = worst(seen) or seen.imagine(0)
        line = certain_win(seen, start, LINES[seen.edition.game])
        if line is None or len(line) < SHORTEST or needed(seen, line).total() < FEWEST[seen.edition.game]:
            return None
        luck = share_by_luck(start, seat)
        if luck > (RARE if greedy_wins(start, seat) else LUCKY):
            return None
        steps = needed(seen, line)
        if type(seen) is not Duel and not only_way(start, seat, steps, most, promising).only_way:
            return None
        for world in range(1 if type(seen) is Duel else WORLDS):
            effort = only_way(worst(seen) or seen.imagine(world), seat, steps, most)
            if effort.only_way and effort.positions >= LEAST:
                return Found(seen, world, line, effort.positions, weight_of(seen, line, effort.positions, luck))
    except TooLarge:
        pass
    return None


def is_near(seen: State, seat: int) -> bool:
    """Whether it is worth looking: late enough in the game, and where no marker is set, near enough to a win."""
    if type(seen) is Duel and not is_alone(seen, seat):
        return False
    if type(seen) is Nightmare:
        return seen.complete_creatures(seat) >= seen.target - 2
    return seen.turns() >= EARLIEST[seen.edition.game] and is_open_ended(seen)


def share_by_luck(world: State, seat: int) -> float:
    """How often somebody wins who takes any step that seems sensible."""
    stretch = stretch_of(world, seat)
    tactics = tactics_of(world)
    chance = Random(0)
    won = 0
    for _ in range(TRIES):
        state, _ = follow(world, stretch)
        while not state.over and stretch.lasts(state):
            decider = state.deciders()[0]
            choices = tactics.sensible(state, decider, options(state, decider))
            state, _ = follow(state, stretch, chance.choice(choices), decider)
        won += is_won(state, seat)
    return won / TRIES


def greedy_wins(world: State, seat: int) -> bool:
    """Whether somebody who does what looks best at once wins by that."""
    stretch = stretch_of(world, seat)
    state = world.clone()
    tactics = tactics_of(state)
    while not state.over and stretch.lasts(state):
        decider = state.deciders()[0]
        state.take(decider, by_looks(tactics, state, decider)[0])
    return is_won(state, seat)


def weight_of(seen: State, line: Line, positions: int, luck: float) -> float:
    """How hard it is: longer lines, more to look at, more first steps that seem worth a thought, less found by luck."""
    seat = int(seen.viewer)
    steps = needed(seen, line)
    choices = tactics_of(seen).sensible(seen, seat, options(seen, seat))
    wrong = len([action for action in choices if action not in steps])
    return steps.total() + log2(positions) / 2 + log2(1 + wrong) - 10 * luck

"""The bot that does what looks best at once."""
# mypyc: off  (a bot, and those are not compiled)

from eldritch.core.game import find
from eldritch.core.generator import Generator
from eldritch.core.state import State
from eldritch.core.tactics import NEUTRAL, Tactics, Taste

from .bot import Bot, Budget, Candidate, Choice

WORLDS = 8
"""So many worlds are imagined for the estimate of who wins."""


def tactics_of(seen: State, taste: Taste) -> Tactics:
    """The rules of thumb of the game that is played."""
    make = find(seen.edition.game, seen.edition.path).tactics
    assert make is not None, f"{seen.edition.game} has no tactics"
    return make(taste)


class GreedyBot(Bot):
    """By the game's rules of thumb alone, without looking ahead."""

    def __init__(self, taste: Taste = NEUTRAL) -> None:
        self.taste = taste
        self._tactics: Tactics | None = None

    def tactics(self, seen: State) -> Tactics:
        if self._tactics is None:
            self._tactics = tactics_of(seen, self.taste)
        return self._tactics

    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        tactics = self.tactics(seen)
        seat = seen.viewer
        options = tactics.sensible(seen, seat, seen.legal(seat))
        weights = tactics.weigh(seen, seat, options)
        ranking = sorted(range(len(options)), key=lambda place: -weights[place])
        action = options[ranking[0]]
        return Choice(action, (tactics.reason(seen, seat, action),))


def estimate(seen: State, tactics: Tactics, generator: Generator, worlds: int = WORLDS) -> tuple[float, ...]:
    """How likely each seat is to win: the mean over some imagined worlds."""
    sums = [0.0] * seen.seats
    for _ in range(worlds):
        for seat, chance in enumerate(tactics.worth(seen.imagine(generator.word()))):
            sums[seat] += chance
    return tuple(total / worlds for total in sums)

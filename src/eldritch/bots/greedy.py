"""The bot that does what looks best at once."""
# mypyc: off  (a bot, and those are not compiled)

from typing import Final

from eldritch.core.errors import BadOptions
from eldritch.core.game import find
from eldritch.core.generator import RANGE, Generator
from eldritch.core.state import State
from eldritch.core.tactics import Tactics

from .bot import Bot, Budget, Candidate, Choice
from .personalities import taste_of

WORLDS: Final = 4
"""So many worlds are imagined for the estimate of who wins."""


def tactics_of(seen: State, personality: str = "") -> Tactics:
    """The rules of thumb of the game that is played."""
    game = find(seen.edition.game, seen.edition.path)
    if game.tactics is None:
        raise BadOptions(f"{game.id} has no rules of thumb yet; only the random bot plays it")
    return game.tactics(taste_of(game.id, personality))


class GreedyBot(Bot):
    """By the game's rules of thumb alone, without looking ahead. Held back, it overlooks the best move at times."""

    def __init__(self, personality: str = "", drop: float = 0.0, memory: int = 0) -> None:
        self.personality = personality
        self.drop = drop
        self.memory = memory
        self._tactics: Tactics | None = None

    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        tactics = self._tactics = self._tactics or tactics_of(seen, self.personality)
        if self.memory > 0:
            seen = tactics.forgotten(seen, self.memory)
        seat = seen.viewer
        options = tactics.sensible(seen, seat, seen.legal(seat))
        weights = tactics.weigh(seen, seat, options)
        ranking = sorted(range(len(options)), key=lambda place: -weights[place])
        while len(ranking) > 1 and int(generator.word()) < self.drop * RANGE:
            del ranking[0]
        action = options[ranking[0]]
        chances = estimate(seen, tactics, generator)
        reasons = (tactics.reason(seen, seat, action),)
        return Choice(action, reasons, (Candidate(action, chances[seat], 1.0),), chances)


def estimate(seen: State, tactics: Tactics, generator: Generator) -> tuple[float, ...]:
    """How likely each seat is to win: the mean over some imagined worlds."""
    sums = [0.0] * int(seen.seats)
    for _ in range(WORLDS):
        world = tactics.imagined(seen, generator.word(), knowledge=False)
        for seat, chance in enumerate(tactics.chances(world, tactics.worth(world))):
            sums[seat] += chance
    return tuple(total / WORLDS for total in sums)

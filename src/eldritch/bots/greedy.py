"""The bot that plays its game's heuristics without a search."""
# mypyc: off  (bots are not compiled)

from typing import Final

from eldritch.core.errors import BadOptions
from eldritch.core.game import Game, find
from eldritch.core.generator import RANGE, Generator
from eldritch.core.state import State
from eldritch.core.tactics import Tactics

from .bot import Bot, Budget, Candidate, Choice
from .personalities import personality_of

WORLDS: Final = 4
"""Determinizations per estimate of the chances to win."""


def tactics_of(seen: State, personality: str = "", variant: str = "") -> Tactics:
    """The heuristics of the game being played."""
    return tactics_for(find(seen.edition.game, seen.edition.path), personality, variant)


def tactics_for(game: Game, personality: str = "", variant: str = "") -> Tactics:
    """The heuristics of a game: its usual ones, or one of the variants in its profile."""
    if game.tactics is None:
        raise BadOptions(f"{game.id} has no heuristics yet; only the random bot can play it")
    variants = game.profile.tactics_variants
    if variant and variant not in variants:
        known = f"the variants are {', '.join(variants)}" if variants else "it has no variants"
        raise BadOptions(f"{game.id} has no tactics {variant!r}; {known}")
    make = variants[variant] if variant else game.tactics
    return make(personality_of(game.id, personality))


class GreedyBot(Bot):
    """Plays the option with the highest weight. With a handicap it sometimes overlooks the best ones."""

    def __init__(self, personality: str = "", drop: float = 0.0, memory: int = 0, variant: str = "") -> None:
        self.personality = personality
        self.drop = drop
        self.memory = memory
        self.variant = variant
        self._tactics: Tactics | None = None

    def choose(self, seen: State, budget: Budget, generator: Generator) -> Choice:
        tactics = self._tactics = self._tactics or tactics_of(seen, self.personality, self.variant)
        if self.memory > 0:
            seen = tactics.forget(seen, self.memory)
        seat = seen.viewer
        options = tactics.prune(seen, seat, seen.legal(seat))
        weights = tactics.weigh(seen, seat, options)
        ranking = sorted(range(len(options)), key=lambda place: -weights[place])
        while len(ranking) > 1 and int(generator.word()) < self.drop * RANGE:
            del ranking[0]
        action = options[ranking[0]]
        chances = estimate(seen, tactics, generator)
        reasons = (tactics.reason(seen, seat, action),)
        return Choice(action, reasons, (Candidate(action, chances[seat], 1.0),), chances)


def estimate(seen: State, tactics: Tactics, generator: Generator) -> tuple[float, ...]:
    """Every seat's chance to win: the mean over a few determinizations."""
    sums = [0.0] * int(seen.seats)
    for _ in range(WORLDS):
        world = tactics.determinize(seen, generator.word(), knowledge=False)
        for seat, chance in enumerate(tactics.chances(world, tactics.evaluate(world))):
            sums[seat] += chance
    return tuple(total / WORLDS for total in sums)

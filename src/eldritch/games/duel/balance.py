"""How games between two greedy players go: how long they last, and which faction wins them.

python -c "from eldritch.games.duel.balance import report; print(report(10_000))"
"""
# mypyc: off  (counts games; the players themselves are compiled)

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from eldritch.core.generator import Generator

from .state import Duel
from .tactics import choose

SEATINGS = ("great_cthulhu-black_goat", "black_goat-great_cthulhu")


@dataclass
class Tally:
    """What was counted over many games."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    share: Counter[str] = field(default_factory=Counter)
    doom: Counter[str] = field(default_factory=Counter)

    def count(self, state: Duel, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.turns += state.turn
        self.rounds[state.round] += 1
        self.endings[state.ending] += 1
        for seat, part in enumerate(state.returns()):
            key = state.factions[seat].sheet.key
            self.share[key] += part  # type: ignore[assignment]
            self.doom[key] += state.doom[seat]


def play(seed: int) -> tuple[Duel, int]:
    """One game between greedy players who see no more than their seats do; the factions change seats every game."""
    from . import GAME

    state = GAME.new(2, seed, {"factions": SEATINGS[seed % 2]})
    assert isinstance(state, Duel)
    chance = Generator(seed ^ 0xC0FFEE)
    decisions = 0
    while not state.over:
        seat = state.deciders()[0]
        state.apply(seat, choose(state.seen_by(seat), seat, chance))
        decisions += 1
    return state, decisions


def tally(games: int, seed: int = 0) -> Tally:
    found = Tally()
    for number in range(games):
        found.count(*play(seed + number))
    return found


def report(games: int, seed: int = 0) -> str:
    """The figures of so many games, in a few lines."""
    found = tally(games, seed)
    mean = sum(rounds * count for rounds, count in found.rounds.items()) / games
    lines = [
        f"{games} games, {found.decisions / games:.0f} decisions and {found.turns / games:.1f} turns each",
        f"rounds: mean {mean:.2f}; " + ", ".join(f"{n}: {found.rounds[n]}" for n in sorted(found.rounds)),
        "endings: " + ", ".join(f"{name} {count}" for name, count in found.endings.most_common()),
    ]
    for faction in sorted(found.share):
        share = found.share[faction] / games
        spread = 1.96 * sqrt(share * (1 - share) / games)
        doom = found.doom[faction] / games
        lines.append(f"{faction}: wins {share:.1%} ± {spread:.1%}, {doom:.1f} Doom on average")
    return "\n".join(lines)

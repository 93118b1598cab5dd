"""The decisions of a game, one after another: what the seat saw, what it might do, what it did."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from eldritch.core.game import Game
from eldritch.core.state import State

from ..arena import seed_of
from ..own import thinker


@dataclass
class Decisions:
    """The decisions of one game. Observations and masks lie one behind another, each of the same length."""

    game: str
    observations: bytearray = field(default_factory=bytearray)
    masks: bytearray = field(default_factory=bytearray)
    seats: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    """What each seat got in the end."""

    def add(self, state: State, seat: int, action: int, player: str, size: int) -> None:
        """A decision that is about to be carried out, of a game with so many actions."""
        self.observations += state.observe(seat)
        self.masks += packed(state.legal(seat), size)
        self.seats.append(seat)
        self.actions.append(action)
        self.players.append(player)


def packed(actions: list[int], size: int) -> bytes:
    """A set of actions as bits, the lowest bit of the first byte being action 0.

    >>> packed([0, 9], 12).hex()
    '0102'
    """
    mask = bytearray((size + 7) // 8)
    for action in actions:
        mask[action >> 3] |= 1 << (action & 7)
    return bytes(mask)


@dataclass(frozen=True)
class SelfPlay:
    """Who plays, from which seed, by which options."""

    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object] | None = None


def play(game: Game, plan: SelfPlay, number: int) -> Decisions:
    """A game of bots. As in the arena, each deal is played in all rotations of the seats."""
    count = len(plan.bots)
    deal, rotation = divmod(number, count)
    state = game.new(count, seed_of(plan.seed, "deal", deal), plan.options)
    names = [plan.bots[(seat - rotation) % count] for seat in range(count)]
    thinkers = [thinker(name, seed_of(plan.seed, "bot", number, seat)) for seat, name in enumerate(names)]
    found = Decisions(f"{plan.seed}/{number}")
    while not state.over:
        seat = state.deciders()[0]
        action = thinkers[seat].choose(state.seen_by(seat)).action
        found.add(state, seat, action, names[seat], game.actions.size)
        state.apply(seat, action)
    found.returns = state.returns()
    return found

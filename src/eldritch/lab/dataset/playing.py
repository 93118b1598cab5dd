"""The decisions of a game: the seat's observation, its legal actions, and the action it took."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from eldritch.core.game import Game
from eldritch.core.state import State

from ..custom_bots import seated_bot
from ..play import play, rotated, seed_of


@dataclass
class Decisions:
    """The decisions of one game. Observations and masks are concatenated; all have the same length."""

    game: str
    observations: bytearray = field(default_factory=bytearray)
    masks: bytearray = field(default_factory=bytearray)
    seats: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    """Every seat's return."""

    def add(self, state: State, seat: int, action: int, player: str, size: int) -> None:
        """Add a decision that is about to be applied; `size` is the number of actions in the game."""
        self.observations += state.observe(seat)
        self.masks += packed(state.legal(seat), size)
        self.seats.append(seat)
        self.actions.append(action)
        self.players.append(player)


def packed(actions: list[int], size: int) -> bytes:
    """A set of actions as bits; the lowest bit of the first byte is action 0.

    >>> packed([0, 9], 12).hex()
    '0102'
    """
    mask = bytearray((size + 7) // 8)
    for action in actions:
        mask[action >> 3] |= 1 << (action & 7)
    return bytes(mask)


@dataclass(frozen=True)
class SelfPlay:
    """The bots, the seed and the options of the games."""

    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object] | None = None


def play_game(game: Game, plan: SelfPlay, number: int) -> Decisions:
    """One game of bots. As in the arena, each deal is played in all rotations of the seats."""
    count = len(plan.bots)
    deal, rotation = divmod(number, count)
    state = game.new(count, seed_of(plan.seed, "deal", deal), plan.options)
    names = rotated(plan.bots, rotation)
    bots = [seated_bot(name, seed_of(plan.seed, "bot", number, seat)) for seat, name in enumerate(names)]
    found = Decisions(f"{plan.seed}/{number}")
    for seat, _, choice in play(state, bots):
        found.add(state, seat, choice.action, names[seat], game.actions.size)
    found.returns = state.returns()
    return found

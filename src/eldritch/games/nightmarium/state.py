"""The position of a game of Nightmarium: hands, creatures, piles, and whose turn it is."""

from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.errors import BadDump
from eldritch.core.frame import Frame
from eldritch.core.generator import Generator
from eldritch.core.state import Data, State

from .actions import DECLINE, DRAW, STOP
from .box.components import COMPLETE, MOST_CREATURES, Cards
from .box.options import Options
from .knowledge import views as knowledge

PARTS: Final = 4
"""A creature has room for legs, torso, head and a seal."""

NO_SIDE_ACTIONS: Final = -1


@final
class Nightmare(State):
    """A position. A creature is a slot of a seat; `creature(seat, slot)` is its place in `height` and `body`."""

    def __init__(self, cards: Cards, options: Options, seats: i64, generator: Generator) -> None:
        super().__init__(cards, options, seats, generator, NO_SIDE_ACTIONS)
        self.cards: Cards = cards
        self.target: i64 = options.target
        self.hands: list[list[i64]] = []
        self.deck: list[i64] = []
        self.discard: list[i64] = []
        self.height: list[i64] = []
        self.body: list[i64] = []
        self.current: i64 = 0
        self.turn: i64 = 0
        self.fired: i64 = 0
        self.ledger: knowledge.Ledger | None = None

    def creature(self, seat: i64, slot: i64) -> i64:
        return seat * MOST_CREATURES + slot

    def part(self, creature: i64, position: i64) -> i64:
        """The card at a position of a creature."""
        return self.body[creature * PARTS + position]

    def complete_creatures(self, seat: i64) -> i64:
        """How many complete creatures the seat has, embodied ones among them."""
        count: i64 = 0
        first = seat * MOST_CREATURES
        for creature in range(first, first + self.target):
            if self.height[creature] >= COMPLETE:
                count += 1
        return count

    def clone(self) -> "Nightmare":
        twin = Nightmare(self.cards, self.options, self.seats, self.generator.copy())
        self.copy_to(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.height = self.height[:]
        twin.body = self.body[:]
        twin.current = self.current
        twin.turn = self.turn
        twin.fired = self.fired
        twin.ledger = None if self.ledger is None else self.ledger.copy()
        return twin

    def turns(self) -> int:
        return self.turn

    def forget(self) -> None:
        self.ledger = None

    def components(self) -> list[int]:
        found: list[int] = [*self.deck, *self.discard]
        for hand in self.hands:
            found += hand
        for creature in range(len(self.height)):
            found += self.body[creature * PARTS : creature * PARTS + self.height[creature]]
        for frame in self.stack:
            found += frame.holds()
        return found

    def fallback(self, seat: int) -> int:
        """Draw if that is open, stop picking, decline; otherwise the first choice there is."""
        legal = self.legal(seat)
        for safe in (DRAW, STOP, DECLINE):
            if safe in legal:
                return safe
        return legal[0]

    def position(self) -> Data:
        return {
            "turn": self.turn,
            "current": self.current,
            "fired": self.fired,
            "hands": [hand[:] for hand in self.hands],
            "deck": self.deck[:],
            "discard": self.discard[:],
            "height": self.height[:],
            "body": self.body[:],
            "ledger": None if self.ledger is None else self.ledger.dump(),
        }


def restore(state: Nightmare, data: Data, frames: dict[str, type[Frame[Any]]]) -> None:
    """Make a blank position the one that `dump` wrote."""
    state.restore(data, frames)
    position = data["position"]
    state.turn = position["turn"]
    state.current = position["current"]
    state.fired = position["fired"]
    state.hands = [hand[:] for hand in position["hands"]]
    state.deck = position["deck"][:]
    state.discard = position["discard"][:]
    state.height = position["height"][:]
    state.body = position["body"][:]
    state.ledger = None if position["ledger"] is None else knowledge.load_ledger(position["ledger"])
    check(state)


def check(state: Nightmare) -> None:
    """A position read back has a hand and room for creatures for every seat, and a ledger that speaks of them."""
    creatures = state.seats * MOST_CREATURES
    if len(state.hands) != state.seats or not 0 <= state.current < state.seats:
        raise BadDump("there must be a hand for every seat, and one of them to act")
    if len(state.height) != creatures or len(state.body) != creatures * PARTS:
        raise BadDump(f"there must be room for {MOST_CREATURES} creatures for every seat")
    if any(not 0 <= height <= PARTS for height in state.height):
        raise BadDump(f"a creature has at most {PARTS} cards")
    if state.ledger is not None:
        knowledge.check(state, state.ledger)

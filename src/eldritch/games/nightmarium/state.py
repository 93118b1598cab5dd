"""The position of a game of Nightmarium: hands, creatures, piles, and whose turn it is."""

from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.fields import dump_fields, restore_fields
from eldritch.core.frame import Frame
from eldritch.core.generator import Generator
from eldritch.core.state import Data, State

from .actions import DECLINE, DRAW, STOP
from .box.components import COMPLETE, PARTS, Cards, creature_at
from .box.options import Options
from .knowledge.ledger import Ledger, load_ledger

NO_SIDE_ACTIONS: Final = -1

FIELDS: Final = ("turn", "current", "fired", "hands", "deck", "discard", "height", "body")
"""The attributes that a dump holds as they are. (The ledger is written separately.)"""


@final
class Nightmare(State):
    """A position of Nightmarium.

    Hands are in rising order. The top of the deck is its last card. Creatures are numbered by `creature_at`: `height`
    is the number of cards of each, and `body` has room for PARTS cards of each, legs first.
    """

    def __init__(
        self, cards: Cards, options: Options, seats: i64, generator: Generator, model: "Nightmare | None" = None
    ) -> None:
        """A blank position or a copy of `model`. Every field is listed once, with its first value and its copy."""
        super().__init__(cards, options, seats, generator, NO_SIDE_ACTIONS, model)
        self.cards: Cards = cards
        self.target: i64 = options.target
        self.hands: list[list[i64]] = [] if model is None else [hand[:] for hand in model.hands]
        self.deck: list[i64] = [] if model is None else model.deck[:]
        self.discard: list[i64] = [] if model is None else model.discard[:]
        self.height: list[i64] = [] if model is None else model.height[:]
        self.body: list[i64] = [] if model is None else model.body[:]
        self.current: i64 = 0 if model is None else model.current
        self.turn: i64 = 0 if model is None else model.turn
        self.fired: i64 = 0 if model is None else model.fired
        """Abilities run since the last action of a player, to cut endless chains (R30)."""
        self.ledger: Ledger | None = None if model is None or model.ledger is None else model.ledger.copy()

    def part(self, creature: i64, position: i64) -> i64:
        """The card at a position of a creature."""
        return self.body[creature * PARTS + position]

    def parts(self, creature: i64) -> list[i64]:
        """The cards of a creature, legs first."""
        start = creature * PARTS
        return self.body[start : start + self.height[creature]]

    def complete_creatures(self, seat: i64) -> i64:
        """The number of the seat's complete creatures, including embodied ones."""
        count: i64 = 0
        first = creature_at(seat, 0)
        for creature in range(first, first + self.target):
            if self.height[creature] >= COMPLETE:
                count += 1
        return count

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """Insert a card into a hand, which stays in rising order."""
        hand = self.hands[seat]
        place: i64 = len(hand)
        while place > 0 and hand[place - 1] > card:
            place -= 1
        hand.insert(place, card)

    def clone(self) -> "Nightmare":
        return Nightmare(self.cards, self.options, self.seats, self.generator.copy(), self)

    def turns(self) -> int:
        return self.turn

    def forget(self) -> None:
        self.ledger = None

    def components(self) -> list[int]:
        found: list[int] = [*self.deck, *self.discard]
        for hand in self.hands:
            found += hand
        for creature in range(len(self.height)):
            found += self.parts(creature)
        for frame in self.stack:
            found += frame.holds()
        return found

    def fallback(self, seat: int) -> int:
        """Draw, stop picking or decline, if possible; otherwise the first legal action."""
        legal = self.legal(seat)
        for safe in (DRAW, STOP, DECLINE):
            if safe in legal:
                return safe
        return legal[0]

    def position(self) -> Data:
        return {**dump_fields(self, FIELDS), "ledger": None if self.ledger is None else self.ledger.dump()}


def restore(state: Nightmare, data: Data, frames: dict[str, type[Frame[Any]]]) -> None:
    """Fill a blank position from a dump."""
    state.restore(data, frames)
    position = data["position"]
    restore_fields(state, FIELDS, position)
    state.ledger = None if position["ledger"] is None else load_ledger(position["ledger"])

"""The position: hands, rows, deck, and whose turn it is."""

from typing import Any, Final

from mypy_extensions import i64

from eldritch.core.errors import BadDump
from eldritch.core.fields import dump_fields, restore_fields
from eldritch.core.frame import Frame
from eldritch.core.generator import Generator
from eldritch.core.seats import everyone
from eldritch.core.state import UNKNOWN, Data, State

from .actions import REFUSE
from .box.components import Cards
from .box.options import Options

NO_SIDE_ACTIONS: Final = -1

FIELDS: Final = ("turn", "current", "hands", "deck", "rows", "knowers")
"""What a dump holds of a position."""


class RavensState(State):
    """A position. `knowers` has for each card of a row the seats that have seen its face, as bits."""

    def __init__(
        self, cards: Cards, options: Options, seats: i64, generator: Generator, model: "RavensState | None" = None
    ) -> None:
        """A blank position or a copy of `model`. Every field is listed once, with its first value and its copy."""
        super().__init__(cards, options, seats, generator, NO_SIDE_ACTIONS, model)
        self.cards: Cards = cards
        self.turn: i64 = 0 if model is None else model.turn
        self.current: i64 = 0 if model is None else model.current
        self.hands: list[list[i64]] = [] if model is None else [hand[:] for hand in model.hands]
        self.deck: list[i64] = [] if model is None else model.deck[:]
        self.rows: list[list[i64]] = [] if model is None else [row[:] for row in model.rows]
        self.knowers: list[list[i64]] = [] if model is None else [masks[:] for masks in model.knowers]

    def lay(self, seat: i64, card: i64, knowers: i64) -> None:
        """Put a card face down at the end of a seat's row."""
        self.rows[seat].append(card)
        self.knowers[seat].append(knowers)

    def unplaced(self) -> list[i64]:
        """The cards of the box of which this view does not know where they are."""
        cards = self.cards.deck()
        for card in self.components():
            if card != UNKNOWN:
                cards.remove(card)
        return cards

    def clone(self) -> "RavensState":
        return RavensState(self.cards, self.options, self.seats, self.generator.copy(), self)

    def turns(self) -> int:
        return self.turn

    def forget(self) -> None:
        """Nothing to forget: who has seen which card is a fact of the position."""

    def components(self) -> list[int]:
        found: list[int] = [*self.deck]
        for cards in (*self.hands, *self.rows):
            found += cards
        for frame in self.stack:
            found += frame.holds()
        return found

    def fallback(self, seat: int) -> int:
        """Refuse a gift; as an offer the first there is."""
        legal = self.legal(seat)
        return REFUSE if REFUSE in legal else legal[0]

    def position(self) -> Data:
        return dump_fields(self, FIELDS)


def restore(state: RavensState, data: Data, frames: dict[str, type[Frame[Any]]]) -> None:
    """Make a blank position the one that `dump` wrote."""
    state.restore(data, frames)
    restore_fields(state, FIELDS, data["position"])
    if len(state.hands) != state.seats or len(state.rows) != state.seats:
        raise BadDump("there must be a hand and a row for every seat")
    if state.turn != sum(map(len, state.rows)) + (0 if state.over else 1):
        raise BadDump("every turn but the current one must have laid a card")
    if any(hand != sorted(hand) for hand in state.hands):
        raise BadDump("the cards of a hand must be in order")
    if not 0 <= state.current < state.seats:
        raise BadDump("it must be the turn of a seat")
    if [len(row) for row in state.rows] != [len(masks) for masks in state.knowers]:
        raise BadDump("it must be known of every card of a row who has seen it")
    if any(not 0 <= mask <= everyone(state.seats) for masks in state.knowers for mask in masks):
        raise BadDump("only seats can have seen a card")

"""The position of a game of Cthulhu Realms: every seat's cards and sanity, the rows and the box."""

from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.fields import dump_fields, restore_fields
from eldritch.core.frame import Frame
from eldritch.core.generator import Generator
from eldritch.core.seats import bit
from eldritch.core.state import Data, State

from .actions import END_TURN, aim_action
from .box.components import ADEPT, Cards
from .box.options import Options
from .knowledge.ledger import Ledger, load_ledger

NO_SIDE_ACTIONS: Final = -1

EMPTY: Final = -2
"""A place of a row for which the shared deck had no card left."""

SINGLE_ROW_WIDTH: Final = 5
"""Two players from the start share one row of this many cards."""
ROW_WIDTH: Final = 3
"""Otherwise a row of this many cards lies between each seat and the next."""

# A card in play is one number: from the highest bits its kind, the sanity it has lost this turn, and the abilities it
# has used this turn, a bit each.
KIND_SHIFT: Final = 12
DAMAGE_SHIFT: Final = 4
DAMAGE_MASK: Final = 0xFF
ABILITIES_MASK: Final = 0xF
TURN_MASK: Final = 0xFFF
"""Damage and used abilities: what the end of a turn clears."""


def put_into_play(kind: i64) -> i64:
    """A card that comes into play, undamaged and with all abilities unused."""
    return kind << KIND_SHIFT


def kind_of(card: i64) -> i64:
    """The kind of a card in play."""
    return card >> KIND_SHIFT


def damage_of(card: i64) -> i64:
    """The sanity that a location in play has lost this turn."""
    return (card >> DAMAGE_SHIFT) & DAMAGE_MASK


def damaged(card: i64, points: i64) -> i64:
    """The card in play after it has lost sanity."""
    return card + (points << DAMAGE_SHIFT)


def used_abilities(card: i64) -> i64:
    """The abilities that a card in play has used this turn, as bits."""
    return card & ABILITIES_MASK


def unused_abilities(card: i64) -> i64:
    """The abilities that a card in play has not used this turn, as bits."""
    return ~card & ABILITIES_MASK


def recovered(card: i64) -> i64:
    """The card in play at the start of a new turn."""
    return card & ~TURN_MASK


FIELDS: Final = (
    "turn",
    "current",
    "alive",
    "power",
    "happened",
    "choices",
    "sanity",
    "hands",
    "decks",
    "discards",
    "in_play",
    "rows",
    "width",
    "adepts",
    "shared",
    "box",
    "abjured",
)
"""What a dump holds, in its order; the ledger comes last."""


@final
class Realm(State):
    """A position. Cards are numbers: their kinds, or for cards in play what `put_into_play` gives.

    Hands and cards in play are sorted. The top of a pile is its end.
    """

    def __init__(
        self, cards: Cards, options: Options, seats: i64, generator: Generator, model: "Realm | None" = None
    ) -> None:
        """A blank position or a copy of `model`. Every field is listed once, with its first value and its copy."""
        super().__init__(cards, options, seats, generator, NO_SIDE_ACTIONS, model)
        self.cards: Cards = cards
        self.has_single_row: bool = seats == 2
        """Whether the game was begun by two players, who share one row (rulings 39 and 42)."""
        self.sanity: list[i64] = [] if model is None else model.sanity[:]
        self.hands: list[list[i64]] = [] if model is None else [pile[:] for pile in model.hands]
        self.decks: list[list[i64]] = [] if model is None else [pile[:] for pile in model.decks]
        self.discards: list[list[i64]] = [] if model is None else [pile[:] for pile in model.discards]
        self.in_play: list[list[i64]] = [] if model is None else [pile[:] for pile in model.in_play]
        self.rows: list[i64] = [] if model is None else model.rows[:]
        """All rows, one after another, numbered by the first of the two seats they lie between."""
        self.width: i64 = 0 if model is None else model.width
        """The number of places in a row."""
        self.adepts: i64 = 0 if model is None else model.adepts
        self.shared: list[i64] = [] if model is None else model.shared[:]
        self.box: list[i64] = [] if model is None else model.box[:]
        self.abjured: list[i64] = [] if model is None else model.abjured[:]
        """The cards in the box that were abjured this turn and may be returned; `box` holds the others."""
        self.alive: i64 = 0 if model is None else model.alive
        """The seats that are still in the game, as bits."""
        self.current: i64 = 0 if model is None else model.current
        """The active player."""
        self.turn: i64 = 0 if model is None else model.turn
        self.power: i64 = 0 if model is None else model.power
        self.happened: i64 = 0 if model is None else model.happened
        """Whether a card was discarded or abjured this turn, as the bits that requirements ask for."""
        self.choices: i64 = 0 if model is None else model.choices
        """How many choices the active player has made this turn."""
        self.ledger: Ledger | None = None if model is None or model.ledger is None else model.ledger.copy()

    def is_in(self, seat: i64) -> bool:
        """Whether the seat is still in the game."""
        return self.alive & bit(seat) != 0

    def row_start(self, seat: i64) -> i64:
        """The first place of the row between a seat and the next one in the game."""
        return 0 if self.has_single_row else seat * self.width

    def clone(self) -> "Realm":
        return Realm(self.cards, self.options, self.seats, self.generator.copy(), self)

    def turns(self) -> int:
        return self.turn

    def forget(self) -> None:
        self.ledger = None

    def components(self) -> list[int]:
        found: list[int] = [*self.shared, *self.box, *self.abjured, *([ADEPT] * self.adepts)]
        found += [card for card in self.rows if card != EMPTY]
        for seat in range(self.seats):
            found += self.hands[seat]
            found += self.decks[seat]
            found += self.discards[seat]
            found += [kind_of(card) for card in self.in_play[seat]]
        return found

    def fallback(self, seat: int) -> int:
        """End the turn; aim gains and draws at the seat itself, discards and losses at another; or the first choice."""
        legal = self.legal(seat)
        if END_TURN in legal:
            return END_TURN
        aim_at_self = aim_action(seat)
        step = self.stack[-1].shown()
        if aim_at_self in legal and step["discard"] == 0 and step["effect"] != "loss":
            return aim_at_self
        return legal[1] if aim_at_self == legal[0] else legal[0]

    def position(self) -> Data:
        return {**dump_fields(self, FIELDS), "ledger": None if self.ledger is None else self.ledger.dump()}


def restore(state: Realm, data: Data, frames: dict[str, type[Frame[Any]]]) -> None:
    """Make a blank position the one that `dump` wrote."""
    state.restore(data, frames)
    position = data["position"]
    restore_fields(state, FIELDS, position)
    state.ledger = None if position["ledger"] is None else load_ledger(position["ledger"])


def row_width(state: Realm) -> i64:
    """The number of places in a row (ruling 39)."""
    return SINGLE_ROW_WIDTH if state.has_single_row else ROW_WIDTH


def places_in_rows(state: Realm) -> i64:
    """The number of places in all rows together (ruling 39)."""
    return SINGLE_ROW_WIDTH if state.has_single_row else ROW_WIDTH * state.seats

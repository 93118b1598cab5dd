"""The position of a game of Cthulhu Realms: what everybody holds and has in play, the rows and the box."""

from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.errors import BadDump
from eldritch.core.frame import Frame
from eldritch.core.generator import Generator
from eldritch.core.seats import bit, everyone
from eldritch.core.state import Data, State

from .actions import AIM, END_TURN
from .box.components import ADEPT, Cards
from .box.options import Options
from .knowledge import views as knowledge

NO_SIDE_ACTIONS: Final = -1

EMPTY: Final = -2
"""A place of a row for which the shared deck had no card left."""

ONE_ROW: Final = 5
"""A game begun by two players has one row of five; others have a row of three for each seat and the next."""
ROW_BETWEEN: Final = 3

# A card in play is one number: its kind, the sanity it has lost this turn, the abilities it has used this turn.
KIND: Final = 12
DAMAGE: Final = 4
ONE_KIND: Final = 4096
ONE_DAMAGE: Final = 16
FRESH: Final = ~0xFFF
USED: Final = 0xF
LOST: Final = 0xFF


def kind_of(card: i64) -> i64:
    """The kind of a card in play."""
    return card >> KIND


def damage_of(card: i64) -> i64:
    """The sanity a location in play has lost this turn."""
    return (card >> DAMAGE) & LOST


@final
class Realm(State):
    """A position. All lists of kinds but draw piles and rows are public or sorted; the top of a pile is its end."""

    def __init__(self, cards: Cards, options: Options, seats: i64, generator: Generator) -> None:
        super().__init__(cards, options, seats, generator, NO_SIDE_ACTIONS)
        self.cards: Cards = cards
        self.sanity: list[i64] = []
        self.hands: list[list[i64]] = []
        self.decks: list[list[i64]] = []
        self.discards: list[list[i64]] = []
        self.in_play: list[list[i64]] = []
        self.rows: list[i64] = []
        self.width: i64 = 0
        self.adepts: i64 = 0
        self.shared: list[i64] = []
        self.box: list[i64] = []
        self.abjured: list[i64] = []
        """What the active player has abjured this turn and is still in the box; `box` holds the rest of it."""
        self.alive: i64 = 0
        self.current: i64 = 0
        self.turn: i64 = 0
        self.power: i64 = 0
        self.happened: i64 = 0
        """Whether a card was discarded or abjured this turn, as the bits that requirements ask for."""
        self.choices: i64 = 0
        """How many things the active player has done this turn."""
        self.ledger: knowledge.Ledger | None = None

    def is_in(self, seat: i64) -> bool:
        """Whether the seat is still in the game."""
        return self.alive & bit(seat) != 0

    def clone(self) -> "Realm":
        twin = Realm(self.cards, self.options, self.seats, self.generator.copy())
        self.copy_to(twin)
        twin.sanity = self.sanity[:]
        twin.hands = [pile[:] for pile in self.hands]
        twin.decks = [pile[:] for pile in self.decks]
        twin.discards = [pile[:] for pile in self.discards]
        twin.in_play = [pile[:] for pile in self.in_play]
        twin.rows = self.rows[:]
        twin.width = self.width
        twin.adepts = self.adepts
        twin.shared = self.shared[:]
        twin.box = self.box[:]
        twin.abjured = self.abjured[:]
        twin.alive = self.alive
        twin.current = self.current
        twin.turn = self.turn
        twin.power = self.power
        twin.happened = self.happened
        twin.choices = self.choices
        twin.ledger = None if self.ledger is None else self.ledger.copy()
        return twin

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
        """End the turn; help oneself and nobody else; otherwise the first choice there is."""
        legal = self.legal(seat)
        if END_TURN in legal:
            return END_TURN
        if AIM + seat in legal and self.stack[-1].shown()["discard"] == 0:
            return AIM + seat
        return legal[1] if AIM + seat == legal[0] else legal[0]

    def position(self) -> Data:
        return {
            "turn": self.turn,
            "current": self.current,
            "alive": self.alive,
            "power": self.power,
            "happened": self.happened,
            "choices": self.choices,
            "sanity": self.sanity[:],
            "hands": [pile[:] for pile in self.hands],
            "decks": [pile[:] for pile in self.decks],
            "discards": [pile[:] for pile in self.discards],
            "in_play": [pile[:] for pile in self.in_play],
            "rows": self.rows[:],
            "width": self.width,
            "adepts": self.adepts,
            "shared": self.shared[:],
            "box": self.box[:],
            "abjured": self.abjured[:],
            "ledger": None if self.ledger is None else self.ledger.dump(),
        }


def restore(state: Realm, data: Data, frames: dict[str, type[Frame[Any]]]) -> None:
    """Make a blank position the one that `dump` wrote."""
    state.restore(data, frames)
    position = data["position"]
    state.turn = position["turn"]
    state.current = position["current"]
    state.alive = position["alive"]
    state.power = position["power"]
    state.happened = position["happened"]
    state.choices = position["choices"]
    state.sanity = position["sanity"][:]
    state.hands = [pile[:] for pile in position["hands"]]
    state.decks = [pile[:] for pile in position["decks"]]
    state.discards = [pile[:] for pile in position["discards"]]
    state.in_play = [pile[:] for pile in position["in_play"]]
    state.rows = position["rows"][:]
    state.width = position["width"]
    state.adepts = position["adepts"]
    state.shared = position["shared"][:]
    state.box = position["box"][:]
    state.abjured = position["abjured"][:]
    state.ledger = None if position["ledger"] is None else knowledge.load_ledger(position["ledger"])
    check(state)


def check(state: Realm) -> None:
    """A position read back has everything for every seat, rows of their width, and a ledger that speaks of it."""
    everything: list[list[list[i64]]] = [state.hands, state.decks, state.discards, state.in_play]
    if len(state.sanity) != state.seats or any(len(piles) != state.seats for piles in everything):
        raise BadDump("there must be sanity and piles for every seat")
    if not 0 < state.alive <= everyone(state.seats) or not state.is_in(state.current):
        raise BadDump("there must be seats in the game, and one of them to act")
    rows = 1 if state.seats == 2 else state.seats
    if state.width != (ONE_ROW if rows == 1 else ROW_BETWEEN) or len(state.rows) != rows * state.width:
        raise BadDump("there must be a row of five for two, or rows of three for more")
    if state.ledger is not None:
        knowledge.check(state, state.ledger)

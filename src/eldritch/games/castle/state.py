"""The position of a journey to the Castle of the Devil: luggage, professions, allegiances and the current fight."""

from abc import abstractmethod
from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.fields import dump_fields, restore_fields
from eldritch.core.frame import Frame
from eldritch.core.generator import Generator
from eldritch.core.seats import bit
from eldritch.core.state import Data, State

from .actions import DECLINE, DONE, DRAW, FORESEE, IDENTITY, LEFT, PASS, READY, REFUSE, STOP, SUPPORT
from .box.components import BAG_WITH_GOBLET, BAG_WITH_KEY, GOBLET, KEY, ORDER, Box
from .box.options import Options
from .knowledge.ledger import Ledger, load_ledger

NOBODY: Final = -1

# Where the kinds of cards start among all components.
PROFESSION_CARDS: Final = 20
ALLEGIANCE_CARDS: Final = 40

FIELDS: Final = (
    "turn",
    "current",
    "passes",
    "hands",
    "pile",
    "professions",
    "spare",
    "face_up",
    "allegiance",
    "unused",
    "organisation",
    "characters",
    "fight",
    "stance",
)
"""What a dump holds under its own name. It writes `plays` and `behaviour` as texts, and the ledgers."""

SAFE_ANSWERS: Final = (READY, PASS, REFUSE, DRAW, DECLINE, DONE, SUPPORT, IDENTITY, LEFT, STOP)
"""Answers that commit to nothing."""


@final
class Journey(State):
    """A position. The top of the pile is its last item. Hands are sorted."""

    def __init__(
        self, box: Box, options: Options, seats: i64, generator: Generator, model: "Journey | None" = None
    ) -> None:
        """A blank position or a copy of `model`. Every field is listed once, with its first value and its copy."""
        super().__init__(box, options, seats, generator, FORESEE, model)
        self.box: Box = box
        self.limit: i64 = box.limit[seats]
        self.slots: i64 = 3 if options.expert and seats == 3 else 1
        self.smuggling: bool = options.smuggling
        self.foresight_needs_two: bool = options.foresight_needs_two
        self.hands: list[list[i64]] = [] if model is None else [hand[:] for hand in model.hands]
        self.pile: list[i64] = [] if model is None else model.pile[:]
        self.professions: list[i64] = [] if model is None else model.professions[:]
        self.spare: list[i64] = [] if model is None else model.spare[:]
        self.face_up: i64 = 0 if model is None else model.face_up
        # These lists are replaced, never changed in place, so copies may share them.
        self.allegiance: list[i64] = [] if model is None else model.allegiance
        self.unused: list[i64] = [] if model is None else model.unused
        self.organisation: list[i64] = [] if model is None else model.organisation
        self.characters: list[i64] = [] if model is None else model.characters
        self.current: i64 = 0 if model is None else model.current
        self.turn: i64 = 0 if model is None else model.turn
        self.passes: i64 = 0 if model is None else model.passes
        self.attacker: i64 = NOBODY if model is None else model.attacker
        self.defender: i64 = NOBODY if model is None else model.defender
        self.hypnotised: i64 = NOBODY if model is None else model.hypnotised
        self.stance: list[i64] = [] if model is None else model.stance[:]
        self.plays: list[i64] = [] if model is None else model.plays[:]
        """The cards used in the fight, packed by `rules.used_cards`."""
        self.behaviour: list[i64] = [0] * (seats * seats) if model is None else model.behaviour[:]
        """For each ordered pair of seats what the first did to the second, packed by `knowledge.behaviour`."""
        self.ledgers: list[Ledger | None] | None = None
        """What the spectator and each seat know; None in playouts that need no knowledge."""
        self.imagined_return: i64 = 0
        """The item returned in an unfinished trade. Only set while a world is being imagined."""

    @property
    def fight(self) -> list[i64]:
        """Attacker, defender and hypnotised seat, as dumps write them."""
        return [self.attacker, self.defender, self.hypnotised]

    @fight.setter
    def fight(self, seats: list[i64]) -> None:
        self.attacker, self.defender, self.hypnotised = seats

    def is_face_up(self, seat: i64) -> bool:
        return (self.face_up >> seat) & 1 != 0

    def may_use(self, seat: i64, profession: i64) -> bool:
        """Whether the seat has the profession and it is not spent. Single-use cards are spent while face up."""
        if self.professions[seat] != profession:
            return False
        return not self.is_face_up(seat) or (self.box.once >> profession) & 1 == 0

    def is_shown(self, profession: i64) -> bool:
        """Whether the profession lies face up in front of a player."""
        for seat in range(self.seats):
            if (self.face_up >> seat) & 1 != 0 and self.professions[seat] == profession:
                return True
        return False

    def is_goal(self, item: i64, organisation: i64) -> bool:
        """Whether an item is a goal card of an organisation. A bag is one once the pile is empty (ruling 8)."""
        if item == (KEY if organisation == ORDER else GOBLET):
            return True
        return len(self.pile) == 0 and item == (BAG_WITH_KEY if organisation == ORDER else BAG_WITH_GOBLET)

    def goals_of(self, seat: i64, organisation: i64) -> i64:
        """How many goal cards of an organisation the seat holds."""
        count: i64 = 0
        for item in self.hands[seat]:
            if self.is_goal(item, organisation):
                count += 1
        return count

    def clone(self) -> "Journey":
        twin = self.clone_without_ledgers()
        if self.ledgers is not None:
            twin.ledgers = [None if ledger is None else ledger.copy() for ledger in self.ledgers]
        return twin

    def clone_without_ledgers(self) -> "Journey":
        return Journey(self.box, self.options, self.seats, self.generator.copy(), self)

    def turns(self) -> int:
        return self.turn

    def forget(self) -> None:
        self.ledgers = None

    def components(self) -> list[int]:
        """Items by number, professions from 20, allegiances from 40."""
        found: list[int] = [*self.pile]
        for hand in self.hands:
            found += hand
        for profession in self.professions + self.spare:
            found.append(PROFESSION_CARDS + profession if profession >= 0 else profession)
        for organisation in self.allegiance + self.unused:
            found.append(ALLEGIANCE_CARDS + organisation if organisation >= 0 else organisation)
        return found

    def fallback(self, seat: int) -> int:
        """Answer no and keep one's cards. Where an item, a card or a player has to be chosen, choose any."""
        legal = [action for action in self.legal(seat) if action < FORESEE] or [FORESEE]
        for safe in SAFE_ANSWERS:
            if safe in legal:
                return safe
        frame = self.stack[-1]
        if isinstance(frame, SafeFrame):
            return frame.safe_answer()
        return legal[(self.turn * 7 + seat * 3) % len(legal)]

    def position(self) -> Data:
        return {
            **dump_fields(self, FIELDS),
            "plays": " ".join(map(str, self.plays)),
            "record": " ".join(map(str, self.behaviour)),
            "ledgers": None if self.ledgers is None else dump_ledgers(self.ledgers),
        }


class SafeFrame(Frame[Journey]):
    """A decision that knows its safe answer."""

    @abstractmethod
    def safe_answer(self) -> int:
        """The answer for a seat whose clock ran out."""


def dump_ledgers(ledgers: list[Ledger | None]) -> Data:
    """The ledgers by seat, with the spectator's at -1. A view has only its own; the others are empty texts."""
    return {str(place - 1): "" if ledger is None else ledger.dump() for place, ledger in enumerate(ledgers)}


def restore(state: Journey, data: Data, frames: dict[str, type[Frame[Any]]]) -> None:
    """Make a blank position the one that `dump` wrote."""
    state.restore(data, frames)
    position = data["position"]
    restore_fields(state, FIELDS, position)
    state.plays = [int(play) for play in position["plays"].split()]
    state.behaviour = [int(counts) for counts in position["record"].split()]
    if position["ledgers"] is not None:
        box, options, seats = state.box, state.options, state.seats
        state.ledgers = [
            None if text == "" else load_ledger(box, options, seats, text) for text in position["ledgers"].values()
        ]


def others(seats: i64, *without: i64) -> i64:
    """All seats but these, as bits."""
    found = bit(seats) - 1
    for seat in without:
        found &= ~bit(seat)
    return found

"""The position of a journey to the Castle of the Devil: luggage, professions, allegiances, and the fight that goes
on."""

from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.errors import BadDump
from eldritch.core.frame import Frame
from eldritch.core.generator import Generator
from eldritch.core.seats import bit
from eldritch.core.state import Data, State

from .actions import (
    ACCEPT,
    BID,
    DECLINE,
    DONE,
    DRAW,
    FORESEE,
    GIFT,
    GIVE_BACK,
    IDENTITY,
    LEFT,
    PASS,
    PASS_ON,
    PAY,
    READY,
    REFUSE,
    STOP,
    SUPPORT,
    TOP,
    YIELD,
)
from .box.components import BAG_WITH_GOBLET, BAG_WITH_KEY, GOBLET, KEY, KINDS, ORDER, Box
from .box.options import Options
from .knowledge import ledger

NOBODY: Final = -1

# Where the kinds of cards start among all components.
PROFESSION_CARDS: Final = 20
ALLEGIANCE_CARDS: Final = 40


@final
class Journey(State):
    """A position. The top of the pile is its end; hands are kept in rising order."""

    def __init__(self, box: Box, options: Options, seats: i64, generator: Generator) -> None:
        super().__init__(box, options, seats, generator, FORESEE)
        self.box: Box = box
        self.limit: i64 = box.limit[seats]
        self.slots: i64 = 3 if options.expert and seats == 3 else 1
        self.smuggling: bool = options.smuggling
        self.foresight_needs_two: bool = options.foresight_needs_two
        self.hands: list[list[i64]] = []
        self.pile: list[i64] = []
        self.professions: list[i64] = []
        self.spare: list[i64] = []
        self.face_up: i64 = 0
        self.allegiance: list[i64] = []
        self.unused: list[i64] = []
        self.organisation: list[i64] = []
        self.characters: list[i64] = []
        self.current: i64 = 0
        self.turn: i64 = 0
        self.passes: i64 = 0
        self.attacker: i64 = NOBODY
        self.defender: i64 = NOBODY
        self.hypnotised: i64 = NOBODY
        self.stance: list[i64] = []
        self.plays: list[i64] = []
        self.record: list[i64] = [0] * (seats * seats)
        self.ledgers: list[ledger.Ledger | None] | None = None
        self.tagged: i64 = 0

    def is_face_up(self, seat: i64) -> bool:
        return (self.face_up >> seat) & 1 != 0

    def may_use(self, seat: i64, profession: i64) -> bool:
        """Whether the seat has the profession and it is not spent: cards used once are, while face up."""
        if self.professions[seat] != profession:
            return False
        return not self.is_face_up(seat) or (self.box.once >> profession) & 1 == 0

    def is_shown(self, profession: i64) -> bool:
        """Whether the profession lies face up in front of somebody."""
        for seat in range(self.seats):
            if (self.face_up >> seat) & 1 != 0 and self.professions[seat] == profession:
                return True
        return False

    def goals_of(self, seat: i64, organisation: i64) -> i64:
        """How many goal cards of an organisation the seat holds; a bag is one once the pile is empty (ruling 8)."""
        goal: i64 = KEY if organisation == ORDER else GOBLET
        bag: i64 = BAG_WITH_KEY if organisation == ORDER else BAG_WITH_GOBLET
        turned = len(self.pile) == 0
        count: i64 = 0
        for item in self.hands[seat]:
            if item == goal or (item == bag and turned):
                count += 1
        return count

    def clone(self) -> "Journey":
        twin = Journey(self.box, self.options, self.seats, self.generator.copy())
        self.copy_to(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.professions = self.professions[:]
        twin.spare = self.spare[:]
        twin.face_up = self.face_up
        # Never changed after the deal, only replaced: these may be shared.
        twin.allegiance = self.allegiance
        twin.unused = self.unused
        twin.organisation = self.organisation
        twin.characters = self.characters
        twin.current = self.current
        twin.turn = self.turn
        twin.passes = self.passes
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.hypnotised = self.hypnotised
        twin.stance = self.stance[:]
        twin.plays = self.plays[:]
        twin.record = self.record[:]
        if self.ledgers is not None:
            twin.ledgers = [None if one is None else one.copy() for one in self.ledgers]
        return twin

    def turns(self) -> int:
        return self.turn

    def forget(self) -> None:
        self.ledgers = None

    def components(self) -> list[int]:
        """Items by number, professions from 20 on, allegiances from 40 on."""
        found: list[int] = [*self.pile]
        for hand in self.hands:
            found += hand
        for profession in self.professions + self.spare:
            found.append(PROFESSION_CARDS + profession if profession >= 0 else profession)
        for organisation in self.allegiance + self.unused:
            found.append(ALLEGIANCE_CARDS + organisation if organisation >= 0 else organisation)
        return found

    def fallback(self, seat: int) -> int:
        """Say no, keep what one has; where a card must go, any of one's own."""
        legal = [action for action in self.legal(seat) if action < FORESEE] or [FORESEE]
        for safe in (READY, PASS, REFUSE, DRAW, DECLINE, DONE, SUPPORT, IDENTITY, LEFT, STOP):
            if safe in legal:
                return safe
        if GIVE_BACK < legal[0] <= GIVE_BACK + KINDS:
            taken: int = self.stack[-1].fields()[2]
            return GIVE_BACK + taken
        for verb in (ACCEPT, BID, YIELD, TOP, PASS_ON, GIFT, PAY):
            if verb < legal[0]:
                return legal[(self.turn * 7 + seat * 3) % len(legal)]
        return legal[0]

    def position(self) -> Data:
        return {
            "turn": self.turn,
            "current": self.current,
            "passes": self.passes,
            "hands": [hand[:] for hand in self.hands],
            "pile": self.pile[:],
            "professions": self.professions[:],
            "spare": self.spare[:],
            "face_up": self.face_up,
            "allegiance": self.allegiance[:],
            "unused": self.unused[:],
            "organisation": self.organisation[:],
            "characters": self.characters[:],
            "fight": [self.attacker, self.defender, self.hypnotised],
            "stance": self.stance[:],
            "plays": " ".join(map(str, self.plays)),
            "record": " ".join(map(str, self.record)),
            "ledgers": None if self.ledgers is None else self.written_ledgers(self.ledgers),
        }

    def written_ledgers(self, ledgers: list[ledger.Ledger | None]) -> Data:
        """The ledgers by seat, the spectator's at -1; nothing for those that this view has not."""
        return {str(seat - 1): "" if one is None else one.dump() for seat, one in enumerate(ledgers)}


def restore(state: Journey, data: Data, frames: dict[str, type[Frame[Any]]]) -> None:
    """Make a blank position the one that `dump` wrote."""
    state.restore(data, frames)
    position = data["position"]
    state.turn = position["turn"]
    state.current = position["current"]
    state.passes = position["passes"]
    state.hands = [hand[:] for hand in position["hands"]]
    state.pile = position["pile"][:]
    state.professions = position["professions"][:]
    state.spare = position["spare"][:]
    state.face_up = position["face_up"]
    state.allegiance = position["allegiance"][:]
    state.unused = position["unused"][:]
    state.organisation = position["organisation"][:]
    state.characters = position["characters"][:]
    state.attacker, state.defender, state.hypnotised = position["fight"]
    state.stance = position["stance"][:]
    state.plays = [int(play) for play in position["plays"].split()]
    state.record = [int(deeds) for deeds in position["record"].split()]
    check(state)
    if position["ledgers"] is not None:
        box, options, seats = state.box, state.options, state.seats
        state.ledgers = [
            None if one == "" else ledger.load_ledger(box, options, seats, one) for one in position["ledgers"].values()
        ]
        check_ledgers(state, state.ledgers)


def check(state: Journey) -> None:
    """A position read back has a traveller in every seat."""
    whole = (state.hands, state.professions, state.organisation, state.characters, state.stance)
    if any(len(part) != state.seats for part in whole) or not 0 <= state.current < state.seats:
        raise BadDump("there must be a traveller in every seat, and one of them to act")
    if len(state.record) != state.seats * state.seats or min(state.record) < 0:
        raise BadDump("there must be a record for each two seats")


def check_ledgers(state: Journey, ledgers: list[ledger.Ledger | None]) -> None:
    """A ledger read back knows how many cards lie where."""
    for one in ledgers:
        if one is not None:
            hands = [one.items.size(seat) for seat in range(state.seats)]
            if hands != [len(hand) for hand in state.hands]:
                raise BadDump("a ledger counts other cards than lie in the hands")


def others(seats: i64, *without: i64) -> i64:
    """All seats but these, as bits."""
    found = bit(seats) - 1
    for seat in without:
        found &= ~bit(seat)
    return found

"""The trade texts (Справочник предметов): what the giver of an item gains by trading it (ruling 3)."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit, everyone
from eldritch.core.state import UNKNOWN

from .. import card_events, events
from ..actions import CHOOSE, DECLINE, DRAW, LEFT, PASS_ON, SLOT, SWAP
from ..box.components import COAT, MONOCLE, PRIVILEGE, SEXTANT, SLOTS, TOME, is_bag, spoken
from ..knowledge import behaviour as record
from ..state import Journey
from .luggage import draw, insert, kinds
from .sealed import any_option, only_own, put, unanswered
from .step import Step

TO_THE_LEFT: Final = 1
TO_THE_RIGHT: Final = -1


def announce(state: Journey, giver: i64, partner: i64, item: i64, first: bool) -> None:
    """The receiver names the item aloud, and its giver does what it says."""
    card_events.announced(state, giver, partner, spoken(item, len(state.pile)), first)
    if is_bag(item):
        state.stack.append(BagDraw(giver))
    elif item == PRIVILEGE:
        card_events.looked_at_hand(state, giver, partner, "privilege")
    elif item == MONOCLE:
        look_at_allegiance(state, giver, partner)
    elif item == TOME:
        state.stack.append(TomeSwap(giver, partner))
    elif item == COAT:
        open_wardrobe(state, giver)
    elif item == SEXTANT:
        state.stack.append(Direction(giver))


@final
class BagDraw(Step):
    """The Bag (Сумка): its giver may draw the top item."""

    def name(self) -> str:
        return "bag"

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [DRAW, DECLINE]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        if action == DRAW:
            draw(state, seat, "bag")
        else:
            card_events.declined(state, seat, "bag")


def look_at_allegiance(state: Journey, seat: i64, target: i64) -> None:
    """The Monocle (Монокль) shows the partner's allegiance; one card of three to experts (ruling 37)."""
    if state.slots == 1:
        record.looked(state, seat, target)
        card_events.looked_at_allegiance(state, seat, target, 0)
    else:
        state.stack.append(PickSlot(seat, target, identity=False))


@final
class PickSlot(Frame[Journey]):
    """Which of an expert's three allegiance cards to look at; with the profession too after a fight."""

    def __init__(self, seat: i64, target: i64, identity: bool) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.identity: bool = identity

    def name(self) -> str:
        return "slot"

    def fields(self) -> Fields:
        return [self.seat, self.target, self.identity]

    def shown(self) -> Facts:
        return {"seat": self.seat, "target": self.target}

    def owing(self, state: Journey) -> i64:
        return bit(self.seat)

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [SLOT + slot for slot in range(SLOTS)]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        if self.identity:
            card_events.looked_at_identity(state, seat, self.target, action - SLOT)
        else:
            card_events.looked_at_allegiance(state, seat, self.target, action - SLOT)


@final
class TomeSwap(Frame[Journey]):
    """The Tome (Талмуд): its giver may swap professions with the partner; both are fresh then (ruling 11)."""

    def __init__(self, seat: i64, partner: i64) -> None:
        self.seat: i64 = seat
        self.partner: i64 = partner

    def name(self) -> str:
        return "tome"

    def fields(self) -> Fields:
        return [self.seat, self.partner]

    def shown(self) -> Facts:
        return {"seat": self.seat, "partner": self.partner}

    def owing(self, state: Journey) -> i64:
        return bit(self.seat)

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [SWAP, DECLINE]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        if action == DECLINE:
            card_events.declined(state, seat, "tome")
            return
        mine = state.professions[seat]
        state.professions[seat] = state.professions[self.partner]
        state.professions[self.partner] = mine
        state.face_up &= ~(bit(seat) | bit(self.partner))
        card_events.professions_swapped(state, seat, self.partner)


def open_wardrobe(state: Journey, seat: i64) -> None:
    """The Coat (Куртка): its giver looks through the spare professions. With none there is no effect (ruling 10)."""
    if state.spare:
        card_events.spare_shown(state, seat)
        state.stack.append(Wardrobe(seat, state.spare[:]))


@final
class Wardrobe(Step):
    """Take a spare profession, fresh and face down, and put the old one back; or keep one's own (ruling 10)."""

    def __init__(self, seat: i64, spare: list[i64]) -> None:
        super().__init__(seat)
        self.spare: list[i64] = spare

    def name(self) -> str:
        return "coat"

    def fields(self) -> Fields:
        return [self.seat, self.spare[:]]

    def options(self, state: Journey, seat: i64) -> list[int]:
        choices = self.spare[:]
        if state.options.coat_may_refresh:
            insert(choices, state.professions[seat])
        options: list[int] = [CHOOSE + profession for profession in choices]
        options.append(DECLINE)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        if action == DECLINE:
            card_events.declined(state, seat, "coat")
            return
        old = state.professions[seat]
        taken = action - CHOOSE
        if taken != old:
            state.spare.remove(taken)
            insert(state.spare, old)
        state.professions[seat] = taken
        state.face_up &= ~bit(seat)
        card_events.profession_changed(state, seat, taken, old)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return self if seat == self.seat else Wardrobe(self.seat, [])

    def imagined(self, state: Journey) -> Frame[Journey]:
        return Wardrobe(self.seat, state.spare[:])


@final
class Direction(Step):
    """The Sextant (Секстант): its giver must choose a direction."""

    def name(self) -> str:
        return "sextant"

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [LEFT, LEFT + 1]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        step: i64 = TO_THE_LEFT if action == LEFT else TO_THE_RIGHT
        card_events.direction_chosen(state, seat, step)
        state.stack[-1] = PassOn(step, [0] * state.seats)


@final
class PassOn(Frame[Journey]):
    """Everybody passes one item to the neighbour on that side, all at once and sealed; it is no trade (ruling 9).

    Who has a single item has no choice, as everybody can see.
    """

    def __init__(self, step: i64, answers: list[i64]) -> None:
        self.step: i64 = step
        self.answers: list[i64] = answers

    def name(self) -> str:
        return "pass_on"

    def fields(self) -> Fields:
        return [self.step, self.answers[:]]

    def shown(self) -> Facts:
        return {"direction": "left" if self.step == TO_THE_LEFT else "right"}

    def owing(self, state: Journey) -> i64:
        owing = unanswered(everyone(state.seats), self.answers)
        for seat in range(state.seats):
            if len(state.hands[seat]) == 1:
                owing &= ~bit(seat)
        return owing

    def options(self, state: Journey, seat: i64) -> list[int]:
        return kinds(state.hands[seat], PASS_ON)

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack[-1] = PassOn(self.step, put(self.answers, seat, action - PASS_ON))
        events.answered(state, seat)

    def go(self, state: Journey) -> None:
        state.stack.pop()
        given: list[i64] = []
        for seat in range(state.seats):
            given.append(self.answers[seat] or state.hands[seat][0])
            state.hands[seat].remove(given[seat])
        for seat in range(state.seats):
            insert(state.hands[(seat + self.step + state.seats) % state.seats], given[seat])
        card_events.passed_on(state, self.step, given)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return PassOn(self.step, only_own(self.answers, seat))

    def imagined(self, state: Journey) -> Frame[Journey]:
        answers = self.answers
        for seat in range(state.seats):
            if answers[seat] == UNKNOWN:
                answers = put(answers, seat, any_option(state, self, seat) - PASS_ON)
        return PassOn(self.step, answers)

"""The trade texts (Справочник предметов): what the giver of an item gets for trading it (ruling 3)."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame, SeatFrame
from eldritch.core.seats import bit, everyone
from eldritch.core.state import UNKNOWN

from .. import events
from ..actions import CHOOSE, DECLINE, DRAW, LEFT, PASS_ON, RIGHT, SLOT, SWAP
from ..box.components import COAT, MONOCLE, PRIVILEGE, SEXTANT, SLOTS, TOME, announced_as, is_bag
from ..state import Journey
from .luggage import draw, insert, kinds
from .sealed import any_option, only_own, put, unanswered

TO_THE_LEFT: Final = 1
TO_THE_RIGHT: Final = -1


def announce(state: Journey, giver: i64, partner: i64, item: i64, first: bool) -> None:
    """The receiver names the item aloud, and the giver carries out its text."""
    events.announced(state, giver, partner, announced_as(item, len(state.pile)), first)
    if is_bag(item):
        state.stack.append(Bag(giver))
    elif item == PRIVILEGE:
        events.looked_at_hand(state, giver, partner, "privilege")
    elif item == MONOCLE:
        look_at_allegiance(state, giver, partner)
    elif item == TOME:
        state.stack.append(Tome(giver, partner))
    elif item == COAT:
        open_coat(state, giver)
    elif item == SEXTANT:
        state.stack.append(Sextant(giver))


@final
class Bag(SeatFrame[Journey]):
    """The Bag (Сумка): its giver may draw the top item."""

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [DRAW, DECLINE]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        if action == DRAW:
            draw(state, seat, "bag")
        else:
            events.declined(state, seat, "bag")


def look_at_allegiance(state: Journey, seat: i64, target: i64) -> None:
    """The Monocle (Монокль) shows the partner's allegiance; in the expert variant one card of three (ruling 37)."""
    if state.slots == 1:
        events.looked_at_allegiance(state, seat, target, 0)
    else:
        state.stack.append(Slot(seat, target, identity=False))


@final
class Slot(SeatFrame[Journey]):
    """Choose which of three allegiance cards to look at; after a fight (`identity`) with the profession."""

    def __init__(self, seat: i64, target: i64, identity: bool) -> None:
        super().__init__(seat)
        self.target: i64 = target
        self.identity: bool = identity

    def shown(self) -> Facts:
        return {"seat": self.seat, "target": self.target}

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [SLOT + slot for slot in range(SLOTS)]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        if self.identity:
            events.looked_at_identity(state, seat, self.target, action - SLOT)
        else:
            events.looked_at_allegiance(state, seat, self.target, action - SLOT)


@final
class Tome(SeatFrame[Journey]):
    """The Tome (Талмуд): its giver may swap professions with the partner, both face down again (ruling 11)."""

    def __init__(self, seat: i64, partner: i64) -> None:
        super().__init__(seat)
        self.partner: i64 = partner

    def shown(self) -> Facts:
        return {"seat": self.seat, "partner": self.partner}

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [SWAP, DECLINE]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        if action == DECLINE:
            events.declined(state, seat, "tome")
            return
        mine = state.professions[seat]
        state.professions[seat] = state.professions[self.partner]
        state.professions[self.partner] = mine
        state.face_up &= ~(bit(seat) | bit(self.partner))
        events.professions_swapped(state, seat, self.partner)


def open_coat(state: Journey, seat: i64) -> None:
    """The Coat (Куртка): its giver looks at the spare professions, by option without seeing them.

    If there are none it has no effect (ruling 10).
    """
    if not state.spare:
        return
    if not state.options.blind_coat:
        events.spare_shown(state, seat)
    state.stack.append(Coat(seat, on_offer(state)))


def on_offer(state: Journey) -> list[i64]:
    """The spare professions that the giver of the Coat sees."""
    return [] if state.options.blind_coat else state.spare[:]


@final
class Coat(SeatFrame[Journey]):
    """Take a spare profession face down and put the old one back, or keep one's own (ruling 10).

    `spare` holds the professions to choose from. If they are drawn blindly there are none.
    """

    def __init__(self, seat: i64, spare: list[i64]) -> None:
        super().__init__(seat)
        self.spare: list[i64] = spare

    def options(self, state: Journey, seat: i64) -> list[int]:
        choices = self.spare[:]
        if state.options.coat_may_refresh:
            insert(choices, state.professions[seat])
        options: list[int] = [DRAW] if state.options.blind_coat else []
        options += [CHOOSE + profession for profession in choices]
        options.append(DECLINE)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        if action == DECLINE:
            events.declined(state, seat, "coat")
            return
        old = state.professions[seat]
        taken = state.spare[state.generator.below(len(state.spare))] if action == DRAW else action - CHOOSE
        if taken != old:
            state.spare.remove(taken)
            insert(state.spare, old)
        state.professions[seat] = taken
        state.face_up &= ~bit(seat)
        events.profession_changed(state, seat, taken, old)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return self if seat == self.seat else Coat(self.seat, [])

    def imagined(self, state: Journey) -> Frame[Journey]:
        return Coat(self.seat, on_offer(state))


@final
class Sextant(SeatFrame[Journey]):
    """The Sextant (Секстант): its giver must choose a direction."""

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [LEFT, RIGHT]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        step: i64 = TO_THE_LEFT if action == LEFT else TO_THE_RIGHT
        events.direction_chosen(state, seat, step)
        state.stack[-1] = PassOn(step, [0] * state.seats)


@final
class PassOn(Frame[Journey]):
    """Everybody passes one item to the neighbour on that side, in secret and all at once. It is no trade (ruling 9).

    A player with a single item is not asked: everybody can see that there is no choice.
    """

    def __init__(self, step: i64, answers: list[i64]) -> None:
        self.step: i64 = step
        self.answers: list[i64] = answers

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
        events.passed_on(state, self.step, given)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return PassOn(self.step, only_own(self.answers, seat))

    def imagined(self, state: Journey) -> Frame[Journey]:
        answers = self.answers
        for seat in range(state.seats):
            if answers[seat] == UNKNOWN:
                answers = put(answers, seat, any_option(state, self, seat) - PASS_ON)
        return PassOn(self.step, answers)

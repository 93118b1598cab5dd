"""Attacking another player (Атака другого игрока): from the challenge to the count.

While a fight lasts the position holds who fights, who supports whom, who is hypnotised and which cards were used.
"""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .. import card_events, events
from ..actions import ATTACKER, BYSTANDER, CALL_OFF, DECLINE, DEFENDER, HYPNOTISE, PAY, SIDES, SUPPORT
from ..box.components import HYPNOTIST, PRIEST
from ..knowledge import behaviour as record
from ..state import NOBODY, Journey, others
from . import powers, spoils
from .luggage import kinds, move
from .sealed import NO, YES, any_option, holders, only_own, put, unanswered, who_said_yes
from .step import Step

# The stages of a fight, in their order.
CHALLENGE: Final = 0
SUPPORTING: Final = 1
HYPNOSIS: Final = 2
POWERS: Final = 3
COUNT: Final = 4
CONSEQUENCES: Final = 5


def turn_up(state: Journey, seat: i64, profession: i64) -> None:
    """A profession is used: from now on it lies face up. One that lies so already is used again."""
    state.face_up |= bit(seat)
    card_events.profession_used(state, seat, profession)


def attack(state: Journey, seat: i64, target: i64) -> None:
    state.attacker = seat
    state.defender = target
    record.attacked(state, seat, target)
    events.attacked(state, seat, target)
    state.stack.append(Fight(CHALLENGE))


def take_sides(state: Journey, seat: i64, side: i64) -> None:
    """Everybody sees on whose side somebody is who is no party to the fight."""
    if side == ATTACKER:
        record.took_sides(state, seat, state.attacker, state.defender)
    elif side == DEFENDER:
        record.took_sides(state, seat, state.defender, state.attacker)


def finish(state: Journey) -> None:
    """Everybody takes his cards back."""
    state.attacker = NOBODY
    state.defender = NOBODY
    state.hypnotised = NOBODY
    state.stance = [0] * state.seats
    state.plays = []


@final
class Fight(Frame[Journey]):
    """A fight, by the stage that comes next."""

    def __init__(self, stage: i64) -> None:
        self.stage: i64 = stage

    def name(self) -> str:
        return "fight"

    def fields(self) -> Fields:
        return [self.stage]

    def go(self, state: Journey) -> None:
        state.stack[-1] = Fight(self.stage + 1)
        if self.stage == CHALLENGE:
            ask_priest(state)
        elif self.stage == SUPPORTING:
            state.stack.append(Support(next_supporter(state, state.attacker)))
        elif self.stage == HYPNOSIS:
            ask_hypnotist(state)
        elif self.stage == POWERS:
            powers.open_round(state)
        elif self.stage == COUNT:
            spoils.count(state)
        else:
            state.stack.pop()
            spoils.consequences(state)


def ask_priest(state: Journey) -> None:
    """All who might be the Priest are asked: none of the two who fight (ruling 16), unless by the option the
    defender."""
    among = others(state.seats, state.attacker)
    if not state.options.priest_may_defend:
        among &= ~bit(state.defender)
    asked = holders(state, PRIEST, among)
    if asked != 0:
        state.stack.append(PriestWindow(asked, [0] * state.seats))


@final
class PriestWindow(Frame[Journey]):
    """The Priest (Священник) may call the fight off before anybody has taken a side."""

    def __init__(self, asked: i64, answers: list[i64]) -> None:
        self.asked: i64 = asked
        self.answers: list[i64] = answers

    def name(self) -> str:
        return "priest"

    def fields(self) -> Fields:
        return [self.asked, self.answers[:]]

    def owing(self, state: Journey) -> i64:
        return unanswered(self.asked, self.answers)

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [CALL_OFF, DECLINE] if state.may_use(seat, PRIEST) else [DECLINE]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack[-1] = PriestWindow(self.asked, put(self.answers, seat, YES if action == CALL_OFF else NO))
        events.answered(state, seat)

    def go(self, state: Journey) -> None:
        state.stack.pop()
        priest = who_said_yes(self.answers)
        if priest >= 0:
            call_off(state, priest)
        else:
            events.nobody_acted(state, "priest")

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return PriestWindow(self.asked, only_own(self.answers, seat))

    def imagined(self, state: Journey) -> Frame[Journey]:
        answers = self.answers
        for seat in range(state.seats):
            if answers[seat] == UNKNOWN:
                answers = put(answers, seat, YES if any_option(state, self, seat) == CALL_OFF else NO)
        return PriestWindow(self.asked, answers)


def call_off(state: Journey, priest: i64) -> None:
    """The fight is off. An attacker with two items or more pays the Priest one; the turn ends (ruling 17)."""
    attacker = state.attacker
    take_sides(state, priest, DEFENDER)
    turn_up(state, priest, PRIEST)
    events.called_off(state, priest)
    state.stack.pop()
    finish(state)
    if len(state.hands[attacker]) >= 2:
        state.stack.append(Pay(attacker, priest))


@final
class Pay(Frame[Journey]):
    """The attacker chooses what the Priest gets."""

    def __init__(self, seat: i64, priest: i64) -> None:
        self.seat: i64 = seat
        self.priest: i64 = priest

    def name(self) -> str:
        return "pay"

    def fields(self) -> Fields:
        return [self.seat, self.priest]

    def shown(self) -> Facts:
        return {"seat": self.seat, "priest": self.priest}

    def owing(self, state: Journey) -> i64:
        return bit(self.seat)

    def options(self, state: Journey, seat: i64) -> list[int]:
        return kinds(state.hands[seat], PAY)

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        move(state, seat, self.priest, action - PAY, "priest")


def next_supporter(state: Journey, after: i64) -> i64:
    """The next seat on the left that is not fighting itself; the attacker when all have been asked."""
    seat = (after + 1) % state.seats
    return (seat + 1) % state.seats if seat == state.defender else seat


@final
class Support(Step):
    """Clockwise from the attacker's left everybody takes a side, or none, in the open."""

    def name(self) -> str:
        return "support"

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [SUPPORT + side for side in range(len(SIDES))]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        side = action - SUPPORT
        state.stance[seat] = side
        take_sides(state, seat, side)
        events.supported(state, seat, side)
        following = next_supporter(state, seat)
        if following == state.attacker:
            state.stack.pop()
        else:
            state.stack[-1] = Support(following)


def ask_hypnotist(state: Journey) -> None:
    """The attacker is asked unless his profession lies face up and is another one."""
    if not state.is_face_up(state.attacker) or state.professions[state.attacker] == HYPNOTIST:
        state.stack.append(Hypnosis(state.attacker))


@final
class Hypnosis(Step):
    """The Hypnotist (Гипнотизер) takes one player out of the fight who is no party to it (ruling 18)."""

    def name(self) -> str:
        return "hypnosis"

    def options(self, state: Journey, seat: i64) -> list[int]:
        options: list[int] = []
        if state.may_use(seat, HYPNOTIST):
            for other in range(state.seats):
                if other != seat and other != state.defender:
                    options.append(HYPNOTISE + other)
        options.append(DECLINE)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        if action == DECLINE:
            events.nobody_acted(state, "hypnosis")
            return
        state.hypnotised = action - HYPNOTISE
        state.stance[state.hypnotised] = BYSTANDER
        turn_up(state, seat, HYPNOTIST)
        events.hypnotised(state, seat, state.hypnotised)

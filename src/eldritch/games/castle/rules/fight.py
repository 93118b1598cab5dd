"""Attacking another player (Атака другого игрока): the course of a fight up to the count."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame, SeatFrame
from eldritch.core.seats import bit

from .. import events
from ..actions import BYSTANDER, CALL_OFF, DECLINE, HYPNOTISE, PAY, SIDES, SUPPORT, USE_PROFESSION
from ..box.components import DUELIST, HYPNOTIST, PRIEST
from ..state import Journey, others
from . import powers, spoils
from .fight_points import end_fight
from .luggage import kinds, move
from .professions import use_profession
from .sealed import HolderQuestion, possible_holders
from .used_cards import PROFESSION, used_card

# The stages of a fight, in order.
CHALLENGE: Final = 0
SUPPORTING: Final = 1
HYPNOSIS: Final = 2
POWERS: Final = 3
COUNT: Final = 4
CONSEQUENCES: Final = 5


def attack(state: Journey, seat: i64, target: i64) -> None:
    state.attacker = seat
    state.defender = target
    events.attacked(state, seat, target)
    state.stack.append(Fight(CHALLENGE))


@final
class Fight(Frame[Journey]):
    """A fight, by the stage that comes next."""

    def __init__(self, stage: i64) -> None:
        self.stage: i64 = stage

    def go(self, state: Journey) -> None:
        state.stack[-1] = Fight(self.stage + 1)
        if self.stage == CHALLENGE:
            ask_priest(state)
        elif self.stage == SUPPORTING:
            state.stack.append(Support(next_supporter(state, state.attacker)))
            if state.options.early_duelist:
                ask_duelist(state)
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
    """Ask everybody who may be the Priest."""
    asked = possible_priests(state)
    if asked != 0:
        state.stack.append(Priest(asked, [0] * state.seats))


def possible_priests(state: Journey) -> i64:
    """The fighters are not asked (ruling 16), or by option only the attacker."""
    among = others(state.seats, state.attacker)
    if not state.options.priest_may_defend:
        among &= ~bit(state.defender)
    return possible_holders(state, PRIEST, among)


@final
class Priest(HolderQuestion):
    """The Priest (Священник) may call the fight off before anybody takes a side."""

    def profession(self) -> i64:
        return PRIEST

    def yes(self) -> i64:
        return CALL_OFF

    def with_answers(self, answers: list[i64]) -> HolderQuestion:
        return Priest(self.asked, answers)

    def use(self, state: Journey, seat: i64) -> None:
        call_off(state, seat)


def call_off(state: Journey, priest: i64) -> None:
    """End the fight. An attacker with two items or more pays the Priest one; the turn ends (ruling 17)."""
    attacker = state.attacker
    use_profession(state, priest, PRIEST)
    events.called_off(state, priest)
    state.stack.pop()
    end_fight(state)
    if len(state.hands[attacker]) >= 2:
        state.stack.append(Pay(attacker, priest))


@final
class Pay(SeatFrame[Journey]):
    """The attacker chooses what the Priest gets."""

    def __init__(self, seat: i64, priest: i64) -> None:
        super().__init__(seat)
        self.priest: i64 = priest

    def shown(self) -> Facts:
        return {"seat": self.seat, "priest": self.priest}

    def options(self, state: Journey, seat: i64) -> list[int]:
        return kinds(state.hands[seat], PAY)

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        move(state, seat, self.priest, action - PAY, "priest")


def ask_duelist(state: Journey) -> None:
    """By option, ask the fighters who may be the Duelist before anybody takes sides (ruling 19)."""
    asked = possible_duelists(state)
    if asked != 0:
        state.stack.append(EarlyDuel(asked, [0] * state.seats))


def possible_duelists(state: Journey) -> i64:
    """The fighters who may be the Duelist, as bits."""
    return possible_holders(state, DUELIST, bit(state.attacker) | bit(state.defender))


@final
class EarlyDuel(HolderQuestion):
    """The Duelist (Дуэлянт) may forbid all support. The question whom to support, beneath, is then dropped."""

    def profession(self) -> i64:
        return DUELIST

    def yes(self) -> i64:
        return USE_PROFESSION

    def with_answers(self, answers: list[i64]) -> HolderQuestion:
        return EarlyDuel(self.asked, answers)

    def use(self, state: Journey, seat: i64) -> None:
        state.stack.pop()
        state.plays.append(used_card(seat, PROFESSION))
        use_profession(state, seat, DUELIST)


def next_supporter(state: Journey, after: i64) -> i64:
    """The next seat to the left that is not the defender; the attacker when all have been asked."""
    seat = (after + 1) % state.seats
    return (seat + 1) % state.seats if seat == state.defender else seat


@final
class Support(SeatFrame[Journey]):
    """Clockwise from the attacker's left, everybody openly supports a side or neither."""

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [SUPPORT + side for side in range(len(SIDES))]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        side = action - SUPPORT
        state.stance[seat] = side
        events.supported(state, seat, side)
        following = next_supporter(state, seat)
        if following == state.attacker:
            state.stack.pop()
        else:
            state.stack[-1] = Support(following)


def ask_hypnotist(state: Journey) -> None:
    """Ask the attacker, unless another profession lies face up in front of that seat."""
    if not state.is_face_up(state.attacker) or state.professions[state.attacker] == HYPNOTIST:
        state.stack.append(Hypnosis(state.attacker))


@final
class Hypnosis(SeatFrame[Journey]):
    """The Hypnotist (Гипнотизер) takes one player who is not fighting out of the fight (ruling 18)."""

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
        use_profession(state, seat, HYPNOTIST)
        events.hypnotised(state, seat, state.hypnotised)

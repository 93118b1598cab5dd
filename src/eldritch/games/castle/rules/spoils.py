"""After the count: the Doctor, the winner's choice, or the attacker's draw on a tie."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .. import card_events, events
from ..actions import ATTACKER, BYSTANDER, DECLINE, DEFENDER, GIVE_BACK, HEAL, IDENTITY, LUGGAGE, TAKE
from ..box.components import DOCTOR
from ..knowledge import behaviour as record
from ..state import NOBODY, Journey
from . import fight, powers, texts
from .luggage import check_limit, draw, insert, kinds, move
from .sealed import NO, YES, any_option, holders, only_own, put, unanswered, who_said_yes


def count(state: Journey) -> None:
    """The result is told; then the Doctor may prevent what would follow. A tie with an empty pile has no consequences,
    so nobody is asked."""
    winner = powers.winner(state)
    events.counted(state, winner)
    if winner == BYSTANDER and not state.pile:
        return
    among = bit(state.seats) - 1
    if state.hypnotised != NOBODY:
        among &= ~bit(state.hypnotised)
    asked = holders(state, DOCTOR, among)
    if asked != 0:
        state.stack.append(DoctorWindow(asked, [0] * state.seats))


@final
class DoctorWindow(Frame[Journey]):
    """The Doctor (Врач), whoever he is, may prevent the consequences; nobody hypnotised is asked (ruling 18)."""

    def __init__(self, asked: i64, answers: list[i64]) -> None:
        self.asked: i64 = asked
        self.answers: list[i64] = answers

    def name(self) -> str:
        return "doctor"

    def fields(self) -> Fields:
        return [self.asked, self.answers[:]]

    def owing(self, state: Journey) -> i64:
        return unanswered(self.asked, self.answers)

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [HEAL, DECLINE] if state.may_use(seat, DOCTOR) else [DECLINE]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack[-1] = DoctorWindow(self.asked, put(self.answers, seat, YES if action == HEAL else NO))
        events.answered(state, seat)

    def go(self, state: Journey) -> None:
        state.stack.pop()
        doctor = who_said_yes(self.answers)
        if doctor >= 0:
            record_healing(state, doctor)
            fight.turn_up(state, doctor, DOCTOR)
            events.healed(state, doctor)
            state.stack.pop()
            fight.finish(state)
        else:
            events.nobody_acted(state, "doctor")

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return DoctorWindow(self.asked, only_own(self.answers, seat))

    def imagined(self, state: Journey) -> Frame[Journey]:
        answers = self.answers
        for seat in range(state.seats):
            if answers[seat] == UNKNOWN:
                answers = put(answers, seat, YES if any_option(state, self, seat) == HEAL else NO)
        return DoctorWindow(self.asked, answers)


def record_healing(state: Journey, doctor: i64) -> None:
    """The Doctor is on the loser's side, unless he is a party himself; of a tie the attacker would have drawn."""
    if doctor != state.attacker and doctor != state.defender:
        fight.take_sides(state, doctor, ATTACKER if powers.winner(state) == DEFENDER else DEFENDER)


def consequences(state: Journey) -> None:
    """The winner chooses; on a tie the attacker draws an item if there is one (ruling 21)."""
    side = powers.winner(state)
    attacker = state.attacker
    defender = state.defender
    fight.finish(state)
    if side == BYSTANDER:
        if state.pile:
            draw(state, attacker, "tie")
    elif side == ATTACKER:
        state.stack.append(Spoils(attacker, defender))
    else:
        state.stack.append(Spoils(defender, attacker))


@final
class Spoils(Frame[Journey]):
    """The winner looks at the loser's identity or at his luggage (ruling 25)."""

    def __init__(self, winner: i64, loser: i64) -> None:
        self.winner: i64 = winner
        self.loser: i64 = loser

    def name(self) -> str:
        return "spoils"

    def fields(self) -> Fields:
        return [self.winner, self.loser]

    def shown(self) -> Facts:
        return {"winner": self.winner, "loser": self.loser}

    def owing(self, state: Journey) -> i64:
        return bit(self.winner)

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [IDENTITY, LUGGAGE]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        events.spoils_chosen(state, seat, self.loser, "luggage" if action == LUGGAGE else "identity")
        if action == LUGGAGE:
            card_events.looked_at_hand(state, seat, self.loser, "luggage")
            state.stack.append(Loot(seat, self.loser, state.hands[self.loser][:]))
        elif state.slots == 1:
            record.looked(state, seat, self.loser)
            card_events.looked_at_identity(state, seat, self.loser, 0)
        else:
            state.stack.append(texts.PickSlot(seat, self.loser, identity=True))


@final
class Loot(Frame[Journey]):
    """The winner has seen the luggage and may take one item of it."""

    def __init__(self, winner: i64, loser: i64, luggage: list[i64]) -> None:
        self.winner: i64 = winner
        self.loser: i64 = loser
        self.luggage: list[i64] = luggage

    def name(self) -> str:
        return "luggage"

    def fields(self) -> Fields:
        return [self.winner, self.loser, self.luggage[:]]

    def shown(self) -> Facts:
        return {"winner": self.winner, "loser": self.loser}

    def owing(self, state: Journey) -> i64:
        return bit(self.winner)

    def options(self, state: Journey, seat: i64) -> list[int]:
        options = kinds(self.luggage, TAKE)
        options.append(DECLINE)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        """Whose last item is taken gets one back (ruling 26)."""
        state.stack.pop()
        if action == DECLINE:
            card_events.declined(state, seat, "luggage")
            return
        item = action - TAKE
        state.hands[self.loser].remove(item)
        insert(state.hands[seat], item)
        card_events.gave(state, self.loser, seat, item, "loot")
        if state.hands[self.loser]:
            check_limit(state, seat)
        else:
            state.stack.append(GiveBack(seat, self.loser, item))

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return self if seat == self.winner else Loot(self.winner, self.loser, [])

    def imagined(self, state: Journey) -> Frame[Journey]:
        return Loot(self.winner, self.loser, state.hands[self.loser][:])


@final
class GiveBack(Frame[Journey]):
    """The winner gives any own item to the loser who was left with none; no texts (ruling 26)."""

    def __init__(self, winner: i64, loser: i64, taken: i64) -> None:
        self.winner: i64 = winner
        self.loser: i64 = loser
        self.taken: i64 = taken

    def name(self) -> str:
        return "give_back"

    def fields(self) -> Fields:
        return [self.winner, self.loser, self.taken]

    def shown(self) -> Facts:
        return {"winner": self.winner, "loser": self.loser}

    def owing(self, state: Journey) -> i64:
        return bit(self.winner)

    def options(self, state: Journey, seat: i64) -> list[int]:
        return kinds(state.hands[seat], GIVE_BACK)

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        move(state, seat, self.loser, action - GIVE_BACK, "give_back")

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        if seat == self.winner or seat == self.loser:
            return self
        return GiveBack(self.winner, self.loser, 0)

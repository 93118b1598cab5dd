"""After the count: the Doctor, the winner's choice, or the attacker's draw on a tie."""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame
from eldritch.core.seats import bit

from .. import events
from ..actions import ATTACKER, BYSTANDER, DECLINE, DEFENDER, GIVE_BACK, HEAL, IDENTITY, LUGGAGE, TAKE
from ..box.components import DOCTOR, NO_ITEM
from ..state import NOBODY, Journey, SafeFrame
from .fight_points import end_fight, points, winner
from .luggage import check_limit, draw, insert, kinds, move
from .professions import use_profession
from .sealed import HolderQuestion, possible_holders
from .texts import Slot


def count(state: Journey) -> None:
    """Announce the result; then the Doctor may prevent the consequences.

    A tie with an empty pile has no consequences, so nobody is asked.
    """
    side = winner(state)
    events.counted(state, points(state, ATTACKER), points(state, DEFENDER), side)
    if side == BYSTANDER and not state.pile:
        return
    asked = possible_doctors(state)
    if asked != 0:
        state.stack.append(Doctor(asked, [0] * state.seats))


def possible_doctors(state: Journey) -> i64:
    """Everybody who may be the Doctor, except the hypnotised player (ruling 18), as bits."""
    among = bit(state.seats) - 1
    if state.hypnotised != NOBODY:
        among &= ~bit(state.hypnotised)
    return possible_holders(state, DOCTOR, among)


@final
class Doctor(HolderQuestion):
    """The Doctor (Врач) may prevent the consequences. A hypnotised player is not asked (ruling 18)."""

    def profession(self) -> i64:
        return DOCTOR

    def yes(self) -> i64:
        return HEAL

    def with_answers(self, answers: list[i64]) -> HolderQuestion:
        return Doctor(self.asked, answers)

    def use(self, state: Journey, seat: i64) -> None:
        use_profession(state, seat, DOCTOR)
        events.healed(state, seat, winner(state))
        state.stack.pop()
        end_fight(state)


def consequences(state: Journey) -> None:
    """The winner chooses; on a tie the attacker draws an item if there is one (ruling 21)."""
    side = winner(state)
    attacker = state.attacker
    defender = state.defender
    end_fight(state)
    if side == BYSTANDER:
        if state.pile:
            draw(state, attacker, "tie")
    elif side == ATTACKER:
        state.stack.append(Spoils(attacker, defender))
    else:
        state.stack.append(Spoils(defender, attacker))


@final
class Spoils(Frame[Journey]):
    """The winner looks at the loser's identity or luggage (ruling 25)."""

    def __init__(self, winner: i64, loser: i64) -> None:
        self.winner: i64 = winner
        self.loser: i64 = loser

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
            events.looked_at_hand(state, seat, self.loser, "luggage")
            state.stack.append(Luggage(seat, self.loser, state.hands[self.loser][:]))
        elif state.slots == 1:
            events.looked_at_identity(state, seat, self.loser, 0)
        else:
            state.stack.append(Slot(seat, self.loser, identity=True))


@final
class Luggage(Frame[Journey]):
    """The winner has seen the loser's luggage and may take one item."""

    def __init__(self, winner: i64, loser: i64, luggage: list[i64]) -> None:
        self.winner: i64 = winner
        self.loser: i64 = loser
        self.luggage: list[i64] = luggage

    def shown(self) -> Facts:
        return {"winner": self.winner, "loser": self.loser}

    def owing(self, state: Journey) -> i64:
        return bit(self.winner)

    def options(self, state: Journey, seat: i64) -> list[int]:
        options = kinds(self.luggage, TAKE)
        options.append(DECLINE)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        """A loser whose last item is taken gets one back (ruling 26)."""
        state.stack.pop()
        if action == DECLINE:
            events.declined(state, seat, "luggage")
            return
        item = action - TAKE
        state.hands[self.loser].remove(item)
        insert(state.hands[seat], item)
        events.gave(state, self.loser, seat, item, "loot")
        if state.hands[self.loser]:
            check_limit(state, seat)
        else:
            state.stack.append(GiveBack(seat, self.loser, item))

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return self if seat == self.winner else Luggage(self.winner, self.loser, [])

    def imagined(self, state: Journey) -> Frame[Journey]:
        return Luggage(self.winner, self.loser, state.hands[self.loser][:])


@final
class GiveBack(SafeFrame):
    """The winner gives any item to the loser, who was left with none. There are no trade texts (ruling 26)."""

    def __init__(self, winner: i64, loser: i64, taken: i64) -> None:
        self.winner: i64 = winner
        self.loser: i64 = loser
        self.taken: i64 = taken

    def shown(self) -> Facts:
        return {"winner": self.winner, "loser": self.loser}

    def owing(self, state: Journey) -> i64:
        return bit(self.winner)

    def options(self, state: Journey, seat: i64) -> list[int]:
        return kinds(state.hands[seat], GIVE_BACK)

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack.pop()
        move(state, seat, self.loser, action - GIVE_BACK, "give_back")

    def safe_answer(self) -> int:
        """Return the item that was taken."""
        return GIVE_BACK + self.taken

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        if seat == self.winner or seat == self.loser:
            return self
        return GiveBack(self.winner, self.loser, NO_ITEM)

    def imagined(self, state: Journey) -> Frame[Journey]:
        """Any of the winner's items may be the one that was taken."""
        if self.taken != NO_ITEM:
            return self
        hand = state.hands[self.winner]
        return GiveBack(self.winner, self.loser, hand[state.generator.below(len(hand))])

"""Items and professions in a fight: sealed rounds in which everybody may use cards, until a round of passes."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .. import events
from ..actions import ATTACKER, BYSTANDER, DEFENDER, DONE, POISON, USE_ITEM, USE_PROFESSION
from ..box.components import (
    BODYGUARD,
    CASTING_KNIVES,
    DAGGER,
    DUELIST,
    GLOVES,
    GRAND_MASTER,
    POISON_MIXER,
    POISON_RING,
    THUG,
    WHIP,
)
from ..state import NOBODY, Journey
from . import fight
from .sealed import any_option, holders, only_own, put

# What can be used in a fight: an item by its number, one's profession, or poison for the winner one names. A used card
# stands in the position's `plays` as seat × 32 + this.
PROFESSION: Final = 20
POISON_FOR_ATTACKER: Final = 21
POISON_FOR_DEFENDER: Final = 22
PER_SEAT: Final = 32

FINISHED: Final[i64] = 1 << 30
"""Stands in a sealed answer that is complete."""


def side_of(state: Journey, seat: i64) -> i64:
    """The side a seat fights on, itself or as a supporter."""
    if seat == state.attacker:
        return ATTACKER
    return DEFENDER if seat == state.defender else state.stance[seat]


def open_round(state: Journey) -> None:
    """Both who fight and their supporters are asked, and bystanders who might be the Poison Mixer."""
    asked: i64 = 0
    mixers = holders(state, POISON_MIXER, bit(state.seats) - 1)
    for seat in range(state.seats):
        if seat != state.hypnotised and side_of(state, seat) != BYSTANDER:
            asked |= bit(seat)
    if state.hypnotised != NOBODY:
        mixers &= ~bit(state.hypnotised)
    state.stack.append(Powers(asked | mixers, [0] * state.seats))


def playable(state: Journey, seat: i64) -> i64:
    """What the seat could use, as bits."""
    side = side_of(state, seat)
    party = seat == state.attacker or seat == state.defender
    found: i64 = 0
    for item in state.hands[seat]:
        if fits(item, side, party):
            found |= bit(item)
    profession = state.professions[seat]
    if state.may_use(seat, profession):
        if profession == POISON_MIXER and not party:
            found |= bit(POISON_FOR_ATTACKER) | bit(POISON_FOR_DEFENDER)
        elif profession_fits(profession, side, party):
            found |= bit(PROFESSION)
    for play in state.plays:
        if play // PER_SEAT == seat:
            found &= ~bit(play % PER_SEAT)  # No card is used twice in one fight (ruling 24).
    return found


def fits(item: i64, side: i64, party: bool) -> bool:
    """Whether an item helps somebody on this side, who fights himself (a party) or supports."""
    if item < DAGGER or item > POISON_RING:
        return False
    if party:
        return item == POISON_RING or item == (DAGGER if side == ATTACKER else GLOVES)
    if side == BYSTANDER:
        return False
    return item == (CASTING_KNIVES if side == ATTACKER else WHIP)


def profession_fits(profession: i64, side: i64, party: bool) -> bool:
    if party:
        return profession == DUELIST or profession == (THUG if side == ATTACKER else GRAND_MASTER)
    return profession == BODYGUARD and side != BYSTANDER


@final
class Powers(Frame[Journey]):
    """A round: what each seat has secretly put down so far, as bits."""

    def __init__(self, asked: i64, answers: list[i64]) -> None:
        self.asked: i64 = asked
        self.answers: list[i64] = answers

    def name(self) -> str:
        return "powers"

    def fields(self) -> Fields:
        return [self.asked, self.answers[:]]

    def shown(self) -> Facts:
        return {}

    def owing(self, state: Journey) -> i64:
        owing = self.asked
        for seat in range(len(self.answers)):
            if is_finished(self.answers[seat]):
                owing &= ~bit(seat)
        return owing

    def options(self, state: Journey, seat: i64) -> list[int]:
        """One card after another in rising order; done at any time."""
        options: list[int] = []
        chosen = self.answers[seat]
        can = playable(state, seat)
        if can != 0 and chosen < bit(PROFESSION):
            for item in range(DAGGER, POISON_RING + 1):
                if (can >> item) & 1 != 0 and bit(item) > chosen:
                    options.append(USE_ITEM + item)
            if (can >> PROFESSION) & 1 != 0:
                options.append(USE_PROFESSION)
            if (can >> POISON_FOR_ATTACKER) & 1 != 0:
                options.append(POISON + ATTACKER)
                options.append(POISON + DEFENDER)
        options.append(DONE)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack[-1] = Powers(self.asked, put(self.answers, seat, self.answers[seat] | put_down(action)))
        if action == DONE:
            events.answered(state, seat)

    def go(self, state: Journey) -> None:
        """All is revealed together. Poison ends the matter; after any other card there is a new round."""
        state.stack.pop()
        used = False
        for seat in range(state.seats):
            if self.answers[seat] & (FINISHED - 1) != 0:
                reveal(state, seat, self.answers[seat])
                used = True
        if is_duel(state):
            state.stance = [BYSTANDER] * state.seats
        if used and poisoned(state) == BYSTANDER:
            open_round(state)

        if not used:
            events.nobody_acted(state, "powers")

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        """Half an answer is none yet."""
        finished = [answer if is_finished(answer) or other == seat else 0 for other, answer in enumerate(self.answers)]
        return Powers(self.asked, only_own(finished, seat))

    def imagined(self, state: Journey) -> Frame[Journey]:
        answers = self.answers
        for seat in range(state.seats):
            if answers[seat] == UNKNOWN:
                answers = put(answers, seat, 0)
                while not is_finished(answers[seat]):
                    choice = any_option(state, Powers(self.asked, answers), seat)
                    answers = put(answers, seat, answers[seat] | put_down(choice))
        return Powers(self.asked, answers)


def is_finished(answer: i64) -> bool:
    return answer >= FINISHED or answer == UNKNOWN


def put_down(action: i64) -> i64:
    """What an action adds to a sealed answer."""
    if action == DONE:
        return FINISHED
    if action == USE_PROFESSION:
        return bit(PROFESSION)
    return bit(action - USE_ITEM) if action < USE_PROFESSION else bit(PROFESSION + action - POISON)


def reveal(state: Journey, seat: i64, answer: i64) -> None:
    for code in range(DAGGER, PER_SEAT):
        if code < 30 and (answer >> code) & 1 != 0:
            state.plays.append(seat * PER_SEAT + code)
            if code < PROFESSION:
                events.item_used(state, seat, code)
            else:
                fight.turn_up(state, seat, state.professions[seat])
                if code > PROFESSION:
                    fight.take_sides(state, seat, code - PROFESSION)
                    events.poisoned(state, seat, code - PROFESSION)


def is_duel(state: Journey) -> bool:
    """Whether the Duelist (Дуэлянт) has forbidden all support."""
    for play in state.plays:
        if play % PER_SEAT == PROFESSION and state.professions[play // PER_SEAT] == DUELIST:
            return True
    return False


def poisoned(state: Journey) -> i64:
    """The side that the Poison Mixer (Знаток ядов) has named; his word is final (ruling 20)."""
    for play in state.plays:
        if play % PER_SEAT > PROFESSION:
            return play % PER_SEAT - PROFESSION
    return BYSTANDER


def points(state: Journey, side: i64) -> i64:
    """One for the fighter, one for each supporter, and what the cards used add."""
    duel = is_duel(state)
    total: i64 = 1
    for seat in range(state.seats):
        if state.stance[seat] == side:
            total += 1
    for play in state.plays:
        if side_of(state, play // PER_SEAT) == side:
            total += worth(state, play // PER_SEAT, play % PER_SEAT, duel)
    return total


def worth(state: Journey, seat: i64, code: i64, duel: bool) -> i64:
    """What a used card adds; a supporter's adds nothing in a duel."""
    if code == POISON_RING or code > PROFESSION:
        return 0
    if code == PROFESSION and state.professions[seat] == DUELIST:
        return 1 if state.options.duelist_bonus else 0
    if duel and seat != state.attacker and seat != state.defender:
        return 0
    return 1


def winner(state: Journey) -> i64:
    """The side that wins: by poison, by points, or on a tie by the Poison Ring if it was used (ruling 21)."""
    named = poisoned(state)
    if named != BYSTANDER:
        return named
    for_attacker = points(state, ATTACKER)
    for_defender = points(state, DEFENDER)
    if for_attacker != for_defender:
        return ATTACKER if for_attacker > for_defender else DEFENDER
    for play in state.plays:
        if play % PER_SEAT == POISON_RING:
            return side_of(state, play // PER_SEAT)
    return BYSTANDER

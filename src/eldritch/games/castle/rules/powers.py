"""Items and professions in a fight: sealed rounds in which cards may be used, until nobody uses one."""

from typing import final

from mypy_extensions import i64

from eldritch.core.frame import Frame
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
from .fight_points import is_duel, is_fighter, poisoned, side_of
from .professions import use_profession
from .sealed import any_option, only_own, possible_holders, put
from .used_cards import (
    POISON_FOR_ATTACKER,
    POISON_FOR_DEFENDER,
    PROFESSION,
    card_of,
    chosen_by,
    is_finished,
    is_item,
    is_poison,
    poisoned_side,
    seat_of,
    used_card,
    uses_any,
)


def open_round(state: Journey) -> None:
    state.stack.append(Powers(asked_in_round(state), [0] * state.seats))


def asked_in_round(state: Journey) -> i64:
    """The fighters, their supporters, and bystanders who may be the Poison Mixer, as bits."""
    asked: i64 = 0
    mixers = possible_holders(state, POISON_MIXER, bit(state.seats) - 1)
    for seat in range(state.seats):
        if seat != state.hypnotised and side_of(state, seat) != BYSTANDER:
            asked |= bit(seat)
    if state.hypnotised != NOBODY:
        mixers &= ~bit(state.hypnotised)
    return asked | mixers


def usable(state: Journey, seat: i64) -> i64:
    """The cards that the seat could use, as bits."""
    side = side_of(state, seat)
    fighter = is_fighter(state, seat)
    found: i64 = 0
    for item in state.hands[seat]:
        if item_helps(item, side, fighter):
            found |= bit(item)
    profession = state.professions[seat]
    if state.may_use(seat, profession):
        if profession == POISON_MIXER and not fighter:
            found |= bit(POISON_FOR_ATTACKER) | bit(POISON_FOR_DEFENDER)
        elif profession_helps(profession, side, fighter):
            found |= bit(PROFESSION)
    for play in state.plays:
        if seat_of(play) == seat:
            found &= ~bit(card_of(play))  # No card is used twice in one fight (ruling 24).
    return found


def item_helps(item: i64, side: i64, fighter: bool) -> bool:
    """Whether a fighter or a supporter on this side can use an item."""
    if item < DAGGER or item > POISON_RING:
        return False
    if fighter:
        return item == POISON_RING or item == (DAGGER if side == ATTACKER else GLOVES)
    if side == BYSTANDER:
        return False
    return item == (CASTING_KNIVES if side == ATTACKER else WHIP)


def profession_helps(profession: i64, side: i64, fighter: bool) -> bool:
    """Whether a fighter or a supporter on this side can use a profession."""
    if fighter:
        return profession == DUELIST or profession == (THUG if side == ATTACKER else GRAND_MASTER)
    return profession == BODYGUARD and side != BYSTANDER


@final
class Powers(Frame[Journey]):
    """A round: the cards that each seat has secretly chosen so far (see `used_cards`)."""

    def __init__(self, asked: i64, answers: list[i64]) -> None:
        self.asked: i64 = asked
        self.answers: list[i64] = answers

    def owing(self, state: Journey) -> i64:
        owing = self.asked
        for seat in range(len(self.answers)):
            if is_finished(self.answers[seat]):
                owing &= ~bit(seat)
        return owing

    def options(self, state: Journey, seat: i64) -> list[int]:
        """Cards are chosen one by one, in rising order; DONE completes the answer."""
        options: list[int] = []
        chosen = self.answers[seat]
        cards = usable(state, seat)
        if cards != 0 and chosen < bit(PROFESSION):
            for item in range(DAGGER, POISON_RING + 1):
                if (cards >> item) & 1 != 0 and bit(item) > chosen:
                    options.append(USE_ITEM + item)
            if (cards >> PROFESSION) & 1 != 0:
                options.append(USE_PROFESSION)
            if (cards >> POISON_FOR_ATTACKER) & 1 != 0:
                options.append(POISON + ATTACKER)
                options.append(POISON + DEFENDER)
        options.append(DONE)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack[-1] = Powers(self.asked, put(self.answers, seat, self.answers[seat] | chosen_by(action)))
        if action == DONE:
            events.answered(state, seat)

    def go(self, state: Journey) -> None:
        """Reveal all answers together. Poison ends the fight; after any other card there is another round."""
        state.stack.pop()
        used = False
        for seat in range(state.seats):
            if uses_any(self.answers[seat]):
                reveal(state, seat, self.answers[seat])
                used = True
        if is_duel(state):
            state.stance = [BYSTANDER] * state.seats
        if not used:
            events.nobody_acted(state, "powers")
        elif poisoned(state) == BYSTANDER:
            open_round(state)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        """Others do not see whether a seat has begun an answer, only whether it is complete."""
        finished = [answer if is_finished(answer) or other == seat else 0 for other, answer in enumerate(self.answers)]
        return Powers(self.asked, only_own(finished, seat))

    def imagined(self, state: Journey) -> Frame[Journey]:
        answers = self.answers
        for seat in range(state.seats):
            if answers[seat] == UNKNOWN:
                answers = put(answers, seat, 0)
                while not is_finished(answers[seat]):
                    choice = any_option(state, Powers(self.asked, answers), seat)
                    answers = put(answers, seat, answers[seat] | chosen_by(choice))
        return Powers(self.asked, answers)


def reveal(state: Journey, seat: i64, answer: i64) -> None:
    """The seat uses the cards of its answer."""
    for card in range(DAGGER, POISON_FOR_DEFENDER + 1):
        if (answer >> card) & 1 == 0:
            continue
        state.plays.append(used_card(seat, card))
        if is_item(card):
            events.item_used(state, seat, card)
        else:
            use_profession(state, seat, state.professions[seat])
            if is_poison(card):
                events.poisoned(state, seat, poisoned_side(card))

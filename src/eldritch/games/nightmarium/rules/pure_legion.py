"""The discard for a pure legion: every opponent gives one card of the legion, or any two for want of one.

The opponents answer at the same time; nobody sees another's answer before all are in (R25).
"""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .. import events
from ..actions import DISCARD
from ..box.components import LEGIONS, legion_trait
from ..state import Nightmare


@final
class PureLegion(Frame[Nightmare]):
    """The sealed answers so far, one list of cards per seat. The cards stay in the hands until all are in."""

    def __init__(self, legion: i64, answers: list[list[i64]]) -> None:
        self.legion: i64 = legion
        self.answers: list[list[i64]] = answers

    def name(self) -> str:
        return "pure_legion"

    def fields(self) -> Fields:
        return [self.legion, [answer[:] for answer in self.answers]]

    def shown(self) -> Facts:
        answers = [[None if card == UNKNOWN else card for card in answer] for answer in self.answers]
        return {"legion": LEGIONS[self.legion], "answers": answers}

    def owing(self, state: Nightmare) -> i64:
        owing: i64 = 0
        for seat in range(state.seats):
            if seat != state.current and not self.is_answered(state, seat):
                owing |= bit(seat)
        return owing

    def is_answered(self, state: Nightmare, seat: i64) -> bool:
        """One card of the legion is enough; without one it takes two, or all there are (R24).

        A hand of one card has no choice, so it is not asked: everybody can see that.
        """
        answer = self.answers[seat]
        if len(state.hands[seat]) <= 1 or len(answer) == 2:
            return True
        return len(answer) == 1 and (answer[0] == UNKNOWN or state.cards.legion[answer[0]] == self.legion)

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        """The cards of the legion, seals among them (R27); for want of any, two cards in rising order."""
        matching: list[int] = []
        others: list[int] = []
        hand = state.hands[seat]
        picked = self.answers[seat]
        for place in range(len(hand)):
            card = hand[place]
            if place > 0 and card == hand[place - 1]:
                continue
            if state.cards.legion[card] == self.legion:
                matching.append(DISCARD + card)
            elif self.leaves_two(hand, picked, card):
                others.append(DISCARD + card)
        return matching or others

    def leaves_two(self, hand: list[i64], picked: list[i64], card: i64) -> bool:
        """Whether picking the card makes two cards in rising order, now or with one more."""
        if not picked:
            return card < hand[-1] or hand.count(card) > 1
        return card > picked[0] or (card == picked[0] and hand.count(card) > 1)

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        """Others are told that the seat has answered; of half an answer nothing."""
        answered = self.answered(seat, [*self.answers[seat], action - DISCARD])
        state.stack[-1] = answered
        if answered.is_answered(state, seat) and answered.owing(state) != 0:
            events.answered(state, seat)

    def go(self, state: Nightmare) -> None:
        """All answers are in: they are revealed, clockwise from the acting player's left."""
        state.stack.pop()
        for step in range(1, state.seats):
            seat = (state.current + step) % state.seats
            cards = self.answers[seat] or state.hands[seat][:]
            if not cards:
                continue
            void: i64 = 0 if state.cards.legion[cards[0]] == self.legion else legion_trait(self.legion)
            for card in cards:
                state.hands[seat].remove(card)
                state.discard.append(card)
            events.gave_up(state, seat, cards, self.legion, void)

    def seen_by(self, state: Nightmare, seat: i64) -> Frame[Nightmare] | None:
        """Others see who has answered, not what; half an answer is none yet."""
        seen: list[list[i64]] = []
        for other in range(state.seats):
            if other == seat:
                seen.append(self.answers[other])
            else:
                answered = len(self.answers[other]) > 0 and self.is_answered(state, other)
                seen.append([UNKNOWN] if answered else [])
        return PureLegion(self.legion, seen)

    def imagined(self, state: Nightmare) -> Frame[Nightmare]:
        """Answers given in secret are imagined as any that the imagined hands allow."""
        frame = self
        for seat in range(state.seats):
            if self.answers[seat] and self.answers[seat][0] == UNKNOWN:
                frame = frame.answered(seat, [])
                while not frame.is_answered(state, seat):
                    options = frame.options(state, seat)
                    card: i64 = options[state.generator.below(len(options))] - DISCARD
                    frame = frame.answered(seat, [*frame.answers[seat], card])
        return frame

    def answered(self, seat: i64, answer: list[i64]) -> "PureLegion":
        """This step with another answer of one seat."""
        answers = self.answers[:]
        answers[seat] = answer
        return PureLegion(self.legion, answers)

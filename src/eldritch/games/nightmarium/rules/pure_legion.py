"""The discard for a pure legion: every opponent discards one card of the legion, or any two without one.

The opponents answer at the same time. Nobody sees another's answer before all have answered (R25).
"""

from typing import final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from .. import events
from ..actions import discarded_card, discards
from ..box.components import COMPLETE, FEARS, HEAD, LEGIONS, LEGS, TORSO, creature_at, legion_trait
from ..state import Nightmare


def demand(state: Nightmare, slot: i64) -> None:
    """A creature completed by a head of the same legion as its torso and legs makes every opponent discard (R26)."""
    creature = creature_at(state.current, slot)
    if state.over or state.height[creature] != COMPLETE:
        return
    head = state.part(creature, HEAD)
    if is_pure(state, creature, head):
        legion = state.cards.legion[head]
        events.pure_legion(state, slot, legion)
        state.stack.append(PureLegion(legion, [[] for _ in range(state.seats)]))


def is_pure(state: Nightmare, creature: i64, head: i64) -> bool:
    """Whether the creature is of one legion with this head."""
    legion = state.cards.legion
    return legion[head] == legion[state.part(creature, TORSO)] and legion[head] == legion[state.part(creature, LEGS)]


def may_keep(state: Nightmare, matching: list[i64]) -> bool:
    """With the option `keep_seals`, no seal has to be discarded: two cards of other legions may be instead (R27)."""
    return bool(state.options.keep_seals) and all(card > FEARS for card in matching)


@final
class PureLegion(Frame[Nightmare]):
    """The answers so far, a list of cards for each seat. The cards stay in the hands until all have answered.

    In a view, [UNKNOWN] is the complete answer of another seat.
    """

    def __init__(self, legion: i64, answers: list[list[i64]]) -> None:
        self.legion: i64 = legion
        self.answers: list[list[i64]] = answers

    def shown(self) -> Facts:
        answers = [[None if card == UNKNOWN else card for card in answer] for answer in self.answers]
        return {"legion": LEGIONS[self.legion], "answers": answers}

    def owing(self, state: Nightmare) -> i64:
        """Only opponents are asked (R23)."""
        owing: i64 = 0
        for seat in range(state.seats):
            if seat != state.current and not self.has_answered(state, seat):
                owing |= bit(seat)
        return owing

    def has_answered(self, state: Nightmare, seat: i64) -> bool:
        """One card of the legion is a complete answer, and so are two other cards (R24).

        A hand of at most one card leaves no choice, so its owner is not asked. Everybody can see that.
        """
        if len(state.hands[seat]) <= 1:
            return True
        answer = self.answers[seat]
        if len(answer) == 1:
            return answer[0] == UNKNOWN or state.cards.legion[answer[0]] == self.legion
        return len(answer) == 2

    def options(self, state: Nightmare, seat: i64) -> list[int]:
        return discards(self.choices(state, seat))

    def choices(self, state: Nightmare, seat: i64) -> list[i64]:
        """One card of the legion, including seals (R27); without one, two cards, chosen in rising order (R24)."""
        hand = state.hands[seat]
        matching = [card for card in hand if state.cards.legion[card] == self.legion]
        others = [card for card in hand if state.cards.legion[card] != self.legion]
        if matching and not (len(others) > 1 and may_keep(state, matching)):
            return matching
        answer = self.answers[seat]
        if not answer:
            return sorted(others[:-1] + matching)  # The highest other card can only be the second.
        return others[others.index(answer[0]) + 1 :]

    def take(self, state: Nightmare, seat: i64, action: i64) -> None:
        """Add a card to the seat's answer. The others learn that it is complete, unless all are."""
        after = self.with_answer(seat, [*self.answers[seat], discarded_card(action)])
        state.stack[-1] = after
        if after.has_answered(state, seat) and after.owing(state) != 0:
            events.answered(state, seat)

    def go(self, state: Nightmare) -> None:
        """All have answered: reveal the answers clockwise from the current player's left (R25)."""
        state.stack.pop()
        for step in range(1, state.seats):
            seat = (state.current + step) % state.seats
            cards = self.answers[seat] or state.hands[seat][:]
            if cards:
                self.reveal(state, seat, cards)

    def reveal(self, state: Nightmare, seat: i64, cards: list[i64]) -> None:
        """Discard an answer. Cards of another legion prove that the hand has none of the legion.

        With the option `keep_seals` they prove nothing, because seals may be left.
        """
        proved = state.cards.legion[cards[0]] != self.legion and not (state.options.seals and state.options.keep_seals)
        void: i64 = legion_trait(self.legion) if proved else 0
        for card in cards:
            state.hands[seat].remove(card)
            state.discard.append(card)
        events.gave_up(state, seat, cards, self.legion, void)

    def seen_by(self, state: Nightmare, seat: i64) -> Frame[Nightmare] | None:
        """A seat sees its own answer, and which other answers are complete."""
        seen: list[list[i64]] = []
        for other in range(state.seats):
            if other == seat:
                seen.append(self.answers[other])
            elif self.answers[other] and self.has_answered(state, other):
                seen.append([UNKNOWN])
            else:
                seen.append([])
        return PureLegion(self.legion, seen)

    def imagined(self, state: Nightmare) -> Frame[Nightmare]:
        """Hidden answers become random answers that the imagined hands allow."""
        frame = self
        for seat in range(state.seats):
            if self.answers[seat] and self.answers[seat][0] == UNKNOWN:
                frame = frame.with_random_answer(state, seat)
        return frame

    def with_random_answer(self, state: Nightmare, seat: i64) -> "PureLegion":
        frame = self.with_answer(seat, [])
        while not frame.has_answered(state, seat):
            options = frame.options(state, seat)
            action: i64 = options[state.generator.below(len(options))]
            frame = frame.with_answer(seat, [*frame.answers[seat], discarded_card(action)])
        return frame

    def with_answer(self, seat: i64, answer: list[i64]) -> "PureLegion":
        """A copy of this step with another answer of one seat."""
        answers = self.answers[:]
        answers[seat] = answer
        return PureLegion(self.legion, answers)

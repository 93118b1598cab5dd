"""The course of the game (Ход игры): one action a turn, then the neighbour on the left."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Fields, Frame
from eldritch.core.seats import bit, everyone
from eldritch.core.state import UNKNOWN

from .. import events
from ..actions import (
    AGREE,
    ATTACK,
    DECLARE,
    DECLINE,
    DEMAND,
    FORTUNE,
    OFFER,
    OFFERS_PER_SEAT,
    PASS,
    SOLO,
)
from ..box.components import DIPLOMAT, KINDS
from ..state import Journey
from . import diplomat, fight, trade, victory
from .sealed import NO, YES, all_yes, any_option, only_own, put, unanswered

ROUNDS_OF_PASSES: Final = 3
"""After so many full rounds of nothing but passes a draw is offered (ruling 42)."""


def begin(state: Journey, seat: i64) -> None:
    state.current = seat
    state.turn += 1
    state.stack.append(Turn(seat, spent=False))
    events.turn_began(state)


def spend(state: Journey) -> None:
    """The turn's action is taken; when all that comes of it is done, the turn ends."""
    state.stack[-1] = Turn(state.current, spent=True)
    state.passes = 0


@final
class Turn(Frame[Journey]):
    """The active player acts; `spent` once he has."""

    def __init__(self, seat: i64, spent: bool) -> None:
        self.seat: i64 = seat
        self.spent: bool = spent

    def name(self) -> str:
        return "turn"

    def fields(self) -> Fields:
        return [self.seat, self.spent]

    def shown(self) -> Facts:
        return {"seat": self.seat, "spent": self.spent}

    def owing(self, state: Journey) -> i64:
        return 0 if self.spent else bit(self.seat)

    def options(self, state: Journey, seat: i64) -> list[int]:
        """What the player's own cards allow, whatever the others may hold."""
        options: list[int] = [PASS]
        trade.add_offers(state, seat, options)
        if state.may_use(seat, DIPLOMAT):
            diplomat.add_demands(state, seat, options)
        for other in range(state.seats):
            if other != seat:
                options.append(ATTACK + other)
        if victory.may_declare(state, seat):
            options.append(DECLARE)
        if victory.may_win_alone(state, seat):
            options.append(SOLO)
        if victory.may_tell_fortune(state, seat):
            options.append(FORTUNE)
        return options

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        if action == PASS:
            self.skip(state)
        elif action < DEMAND + 1:
            choice = action - OFFER - 2
            within = choice % OFFERS_PER_SEAT
            spend(state)
            trade.offer(state, seat, choice // OFFERS_PER_SEAT, within // 2 + 1, within % 2)
        elif action < ATTACK:
            choice = action - DEMAND - 1
            diplomat.name_item(state, seat, choice // KINDS, choice % KINDS + 1)
        elif action < DECLARE:
            spend(state)
            fight.attack(state, seat, action - ATTACK)
        elif action == SOLO:
            victory.win_alone(state, seat)
        else:
            spend(state)
            victory.declare(state, seat, action == FORTUNE)

    def skip(self, state: Journey) -> None:
        """Pass (Пропуск хода). Three full rounds of it and everybody is asked for a draw (ruling 42)."""
        passes = state.passes + 1
        spend(state)
        events.passed(state, self.seat)
        state.passes = passes
        if state.options.draw_offers and passes >= ROUNDS_OF_PASSES * state.seats:
            state.passes = 0
            events.draw_offered(state)
            state.stack.append(DrawOffer([0] * state.seats))

    def go(self, state: Journey) -> None:
        """The next player on the left; after the last turn allowed it is a draw (ruling 42)."""
        state.stack.pop()
        if state.turn >= state.options.turn_limit:
            victory.draw(state, victory.TURN_LIMIT)
        else:
            begin(state, (self.seat + 1) % state.seats)


@final
class DrawOffer(Frame[Journey]):
    """Everybody is asked in secret whether to end in a draw; it takes all to agree (ruling 42)."""

    def __init__(self, answers: list[i64]) -> None:
        self.answers: list[i64] = answers

    def name(self) -> str:
        return "draw_offer"

    def fields(self) -> Fields:
        return [self.answers[:]]

    def owing(self, state: Journey) -> i64:
        return unanswered(everyone(state.seats), self.answers)

    def options(self, state: Journey, seat: i64) -> list[int]:
        return [AGREE, DECLINE]

    def take(self, state: Journey, seat: i64, action: i64) -> None:
        state.stack[-1] = DrawOffer(put(self.answers, seat, YES if action == AGREE else NO))
        events.answered(state, seat)

    def go(self, state: Journey) -> None:
        state.stack.pop()
        if all_yes(self.answers):
            victory.draw(state, victory.AGREED_DRAW)
        else:
            events.draw_declined(state)

    def seen_by(self, state: Journey, seat: i64) -> Frame[Journey] | None:
        return DrawOffer(only_own(self.answers, seat))

    def imagined(self, state: Journey) -> Frame[Journey]:
        answers = self.answers
        for seat in range(state.seats):
            if answers[seat] == UNKNOWN:
                answers = put(answers, seat, YES if any_option(state, self, seat) == AGREE else NO)
        return DrawOffer(answers)

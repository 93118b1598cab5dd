"""The course of the game (Ход игры): one action per turn, then the neighbour to the left."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.events import Facts
from eldritch.core.frame import Frame
from eldritch.core.seats import bit, everyone

from .. import events
from ..actions import (
    AGREE,
    ATTACK,
    DECLARE,
    DECLINE,
    FORTUNE,
    PASS,
    SOLO,
    demand_item,
    demand_target,
    is_attack,
    is_demand,
    is_offer,
    offer_target,
    offers_to,
    traded_item,
    traded_silent,
)
from ..box.components import DIPLOMAT
from ..state import Journey
from . import diplomat, fight, trade, victory
from .sealed import NO, YES, all_yes, imagined_answers, only_own, put, unanswered
from .turn_frame import TurnFrame, spend_action

ROUNDS_OF_PASSES: Final = 3
"""After this many full rounds of passes a draw is offered (ruling 42)."""


def begin(state: Journey, seat: i64) -> None:
    state.current = seat
    state.turn += 1
    state.stack.append(Turn(seat, spent=False))
    events.turn_began(state)


@final
class Turn(TurnFrame):
    """The current player's choice of an action."""

    def shown(self) -> Facts:
        return {"seat": self.seat, "spent": self.spent}

    def owing(self, state: Journey) -> i64:
        return 0 if self.spent else bit(self.seat)

    def after_action(self) -> TurnFrame:
        return Turn(self.seat, spent=True)

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
        """A demand spends the action only when it is made, and winning alone ends the game."""
        if action == PASS:
            self.skip(state)
        elif is_offer(action):
            spend_action(state)
            target = offer_target(action)
            verb = offers_to(target)
            trade.offer(state, seat, target, traded_item(verb, action), traded_silent(verb, action))
        elif is_demand(action):
            diplomat.name_item(state, seat, demand_target(action), demand_item(action))
        elif is_attack(action):
            spend_action(state)
            fight.attack(state, seat, action - ATTACK)
        elif action == SOLO:
            victory.win_alone(state, seat)
        else:
            spend_action(state)
            victory.declare(state, seat, action == FORTUNE)

    def skip(self, state: Journey) -> None:
        """Pass (Пропуск хода). After three full rounds of passes everybody is asked for a draw (ruling 42)."""
        passes = state.passes + 1
        spend_action(state)
        events.passed(state, self.seat)
        state.passes = passes
        if state.options.draw_offers and passes >= ROUNDS_OF_PASSES * state.seats:
            state.passes = 0
            events.draw_offered(state)
            state.stack.append(DrawOffer([0] * state.seats))

    def go(self, state: Journey) -> None:
        """The next player to the left begins. After the last turn allowed the game is a draw (ruling 42)."""
        state.stack.pop()
        if state.turn >= state.options.turn_limit:
            victory.draw(state, victory.TURN_LIMIT)
        else:
            begin(state, (self.seat + 1) % state.seats)


@final
class DrawOffer(Frame[Journey]):
    """Everybody is asked in secret whether to end in a draw. It takes all to agree (ruling 42)."""

    def __init__(self, answers: list[i64]) -> None:
        self.answers: list[i64] = answers

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
        return DrawOffer(imagined_answers(state, self, self.answers, AGREE))

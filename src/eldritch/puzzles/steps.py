"""A seat's turn step by step: how long it lasts, what is worth choosing in it, and what happens by itself."""

from dataclasses import dataclass
from typing import Final

from eldritch.core.state import State
from eldritch.games.duel import actions as duel
from eldritch.games.duel.state import Duel
from eldritch.games.nightmarium import actions as nightmarium
from eldritch.games.nightmarium.state import Nightmare
from eldritch.games.realms import actions as realms
from eldritch.games.realms.box.abilities import CONJURE, GAIN, MOST_LINES
from eldritch.games.realms.box.components import LOCATION
from eldritch.games.realms.state import Realm, kind_of

LASTING: Final = 15
"""No turn takes so many cards from the rows."""

TURN: Final = "turn"
"""The step that begins something new: when it comes up again, the turn before it is over."""

ROUND: Final = "round"

IDLE: Final = {
    "nightmarium": ("draw", "mark", "stop"),
    "duel": ("reveal", "devolve_policy", "stop", "end_turn", "pass", "take_book", "choose_first", "done"),
}
"""Verbs that fill a turn or end it: ways to win need some of them, but which and how often makes no difference."""


Line = tuple[int, ...]
"""What a seat chooses, one after another."""


@dataclass(frozen=True)
class Stretch:
    """A seat's turn: from the position where it begins to wherever something new begins.

    In Duel all that is left of the round, since the enemy is out of Power: turn after turn, and the Doom Phase.
    """

    seat: int
    name: str
    number: int

    def lasts(self, state: State) -> bool:
        if type(state) is Duel:
            return int(state.round) == self.number
        frame = state.stack[-1]
        if frame.name() != TURN:
            return True
        return frame.name() == self.name and state.turns() == self.number and state.deciders() == [self.seat]


def stretch_of(state: State, seat: int) -> Stretch:
    if type(state) is Duel:
        return Stretch(seat, ROUND, int(state.round))
    return Stretch(seat, state.stack[-1].name(), state.turns())


def is_won(state: State, seat: int) -> bool:
    """Whether the seat has won, and alone."""
    return state.over and state.winners == [seat]


def options(state: State, seat: int) -> list[int]:
    """What is worth a thought for somebody who wants to win this turn. See below why the rest is not."""
    legal = state.legal(seat)
    if type(state) is Realm:
        return [action for action in legal if not is_idle(state, action)] or legal
    if type(state) is Duel:
        return [action for action in legal if action < duel.MAN or duel.END_TURN <= action < state.side_start]
    return legal


def promising(state: State, seat: int) -> list[int]:
    """What may be part of a certain win: no blind draws, no more swaps than fill the turn."""
    if type(state) is Nightmare:
        swapping = state.stack[-1].name() == "swap"
        return [nightmarium.STOP] if swapping else [one for one in state.legal(seat) if one != nightmarium.DRAW]
    found = options(state, seat)
    return [action for action in found if action < realms.GRAZE_PLAYER] if type(state) is Realm else found


# Why some choices are left out:
# - Buying, and whatever only brings Power or sanity: a bought card lies in the discard pile, and where that is not
#   shuffled (`only_way` sees to it) and the shared deck does not run out (`is_open_ended`) neither helps this turn.
# - To end the turn, to spare somebody, or to hit anybody point by point who has no location to hide behind.
# - Revealing Elder Signs is no question: all count in the end, and to end the game one shows what one has (`follow`).
# - When the enemy is asked for Devolve is settled for the round.
# - Stepping off a gate, or onto one: free figures man gates by themselves, and an abandoned one brings less.


def is_open_ended(state: State) -> bool:
    """Whether the shared deck of Cthulhu Realms is sure to last for the turn."""
    return type(state) is not Realm or len(state.shared) >= LASTING


def is_idle(state: Realm, action: int) -> bool:
    if realms.USE <= action < realms.BUY:
        kind, line = divmod(action - realms.USE, MOST_LINES)
        place = kind * MOST_LINES + line
        leaves = state.cards.ability[place] & state.cards.leaving[kind] != 0
        return state.cards.effect[place] in (CONJURE, GAIN) and not leaves
    if realms.BUY <= action <= realms.END_TURN or action == realms.SPARE:
        return True
    if action < realms.GRAZE_PLAYER:
        return False
    return all(state.cards.type[kind_of(card)] != LOCATION for card in state.in_play[1 - state.current])


def follow(state: State, stretch: Stretch, action: int = -1, decider: int = -1) -> tuple[State, Line]:
    """A copy of the position after an action, if any, and after what goes without saying; what the seat did."""
    after = state.clone()
    taken: Line = ()
    if action >= 0:
        after.take(stretch.seat if decider < 0 else decider, action)
        taken = (action,)
    return after, (*taken, *shown_signs(after, stretch))


def answered(state: State, stretch: Stretch, action: int) -> tuple[State, Line]:
    """The same when all others who are asked answer at once, by their safe choices."""
    after = state.clone()
    after.take(stretch.seat, action)
    answer(after, stretch)
    return after, (action, *shown_signs(after, stretch))


def shown_signs(state: State, stretch: Stretch) -> Line:
    """Reveal every Elder Sign the seat holds."""
    taken: Line = ()
    if type(state) is Duel:
        while not state.over and state.signs[stretch.seat] and stretch.lasts(state):
            reveal = duel.REVEAL + state.signs[stretch.seat][-1]
            if reveal not in state.legal(stretch.seat):
                break
            state.take(stretch.seat, reveal)
            taken = (*taken, reveal)
    return taken


def answer(state: State, stretch: Stretch) -> None:
    """Let others who are asked within the turn make their safe choices."""
    while not state.over and stretch.lasts(state) and stretch.seat not in (deciders := state.deciders()):
        state.take(deciders[0], state.fallback(deciders[0]))


def idle_steps(state: State, line: Line) -> set[int]:
    """The actions of a line that fill the turn or end it."""
    idle = IDLE.get(state.edition.game, ())
    return {action for action in line if state.describe(action)["verb"] in idle}

"""The order in which the choices of a turn are made.

The order seldom matters, so one fixed order will do: first what brings cards and meets requirements, then what needs
them. That leaves the real questions: which cards to abjure, discard, destroy, give up and buy.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eldritch.core.seats import bit

from ..actions import card_played, is_play, is_use, line_used
from ..box.abilities import ABJURE, CARDS, CONJURE, DESTROY, GAIN, LOSS, RETURN, Ability
from ..box.components import KINDS, LINE_PLACES, LOCATION, SHARED_KINDS, Cards, line_place
from ..rules import neighbours
from ..state import Realm, kind_of

# The steps of a turn, first to last.
FREE_STEP: Final = 0
"""Play a card that was bought, conjure, gain sanity, draw."""
DISCARD_STEP: Final = 1
"""Draw and discard, make others discard."""
ABJURE_STEP: Final = 2
TARGET_STEP: Final = 3
"""Destroy others' locations, return a card."""
STARTER_STEP: Final = 4
"""Play starters, which until now could be discarded or abjured from the hand."""
TWO_SIDES_STEP: Final = 5
"""Use abilities with two sides."""
LOSS_STEP: Final = 6
LAST_STEP: Final = 7
"""Buy, use abilities that abjure their card, end the turn."""
USELESS: Final = 8


def steps_of_lines(cards: Cards) -> vec[i64]:
    """The step that each line of each kind belongs to."""
    steps = vec[i64]([USELESS] * LINE_PLACES)
    for kind in range(KINDS):
        line = line_place(kind, 0)
        for ability in cards.abilities[kind]:
            for _ in ability.sides:
                steps[line] = step_of_line(cards, line, ability)
                line += 1
    return steps


def step_of_line(cards: Cards, line: i64, ability: Ability) -> i64:
    if ability.abjures_self:
        return LAST_STEP
    if len(ability.sides) > 1:
        return TWO_SIDES_STEP
    effect = cards.effect[line]
    if effect == CARDS:
        return FREE_STEP if cards.discards[line] == 0 else DISCARD_STEP
    if effect == LOSS:
        return LOSS_STEP
    if effect == ABJURE:
        return ABJURE_STEP
    return FREE_STEP if effect in (CONJURE, GAIN) else TARGET_STEP


def step_of(state: Realm, seat: i64, action: i64, steps: vec[i64]) -> i64:
    """The step of a choice in a turn; USELESS if it would do no good."""
    if is_play(action):
        return FREE_STEP if card_played(action) < SHARED_KINDS else STARTER_STEP
    if not is_use(action):
        return LAST_STEP
    line = line_used(action)
    step = steps[line]
    if step == TARGET_STEP:
        if state.cards.effect[line] == RETURN:
            return TARGET_STEP if any_bought(state.abjured) else USELESS
        return TARGET_STEP if others_have_locations(state, seat) else USELESS
    if step == DISCARD_STEP and state.cards.amount[line] == 0 and not others_hold_cards(state, seat):
        return USELESS
    if step == LAST_STEP and state.cards.effect[line] == DESTROY and not others_have_locations(state, seat):
        return USELESS
    return step


def any_bought(cards: list[i64]) -> bool:
    for card in cards:
        if card < SHARED_KINDS:
            return True
    return False


def others_have_locations(state: Realm, seat: i64) -> bool:
    """Whether a neighbour has a location in play."""
    reach = neighbours.within_reach(state, seat)
    for other in range(state.seats):
        if other != seat and reach & bit(other) != 0:
            for card in state.in_play[other]:
                if state.cards.type[kind_of(card)] == LOCATION:
                    return True
    return False


def others_hold_cards(state: Realm, seat: i64) -> bool:
    """Whether a neighbour has cards in hand."""
    reach = neighbours.within_reach(state, seat)
    for other in range(state.seats):
        if other != seat and reach & bit(other) != 0 and state.hands[other]:
            return True
    return False

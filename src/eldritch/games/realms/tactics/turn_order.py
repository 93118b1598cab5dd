"""The order in which a turn of Cthulhu Realms is best done, and the choices that are worth a thought.

It seldom matters what is done first, so one order is as good as all: first whatever brings cards and opens
requirements, then what needs them. What remains to think about is which cards to abjure, to discard, to break, to give
up and to buy.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eldritch.core.seats import bit

from ..actions import ABJURE_DISCARD, ABJURE_HAND, AIM, BUY, DESTROY_CARD, GRAZE_PLAYER, PLAY, SPARE, STRIKE_PLAYER, USE
from ..box.abilities import ABJURE, CARDS, CONJURE, DESTROY, GAIN, LOSS, MOST_LINES, RETURN, Ability
from ..box.components import KINDS, LOCATION, SHARED_KINDS, Cards
from ..rules import neighbours
from ..rules.activation import Aim
from ..rules.sanity import Loss
from ..state import Realm, kind_of

# The steps of a turn.
AT_ONCE: Final = 0
"""Play a card that was bought, conjure, recover, draw."""
CHANGE_HANDS: Final = 1
"""Draw and discard, make others discard."""
SHED: Final = 2
"""Abjure."""
AIMED: Final = 3
"""Destroy others' locations, return a card."""
STARTERS: Final = 4
"""Play the cards one began with, which until now could be discarded or abjured."""
EITHER: Final = 5
"""Abilities with two sides."""
ATTACK: Final = 6
MARKET: Final = 7
"""Buy, use what costs a card, end the turn."""
USELESS: Final = 8

LAST_CARDS: Final = 3
"""With so few shared cards left, the order of a turn may decide the game."""


def steps(cards: Cards) -> vec[i64]:
    """The step that each line of each kind belongs to."""
    found = vec[i64]([USELESS] * (KINDS * MOST_LINES))
    for kind in range(KINDS):
        place = kind * MOST_LINES
        for ability in cards.abilities[kind]:
            for _ in ability.sides:
                found[place] = step_of_line(cards, place, ability)
                place += 1
    return found


def step_of_line(cards: Cards, place: i64, ability: Ability) -> i64:
    if ability.abjures_self:
        return MARKET
    if len(ability.sides) > 1:
        return EITHER
    effect = cards.effect[place]
    if effect == CARDS:
        return AT_ONCE if cards.discards[place] == 0 else CHANGE_HANDS
    if effect == LOSS:
        return ATTACK
    if effect == ABJURE:
        return SHED
    return AT_ONCE if effect in (CONJURE, GAIN) else AIMED


def step_of(state: Realm, seat: i64, action: i64, lines: vec[i64]) -> i64:
    """The step of something that may be done in a turn; what would do no good belongs to none."""
    if action < USE:
        return AT_ONCE if action - PLAY < SHARED_KINDS else STARTERS
    if action >= BUY:
        return MARKET
    place = action - USE
    step = lines[place]
    if step == AIMED:
        if state.cards.effect[place] == RETURN:
            return AIMED if any_bought(state.abjured) else USELESS
        return AIMED if others_have_locations(state, seat) else USELESS
    if step == CHANGE_HANDS and state.cards.amount[place] == 0 and not others_hold_cards(state, seat):
        return USELESS
    if step == MARKET and state.cards.effect[place] == DESTROY and not others_have_locations(state, seat):
        return USELESS
    return step


def any_bought(cards: list[i64]) -> bool:
    for card in cards:
        if card < SHARED_KINDS:
            return True
    return False


def others_have_locations(state: Realm, seat: i64) -> bool:
    reach = neighbours.within_reach(state, seat)
    for other in range(state.seats):
        if other != seat and reach & bit(other) != 0:
            for card in state.in_play[other]:
                if state.cards.type[kind_of(card)] == LOCATION:
                    return True
    return False


def others_hold_cards(state: Realm, seat: i64) -> bool:
    reach = neighbours.within_reach(state, seat)
    for other in range(state.seats):
        if other != seat and reach & bit(other) != 0 and state.hands[other]:
            return True
    return False


# What is worth a thought.


def of_turn(state: Realm, seat: i64, options: list[int], lines: vec[i64]) -> list[int]:
    """The first choice of the first step that there is; of abilities with two sides both, of the last step all."""
    if len(state.shared) <= LAST_CARDS:
        return options
    first = options[0]
    earliest: i64 = USELESS
    for action in options:
        step = step_of(state, seat, action, lines)
        if step < earliest:
            first, earliest = action, step
            if step == AT_ONCE:
                break
    if earliest == MARKET:
        return [action for action in options if step_of(state, seat, action, lines) == MARKET]
    if earliest == EITHER:
        kind = (first - USE) // MOST_LINES
        start = USE + kind * MOST_LINES
        both = [action for action in options if start <= action < start + MOST_LINES]
        return [action for action in both if lines[action - USE] == EITHER]
    return [first]


def of_aim(state: Realm, seat: i64, options: list[int], frame: Aim) -> list[int]:
    """Good things for oneself; a discard for others who hold cards."""
    if frame.effect == GAIN or frame.amount > 0:
        return [AIM + seat]
    others = [action for action in options if action != AIM + seat and state.hands[action - AIM]]
    return others or options


def of_loss(state: Realm, options: list[int], frame: Loss) -> list[int]:
    """All that a target can take; to spare somebody only where that could save a third player's game."""
    kept: list[int] = [action for action in options if action < GRAZE_PLAYER]
    if not kept:
        return options
    if options[0] != STRIKE_PLAYER or (state.seats > 2 and state.sanity[frame.victim] <= frame.rest):
        kept.append(SPARE)
    elif state.sanity[frame.victim] <= frame.rest:
        return [STRIKE_PLAYER]
    return kept


def of_abjuring(options: list[int]) -> list[int]:
    """A card that lies in the discard pile need not leave the hand, where it can still be used."""
    kept: list[int] = []
    for action in options:
        in_hand = ABJURE_HAND <= action < ABJURE_DISCARD
        if not in_hand or action - ABJURE_HAND + ABJURE_DISCARD not in options:
            kept.append(action)
    return kept


def of_destroying(seat: i64, options: list[int]) -> list[int]:
    others = [action for action in options if (action - DESTROY_CARD) // KINDS != seat]
    return others or options

"""Choices in trades, about items to give away, and about professions."""

from typing import Final

from mypy_extensions import i64

from ..actions import CHOOSE, DRAW, SWAP
from ..box.components import BLACK_PEARL, BROKEN_MIRROR, is_bag
from ..knowledge.behaviour import OFFERED, OFFERED_KNOWING, REFUSED, counts_of, times
from .card_locations import is_goal
from .seat_belief import SeatBelief, Verdict

TRUSTED: Final = 0.85
"""How likely an ally a player must be to be shown goal cards."""
ENOUGH_TOGETHER: Final = 10.0
"""The value of showing a proven ally that the two have enough goal cards: more than any fight."""
USUAL_RETURN: Final = 0.9
"""The value of the item that is usually returned in a trade."""
SAY_NO: Final = 0.4

# The value of a profession that is not spent, by its number.
PROFESSION_VALUES: Final[list[float]] = [1.2, 0.8, 0.8, 1.1, 0.9, 1.2, 1.0, 0.8, 1.0, 1.0]
SPENT: Final = 0.1
UNKNOWN_PROFESSION: Final = 0.95
"""The value of a profession of which nothing is known."""


def offer(belief: SeatBelief, target: i64, item: i64) -> Verdict:
    """Pass bags on early, since each trade of one draws a card. Show goal cards to allies."""
    state = belief.state
    there = counts_of(state, belief.seat, target)
    back = counts_of(state, target, belief.seat)
    discouraged = 0.25 * float(times(back, REFUSED))
    gain = belief.text_value(item, target) + USUAL_RETURN - belief.loss(item) + 0.7 * belief.gift_value(target, item)
    if item in (BLACK_PEARL, BROKEN_MIRROR):
        return gain, "offer-pearl" if item == BLACK_PEARL else "offer"
    if is_bag(item) and not belief.turned:
        return 0.75 * gain - discouraged, "offer-bag"
    if is_goal(item, belief.mine, belief.turned) and belief.ally[target] > TRUSTED:
        offers = times(there, OFFERED) + times(there, OFFERED_KNOWING)
        if belief.proven[target] and float(belief.own_goals) + belief.goals_at(target) > float(state.box.goals) - 0.5:
            return ENOUGH_TOGETHER - 3.0 * float(offers), "show-ally"
        return 2.2 - 1.2 * float(offers) + 0.5 * min(0.0, gain), "show-ally"
    return 0.4 * gain - discouraged, "offer-look" if belief.text_value(item, target) > 0.5 else "offer"


def accept(belief: SeatBelief, giver: i64, offered: i64, returned: i64) -> Verdict:
    """The value of what one gets, less what one gives and what the other gains."""
    gain = belief.value(offered) - belief.loss(returned) + belief.text_value(returned, giver)
    gain += 0.7 * belief.gift_value(giver, returned) - 0.5 * belief.gift_value(giver, offered)
    if is_bag(offered) and not belief.turned:
        gain += 0.6 * belief.draw_value * belief.trust(giver)
    return gain, "accept"


def demand(belief: SeatBelief, target: i64, item: i64) -> Verdict:
    """Demand goal cards of one's own organisation from likely holders."""
    if not is_goal(item, belief.mine, belief.turned):
        return -1.0, "demand"
    there = min(1.0, belief.goals_at(target))
    enemy = 1.0 - belief.ally[target]
    return there * belief.value(item) * (0.3 + 0.7 * enemy) + (1.0 - there) * 0.5 - 0.6, "demand"


def give(belief: SeatBelief, target: i64, item: i64) -> Verdict:
    """An item has to go: the least valuable, or one that helps an ally."""
    return -belief.loss(item) + belief.gift_value(target, item), "give"


def bid(belief: SeatBelief, target: i64, item: i64) -> Verdict:
    """Offer an item for a demand. Its text works as in any trade."""
    return belief.text_value(item, target) - belief.loss(item) + 0.7 * belief.gift_value(target, item), "give"


def change(belief: SeatBelief, action: i64) -> Verdict:
    """Change to a better profession, or to one that is not spent."""
    state = belief.state
    mine = PROFESSION_VALUES[state.professions[belief.seat]]
    if state.is_face_up(belief.seat) and not state.may_use(belief.seat, state.professions[belief.seat]):
        mine = SPENT
    if action in (SWAP, DRAW):
        return UNKNOWN_PROFESSION - mine, "swap-profession"
    return PROFESSION_VALUES[action - CHOOSE] - mine, "swap-profession"

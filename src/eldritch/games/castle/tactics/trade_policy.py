"""What is wise in trades, with items on the move, and when professions change hands."""

from typing import Final

from mypy_extensions import i64

from ..actions import CHOOSE, SWAP
from ..box.components import BLACK_PEARL, BROKEN_MIRROR, is_bag
from ..knowledge.behaviour import OFFERED, OFFERED_KNOWING, REFUSED, times
from .card_locations import is_goal
from .seat_belief import Outlook

Verdict = tuple[float, str]

TRUSTED: Final = 0.85
"""So likely an ally must be to be shown one's goal cards."""
ENOUGH_TOGETHER: Final = 10.0
"""What it is worth to show a proven ally that the two have goal cards enough, more than any fight."""
USUAL_RETURN: Final = 0.9
"""What is commonly returned in a trade is worth so much."""
SAY_NO: Final = 0.4

# What a profession is worth, by its number, as long as it is not spent.
PROFESSION_WORTH: Final[list[float]] = [1.2, 0.8, 0.8, 1.1, 0.9, 1.2, 1.0, 0.8, 1.0, 1.0]
SPENT: Final = 0.1
A_PROFESSION: Final = 0.95
"""What one of which nothing is known is worth."""


def offer(view: Outlook, target: i64, item: i64) -> Verdict:
    """Bags are passed on early, for each passing draws a card; allies are shown what one has of the common goal."""
    state = view.state
    there = state.record[view.seat * state.seats + target]
    back = state.record[target * state.seats + view.seat]
    weariness = 0.25 * float(times(back, REFUSED))
    gain = view.effect(item, target) + USUAL_RETURN - view.loss(item) + 0.7 * view.gift(target, item)
    if item in (BLACK_PEARL, BROKEN_MIRROR):
        return gain, "offer-pearl" if item == BLACK_PEARL else "offer"
    if is_bag(item) and not view.turned:
        return 0.75 * gain - weariness, "offer-bag"
    if is_goal(item, view.mine, view.turned) and view.ally[target] > TRUSTED:
        told = times(there, OFFERED) + times(there, OFFERED_KNOWING)
        if view.proven[target] and float(view.own_goals) + view.goals_at(target) > float(state.box.goals) - 0.5:
            return ENOUGH_TOGETHER - 3.0 * float(told), "show-ally"
        return 2.2 - 1.2 * float(told) + 0.5 * min(0.0, gain), "show-ally"
    return 0.4 * gain - weariness, "offer-look" if view.effect(item, target) > 0.5 else "offer"


def accept(view: Outlook, giver: i64, offered: i64, returned: i64) -> Verdict:
    """What one gets, less what one gives and what the others gain by it."""
    gain = view.value(offered) - view.loss(returned) + view.effect(returned, giver)
    gain += 0.7 * view.gift(giver, returned) - 0.5 * view.gift(giver, offered)
    if is_bag(offered) and not view.turned:
        gain += 0.6 * view.draw * view.trust(giver)
    return gain, "accept"


def demand(view: Outlook, target: i64, item: i64) -> Verdict:
    """The goal cards of one's own that others are likely to have."""
    if not is_goal(item, view.mine, view.turned):
        return -1.0, "demand"
    there = min(1.0, view.goals_at(target))
    enemy = 1.0 - view.ally[target]
    return there * view.value(item) * (0.3 + 0.7 * enemy) + (1.0 - there) * 0.5 - 0.6, "demand"


def give(view: Outlook, target: i64, item: i64) -> Verdict:
    """Something has to go: what one misses least, and what helps the receiver if he is an ally."""
    return -view.loss(item) + view.gift(target, item), "give"


def bid(view: Outlook, target: i64, item: i64) -> Verdict:
    """What a demanded item is paid with: its text works as in any trade."""
    return view.effect(item, target) - view.loss(item) + 0.7 * view.gift(target, item), "give"


def change(view: Outlook, action: i64) -> Verdict:
    """Another profession: one that is not spent, and the better one."""
    state = view.state
    mine = PROFESSION_WORTH[state.professions[view.seat]]
    if state.is_face_up(view.seat) and not state.may_use(view.seat, state.professions[view.seat]):
        mine = SPENT
    if action == SWAP:
        return A_PROFESSION - mine, "swap-profession"
    return PROFESSION_WORTH[action - CHOOSE] - mine, "swap-profession"

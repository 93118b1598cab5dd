"""The cards used in a fight, and sealed answers that choose among them.

A usable card is an item by its number, one's own profession, or poison for one of the two sides. `Journey.plays` holds
one packed number for each used card: its seat and the card. A sealed answer is a set of usable cards, as bits, with
FINISHED once it is complete.
"""

from typing import Final

from mypy_extensions import i64

from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from ..actions import ATTACKER, DEFENDER, DONE, POISON, USE_ITEM, USE_PROFESSION

PROFESSION: Final = 20
POISON_FOR_ATTACKER: Final = PROFESSION + ATTACKER
POISON_FOR_DEFENDER: Final = PROFESSION + DEFENDER

CARDS_PER_SEAT: Final = 32

FINISHED: Final[i64] = 1 << 30


def used_card(seat: i64, card: i64) -> i64:
    """The packed number of a card that a seat has used."""
    return seat * CARDS_PER_SEAT + card


def seat_of(play: i64) -> i64:
    return play // CARDS_PER_SEAT


def card_of(play: i64) -> i64:
    return play % CARDS_PER_SEAT


def is_item(card: i64) -> bool:
    return card < PROFESSION


def is_poison(card: i64) -> bool:
    return card > PROFESSION


def poisoned_side(card: i64) -> i64:
    """The side that poison lets win."""
    return card - PROFESSION


def chosen_by(action: i64) -> i64:
    """What an action adds to a sealed answer."""
    if action == DONE:
        return FINISHED
    if action == USE_PROFESSION:
        return bit(PROFESSION)
    return bit(action - USE_ITEM) if action < USE_PROFESSION else bit(PROFESSION + action - POISON)


def is_finished(answer: i64) -> bool:
    return answer >= FINISHED or answer == UNKNOWN


def uses_any(answer: i64) -> bool:
    return answer & (FINISHED - 1) != 0

"""What the checks of frames ask: what lies beneath, who has been asked, who holds what."""

from collections.abc import Callable, Iterable

from eldritch.core.seats import bit
from eldritch.core.stack_checks import below
from eldritch.core.state import UNKNOWN

from ..box.components import (
    CLAIRVOYANT,
    KINDS,
    NO_ITEM,
)
from ..knowledge.ledger_data import BENEATH, ON_TOP
from ..rules import fight, sealed
from ..rules.clairvoyant import Foresight
from ..rules.trade import SECOND, Texts
from ..rules.turn import Turn
from ..state import NOBODY, Journey
from .zones import is_whole


def on_turn(state: Journey, place: int, spent: bool = True) -> bool:
    """Whether a frame lies on the current turn, whose action is taken or (not `spent`) yet to be taken."""
    beneath = below(state, place)
    return isinstance(beneath, Turn) and beneath.spent == spent


def on_any_turn(state: Journey, place: int) -> bool:
    """The same for what follows a demand, which by option leaves the action to be taken."""
    return on_turn(state, place) or (state.options.free_demand and on_turn(state, place, spent=False))


def is_top(state: Journey, place: int) -> bool:
    """Whether nothing lies above, except that the Clairvoyant may look at any moment."""
    return all(isinstance(frame, Foresight) for frame in state.stack[place + 1 :])


def in_fight(state: Journey, place: int, next_stage: int) -> bool:
    beneath = below(state, place)
    return isinstance(beneath, fight.Fight) and beneath.stage == next_stage


def partner_of(state: Journey, place: int, giver: int) -> int:
    """Whom a seat traded with whose item was just named; UNKNOWN if it was not that seat's.

    The offered item is named first, the returned one second.
    """
    beneath = below(state, place)
    if not isinstance(beneath, Texts):
        return UNKNOWN
    one, other = (beneath.seat, beneath.partner) if beneath.stage == SECOND else (beneath.partner, beneath.seat)
    return int(other) if giver == one else UNKNOWN


def answers_fit(state: Journey, asked: int, answers: list[int], allowed: Callable[[int], Iterable[int]]) -> bool:
    """Whether every given answer is one that its seat may give. A view has holes for those of others."""
    if len(answers) != state.seats:
        return False
    for seat, answer in enumerate(answers):
        if answer == sealed.NO_ANSWER:
            continue
        if asked & bit(seat) == 0:
            return False
        if answer == UNKNOWN and not is_whole(state) and seat != state.viewer:
            continue
        if answer not in allowed(seat):
            return False
    return True


def asks(state: Journey, asked: int, expected: int) -> bool:
    """Whether just those are asked who may be able to act. Since then the Clairvoyant may have looked at the pile."""
    looked = bit(state.current) if state.is_shown(CLAIRVOYANT) else 0
    return asked != 0 and asked | looked == expected | looked


def yes_or_no(state: Journey, profession: int) -> Callable[[int], Iterable[int]]:
    """The answers to whether a profession is used: only its owner can say yes."""

    def allowed(seat: int) -> Iterable[int]:
        return (sealed.NO, sealed.YES) if state.may_use(seat, profession) else (sealed.NO,)

    return allowed


def holds(state: Journey, seat: int, item: int) -> bool:
    """Whether a seat has an item, as far as this view shows."""
    if item == UNKNOWN or UNKNOWN in state.hands[seat]:
        return not is_whole(state) and UNKNOWN <= item <= KINDS and item != NO_ITEM
    return item in state.hands[seat]


def knows(state: Journey, seat: int, cards: list[int], of: int = NOBODY) -> bool:
    """Whether the ledger of a seat, if there is one, says that these are the items of another seat, or of the pile."""
    ledger = None if state.ledgers is None else state.ledgers[seat + 1]
    if ledger is None:
        return True
    places = [of] if of != NOBODY else [ledger.pile, ledger.pile + BENEATH, ledger.pile + ON_TOP]
    return sorted(item for place in places for item in ledger.items.certain(place)) == sorted(cards)

"""Checks of trades, of the texts that follow them, and of demands."""

from eldritch.core.seats import bit
from eldritch.core.stack_checks import below
from eldritch.core.state import UNKNOWN

from ..actions import SILENT
from ..box.components import (
    ANY_BAG,
    DIPLOMAT,
    KINDS,
    NO_ITEM,
    is_bag,
)
from ..rules import diplomat
from ..rules.luggage import Overflow
from ..rules.texts import TO_THE_LEFT, TO_THE_RIGHT, Bag, Coat, PassOn, Sextant, Slot, Tome, on_offer
from ..rules.trade import NO_MORE, SECOND, Answer, Texts, has_text
from ..state import Journey
from .places import answers_fit, holds, is_top, on_any_turn, on_turn, partner_of
from .zones import is_whole


def is_way(state: Journey, silent: int) -> bool:
    return silent == 0 or (silent == SILENT and state.smuggling)


def answer(state: Journey, place: int, frame: Answer) -> bool:
    trades = frame.seat == state.current != frame.target
    silent_fits = is_way(state, frame.silent) and (
        frame.silent == 0 or frame.item == UNKNOWN or has_text(state, frame.item)
    )
    return on_turn(state, place) and trades and holds(state, frame.seat, frame.item) and silent_fits


def texts(state: Journey, place: int, frame: Texts) -> bool:
    """Items that have been named are dropped."""
    if not on_any_turn(state, place) or frame.seat != state.current or frame.partner == frame.seat:
        return False
    if is_top(state, place) or frame.first != NO_ITEM or frame.stage not in (SECOND, NO_MORE):
        return False
    if frame.second == UNKNOWN:
        return not is_whole(state) and frame.stage == SECOND and state.viewer not in (frame.seat, frame.partner)
    if frame.stage == NO_MORE:
        return frame.second == NO_ITEM
    return frame.second == NO_ITEM or (1 <= frame.second <= KINDS and state.box.texts & bit(frame.second) != 0)


def bag(state: Journey, place: int, frame: Bag) -> bool:
    return partner_of(state, place, frame.seat) >= 0 and len(state.pile) > 0


def slot(state: Journey, place: int, frame: Slot) -> bool:
    if state.slots == 1:
        return False
    if frame.identity:
        return on_turn(state, place) and frame.seat != frame.target and state.current in (frame.seat, frame.target)
    return partner_of(state, place, frame.seat) == frame.target


def tome(state: Journey, place: int, frame: Tome) -> bool:
    return partner_of(state, place, frame.seat) == frame.partner


def coat(state: Journey, place: int, frame: Coat) -> bool:
    sees = is_whole(state) or frame.seat == state.viewer
    spare = on_offer(state) if sees else []
    return partner_of(state, place, frame.seat) >= 0 and frame.spare == spare and len(state.spare) > 0


def sextant(state: Journey, place: int, frame: Sextant) -> bool:
    return partner_of(state, place, frame.seat) >= 0


def pass_on(state: Journey, place: int, frame: PassOn) -> bool:
    several = sum(bit(seat) for seat in range(state.seats) if len(state.hands[seat]) > 1)
    passes = answers_fit(state, several, frame.answers, lambda seat: state.hands[seat])
    return isinstance(below(state, place), Texts) and frame.step in (TO_THE_LEFT, TO_THE_RIGHT) and passes


def overflow(state: Journey, place: int, frame: Overflow) -> bool:
    follows = isinstance(below(state, place), Texts) or on_turn(state, place)
    return follows and len(state.hands[frame.seat]) == state.limit + 1 and is_top(state, place)


def demand(state: Journey, place: int, frame: diplomat.Demand) -> bool:
    demands = frame.seat == state.current != frame.target and state.may_use(frame.seat, DIPLOMAT)
    is_name = frame.item in diplomat.names_of_items(state, frame.seat)
    return on_turn(state, place, spent=False) and demands and is_name


def hand_over(state: Journey, place: int, frame: diplomat.HandOver) -> bool:
    if not on_any_turn(state, place) or not frame.seat == state.current != frame.target:
        return False
    if not (1 <= frame.named <= KINDS and diplomat.must_ask(state, frame.named) and is_way(state, frame.silent)):
        return False
    has_it = bool(diplomat.matching(state, frame.target, frame.named))
    if not has_it and (is_whole(state) or UNKNOWN not in state.hands[frame.target]):
        return False
    is_forbidden = frame.named == ANY_BAG and len(state.pile) > 0 and is_bag(frame.offered)
    is_smuggled = frame.silent == SILENT and not has_text(state, frame.offered)
    used = state.is_face_up(frame.seat) and state.professions[frame.seat] == DIPLOMAT
    return used and holds(state, frame.seat, frame.offered) and not is_forbidden and not is_smuggled

"""The ledger of an observer who arrives in the middle of the game and sees only what lies open."""

from typing import Any

from mypy_extensions import i64

from eldritch.core.frame import Frame
from eldritch.core.seats import bit
from eldritch.core.state import UNKNOWN

from ..box.components import PROFESSIONS
from ..rules.clairvoyant import Foresight
from ..rules.spoils import GiveBack, Luggage
from ..rules.texts import Coat
from ..rules.trade import Answer
from ..rules.used_cards import card_of, is_item, seat_of
from ..rules.victory import Naming
from ..state import Journey
from .card_constraints import blank_case, constraints_of_case
from .ledger import Ledger, item_copies


def fresh_ledger(state: Journey, seat: i64) -> Ledger:
    """What a seat knows from its own cards and from what lies open now."""
    copies = item_copies(state.box, state.options, state.seats)
    sizes: list[i64] = [len(hand) for hand in state.hands]
    sizes.append(len(state.pile))
    sizes += [0] * (2 + state.seats)
    lying = blank_case(copies, sizes)
    every: list[i64] = [1] * len(PROFESSIONS)
    people = blank_case(every, [1] * state.seats + [len(state.spare), 0])
    for other in range(state.seats):
        if other == seat or (state.is_face_up(other) and state.professions[other] != UNKNOWN):
            people[other] = [bit(state.professions[other])]
    if seat >= 0:
        lying[seat] = sorted([bit(item) for item in state.hands[seat]])
    items = constraints_of_case(copies, lying)
    ledger = Ledger(state.box, state.options, state.seats, seat, items, constraints_of_case(every, people))
    ledger.turn = state.turn
    if seat >= 0:
        look_at_allegiance(state, seat, ledger)
    for play in state.plays:
        if is_item(card_of(play)):
            items.holds(seat_of(play), bit(card_of(play)))
    for frame in state.stack:
        look_at_frame(state, frame, ledger)
    return ledger


def look_at_allegiance(state: Journey, seat: i64, ledger: Ledger) -> None:
    first = seat * state.slots
    ledger.allegiance[first : first + state.slots] = state.allegiance[first : first + state.slots]


def look_at_frame(state: Journey, frame: Frame[Any], ledger: Ledger) -> None:
    """Add what an open frame shows to the ledger's seat: the cards that the seat is looking at, or a declarer's."""
    if isinstance(frame, Answer):
        if ledger.seat == frame.target:
            ledger.items.holds(frame.seat, bit(frame.item))
    elif isinstance(frame, Luggage):
        if ledger.seat == frame.winner:
            ledger.items.show(frame.loser, frame.luggage)
    elif isinstance(frame, GiveBack):
        if ledger.seat == frame.loser:
            ledger.items.holds(frame.winner, bit(frame.taken))
    elif isinstance(frame, Coat):
        if ledger.seat == frame.seat:
            ledger.professions.show(state.seats, frame.spare)
    elif isinstance(frame, Foresight):
        if ledger.seat == frame.seat:
            look_at_pile(ledger, frame.pile, frame.top)
    elif isinstance(frame, Naming):
        look_at_all_cards(state, frame.seat, ledger)


def look_at_pile(ledger: Ledger, pile: list[i64], top: i64) -> None:
    """The Clairvoyant sees the pile. The item for the top may have been chosen already."""
    whole = pile[:] if top == 0 else sorted([*pile, top])
    ledger.items.show(ledger.pile, whole)


def look_at_all_cards(state: Journey, seat: i64, ledger: Ledger) -> None:
    """A declarer shows all cards."""
    look_at_allegiance(state, seat, ledger)
    ledger.items.show(seat, state.hands[seat])
    ledger.professions.show(seat, [state.professions[seat]])

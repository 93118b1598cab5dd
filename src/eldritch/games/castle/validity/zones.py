"""Checks of the cards and counters, and of the end."""

from typing import Final

from eldritch.core.dumps import require
from eldritch.core.seats import bit
from eldritch.core.stack_checks import is_seat
from eldritch.core.state import UNKNOWN, WHOLE

from ..box.components import (
    BROTHERHOOD,
    KINDS,
    MOST_SEATS,
    PROFESSIONS,
)
from ..knowledge.behaviour import BEHAVIOURS, BITS
from ..rules import victory
from ..rules.luggage import Overflow
from ..rules.setup import organisations
from ..rules.spoils import GiveBack
from ..rules.turn import ROUNDS_OF_PASSES, Turn
from ..state import Journey

ENDINGS: Final = (
    victory.DECLARED,
    victory.WRONGLY_DECLARED,
    victory.FORTUNE_TOLD,
    victory.WRONG_FORTUNE,
    victory.ALONE,
    victory.AGREED_DRAW,
    victory.TURN_LIMIT,
)


def is_whole(state: Journey) -> bool:
    return state.viewer == WHOLE


def check_course(state: Journey) -> None:
    require(0 <= state.turn <= state.options.turn_limit, "turn: must lie within the turn limit")
    require(is_seat(state, state.current), "current: must be a seat")
    asked_after = ROUNDS_OF_PASSES * state.seats if state.options.draw_offers else state.turn + 1
    require(0 <= state.passes < max(asked_after, 1), "passes: a draw would have been offered")
    require(len(state.behaviour) == state.seats**2, "record: there must be one for each two seats")
    most = bit(BITS * len(BEHAVIOURS))
    require(all(0 <= counts < most for counts in state.behaviour), "record: these are not counts")
    if state.over:
        check_end(state)


def check_end(state: Journey) -> None:
    everybody = list(range(state.seats))
    require(state.ending in ENDINGS, "ending: there is no such ending")
    match state.ending:
        case victory.AGREED_DRAW | victory.TURN_LIMIT:
            require(state.winners == everybody, "winners: a draw is everybody's")
        case victory.ALONE:
            require(len(state.winners) == 1, "winners: the Ring wins alone")
        case _:
            sides = [victory.members(state, side) for side in range(2)]
            require(state.winners in sides, "winners: an organisation wins together")
    require(all(isinstance(frame, Turn) for frame in state.stack), "stack: nothing is left to do")
    require(len(state.stack) <= 1, "stack: nothing is left to do")


def check_people(state: Journey) -> None:
    seats = state.seats
    for part in (state.hands, state.professions, state.organisation, state.characters, state.stance):
        require(len(part) == seats, "there must be a traveller in every seat")
    require(len(state.allegiance) == seats * state.slots, "allegiance: a card is missing or too many")
    cast = state.characters
    require(len(set(cast)) == seats, "characters: everybody has one of their own")
    require(all(0 <= one < MOST_SEATS for one in cast), "characters: there is no such character")
    require(0 <= state.face_up < bit(seats), "face_up: must be seats, as bits")
    for profession in state.professions + state.spare:
        require(UNKNOWN <= profession < len(PROFESSIONS), "professions: there is no such profession")
    for card in state.allegiance + state.unused:
        require(UNKNOWN <= card <= BROTHERHOOD, "allegiance: there is no such organisation")
    require(state.organisation == organisations(state.allegiance, state.slots), "organisation: most cards decide")
    for seat in range(seats):
        is_shown = state.face_up & bit(seat) != 0
        known = state.professions[seat] != UNKNOWN
        require(known or not (is_shown or seat == state.viewer or is_whole(state)), "professions: this one is seen")


def check_hands(state: Journey) -> None:
    for hand in (*state.hands, state.pile):
        require(all(item == UNKNOWN or 1 <= item <= KINDS for item in hand), "hands: there is no such item")
        require(not is_whole(state) or UNKNOWN not in hand, "hands: a whole position knows all items")
    require(state.spare == sorted(state.spare), "spare: must be sorted")
    top = state.stack[-1] if state.stack else None
    for seat, hand in enumerate(state.hands):
        require(hand == sorted(hand), "hands: must be sorted")
        one_too_many = any(isinstance(frame, Overflow) and frame.seat == seat for frame in state.stack)
        require(len(hand) <= state.limit + one_too_many, "hands: this one is too large")
        left_with_none = isinstance(top, GiveBack) and top.loser == seat
        require(len(hand) > 0 or left_with_none, "hands: nobody is ever left without items")
    if state.viewer >= 0:
        require(UNKNOWN not in state.hands[state.viewer], "hands: players know their own")

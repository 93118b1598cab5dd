"""What a seat sees of the journey, as numbers.

What is known of other hands comes from the seat's own ledger: items and professions that a seat certainly has (`known`)
or may have (`possible`), and allegiances that were looked at. Where no ledgers are kept, only the looks count. At the
end of the game all cards are shown.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.encoding import Layout, count, put

from .actions import ATTACKER, DEFENDER
from .box.components import ITEMS, KINDS, PROFESSIONS, Box
from .encoding.seats import (
    COPIES,
    MOST_CARDS,
    PEOPLE,
    encode_known_seats,
    encode_seats,
    encode_without_ledger,
    layout_seat,
    per_seat,
)
from .encoding.steps import STEPS_SIZE, encode_steps, layout_steps
from .knowledge.ledger import Ledger
from .knowledge.ledger_data import BENEATH, ON_TOP
from .rules.fight_points import points
from .state import Journey

MOST_TURNS: Final = 255
MOST_POINTS: Final = 30

# The journey.
TURN: Final = 0
PASSES: Final = TURN + 1
PILE: Final = PASSES + 1
LIMIT: Final = PILE + 1
POINTS: Final = LIMIT + 1
# One's own hand, and what is known of the pile and of the spare professions.
HAND: Final = POINTS + 2
TOP: Final = HAND + KINDS
SECOND: Final = TOP + KINDS
SPARE: Final = SECOND + KINDS
# The open frames, then the seats, the viewer first.
STEPS: Final = SPARE + PEOPLE
SEATS: Final = STEPS + STEPS_SIZE


def length(seats: i64) -> i64:
    return SEATS + seats * per_seat(seats)


def layout(_: Box, seats: int) -> Layout:
    """The names of the features, in the order of the places above."""
    found = Layout()
    found.add("turn", MOST_TURNS)
    found.add("passes", MOST_CARDS)
    found.add("pile", MOST_CARDS)
    found.add("hand_limit", MOST_CARDS)
    found.each("points", ("attacker", "defender"), MOST_POINTS)
    found.each("hand", ITEMS[1:], COPIES)
    found.each("pile.top", ITEMS[1:])
    found.each("pile.second", ITEMS[1:])
    found.each("spare", PROFESSIONS)
    layout_steps(found)
    for seat in range(seats):
        layout_seat(found, f"seat+{seat}", seats)
    return found


def encode(state: Journey, viewer: i64, row: BytesWriter, start: i64) -> None:
    put(row, start + TURN, state.turn, MOST_TURNS)
    put(row, start + PASSES, state.passes, MOST_CARDS)
    put(row, start + PILE, len(state.pile), MOST_CARDS)
    put(row, start + LIMIT, state.limit, MOST_CARDS)
    count(row, start + HAND - 1, state.hands[viewer])
    owing = encode_steps(state, viewer, row, start + STEPS, start + SEATS)
    encode_seats(state, viewer, owing, row, start + SEATS)
    if state.attacker >= 0:
        put(row, start + POINTS, points(state, ATTACKER), MOST_POINTS)
        put(row, start + POINTS + 1, points(state, DEFENDER), MOST_POINTS)
    if not state.over:
        encode_knowledge(state, viewer, row, start)


def encode_knowledge(state: Journey, viewer: i64, row: BytesWriter, start: i64) -> None:
    ledger = None if state.ledgers is None else state.ledgers[viewer + 1]
    if ledger is None:
        encode_without_ledger(state, viewer, row, start + SEATS)
    else:
        ledger.catch_up()
        encode_known_seats(state, ledger, row, start + SEATS)
        encode_piles(state, ledger, row, start)


def encode_piles(state: Journey, ledger: Ledger, row: BytesWriter, start: i64) -> None:
    """What is known of the pile and of the spare professions."""
    count(row, start + TOP - 1, ledger.items.certain(ledger.pile + ON_TOP))
    count(row, start + SECOND - 1, ledger.items.certain(ledger.pile + BENEATH))
    for profession in ledger.professions.certain(state.seats):
        row[start + SPARE + profession] = 1

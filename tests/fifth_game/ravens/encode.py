"""What a seat sees, as numbers for learning programs."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.encoding import Layout, add, flag, mark_steps, numbered, owing, put
from eldritch.core.seats import bit

from .box.components import KINDS, MOST_COPIES, MOST_IN_HAND, Cards
from .rules import FRAMES
from .rules.answering import Answer
from .state import RavensState

STEPS: Final = numbered(FRAMES)
MOST: Final = 255

# The table.
TURN: Final = 0
DECK: Final = TURN + 1
STEP: Final = DECK + 1
# Cards by kind: the gift on offer, if the viewer knows it; the viewer's hand.
GIFT: Final = STEP + len(STEPS)
HAND: Final = GIFT + len(KINDS)
# For each seat, the viewer first.
SEAT: Final = HAND + len(KINDS)
CURRENT: Final = 0
OWES: Final = 1
IN_HAND: Final = 2
HIDDEN: Final = 3
ROW: Final = 4
PER_SEAT: Final = ROW + len(KINDS)


def length(seats: i64) -> i64:
    return SEAT + seats * PER_SEAT


def layout(_: Cards, seats: int) -> Layout:
    """The names of the features, in the order of the places above."""
    found = Layout()
    found.add("turn", MOST)
    found.add("deck", MOST)
    found.each("step", list(STEPS))
    found.each("gift", KINDS)
    found.each("hand", KINDS, MOST_IN_HAND)
    for seat in range(seats):
        found.add(f"seat+{seat}.current")
        found.add(f"seat+{seat}.owes")
        found.add(f"seat+{seat}.cards", MOST_IN_HAND)
        found.add(f"seat+{seat}.hidden", MOST)
        found.each(f"seat+{seat}.row", KINDS, MOST_COPIES)
    return found


def encode(state: RavensState, viewer: i64, row: BytesWriter, start: i64) -> None:
    put(row, start + TURN, state.turn, MOST)
    put(row, start + DECK, len(state.deck), MOST)
    steps = mark_steps(state, viewer, STEPS, row, start + STEP)
    for frame in steps:
        if isinstance(frame, Answer) and frame.card >= 0:
            flag(row, start + GIFT + frame.card, True)
    for card in state.hands[viewer]:
        add(row, start + HAND + card)
    waited_for = owing(state, steps)
    for step in range(state.seats):
        seat = (viewer + step) % state.seats
        place = start + SEAT + step * PER_SEAT
        flag(row, place + CURRENT, seat == state.current)
        flag(row, place + OWES, waited_for & bit(seat) != 0)
        put(row, place + IN_HAND, len(state.hands[seat]), MOST_IN_HAND)
        for card, knowers in zip(state.rows[seat], state.knowers[seat], strict=True):
            add(row, place + (ROW + card if knowers & bit(viewer) else HIDDEN))

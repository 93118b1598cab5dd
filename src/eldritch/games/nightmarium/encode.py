"""Observations of Nightmarium: what a seat sees, as numbers.

Cards are counted by number wherever they are visible or known. Parts of creatures are encoded by legion and ability.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.encoding import Layout, add, flag, mark_steps, numbered, owing, put
from eldritch.core.seats import bit

from .box.components import (
    ABILITIES,
    ANY_LEGION,
    COMPLETE,
    EMBODIED,
    FEARS,
    KINDS,
    LEGIONS,
    MOST_CREATURES,
    PLACES,
    POSITIONS,
    Cards,
    creature_at,
)
from .rules import FRAMES
from .rules.abilities import Aim
from .rules.chain import MOST_ABILITIES, Chain
from .rules.chorister import Chorister
from .rules.pure_legion import PureLegion
from .rules.seals import Replay
from .rules.turn import Swap, Turn
from .state import Nightmare

STEPS: Final = numbered(FRAMES)
SEALS: Final = 9
"""The most seals of one legion in any edition."""
WHOLE_DECK: Final = FEARS + 4 * SEALS
MOST_TURNS: Final = 255
MOST_IN_HAND: Final = 50

# The table.
TURN: Final = 0
DECK: Final = TURN + 1
TARGET: Final = DECK + 1
FIRED: Final = TARGET + 1
# The open steps.
STEP: Final = FIRED + 1
LEFT: Final = STEP + 8
LEGION: Final = LEFT + 1
SLOT: Final = LEGION + 4
POSITION: Final = SLOT + MOST_CREATURES
ABILITY: Final = POSITION + 1
# Cards by number: in the viewer's hand; marked, answered or turned up in a step; discarded.
HAND: Final = ABILITY + 6
PICKED: Final = HAND + KINDS
DISCARD: Final = PICKED + KINDS
# For each seat, the viewer first.
SEAT: Final = DISCARD + KINDS
CURRENT: Final = 0
OWES: Final = 1
IN_HAND: Final = 2
FINISHED: Final = 3
VOID: Final = 4
CREATURES: Final = VOID + 8
PART: Final = 10
"""A part has 4 features for its legion and 6 for its ability."""
CREATURE: Final = 3 * PART + 1
KNOWN: Final = CREATURES + MOST_CREATURES * CREATURE
PER_SEAT: Final = KNOWN + KINDS


def length(seats: i64) -> i64:
    return SEAT + seats * PER_SEAT


def layout(_: Cards, seats: int) -> Layout:
    """The names of the features, in the order of the places above."""
    found = Layout()
    found.add("turn", MOST_TURNS)
    found.add("deck", WHOLE_DECK)
    found.add("target", MOST_CREATURES)
    found.add("fired", MOST_ABILITIES)
    found.each("step", list(FRAMES))
    found.add("actions_left", 2)
    found.each("legion", LEGIONS)
    found.each("slot", [str(slot) for slot in range(MOST_CREATURES)])
    found.add("chain.position", COMPLETE)
    found.each("ability", ABILITIES[1:])
    _cards(found, "hand")
    _cards(found, "picked")
    _cards(found, "discard")
    for seat in range(seats):
        _seat(found, f"seat+{seat}")
    return found


def _cards(found: Layout, name: str) -> None:
    found.each(f"{name}.card", [str(number) for number in range(1, FEARS + 1)])
    found.each(f"{name}.seal", LEGIONS, SEALS)


def _seat(found: Layout, name: str) -> None:
    found.add(f"{name}.current")
    found.add(f"{name}.owes")
    found.add(f"{name}.cards", MOST_IN_HAND)
    found.add(f"{name}.complete", MOST_CREATURES)
    found.each(f"{name}.void", [*PLACES, *LEGIONS])
    for slot in range(MOST_CREATURES):
        for position in POSITIONS:
            found.each(f"{name}.creature.{slot}.{position}", [*LEGIONS, *ABILITIES[1:]])
        found.add(f"{name}.creature.{slot}.seal")
    _cards(found, f"{name}.known")


def encode(state: Nightmare, viewer: i64, row: BytesWriter, start: i64) -> None:
    put(row, start + TURN, state.turn, MOST_TURNS)
    put(row, start + DECK, len(state.deck), WHOLE_DECK)
    put(row, start + TARGET, state.target, MOST_CREATURES)
    put(row, start + FIRED, state.fired, MOST_ABILITIES)
    count_cards(row, start + HAND, state.hands[viewer])
    count_cards(row, start + DISCARD, state.discard)
    waited_for = encode_steps(state, viewer, row, start)
    for step in range(state.seats):
        seat = (viewer + step) % state.seats
        place = start + SEAT + step * PER_SEAT
        flag(row, place + CURRENT, seat == state.current)
        flag(row, place + OWES, waited_for & bit(seat) != 0)
        encode_seat(state, seat, row, place)


def count_cards(row: BytesWriter, place: i64, cards: list[i64]) -> None:
    for card in cards:
        if card <= FEARS:
            row[place + card - 1] = 1
        else:
            add(row, place + card - 1)


def encode_steps(state: Nightmare, viewer: i64, row: BytesWriter, start: i64) -> i64:
    """Encode the steps that the viewer perceives; return the seats that owe an answer."""
    steps = mark_steps(state, viewer, STEPS, row, start + STEP)
    for frame in steps:
        if isinstance(frame, Turn):
            put(row, start + LEFT, frame.left, 2)
            mark_legion(row, start, frame.legion)
        elif isinstance(frame, Chain):
            row[start + SLOT + frame.slot] = 1
            put(row, start + POSITION, frame.position + 1, COMPLETE)
            mark_legion(row, start, frame.legion)
        elif isinstance(frame, Aim):
            row[start + ABILITY + frame.ability - 1] = 1
        elif isinstance(frame, Swap):
            count_cards(row, start + PICKED, frame.marked)
        elif isinstance(frame, Chorister):
            count_cards(row, start + PICKED, frame.cards)
        elif isinstance(frame, PureLegion):
            mark_legion(row, start, frame.legion)
            count_cards(row, start + PICKED, frame.answers[viewer])
        elif isinstance(frame, Replay):
            row[start + SLOT + frame.slot] = 1
            mark_legion(row, start, frame.legion)
    return owing(state, steps)


def mark_legion(row: BytesWriter, start: i64, legion: i64) -> None:
    """Encode the legion that a step is restricted to, unless ANY_LEGION."""
    if legion != ANY_LEGION:
        row[start + LEGION + legion] = 1


def encode_seat(state: Nightmare, seat: i64, row: BytesWriter, place: i64) -> None:
    put(row, place + IN_HAND, len(state.hands[seat]), MOST_IN_HAND)
    put(row, place + FINISHED, state.complete_creatures(seat), MOST_CREATURES)
    for slot in range(state.target):
        encode_creature(state, creature_at(seat, slot), row, place + CREATURES + slot * CREATURE)
    ledger = state.ledger
    if ledger is not None:
        if ledger.void[seat] != 0:
            for trait in range(8):
                flag(row, place + VOID + trait, ledger.void[seat] >> trait & 1 != 0)
        count_cards(row, place + KNOWN, ledger.known[seat])


def encode_creature(state: Nightmare, creature: i64, row: BytesWriter, place: i64) -> None:
    height = state.height[creature]
    for position in range(min(COMPLETE, height)):
        card = state.part(creature, position)
        part = place + position * PART
        row[part + state.cards.legion[card]] = 1
        if state.cards.ability[card] > 0:
            row[part + 3 + state.cards.ability[card]] = 1
    if height == EMBODIED:
        row[place + 3 * PART] = 1

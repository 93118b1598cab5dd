"""Features of the open frames: who deals with whom, about which cards, and who must answer."""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.encoding import Layout, count, flag, mark_steps, numbered, owing, put
from eldritch.core.frame import Frame
from eldritch.core.seats import bit

from ..box.components import ITEMS, KINDS, PROFESSIONS
from ..rules import FRAMES
from ..rules.clairvoyant import Foresight
from ..rules.diplomat import Demand, HandOver
from ..rules.fight import Fight, Pay
from ..rules.powers import Powers
from ..rules.spoils import GiveBack, Luggage, Spoils
from ..rules.texts import TO_THE_LEFT, Coat, PassOn, Slot, Tome
from ..rules.trade import Answer, Texts
from ..rules.turn import Turn
from ..rules.used_cards import PROFESSION
from ..rules.victory import Naming
from ..state import Journey
from .seats import ACTS, COPIES, IS_NAMED, IS_TARGET, place_of

STEPS: Final = numbered(FRAMES)
STAGES: Final = 10

# The frames, the items they are about, and which cards the viewer sees in them.
STEP: Final = 0
STAGE: Final = STEP + 27
SPENT: Final = STAGE + 1
FORTUNE: Final = SPENT + 1
LEFTWARDS: Final = FORTUNE + 1
FIRST: Final = LEFTWARDS + 1
SECOND: Final = FIRST + KINDS
OPEN: Final = SECOND + KINDS
OWN_POWER: Final = OPEN + KINDS
SPARE: Final = OWN_POWER + 1
STEPS_SIZE: Final = SPARE + 10


def layout_steps(found: Layout) -> None:
    found.each("step", list(FRAMES))
    found.add("fight_stage", STAGES)
    found.add("spent")
    found.add("fortune")
    found.add("leftwards")
    found.each("step.first", ITEMS[1:])
    found.each("step.second", ITEMS[1:])
    found.each("step.open", ITEMS[1:], COPIES)
    found.add("step.own_profession")
    found.each("step.spare", PROFESSIONS)


def encode_steps(state: Journey, viewer: i64, row: BytesWriter, place: i64, seats: i64) -> i64:
    """Write the frames that the viewer perceives. Returns the seats that owe an answer, as bits.

    The features of the frames begin at `place`, those of the seats at `seats`.
    """
    steps = mark_steps(state, viewer, STEPS, row, place + STEP)
    for frame in steps:
        mark_stage(frame, viewer, row, place)
        mark_cards(frame, row, place)
        actor, target = parties(frame)
        if actor >= 0:
            row[place_of(state, viewer, actor, seats) + ACTS] = 1
        if target >= 0:
            row[place_of(state, viewer, target, seats) + IS_TARGET] = 1
        if isinstance(frame, Naming):
            for seat in range(state.seats):
                if frame.named & bit(seat) != 0:
                    row[place_of(state, viewer, seat, seats) + IS_NAMED] = 1
    return owing(state, steps)


def parties(frame: Frame[Any]) -> tuple[i64, i64]:
    """Who acts in a frame, and on whom; -1 for nobody."""
    if isinstance(frame, (Answer, Demand, HandOver, Slot)):
        return frame.seat, frame.target
    if isinstance(frame, (Texts, Tome)):
        return frame.seat, frame.partner
    if isinstance(frame, (Spoils, Luggage, GiveBack)):
        return frame.winner, frame.loser
    if isinstance(frame, Pay):
        return frame.seat, frame.priest
    return frame.seat if isinstance(frame, Naming) else -1, -1


def mark_stage(frame: Frame[Any], viewer: i64, row: BytesWriter, place: i64) -> None:
    """How far a frame has come, and what the viewer has chosen in it."""
    if isinstance(frame, Turn):
        flag(row, place + SPENT, frame.spent)
    elif isinstance(frame, Fight):
        put(row, place + STAGE, frame.stage, STAGES)
    elif isinstance(frame, PassOn):
        flag(row, place + LEFTWARDS, frame.step == TO_THE_LEFT)
    elif isinstance(frame, Naming):
        flag(row, place + FORTUNE, frame.fortune)
    elif isinstance(frame, Powers):
        mark_powers(row, place, frame.answers[viewer])


def mark_cards(frame: Frame[Any], row: BytesWriter, place: i64) -> None:
    """The cards that a frame is about."""
    if isinstance(frame, (Answer, Demand)):
        mark_item(row, place + FIRST, frame.item)
    elif isinstance(frame, Texts):
        mark_item(row, place + FIRST, frame.first)
        mark_item(row, place + SECOND, frame.second)
    elif isinstance(frame, HandOver):
        mark_item(row, place + FIRST, frame.named)
        mark_item(row, place + SECOND, frame.offered)
    elif isinstance(frame, GiveBack):
        mark_item(row, place + FIRST, frame.taken)
    elif isinstance(frame, Luggage):
        count(row, place + OPEN - 1, frame.luggage)
    elif isinstance(frame, Foresight):
        mark_item(row, place + FIRST, frame.top)
        count(row, place + OPEN - 1, frame.pile)
    elif isinstance(frame, Coat):
        for profession in frame.spare:
            row[place + SPARE + profession] = 1


def mark_item(row: BytesWriter, place: i64, item: i64) -> None:
    """An item that the frame is about, unless it is hidden or missing."""
    if item > 0:
        row[place + item - 1] = 1


def mark_powers(row: BytesWriter, place: i64, chosen: i64) -> None:
    """The cards that the viewer has chosen in this round of a fight."""
    for item in range(1, KINDS + 1):
        if chosen >> item & 1 != 0:
            row[place + OPEN + item - 1] = 1
    if chosen >> PROFESSION & 1 != 0:
        row[place + OWN_POWER] = 1

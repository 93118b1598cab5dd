"""The open steps of the journey, as numbers: who deals with whom, about which cards, and who must answer."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.encoding import Layout, count, flag, perceived, put
from eldritch.core.seats import NOBODY, bit

from .components import ITEMS, KINDS, PROFESSIONS
from .rules import FRAMES
from .rules.clairvoyant import Foresight
from .rules.diplomat import Demand, HandOver
from .rules.fight import Fight, Pay
from .rules.powers import PROFESSION, Powers
from .rules.spoils import GiveBack, Loot, Spoils
from .rules.texts import TO_THE_LEFT, PassOn, PickSlot, TomeSwap, Wardrobe
from .rules.trade import Answer, Texts
from .rules.turn import Turn
from .rules.victory import Naming
from .state import Journey

STEP_NUMBERS: Final = {name: number for number, name in enumerate(FRAMES)}
COPIES: Final = 9
STAGES: Final = 10

# The steps, the items they are about, and what of them lies open to the viewer.
STEP: Final = 0
STAGE: Final = STEP + 26
SPENT: Final = STAGE + 1
FORTUNE: Final = SPENT + 1
LEFTWARDS: Final = FORTUNE + 1
FIRST: Final = LEFTWARDS + 1
SECOND: Final = FIRST + KINDS
OPEN: Final = SECOND + KINDS
OWN_POWER: Final = OPEN + KINDS
SPARE: Final = OWN_POWER + 1
STEPS_SIZE: Final = SPARE + 10

# The first features of each seat.
NAMES_OF_FLAGS: Final = (
    "current",
    "owes",
    "actor",
    "target",
    "named",
    "attacker",
    "defender",
    "hypnotised",
    "backs_attacker",
    "backs_defender",
    "face_up",
)
CURRENT: Final = 0
OWES: Final = 1
ACTOR: Final = 2
TARGET: Final = 3
NAMED: Final = 4
ATTACKER: Final = 5
DEFENDER: Final = 6
HYPNOTISED: Final = 7
BACKS: Final = 8
FACE_UP: Final = 10
FLAGS: Final = 11


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


def encode_steps(state: Journey, viewer: i64, row: BytesWriter, place: i64, seats: i64, size: i64) -> i64:
    """The steps that the viewer perceives; the seats that owe an answer.

    The features of seats lie at `seats`, so many for each, beginning with the viewer.
    """
    if state.over:
        return NOBODY
    steps = perceived(state, viewer)
    for frame in steps:
        row[place + STEP + STEP_NUMBERS[frame.name()]] = 1
        actor: i64 = -1
        target: i64 = -1
        if isinstance(frame, Turn):
            flag(row, place + SPENT, frame.spent)
        elif isinstance(frame, Fight):
            put(row, place + STAGE, frame.stage, STAGES)
        elif isinstance(frame, Answer):
            actor, target = frame.seat, frame.target
            mark_item(row, place + FIRST, frame.item)
        elif isinstance(frame, Texts):
            actor, target = frame.seat, frame.partner
            mark_item(row, place + FIRST, frame.first)
            mark_item(row, place + SECOND, frame.second)
        elif isinstance(frame, Powers):
            mark_powers(row, place, frame.answers[viewer])
        elif isinstance(frame, PassOn):
            flag(row, place + LEFTWARDS, frame.step == TO_THE_LEFT)
        elif isinstance(frame, Spoils):
            actor, target = frame.winner, frame.loser
        elif isinstance(frame, Loot):
            actor, target = frame.winner, frame.loser
            count(row, place + OPEN - 1, frame.luggage)
        elif isinstance(frame, GiveBack):
            actor, target = frame.winner, frame.loser
            mark_item(row, place + FIRST, frame.taken)
        elif isinstance(frame, Pay):
            actor, target = frame.seat, frame.priest
        elif isinstance(frame, PickSlot):
            actor, target = frame.seat, frame.target
        elif isinstance(frame, TomeSwap):
            actor, target = frame.seat, frame.partner
        elif isinstance(frame, Demand):
            actor, target = frame.seat, frame.target
            mark_item(row, place + FIRST, frame.item)
        elif isinstance(frame, HandOver):
            actor, target = frame.seat, frame.target
            mark_item(row, place + FIRST, frame.named)
            mark_item(row, place + SECOND, frame.offered)
        elif isinstance(frame, Foresight):
            mark_item(row, place + FIRST, frame.top)
            count(row, place + OPEN - 1, frame.pile)
        elif isinstance(frame, Wardrobe):
            for profession in frame.spare:
                row[place + SPARE + profession] = 1
        elif isinstance(frame, Naming):
            actor = frame.seat
            flag(row, place + FORTUNE, frame.fortune)
            for seat in range(state.seats):
                if frame.named & bit(seat) != 0:
                    row[seats + (seat - viewer + state.seats) % state.seats * size + NAMED] = 1
        if actor >= 0:
            row[seats + (actor - viewer + state.seats) % state.seats * size + ACTOR] = 1
        if target >= 0:
            row[seats + (target - viewer + state.seats) % state.seats * size + TARGET] = 1
    return steps[-1].owing(state)


def mark_item(row: BytesWriter, place: i64, item: i64) -> None:
    """An item that the step is about; not one that is hidden, or none."""
    if item > 0:
        row[place + item - 1] = 1


def mark_powers(row: BytesWriter, place: i64, chosen: i64) -> None:
    """What the viewer has put down in this round so far."""
    for item in range(1, KINDS + 1):
        if chosen >> item & 1 != 0:
            row[place + OPEN + item - 1] = 1
    if chosen >> PROFESSION & 1 != 0:
        row[place + OWN_POWER] = 1

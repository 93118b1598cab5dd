"""Observations of Duel: what a seat sees, as numbers.

Seats, areas and battles are given from the viewer's side: one's own, then the enemy's. Everything is public except the
Elder Signs: the values of one's own are given, of the enemy's only the number.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.encoding import Layout, add, flag, mark_steps, numbered, owing, put
from eldritch.core.seats import bit

from .actions import POLICIES
from .battle_state import BattleSide
from .box.components import BOOKS, FIGURES, MOST_AREAS, MOST_SIGN, PHASES, SEATS, Box
from .rules.battle import Fight
from .rules.books import ChooseSlot
from .rules.doom_phase import DoomPart
from .rules.factions.black_goat_steps import Giving, Offering
from .rules.factions.great_cthulhu_steps import Submerging
from .rules.frames import FRAMES
from .rules.losses import CultistsLost
from .rules.moving import Moving
from .rules.turn import Turn
from .state import ABANDONED, NO_GATE, Duel

STEPS: Final = numbered(FRAMES)
MOST: Final = 20
"""The most figures of a kind that an edition may have."""
MOST_POWER: Final = 60
MOST_DOOM: Final = 100
MOST_SIGNS: Final = 30
MOST_TURNS: Final = 255
MOST_DICE: Final = 60
FIGHT_STEPS: Final = 40

# The course of the game.
ROUND: Final = 0
TURN: Final = 1
PHASE: Final = 2
FIRST: Final = PHASE + 4
DECAY: Final = FIRST + 1
RITUAL: Final = DECAY + 1
RITUAL_COST: Final = RITUAL + 1
ACTED: Final = RITUAL_COST + 1
BAG: Final = ACTED + 1
REVEALED: Final = BAG + 1
OWN_SIGNS: Final = REVEALED + MOST_SIGN
# The open steps.
STEP: Final = OWN_SIGNS + MOST_SIGN
STAGE: Final = STEP + 23
FIGHT_STEP: Final = STAGE + 3
DOOM_USED: Final = FIGHT_STEP + 1
SLOT_CHOICE: Final = DOOM_USED + 2
LEFT: Final = SLOT_CHOICE + BOOKS
ATTACKING: Final = LEFT + 1
# For each seat, oneself first.
SEAT: Final = ATTACKING + 1
FACTION: Final = 0
OWES: Final = FACTION + 2
POWER: Final = OWES + 1
DOOM: Final = POWER + 1
GATES: Final = DOOM + 1
SIGNS: Final = GATES + 1
AWAKENINGS: Final = SIGNS + 1
POLICY: Final = AWAKENINGS + 1
BOOK: Final = POLICY + 3
SLOT: Final = BOOK + BOOKS
POOL: Final = SLOT + BOOKS
ASIDE: Final = POOL + FIGURES
CAPTIVES: Final = ASIDE + FIGURES
DICE: Final = CAPTIVES + FIGURES
RESULT: Final = DICE + 9
PER_SEAT: Final = RESULT + 5 * FIGURES
# For each area.
AREA: Final = SEAT + SEATS * PER_SEAT
FIGURE: Final = 0
GATE: Final = FIGURE + SEATS * FIGURES
KEEPER: Final = GATE + 3
RELEASED: Final = KEEPER + FIGURES
FOUGHT: Final = RELEASED + SEATS
STEPPED: Final = FOUGHT + 1
MANNED: Final = STEPPED + 1
HERE: Final = MANNED + 1
ARRIVED: Final = HERE + 1
PER_AREA: Final = ARRIVED + FIGURES

FACTIONS: Final = ("great_cthulhu", "black_goat")
WHOSE: Final = ("seat+0", "seat+1")
KINDS: Final = ("acolyte", "kind_1", "kind_2", "kind_3", "kind_4")
NUMBERS: Final = ("kills", "pains", "bonus", "victims", "declined", "used", "dice", "rolled_kills", "rolled_pains")
RESULTS: Final = ("dead", "wounded", "pained", "second", "late")


def length(areas: i64) -> i64:
    return AREA + areas * PER_AREA


def layout(box: Box, _: int) -> Layout:
    """The names of the features, in the order of the places above. Kinds are numbered as on the faction's sheet."""
    found = Layout()
    found.add("round", MOST_TURNS)
    found.add("turn", MOST_TURNS)
    found.each("phase", PHASES)
    found.add("first")
    found.add("decay", MOST_POWER)
    found.add("ritual.marker", MOST)
    found.add("ritual.cost", MOST)
    found.add("acted")
    found.add("bag", MOST_SIGNS)
    found.each("revealed", ("1", "2", "3"), MOST_SIGNS)
    found.each("own_signs", ("1", "2", "3"), MOST_SIGNS)
    found.each("step", list(FRAMES))
    found.each("stage", ("to_act", "has_acted", "has_passed"))
    found.add("fight_step", FIGHT_STEPS)
    found.each("doom_used", ("ritual", "sacrifice"))
    found.each("slot_choice", [str(slot) for slot in range(BOOKS)])
    found.add("left", MOST)
    found.add("attacking")
    for seat in WHOSE:
        _seat(found, seat)
    for area in box.areas:
        _area(found, f"area.{area}")
    return found


def _seat(found: Layout, name: str) -> None:
    found.each(name, FACTIONS)
    found.add(f"{name}.owes")
    found.add(f"{name}.power", MOST_POWER)
    found.add(f"{name}.doom", MOST_DOOM)
    found.add(f"{name}.gates", MOST_AREAS)
    found.add(f"{name}.signs", MOST_SIGNS)
    found.add(f"{name}.awakenings", MOST)
    found.each(f"{name}.policy", POLICIES)
    found.each(f"{name}.book", [str(book) for book in range(BOOKS)])
    found.each(f"{name}.slot", [str(slot) for slot in range(BOOKS)])
    for where in ("pool", "aside", "captives"):
        found.each(f"{name}.{where}", KINDS, MOST)
    found.each(f"{name}.battle", NUMBERS, MOST_DICE)
    for result in RESULTS:
        found.each(f"{name}.battle.{result}", KINDS, MOST)


def _area(found: Layout, name: str) -> None:
    for seat in WHOSE:
        found.each(f"{name}.{seat}", KINDS, MOST)
    found.each(f"{name}.gate", ("abandoned", *WHOSE))
    found.each(f"{name}.keeper", KINDS)
    found.each(f"{name}.released", WHOSE)
    found.each(name, ("fought", "stepped_off", "manned", "here"))
    found.each(f"{name}.arrived", KINDS, MOST)


def encode(state: Duel, viewer: i64, row: BytesWriter, start: i64) -> None:
    put(row, start + ROUND, state.round, MOST_TURNS)
    put(row, start + TURN, state.turn, MOST_TURNS)
    row[start + PHASE + state.phase] = 1
    flag(row, start + FIRST, state.first == viewer)
    put(row, start + DECAY, state.decay, MOST_POWER)
    put(row, start + RITUAL, state.ritual, MOST)
    put(row, start + RITUAL_COST, state.ritual_cost(), MOST)
    flag(row, start + ACTED, state.acted)
    put(row, start + BAG, len(state.bag), MOST_SIGNS)
    for value in state.revealed:
        add(row, start + REVEALED - 1 + value)
    for value in state.signs[viewer]:
        add(row, start + OWN_SIGNS - 1 + value)
    for area in range(state.areas):
        encode_area(state, viewer, area, row, start + AREA + area * PER_AREA)
    waited_for = encode_steps(state, viewer, row, start)
    for step in range(SEATS):
        seat = viewer if step == 0 else 1 - viewer
        place = start + SEAT + step * PER_SEAT
        flag(row, place + OWES, waited_for & bit(seat) != 0)
        encode_seat(state, seat, row, place)
    battle = state.battle
    if battle is not None:
        flag(row, start + ATTACKING, battle.attacker == viewer)
        mark_place(battle.area, row, start)


def encode_area(state: Duel, viewer: i64, area: i64, row: BytesWriter, place: i64) -> None:
    """The figures, one's own first; the gate and its keeper; which gates were abandoned on purpose."""
    for step in range(SEATS):
        seat = viewer if step == 0 else 1 - viewer
        if state.crowd(seat, area) > 0:
            count_figures(state.figures, (seat * MOST_AREAS + area) * FIGURES, row, place + FIGURE + step * FIGURES)
        if state.released[seat] >> area & 1 != 0:
            row[place + RELEASED + step] = 1
    owner = state.gate[area]
    if owner == ABANDONED:
        row[place + GATE] = 1
    elif owner != NO_GATE:
        row[place + GATE + 1 + (owner ^ viewer)] = 1
        row[place + KEEPER + state.keeper[area]] = 1


def encode_steps(state: Duel, viewer: i64, row: BytesWriter, start: i64) -> i64:
    """Mark the steps that the viewer perceives. Returns the seats that owe an answer."""
    steps = mark_steps(state, viewer, STEPS, row, start + STEP)
    for frame in steps:
        if isinstance(frame, Turn):
            row[start + STAGE + frame.stage] = 1
            mark_areas(state, frame.fought, row, start + AREA + FOUGHT)
            mark_areas(state, frame.stepped, row, start + AREA + STEPPED)
            mark_areas(state, frame.manned, row, start + AREA + MANNED)
        elif isinstance(frame, Moving):
            for arrived in frame.arrived:
                add(row, start + AREA + arrived % MOST_AREAS * PER_AREA + ARRIVED + arrived // MOST_AREAS)
        elif isinstance(frame, Fight):
            put(row, start + FIGHT_STEP, frame.step, FIGHT_STEPS)
        elif isinstance(frame, DoomPart):
            mark_bits(frame.used, 2, row, start + DOOM_USED)
        elif isinstance(frame, ChooseSlot):
            mark_bits(frame.slots, BOOKS, row, start + SLOT_CHOICE)
        elif isinstance(frame, CultistsLost):
            put(row, start + LEFT, frame.left, MOST)
        elif isinstance(frame, Offering):
            put(row, start + LEFT, frame.left, MOST)
            mark_place(frame.area, row, start)
        elif isinstance(frame, (Giving, Submerging)):
            mark_place(frame.area, row, start)
    return owing(state, steps)


def mark_place(area: i64, row: BytesWriter, start: i64) -> None:
    """Mark the area where something is going on, if there is one."""
    if area >= 0:
        row[start + AREA + area * PER_AREA + HERE] = 1


def mark_areas(state: Duel, areas: i64, row: BytesWriter, place: i64) -> None:
    if areas != 0:
        for area in range(state.areas):
            if areas >> area & 1 != 0:
                row[place + area * PER_AREA] = 1


def mark_bits(bits: i64, count: i64, row: BytesWriter, place: i64) -> None:
    for number in range(count):
        if bits >> number & 1 != 0:
            row[place + number] = 1


def count_figures(counts: list[i64], first: i64, row: BytesWriter, place: i64) -> None:
    """Write the counts by kind that start at a place of a list."""
    for kind in range(FIGURES):
        if counts[first + kind] > 0:
            put(row, place + kind, counts[first + kind], MOST)


def encode_seat(state: Duel, seat: i64, row: BytesWriter, place: i64) -> None:
    row[place + FACTION + i64(state.factions[seat].sheet.key == "black_goat")] = 1
    put(row, place + POWER, state.power[seat], MOST_POWER)
    put(row, place + DOOM, state.doom[seat], MOST_DOOM)
    put(row, place + GATES, state.gates_of(seat), MOST_AREAS)
    put(row, place + SIGNS, len(state.signs[seat]), MOST_SIGNS)
    put(row, place + AWAKENINGS, state.awakenings[seat], MOST)
    row[place + POLICY + state.policy[seat]] = 1
    mark_bits(state.books[seat], BOOKS, row, place + BOOK)
    mark_bits(state.slots[seat], BOOKS, row, place + SLOT)
    count_figures(state.pool, seat * FIGURES, row, place + POOL)
    count_figures(state.aside, seat * FIGURES, row, place + ASIDE)
    count_figures(state.captives, seat * FIGURES, row, place + CAPTIVES)
    battle = state.battle
    if battle is not None:
        encode_battle(battle.sides[seat], row, place)


def encode_battle(side: BattleSide, row: BytesWriter, place: i64) -> None:
    """The seat's side of the battle."""
    counters = side.counters()
    for number in range(len(NUMBERS)):
        put(row, place + DICE + number, counters[number], MOST_DICE)
    results = side.results()
    for number in range(len(RESULTS)):
        count_figures(results[number], 0, row, place + RESULT + number * FIGURES)

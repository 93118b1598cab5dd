"""What a seat sees of the journey to the Castle of the Devil, as numbers.

What is known of other hands comes from the seat's own ledger: items and professions that somebody must have (`known`)
or may have (`possible`), and allegiances that were looked at. Where no ledgers are kept, only what the seat has looked
at counts. When the game is over all cards lie open.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.encoding import Layout, add, count, flag, put
from eldritch.core.seats import bit

from .box.components import BROTHERHOOD, ITEMS, KINDS, ORDER, ORGANISATIONS, PROFESSIONS, SLOTS, Box
from .encode_steps import (
    ATTACKER,
    BACKS,
    CURRENT,
    DEFENDER,
    FACE_UP,
    FLAGS,
    HYPNOTISED,
    NAMES_OF_FLAGS,
    OWES,
    STEPS_SIZE,
    encode_steps,
    layout_steps,
)
from .knowledge.behaviour import BITS, KINDS_OF_DEEDS, MOST, has_looked
from .knowledge.ledger import BENEATH, ON_TOP, Ledger
from .rules.powers import PER_SEAT as PER_PLAYER
from .rules.powers import PROFESSION, points
from .state import Journey

PEOPLE: Final = 10
"""There are so many professions."""
DEEDS: Final = 12
COPIES: Final = 9
MOST_ITEMS: Final = 30
MOST_TURNS: Final = 255
MOST_POINTS: Final = 30

# The journey.
TURN: Final = 0
PASSES: Final = TURN + 1
PILE: Final = PASSES + 1
LIMIT: Final = PILE + 1
POINTS: Final = LIMIT + 1
# What one has, and what one knows of the pile and of the spare professions.
HAND: Final = POINTS + 2
TOP: Final = HAND + KINDS
SECOND: Final = TOP + KINDS
SPARE: Final = SECOND + KINDS
# The open steps, and what comes for each seat, oneself first.
STEP: Final = SPARE + PEOPLE
SEAT: Final = STEP + STEPS_SIZE
CARDS: Final = FLAGS
ALLEGIANCE: Final = CARDS + 1
SHOWN: Final = ALLEGIANCE + 2
PLAYED: Final = SHOWN + 2
PERSON: Final = PLAYED + KINDS + 1
PERSON_POSSIBLE: Final = PERSON + PEOPLE
ITEM: Final = PERSON_POSSIBLE + PEOPLE
ITEM_POSSIBLE: Final = ITEM + KINDS
DONE_TO: Final = ITEM_POSSIBLE + KINDS


def per_seat(seats: i64) -> i64:
    return DONE_TO + seats * DEEDS


def length(seats: i64) -> i64:
    return SEAT + seats * per_seat(seats)


def layout(_: Box, seats: int) -> Layout:
    """The names of the features, in the order of the places above."""
    found = Layout()
    found.add("turn", MOST_TURNS)
    found.add("passes", MOST_ITEMS)
    found.add("pile", MOST_ITEMS)
    found.add("hand_limit", MOST_ITEMS)
    found.each("points", ("attacker", "defender"), MOST_POINTS)
    found.each("hand", ITEMS[1:], COPIES)
    found.each("pile.top", ITEMS[1:])
    found.each("pile.second", ITEMS[1:])
    found.each("spare", PROFESSIONS)
    layout_steps(found)
    for seat in range(seats):
        _seat(found, f"seat+{seat}", seats)
    return found


def _seat(found: Layout, name: str, seats: int) -> None:
    found.each(name, NAMES_OF_FLAGS)
    found.add(f"{name}.cards", MOST_ITEMS)
    found.each(f"{name}.allegiance", ORGANISATIONS, SLOTS)
    found.each(f"{name}.offered_me", ("key", "goblet"), MOST_TURNS)
    found.each(f"{name}.played", (*ITEMS[1:], "profession"))
    found.each(f"{name}.profession", PROFESSIONS)
    found.each(f"{name}.profession_possible", PROFESSIONS)
    found.each(f"{name}.known", ITEMS[1:], COPIES)
    found.each(f"{name}.possible", ITEMS[1:])
    for other in range(seats):
        found.each(f"{name}.to.seat+{other}", KINDS_OF_DEEDS, MOST)


def encode(state: Journey, viewer: i64, row: BytesWriter, start: i64) -> None:
    put(row, start + TURN, state.turn, MOST_TURNS)
    put(row, start + PASSES, state.passes, MOST_ITEMS)
    put(row, start + PILE, len(state.pile), MOST_ITEMS)
    put(row, start + LIMIT, state.limit, MOST_ITEMS)
    count(row, start + HAND - 1, state.hands[viewer])
    size = per_seat(state.seats)
    waited_for = encode_steps(state, viewer, row, start + STEP, start + SEAT, size)
    for step in range(state.seats):
        seat = (viewer + step) % state.seats
        place = start + SEAT + step * size
        flag(row, place + OWES, waited_for & bit(seat) != 0)
        flag(row, place + CURRENT, seat == state.current)
        flag(row, place + FACE_UP, state.is_face_up(seat))
        put(row, place + CARDS, len(state.hands[seat]), MOST_ITEMS)
        encode_deeds(state, viewer, seat, row, place + DONE_TO)
    if state.attacker >= 0:
        encode_fight(state, viewer, row, start)
    if state.over:
        lay_open(state, viewer, row, start)
        return
    ledger = None if state.ledgers is None else state.ledgers[viewer + 1]
    if ledger is None:
        encode_looks(state, viewer, row, start)
    else:
        encode_ledger(state, ledger.think(), row, start)


def place_of(state: Journey, viewer: i64, seat: i64, start: i64) -> i64:
    """Where the features of a seat begin, as the viewer counts."""
    return start + SEAT + (seat - viewer + state.seats) % state.seats * per_seat(state.seats)


def encode_deeds(state: Journey, viewer: i64, seat: i64, row: BytesWriter, place: i64) -> None:
    """How often the seat did what to whom, as all have seen it."""
    first = seat * state.seats
    other = viewer
    for step in range(state.seats):
        deeds = state.record[first + other]
        other = other + 1 if other + 1 < state.seats else 0  # A remainder takes longer, and there are many pairs.
        kind: i64 = 0
        while deeds != 0:
            if deeds & MOST != 0:
                row[place + step * DEEDS + kind] = int(deeds & MOST)
            deeds >>= BITS
            kind += 1


def encode_fight(state: Journey, viewer: i64, row: BytesWriter, start: i64) -> None:
    """Who fights whom, who backs whom, what was used, and how it stands."""
    row[place_of(state, viewer, state.attacker, start) + ATTACKER] = 1
    row[place_of(state, viewer, state.defender, start) + DEFENDER] = 1
    if state.hypnotised >= 0:
        row[place_of(state, viewer, state.hypnotised, start) + HYPNOTISED] = 1
    for seat in range(state.seats):
        if state.stance[seat] > 0:
            row[place_of(state, viewer, seat, start) + BACKS + state.stance[seat] - 1] = 1
    for play in state.plays:
        code = play % PER_PLAYER
        place = place_of(state, viewer, play // PER_PLAYER, start) + PLAYED
        row[place + (KINDS if code >= PROFESSION else code - 1)] = 1
    put(row, start + POINTS, points(state, 1), MOST_POINTS)
    put(row, start + POINTS + 1, points(state, 2), MOST_POINTS)


def encode_looks(state: Journey, viewer: i64, row: BytesWriter, start: i64) -> None:
    """What one knows without a ledger: one's own cards, what lies face up, allegiances one has looked at."""
    for seat in range(state.seats):
        place = place_of(state, viewer, seat, start)
        if seat == viewer or has_looked(state, viewer, seat):
            show_allegiance(state.allegiance, state.slots, seat, row, place)
        if seat == viewer or state.is_face_up(seat):
            show_profession(state, seat, row, place)


def show_allegiance(cards: list[i64], slots: i64, seat: i64, row: BytesWriter, place: i64) -> None:
    for slot in range(seat * slots, (seat + 1) * slots):
        if cards[slot] == ORDER or cards[slot] == BROTHERHOOD:
            add(row, place + ALLEGIANCE + cards[slot])


def show_profession(state: Journey, seat: i64, row: BytesWriter, place: i64) -> None:
    if state.professions[seat] >= 0:
        row[place + PERSON + state.professions[seat]] = 1


def encode_ledger(state: Journey, ledger: Ledger, row: BytesWriter, start: i64) -> None:
    """What the seat knows, and what it cannot rule out."""
    viewer = ledger.seat
    for seat in range(state.seats):
        place = place_of(state, viewer, seat, start)
        show_allegiance(ledger.allegiance, ledger.slots, seat, row, place)
        put(row, place + SHOWN, ledger.shown[2 * seat], MOST_TURNS)
        put(row, place + SHOWN + 1, ledger.shown[2 * seat + 1], MOST_TURNS)
        if seat == viewer or state.is_face_up(seat):
            show_profession(state, seat, row, place)
        else:
            for profession in ledger.professions.certain(seat):
                row[place + PERSON + profession] = 1
            mark_possible(ledger.professions.possible(seat), PEOPLE, row, place + PERSON_POSSIBLE)
        if seat != viewer:
            count(row, place + ITEM - 1, ledger.items.certain(seat))
            mark_possible(ledger.items.possible(seat) >> 1, KINDS, row, place + ITEM_POSSIBLE)
    count(row, start + TOP - 1, ledger.items.certain(ledger.pile + ON_TOP))
    count(row, start + SECOND - 1, ledger.items.certain(ledger.pile + BENEATH))
    for profession in ledger.professions.certain(state.seats):
        row[start + SPARE + profession] = 1


def mark_possible(kinds: i64, number: i64, row: BytesWriter, place: i64) -> None:
    for kind in range(number):
        if kinds >> kind & 1 != 0:
            row[place + kind] = 1


def lay_open(state: Journey, viewer: i64, row: BytesWriter, start: i64) -> None:
    """The end: everybody's cards."""
    for seat in range(state.seats):
        place = place_of(state, viewer, seat, start)
        show_allegiance(state.allegiance, state.slots, seat, row, place)
        show_profession(state, seat, row, place)
        count(row, place + ITEM - 1, state.hands[seat])


assert (len(PROFESSIONS), len(KINDS_OF_DEEDS)) == (PEOPLE, DEEDS)

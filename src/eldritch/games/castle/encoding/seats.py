"""Features of each seat: its part in what goes on, what is known of its cards, and how it has behaved."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.encoding import Layout, add, count, flag, put
from eldritch.core.seats import bit

from ..box.components import BROTHERHOOD, ITEMS, KINDS, ORDER, ORGANISATIONS, PROFESSIONS, SLOTS
from ..knowledge.behaviour import BEHAVIOURS, BITS, MOST, has_looked
from ..knowledge.ledger import Ledger
from ..rules.used_cards import card_of, is_item, seat_of
from ..state import Journey

PEOPLE: Final = 10
"""The number of professions, as a constant for mypyc."""
COUNTS: Final = 12
"""The number of kinds of behaviour."""
COPIES: Final = 9
MOST_CARDS: Final = 30
MOST_SHOWN: Final = 255

FLAGS: Final = (
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
IS_CURRENT: Final = 0
OWES: Final = 1
ACTS: Final = 2
IS_TARGET: Final = 3
IS_NAMED: Final = 4
ATTACKS: Final = 5
DEFENDS: Final = 6
IS_HYPNOTISED: Final = 7
BACKS: Final = 8
FACE_UP: Final = 10
CARDS: Final = 11
ALLEGIANCE: Final = CARDS + 1
SHOWN: Final = ALLEGIANCE + 2
PLAYED: Final = SHOWN + 2
PROFESSION: Final = PLAYED + KINDS + 1
PROFESSION_POSSIBLE: Final = PROFESSION + PEOPLE
ITEM: Final = PROFESSION_POSSIBLE + PEOPLE
ITEM_POSSIBLE: Final = ITEM + KINDS
BEHAVIOUR: Final = ITEM_POSSIBLE + KINDS

assert (len(PROFESSIONS), len(BEHAVIOURS), len(FLAGS)) == (PEOPLE, COUNTS, CARDS)


def per_seat(seats: i64) -> i64:
    """How many features a seat has."""
    return BEHAVIOUR + seats * COUNTS


def layout_seat(found: Layout, name: str, seats: int) -> None:
    """The names of the features, in the order of the places above."""
    found.each(name, FLAGS)
    found.add(f"{name}.cards", MOST_CARDS)
    found.each(f"{name}.allegiance", ORGANISATIONS, SLOTS)
    found.each(f"{name}.offered_me", ("key", "goblet"), MOST_SHOWN)
    found.each(f"{name}.played", (*ITEMS[1:], "profession"))
    found.each(f"{name}.profession", PROFESSIONS)
    found.each(f"{name}.profession_possible", PROFESSIONS)
    found.each(f"{name}.known", ITEMS[1:], COPIES)
    found.each(f"{name}.possible", ITEMS[1:])
    for other in range(seats):
        found.each(f"{name}.to.seat+{other}", BEHAVIOURS, MOST)


def place_of(state: Journey, viewer: i64, seat: i64, seats: i64) -> i64:
    """Where the features of a seat begin. Those of all seats begin at `seats`, the viewer's first."""
    return seats + (seat - viewer + state.seats) % state.seats * per_seat(state.seats)


def encode_seats(state: Journey, viewer: i64, owing: i64, row: BytesWriter, seats: i64) -> None:
    """What everybody sees of the seats, and what the viewer knows of their cards."""
    size = per_seat(state.seats)
    for step in range(state.seats):
        seat = (viewer + step) % state.seats
        place = seats + step * size
        flag(row, place + OWES, owing & bit(seat) != 0)
        flag(row, place + IS_CURRENT, seat == state.current)
        flag(row, place + FACE_UP, state.is_face_up(seat))
        put(row, place + CARDS, len(state.hands[seat]), MOST_CARDS)
        encode_behaviour(state, viewer, seat, row, place + BEHAVIOUR)
    if state.attacker >= 0:
        encode_fight(state, viewer, row, seats)
    if state.over:
        show_all(state, viewer, row, seats)


def encode_behaviour(state: Journey, viewer: i64, seat: i64, row: BytesWriter, place: i64) -> None:
    """How often the seat did what to each seat."""
    first = seat * state.seats
    other = viewer
    for step in range(state.seats):
        counts = state.behaviour[first + other]
        other = other + 1 if other + 1 < state.seats else 0  # Faster than a remainder, and there are many pairs.
        kind: i64 = 0
        while counts != 0:
            if counts & MOST != 0:
                row[place + step * COUNTS + kind] = int(counts & MOST)
            counts >>= BITS
            kind += 1


def encode_fight(state: Journey, viewer: i64, row: BytesWriter, seats: i64) -> None:
    """Who fights whom, who supports whom, and which cards were used."""
    row[place_of(state, viewer, state.attacker, seats) + ATTACKS] = 1
    row[place_of(state, viewer, state.defender, seats) + DEFENDS] = 1
    if state.hypnotised >= 0:
        row[place_of(state, viewer, state.hypnotised, seats) + IS_HYPNOTISED] = 1
    for seat in range(state.seats):
        if state.stance[seat] > 0:
            row[place_of(state, viewer, seat, seats) + BACKS + state.stance[seat] - 1] = 1
    for play in state.plays:
        card = card_of(play)
        place = place_of(state, viewer, seat_of(play), seats) + PLAYED
        row[place + (card - 1 if is_item(card) else KINDS)] = 1


def encode_known_seats(state: Journey, ledger: Ledger, row: BytesWriter, seats: i64) -> None:
    """What a ledger knows of the seats, and what it cannot rule out."""
    viewer = ledger.seat
    for seat in range(state.seats):
        place = place_of(state, viewer, seat, seats)
        show_allegiance(ledger.allegiance, ledger.slots, seat, row, place)
        put(row, place + SHOWN, ledger.shown[2 * seat], MOST_SHOWN)
        put(row, place + SHOWN + 1, ledger.shown[2 * seat + 1], MOST_SHOWN)
        if seat == viewer or state.is_face_up(seat):
            show_profession(state, seat, row, place)
        else:
            for profession in ledger.professions.certain(seat):
                row[place + PROFESSION + profession] = 1
            mark_possible(ledger.professions.possible(seat), PEOPLE, row, place + PROFESSION_POSSIBLE)
        if seat != viewer:
            count(row, place + ITEM - 1, ledger.items.certain(seat))
            mark_possible(ledger.items.possible(seat) >> 1, KINDS, row, place + ITEM_POSSIBLE)


def encode_without_ledger(state: Journey, viewer: i64, row: BytesWriter, seats: i64) -> None:
    """What a seat knows without a ledger: its own cards, cards face up, and allegiances it has looked at."""
    for seat in range(state.seats):
        place = place_of(state, viewer, seat, seats)
        if seat == viewer or has_looked(state, viewer, seat):
            show_allegiance(state.allegiance, state.slots, seat, row, place)
        if seat == viewer or state.is_face_up(seat):
            show_profession(state, seat, row, place)


def show_all(state: Journey, viewer: i64, row: BytesWriter, seats: i64) -> None:
    """Everybody's cards, at the end of the game."""
    for seat in range(state.seats):
        place = place_of(state, viewer, seat, seats)
        show_allegiance(state.allegiance, state.slots, seat, row, place)
        show_profession(state, seat, row, place)
        count(row, place + ITEM - 1, state.hands[seat])


def show_allegiance(cards: list[i64], slots: i64, seat: i64, row: BytesWriter, place: i64) -> None:
    for slot in range(seat * slots, (seat + 1) * slots):
        if cards[slot] == ORDER or cards[slot] == BROTHERHOOD:
            add(row, place + ALLEGIANCE + cards[slot])


def show_profession(state: Journey, seat: i64, row: BytesWriter, place: i64) -> None:
    if state.professions[seat] >= 0:
        row[place + PROFESSION + state.professions[seat]] = 1


def mark_possible(kinds: i64, number: i64, row: BytesWriter, place: i64) -> None:
    for kind in range(number):
        if kinds >> kind & 1 != 0:
            row[place + kind] = 1

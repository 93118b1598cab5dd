"""What a seat sees of a game of Cthulhu Realms, as numbers.

Cards are counted by kind and zone. Everybody knows which hidden cards a player's hand and deck consist of: `owned`
counts them, `known` those that must be in the hand, `returned` those that lie on top of the deck.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from eldritch.core.encoding import Layout, add, count, flag, mark_steps, numbered, owing, put
from eldritch.core.seats import bit

from .box.abilities import ABJURE_SEEN, DISCARD_SEEN, GAIN, MOST_ABILITIES
from .box.abilities import LOSS as EFFECT_LOSS
from .box.components import ADEPT, KEYS, KINDS, SHARED_CARDS, SHARED_KINDS, STARTERS, Cards
from .rules import FRAMES
from .rules.activation import AbjureSelf, Aim
from .rules.drawing import Discard
from .rules.sanity import NOBODY, Loss
from .state import EMPTY, Realm, damage_of, kind_of, used_abilities

STEPS: Final = numbered(FRAMES)
MOST_COPIES: Final = 9
"""The most copies of a shared card in any edition."""
MOST_TURNS: Final = 255
MOST_SANITY: Final = 100
MOST_POINTS: Final = 60
MOST_IN_HAND: Final = 30
MOST_CARDS: Final = 108

# The table.
TURN: Final = 0
POWER: Final = TURN + 1
DISCARDED: Final = POWER + 1
ABJURED: Final = DISCARDED + 1
SHARED: Final = ABJURED + 1
ADEPTS: Final = SHARED + 1
# The open steps.
STEP: Final = ADEPTS + 1
LOSS: Final = STEP + 8
DISCARDS: Final = LOSS + 2
AIM: Final = DISCARDS + 2
# Cards by kind.
HAND: Final = AIM + 3
LEAVING: Final = HAND + KINDS
TOP: Final = LEAVING + KINDS
BOX: Final = TOP + KINDS
RETURNABLE: Final = BOX + KINDS
USED: Final = RETURNABLE + KINDS
SEAT: Final = USED + MOST_ABILITIES * KINDS
# For each seat, the viewer first.
IN: Final = 0
CURRENT: Final = 1
OWES: Final = 2
VICTIM: Final = 3
VICTIM_NEXT: Final = 4
SANITY: Final = 5
IN_HAND: Final = 6
DECK: Final = 7
ROW: Final = 8
DISCARD: Final = ROW + KINDS
IN_PLAY: Final = DISCARD + KINDS
DAMAGE: Final = IN_PLAY + KINDS
OWNED: Final = DAMAGE + KINDS
KNOWN: Final = OWNED + KINDS
RETURNED: Final = KNOWN + KINDS
NEXT: Final = RETURNED + KINDS
PER_SEAT: Final = NEXT + KINDS


def length(seats: i64) -> i64:
    return SEAT + seats * PER_SEAT


def layout(_: Cards, seats: int) -> Layout:
    """The names of the features, in the order of the offsets above."""
    found = Layout()
    found.add("turn", MOST_TURNS)
    found.add("power", MOST_POINTS)
    found.each("happened", ("discard", "abjure"))
    found.add("shared", SHARED_CARDS)
    found.add("adepts", STARTERS[0])
    found.each("step", list(FRAMES))
    found.each("loss", ("rest", "amount"), MOST_POINTS)
    found.add("discard.count", MOST_IN_HAND)
    found.add("discard.least", KINDS)
    found.add("aim.gain")
    found.each("aim", ("amount", "then"), MOST_POINTS)
    for zone in ("hand", "leaving", "top", "box", "returnable"):
        _cards(found, zone)
    for ability in range(MOST_ABILITIES):
        _cards(found, f"used.{ability}")
    for seat in range(seats):
        _seat(found, f"seat+{seat}")
    return found


def _cards(found: Layout, zone: str) -> None:
    for kind in range(KINDS):
        found.add(f"{zone}.{KEYS[kind]}", MOST_COPIES if kind < SHARED_KINDS else STARTERS[kind - ADEPT])


def _seat(found: Layout, name: str) -> None:
    found.each(name, ("in", "current", "owes", "victim", "victim_next"))
    found.add(f"{name}.sanity", MOST_SANITY)
    found.add(f"{name}.cards", MOST_IN_HAND)
    found.add(f"{name}.deck", MOST_CARDS)
    for zone in ("row", "discard", "in_play"):
        _cards(found, f"{name}.{zone}")
    found.each(f"{name}.damage", KEYS, MOST_POINTS)
    for zone in ("owned", "known", "returned", "next"):
        _cards(found, f"{name}.{zone}")


def encode(state: Realm, viewer: i64, row: BytesWriter, start: i64) -> None:
    put(row, start + TURN, state.turn, MOST_TURNS)
    put(row, start + POWER, state.power, MOST_POINTS)
    flag(row, start + DISCARDED, state.happened & DISCARD_SEEN != 0)
    flag(row, start + ABJURED, state.happened & ABJURE_SEEN != 0)
    put(row, start + SHARED, len(state.shared), SHARED_CARDS)
    put(row, start + ADEPTS, state.adepts, STARTERS[0])
    count(row, start + HAND, state.hands[viewer])
    if state.shared:
        row[start + TOP + state.shared[-1]] = 1
    count(row, start + BOX, state.box)
    count(row, start + BOX, state.abjured)
    count(row, start + RETURNABLE, state.abjured)
    for card in state.in_play[state.current]:
        used = used_abilities(card)
        if used != 0:
            for ability in range(MOST_ABILITIES):
                if used >> ability & 1 != 0:
                    add(row, start + USED + ability * KINDS + kind_of(card))
    waited_for = encode_steps(state, viewer, row, start)
    for step in range(state.seats):
        seat = (viewer + step) % state.seats
        place = start + SEAT + step * PER_SEAT
        flag(row, place + OWES, waited_for & bit(seat) != 0)
        encode_seat(state, seat, row, place)


def encode_steps(state: Realm, viewer: i64, row: BytesWriter, start: i64) -> i64:
    """Encode the frames that the viewer perceives; the seats that owe an answer, as bits."""
    steps = mark_steps(state, viewer, STEPS, row, start + STEP)
    for frame in steps:
        if isinstance(frame, Loss):
            put(row, start + LOSS, frame.rest, MOST_POINTS)
            put(row, start + LOSS + 1, frame.amount, MOST_POINTS)
            row[place_of(state, viewer, frame.victim, start) + VICTIM] = 1
            if frame.next_victim != NOBODY:
                row[place_of(state, viewer, frame.next_victim, start) + VICTIM_NEXT] = 1
        elif isinstance(frame, Discard):
            put(row, start + DISCARDS, frame.count, MOST_IN_HAND)
            put(row, start + DISCARDS + 1, frame.least, KINDS)
        elif isinstance(frame, Aim) and frame.effect == EFFECT_LOSS:
            put(row, start + LOSS, frame.amount, MOST_POINTS)
            put(row, start + LOSS + 1, frame.amount, MOST_POINTS)
        elif isinstance(frame, Aim):
            flag(row, start + AIM, frame.effect == GAIN)
            put(row, start + AIM + 1, frame.amount, MOST_POINTS)
            put(row, start + AIM + 2, frame.discards, MOST_POINTS)
        elif isinstance(frame, AbjureSelf):
            add(row, start + LEAVING + frame.kind)
    return owing(state, steps)


def place_of(state: Realm, viewer: i64, seat: i64, start: i64) -> i64:
    """Where the features of a seat begin; seats are counted from the viewer."""
    return start + SEAT + (seat - viewer + state.seats) % state.seats * PER_SEAT


def encode_seat(state: Realm, seat: i64, row: BytesWriter, place: i64) -> None:
    flag(row, place + IN, state.is_in(seat))
    flag(row, place + CURRENT, seat == state.current)
    put(row, place + SANITY, state.sanity[seat], MOST_SANITY)
    put(row, place + IN_HAND, len(state.hands[seat]), MOST_IN_HAND)
    put(row, place + DECK, len(state.decks[seat]), MOST_CARDS)
    encode_row(state, seat, row, place + ROW)
    count(row, place + DISCARD, state.discards[seat])
    for card in state.in_play[seat]:
        kind = kind_of(card)
        add(row, place + IN_PLAY + kind)
        if damage_of(card) > 0:
            put(row, place + DAMAGE + kind, i64(row[place + DAMAGE + kind]) + damage_of(card), MOST_POINTS)
    ledger = state.ledger
    if ledger is not None:
        tops = ledger.tops[seat]
        known = ledger.known[seat]
        count(row, place + OWNED, ledger.pools[seat])
        count(row, place + OWNED, known)
        count(row, place + OWNED, tops)
        count(row, place + KNOWN, known)
        count(row, place + RETURNED, tops)
        if tops:
            row[place + NEXT + tops[-1]] = 1


def encode_row(state: Realm, seat: i64, row: BytesWriter, place: i64) -> None:
    """The row between a seat and the next; a single row is shown for every seat."""
    first = state.row_start(seat)
    for number in range(first, first + state.width):
        if state.rows[number] != EMPTY:
            add(row, place + state.rows[number])

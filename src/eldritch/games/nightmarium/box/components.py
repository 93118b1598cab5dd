"""The cards and seals in the box: legions, positions and abilities, read from an edition file."""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.edition import Edition, EditionFile
from eldritch.core.seats import bit

from ..view_types import Component, Legion, Place, Position

GAME_ID: Final = "nightmarium"
RULES: Final = 1
"""The version of the rules. Increase it when an existing log would replay differently."""

LEGIONS: Final[tuple[Legion, ...]] = ("necromunculus", "homunculus", "constrict", "chimerid")
POSITIONS: Final[tuple[Position, ...]] = ("legs", "torso", "head")
PLACES: Final[tuple[Place, ...]] = ("legs", "torso", "head", "seal")
ABILITIES: Final = ("none", "mourner", "scavenger", "executioner", "devourer", "mockingbird", "chorister")

ANY_LEGION: Final = -1
"""In place of a legion: no restriction."""

# A creature is built from the bottom up, so its height (the number of its cards) is the position it needs next.
# Three cards make it complete; a seal on top makes it embodied.
LEGS: Final = 0
TORSO: Final = 1
HEAD: Final = 2
SEAL: Final = 3
COMPLETE: Final = 3
EMBODIED: Final = 4
PARTS: Final = 4
"""The most cards a creature can have."""

NO_ABILITY: Final = 0
MOURNER: Final = 1
SCAVENGER: Final = 2
EXECUTIONER: Final = 3
DEVOURER: Final = 4
MOCKINGBIRD: Final = 5
CHORISTER: Final = 6

FEARS: Final = 108
KINDS: Final = 112
"""Cards are identified by their printed numbers: fears 1 to 108, one of each; seals 109 to 112, one number a legion."""

MOST_SEATS: Final = 5
MOST_CREATURES: Final = 7
"""Every seat has this many slots, of which the target number are used."""

STANDARD: Final = Path(__file__).with_name("edition.toml")


@final
class Cards(Edition):
    """The cards of an edition, by number. `traits` has bits 0 to 3 for the positions and 4 to 7 for the legion."""

    def __init__(self, file: EditionFile) -> None:
        super().__init__(GAME_ID, RULES, file)
        self.legion: list[i64] = [0] * (KINDS + 1)
        self.positions: list[i64] = [0] * (KINDS + 1)
        self.ability: list[i64] = [0] * (KINDS + 1)
        self.traits: list[i64] = [0] * (KINDS + 1)
        self.copies: list[i64] = [0] * (KINDS + 1)
        self.marks: list[str] = [""] * (KINDS + 1)
        self.hand_size: i64 = 0

    def described(self) -> list[Component]:
        """Every kind of card as JSON-ready data."""
        return [
            {
                "card": card,
                "legion": LEGIONS[self.legion[card]],
                "positions": [name for place, name in enumerate(POSITIONS) if self.positions[card] >> place & 1],
                "ability": ABILITIES[self.ability[card]],
                "seal": card > FEARS,
                "copies": self.copies[card],
                "mark": self.marks[card],
            }
            for card in range(1, KINDS + 1)
        ]

    def full_deck(self, seals: bool) -> list[i64]:
        """All cards in rising order. Seals are included only by the advanced rules (R28)."""
        deck: list[i64] = []
        for card in range(1, (KINDS if seals else FEARS) + 1):
            for _ in range(self.copies[card]):
                deck.append(card)
        return deck


# Creatures are numbered seat by seat, slot by slot.


def creature_at(seat: i64, slot: i64) -> i64:
    """The number of the creature in a slot of a seat."""
    return seat * MOST_CREATURES + slot


def seat_of(creature: i64) -> i64:
    """The seat that owns a creature."""
    return creature // MOST_CREATURES


def slot_of(creature: i64) -> i64:
    """The slot of a creature at its seat."""
    return creature % MOST_CREATURES


def legion_trait(legion: i64) -> i64:
    """The trait bit of a legion."""
    return bit(4 + legion)


def legion_name(legion: i64) -> str | None:
    """The name of a legion; None for ANY_LEGION."""
    return None if legion == ANY_LEGION else LEGIONS[legion]


def read_edition(path: Path) -> Cards:
    """Read and check an edition file."""
    file = EditionFile(path)
    if file.content.get("game") != GAME_ID:
        file.fault("game", f'must be "{GAME_ID}"')
    cards = Cards(file)
    hand = file.content.get("hand")
    if not isinstance(hand, dict):
        file.fault("hand", "must be a table with cards and mark")
    cards.hand_size = file.number(hand, "hand", "cards", range(1, 11))
    file.mark(hand, "hand")
    _read_fears(file, cards)
    _read_seals(file, cards)
    return cards


def _read_fears(file: EditionFile, cards: Cards) -> None:
    for entry in file.entries("cards"):
        where = f"card {entry.get('number')}"
        number = file.number(entry, where, "number", range(1, FEARS + 1))
        if cards.copies[number] != 0:
            file.fault(where, "is there twice")
        for position in file.words(entry, where, "positions", POSITIONS):
            cards.positions[number] |= bit(position)
        cards.ability[number] = file.word(entry, where, "ability", ABILITIES)
        _add_kind(file, cards, entry, where, number, 1)
    for number in range(1, FEARS + 1):
        if cards.copies[number] == 0:
            file.fault(f"card {number}", "is missing")


def _read_seals(file: EditionFile, cards: Cards) -> None:
    entries = file.entries("seals")
    if len(entries) != len(LEGIONS):
        file.fault("seals", f"must be {len(LEGIONS)}, one for each legion, not {len(entries)}")
    for place, entry in enumerate(entries):
        number = FEARS + 1 + place
        where = f"seal {entry.get('number')}"
        if entry.get("number") != number or entry.get("legion") != LEGIONS[place]:
            file.fault(where, f"must be number {number} of {LEGIONS[place]}")
        cards.positions[number] = bit(SEAL)
        _add_kind(file, cards, entry, where, number, file.number(entry, where, "copies", range(1, 10)))


def _add_kind(file: EditionFile, cards: Cards, entry: dict[str, Any], where: str, number: i64, copies: i64) -> None:
    legion: i64 = file.word(entry, where, "legion", LEGIONS)
    cards.legion[number] = legion
    cards.copies[number] = copies
    cards.traits[number] = cards.positions[number] | legion_trait(legion)
    cards.marks[number] = file.mark(entry, where)

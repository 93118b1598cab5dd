"""What the box holds: the cards with their legions, positions and abilities, and the seals."""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from eldritch.core.edition import Edition, EditionFile
from eldritch.core.seats import bit

GAME_ID: Final = "nightmarium"
RULES: Final = 1
"""The version of these rules; it grows whenever an old log would play out differently."""

LEGIONS: Final = ("necromunculus", "homunculus", "constrict", "chimerid")
POSITIONS: Final = ("legs", "torso", "head")
PLACES: Final = ("legs", "torso", "head", "seal")
ABILITIES: Final = ("none", "mourner", "scavenger", "executioner", "devourer", "mockingbird", "chorister")

# A creature grows from the bottom up, so the position it needs next is the number of cards it has. A seal on top
# makes four: an embodied creature.
LEGS: Final = 0
TORSO: Final = 1
HEAD: Final = 2
SEAL: Final = 3
COMPLETE: Final = 3
EMBODIED: Final = 4

NO_ABILITY: Final = 0
MOURNER: Final = 1
SCAVENGER: Final = 2
EXECUTIONER: Final = 3
DEVOURER: Final = 4
MOCKINGBIRD: Final = 5
CHORISTER: Final = 6

FEARS: Final = 108
KINDS: Final = 112
"""Cards are known by their printed numbers: fears 1 to 108, one of each; seals 109 to 112, alike within a legion."""

MOST_SEATS: Final = 5
MOST_CREATURES: Final = 7

STANDARD: Final = Path(__file__).with_name("edition.toml")


@final
class Cards(Edition):
    """The cards, by number. `traits` joins the position bits (0 to 3) with the legion's bit (4 to 7)."""

    def __init__(self, file: EditionFile) -> None:
        super().__init__(GAME_ID, RULES, file)
        self.legion: list[i64] = [0] * (KINDS + 1)
        self.positions: list[i64] = [0] * (KINDS + 1)
        self.ability: list[i64] = [0] * (KINDS + 1)
        self.traits: list[i64] = [0] * (KINDS + 1)
        self.copies: list[i64] = [0] * (KINDS + 1)
        self.marks: list[str] = [""] * (KINDS + 1)
        self.hand_size: i64 = 0

    def described(self) -> list[dict[str, Any]]:
        """Every kind of card, as JSON-ready data."""
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


def legion_trait(legion: i64) -> i64:
    """The trait bit of a legion."""
    return bit(4 + legion)


def legion_name(legion: i64) -> str | None:
    """What a legion is called; None for the absence of one (-1)."""
    return LEGIONS[legion] if legion >= 0 else None


def read_edition(path: Path) -> Cards:
    """The cards of an edition file, checked."""
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
        _enter(file, cards, entry, where, number, 1)
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
        _enter(file, cards, entry, where, number, file.number(entry, where, "copies", range(1, 10)))


def _enter(file: EditionFile, cards: Cards, entry: dict[str, Any], where: str, number: i64, copies: i64) -> None:
    legion: i64 = file.word(entry, where, "legion", LEGIONS)
    cards.legion[number] = legion
    cards.copies[number] = copies
    cards.traits[number] = cards.positions[number] | legion_trait(legion)
    cards.marks[number] = file.mark(entry, where)

"""What the box holds: four kinds of gift cards."""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from eldritch.core.edition import Edition, EditionFile

GAME_ID: Final = "ravens"
RULES: Final = 1
"""The version of the rules. Increase it whenever an old log would play out differently."""

KINDS: Final = ("ring", "button", "nail", "thorn")
"""Cards are known by their place in this list."""

MOST_SEATS: Final = 4
MOST_IN_HAND: Final = 4
MOST_IN_NEST: Final = 4
MOST_COPIES: Final = 20

STANDARD: Final = Path(__file__).with_name("edition.toml")


class Cards(Edition):
    """The cards by kind: what each scores, and how many there are."""

    def __init__(self, file: EditionFile) -> None:
        super().__init__(GAME_ID, RULES, file)
        self.value: list[i64] = []
        self.copies: list[i64] = []
        self.marks: list[str] = []

    def deck(self) -> list[i64]:
        """All cards, by kind."""
        return [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]

    def described(self) -> list[dict[str, Any]]:
        """Every kind of card, as JSON-ready data."""
        columns = zip(KINDS, self.value, self.copies, self.marks, strict=True)
        return [{"key": key, "value": value, "copies": copies, "mark": mark} for key, value, copies, mark in columns]


def card_key(card: i64) -> str | None:
    """What a card is called in views and events; None for a hidden one."""
    return KINDS[card] if card >= 0 else None


def read_edition(path: Path) -> Cards:
    """The cards of an edition file, checked."""
    file = EditionFile(path)
    if file.content.get("game") != GAME_ID:
        file.fault("game", f'must be "{GAME_ID}"')
    entries = file.entries("cards")
    if [entry.get("key") for entry in entries] != list(KINDS):
        file.fault("cards", f"must be {', '.join(KINDS)}, in this order")
    cards = Cards(file)
    for entry in entries:
        where = f"card {entry['key']}"
        cards.value.append(file.number(entry, where, "value", range(-9, 10)))
        cards.copies.append(file.number(entry, where, "copies", range(1, MOST_COPIES + 1)))
        cards.marks.append(file.mark(entry, where))
    needed = MOST_SEATS * MOST_IN_HAND + MOST_IN_NEST
    if sum(cards.copies) < needed:
        file.fault("cards", f"must be at least {needed} in all, not {sum(cards.copies)}")
    return cards

"""The components of the box: items, professions, allegiances, and what depends on the number of players."""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from eldritch.core.edition import Edition, EditionFile, Entry
from eldritch.core.seats import bit

from ..view_types import Component, Organisation

GAME_ID: Final = "castle"
RULES: Final = 1
"""The version of these rules. It increases whenever an old log would play out differently."""

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 10

ITEMS: Final = (
    "",
    "key",
    "goblet",
    "bag_with_key",
    "bag_with_goblet",
    "dagger",
    "gloves",
    "casting_knives",
    "whip",
    "poison_ring",
    "monocle",
    "privilege",
    "black_pearl",
    "tome",
    "coat",
    "sextant",
    "ring_of_power",
    "broken_mirror",
)
"""An item's number is its index here."""

NO_ITEM: Final = 0
KEY: Final = 1
GOBLET: Final = 2
BAG_WITH_KEY: Final = 3
BAG_WITH_GOBLET: Final = 4
DAGGER: Final = 5
GLOVES: Final = 6
CASTING_KNIVES: Final = 7
WHIP: Final = 8
POISON_RING: Final = 9
MONOCLE: Final = 10
PRIVILEGE: Final = 11
BLACK_PEARL: Final = 12
TOME: Final = 13
COAT: Final = 14
SEXTANT: Final = 15
RING_OF_POWER: Final = 16
BROKEN_MIRROR: Final = 17
KINDS: Final = 17

ANY_BAG: Final = BAG_WITH_KEY
"""As the *name* of an item, in demands and announcements, this number means either bag.

Nobody says which bag it is while the pile lasts, and afterwards a bag is called key or goblet. So the number
is never needed as a name for the bag with the key alone.
"""

PROFESSIONS: Final = (
    "diplomat",
    "doctor",
    "duelist",
    "poison_mixer",
    "grand_master",
    "clairvoyant",
    "hypnotist",
    "bodyguard",
    "priest",
    "thug",
)
DIPLOMAT: Final = 0
DOCTOR: Final = 1
DUELIST: Final = 2
POISON_MIXER: Final = 3
GRAND_MASTER: Final = 4
CLAIRVOYANT: Final = 5
HYPNOTIST: Final = 6
BODYGUARD: Final = 7
PRIEST: Final = 8
THUG: Final = 9

ORGANISATIONS: Final[tuple[Organisation, ...]] = ("order", "brotherhood")
ORDER: Final = 0
BROTHERHOOD: Final = 1

SYMBOLS: Final = ("none", "sword", "shield", "both")
USES: Final = ("once", "standing")
SEXES: Final = ("f", "m")

SLOTS: Final = 3
"""How many allegiance cards a player has in the expert variant."""

STANDARD: Final = Path(__file__).with_name("edition.toml")


@final
class Box(Edition):
    """The components by number. Lists by number of players are indexed by that number."""

    def __init__(self, file: EditionFile) -> None:
        super().__init__(GAME_ID, RULES, file)
        self.copies: list[i64] = [0] * (KINDS + 1)
        self.sealed: list[bool] = [False] * (KINDS + 1)
        self.texts: i64 = 0
        self.once: i64 = 0
        self.symbols: list[str] = [""] * (KINDS + 1)
        self.profession_symbols: list[str] = [""] * len(PROFESSIONS)
        self.marks: dict[str, str] = {}
        self.allegiance: list[i64] = [0] * (MOST_SEATS + 1)
        self.dealt: list[i64] = [0] * (MOST_SEATS + 1)
        self.limit: list[i64] = [0] * (MOST_SEATS + 1)
        self.out: list[i64] = [NO_ITEM] * (MOST_SEATS + 1)
        self.goals: i64 = 0
        self.allegiance_cards: i64 = 0
        self.characters: list[str] = []
        self.sexes: list[str] = []

    def in_play(self, seats: i64, beginner: bool) -> list[i64]:
        """The items of a game, by number. The beginner's set has only the sealed ones."""
        found: list[i64] = []
        for item in range(1, KINDS + 1):
            if item != self.out[seats] and (self.sealed[item] or not beginner):
                for _ in range(self.copies[item]):
                    found.append(item)
        return found

    def described(self) -> list[Component]:
        """Every kind of card as JSON-ready data. Properties that a sort of card lacks are empty."""
        found: list[Component] = []
        for item in range(1, KINDS + 1):
            entry = self.entry(ITEMS[item], "item", self.copies[item], self.symbols[item])
            entry["sealed"] = self.sealed[item]
            entry["text"] = self.texts & bit(item) != 0
            found.append(entry)
        for profession, name in enumerate(PROFESSIONS):
            entry = self.entry(name, "profession", 1, self.profession_symbols[profession])
            entry["use"] = USES[0] if self.once & bit(profession) else USES[1]
            found.append(entry)
        for name in self.characters:
            found.append(self.entry(name, "character", 1, "both"))
        return found

    def entry(self, name: str, sort: str, copies: i64, symbol: str) -> Component:
        return {
            "card": name,
            "sort": sort,
            "copies": copies,
            "sealed": "",
            "symbol": symbol,
            "text": "",
            "use": "",
            "mark": self.marks[name],
        }


def item_name(item: i64) -> str | None:
    """The key of an item; None if it is unknown."""
    return ITEMS[item] if item > 0 else None


def profession_name(profession: i64) -> str | None:
    return PROFESSIONS[profession] if profession >= 0 else None


def organisation_name(organisation: i64) -> Organisation | None:
    return ORGANISATIONS[organisation] if organisation >= 0 else None


def is_bag(item: i64) -> bool:
    return BAG_WITH_KEY <= item <= BAG_WITH_GOBLET


def announced_as(item: i64, pile: i64) -> i64:
    """The name under which an item is announced: while the pile lasts nobody says which bag it is."""
    return ANY_BAG if pile > 0 and is_bag(item) else item


def public_name(name: i64) -> str:
    """What a demand or an announcement calls an item."""
    return "bag" if name == ANY_BAG else ITEMS[name]


def read_edition(path: Path) -> Box:
    """Read and check an edition file."""
    file = EditionFile(path)
    if file.content.get("game") != GAME_ID:
        file.fault("game", f'must be "{GAME_ID}"')
    box = Box(file)
    _read_items(file, box)
    _read_professions(file, box)
    box.goals = file.number(_table(file, "victory"), "victory", "goals", range(1, 7))
    box.allegiance_cards = file.number(_table(file, "allegiance"), "allegiance", "each", range(5, 6))
    _read_players(file, box)
    _read_characters(file, box)
    return box


def _table(file: EditionFile, key: str) -> Entry:
    found = file.content.get(key)
    if not isinstance(found, dict):
        file.fault(key, "must be a table")
    file.mark(found, key)
    return found


def _yes_or_no(file: EditionFile, entry: Entry, where: str, key: str) -> bool:
    value = entry.get(key)
    if not isinstance(value, bool):
        file.fault(where, f"{key} must be true or false, not {value!r}")
    return value


def _read_items(file: EditionFile, box: Box) -> None:
    for entry in file.entries("items"):
        where = f"item {entry.get('key')}"
        item: i64 = file.word(entry, where, "key", ITEMS[1:]) + 1
        if box.copies[item] != 0:
            file.fault(where, "is there twice")
        box.copies[item] = file.number(entry, where, "copies", range(1, 5))
        if item not in (KEY, GOBLET) and box.copies[item] != 1:
            file.fault(where, "copies must be 1: only keys and goblets are several")
        box.sealed[item] = _yes_or_no(file, entry, where, "sealed")
        if is_bag(item) and not box.sealed[item]:
            file.fault(where, "sealed must be true: both bags are dealt at the start")
        box.symbols[item] = SYMBOLS[file.word(entry, where, "symbol", SYMBOLS)]
        if _yes_or_no(file, entry, where, "text"):
            box.texts |= bit(item)
        box.marks[ITEMS[item]] = file.mark(entry, where)
    for item in range(1, KINDS + 1):
        if box.copies[item] == 0:
            file.fault("items", f"{ITEMS[item]} is missing")


def _read_professions(file: EditionFile, box: Box) -> None:
    for entry in file.entries("professions"):
        where = f"profession {entry.get('key')}"
        profession: i64 = file.word(entry, where, "key", PROFESSIONS)
        if PROFESSIONS[profession] in box.marks:
            file.fault(where, "is there twice")
        if file.word(entry, where, "use", USES) == 0:
            box.once |= bit(profession)
        box.profession_symbols[profession] = SYMBOLS[file.word(entry, where, "symbol", SYMBOLS)]
        box.marks[PROFESSIONS[profession]] = file.mark(entry, where)
    for name in PROFESSIONS:
        if name not in box.marks:
            file.fault("professions", f"{name} is missing")


def _read_players(file: EditionFile, box: Box) -> None:
    for entry in file.entries("players"):
        where = f"{entry.get('seats')} players"
        seats: i64 = file.number(entry, where, "seats", range(FEWEST_SEATS, MOST_SEATS + 1))
        if box.limit[seats] != 0:
            file.fault(where, "are there twice")
        box.allegiance[seats] = file.number(entry, where, "allegiance", range(2, 6))
        if box.allegiance[seats] * 2 - seats not in (0, 1):
            file.fault(where, f"allegiance must be half of {seats}, rounded up")
        box.dealt[seats] = file.number(entry, where, "items", range(1, 4))
        box.limit[seats] = file.number(entry, where, "limit", range(2, 13))
        if "out" in entry:
            box.out[seats] = file.word(entry, where, "out", ITEMS[1:]) + 1
            if is_bag(box.out[seats]):
                file.fault(where, "out must not be a bag")
        file.mark(entry, where)
        _check_room(file, box, seats, where)
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        if box.limit[seats] == 0:
            file.fault("players", f"the line for {seats} is missing")


def _check_room(file: EditionFile, box: Box, seats: i64, where: str) -> None:
    """Check that there are enough sealed items to deal and that the hands can hold every item."""
    if len(box.in_play(seats, beginner=True)) <= seats * box.dealt[seats]:
        file.fault(where, "items: not enough sealed ones to deal")
    if len(box.in_play(seats, beginner=False)) >= seats * box.limit[seats]:
        file.fault(where, "limit: the hands have no room for all items")


def _read_characters(file: EditionFile, box: Box) -> None:
    for entry in file.entries("characters"):
        key = entry.get("key")
        where = f"character {key}"
        if not isinstance(key, str) or key in box.marks:
            file.fault(where, "key must be a name of its own")
        box.characters.append(key)
        box.sexes.append(SEXES[file.word(entry, where, "sex", SEXES)])
        box.marks[key] = file.mark(entry, where)
    if len(box.characters) != MOST_SEATS:
        file.fault("characters", f"must be {MOST_SEATS}, not {len(box.characters)}")

"""What the box holds: every card with its colour, type, price and abilities."""

from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from eldritch.core.edition import Edition, EditionFile
from eldritch.core.seats import bit

from ..view_types import Colour, Component, Effect, Shield, Type
from .abilities import MOST_ABILITIES, MOST_LINES, Ability, Line, parse

GAME_ID: Final = "realms"
RULES: Final = 1
"""The version of these rules; it grows whenever an old log would play out differently."""

# fmt: off
KEYS: Final = (
    "book_of_iod", "pnakotic_manuscripts", "king_in_yellow", "miskatonic_hospital", "yellow_sign", "unspeakable_one",
    "necronomicon", "brain_cylinder", "book_of_eibon", "miskatonic_library", "miskatonic_university", "pnakotus",
    "deep_ones", "nyarlathotep", "dagon", "younger_whateley", "mi_go", "ghoul", "rlyeh", "shadow_of_cthulhu", "ruins",
    "hunting_horror", "yithian", "ghast", "tomb",
    "strange_high_house", "kingsport_harbor", "whateley_farm", "arkham", "occultist", "medical_staff",
    "wilbur_whateley", "medical_student", "dean_halsey", "keziah_mason", "terrible_old_man", "arkham_asylum",
    "adept", "goon", "follower",
)
# fmt: on
"""A card is known by its place in this list: first the shared designs by colour, then the starters."""

COLOURS: Final[tuple[Colour, ...]] = ("yellow", "green", "purple", "black")
TYPES: Final[tuple[Type, ...]] = ("character", "artifact", "location")
SHIELDS: Final[tuple[Shield, ...]] = ("none", "refuge", "gate")

BLACK: Final = 3
LOCATION: Final = 2
REFUGE: Final = 1
GATE: Final = 2

KINDS: Final = 40
LINE_PLACES: Final = KINDS * MOST_LINES
SHARED_KINDS: Final = 37
SHARED_CARDS: Final = 66
ADEPT: Final = 37
GOON: Final = 38
FOLLOWER: Final = 39
STARTERS: Final = (10, 8, 24)
"""How many adepts, goons and followers the box holds."""

MOST_SEATS: Final = 4

FIGURES: Final = ("colour", "type", "price", "copies", "sanity", "shield", "abilities")
STANDARD: Final = Path(__file__).with_name("edition.toml")


def line_place(kind: i64, line: i64) -> i64:
    """Where a line of a kind of card lies in the tables of `Cards`."""
    return kind * MOST_LINES + line


def kind_of_line(place: i64) -> i64:
    """The kind of card that the line at this place belongs to."""
    return place // MOST_LINES


@final
class Cards(Edition):
    """The cards of an edition: tables by kind, and tables of the lines of their abilities by `line_place`."""

    def __init__(self, file: EditionFile) -> None:
        super().__init__(GAME_ID, RULES, file)
        self.colour: vec[i64] = vec[i64]([0] * KINDS)
        self.type: vec[i64] = vec[i64]([0] * KINDS)
        self.price: vec[i64] = vec[i64]([0] * KINDS)
        self.copies: vec[i64] = vec[i64]([0] * KINDS)
        self.sanity: vec[i64] = vec[i64]([0] * KINDS)
        self.shield: vec[i64] = vec[i64]([0] * KINDS)
        self.traits: vec[i64] = vec[i64]([0] * KINDS)
        """Colour and type, as the bits that requirements ask for."""
        self.leaving: vec[i64] = vec[i64]([0] * KINDS)
        """The abilities that abjure their card, as bits."""
        self.lines: vec[i64] = vec[i64]([0] * KINDS)
        """How many lines the kind has."""
        self.ability: vec[i64] = vec[i64]([0] * LINE_PLACES)
        """The ability that the line belongs to, as a bit."""
        self.needs: vec[i64] = vec[i64]([0] * LINE_PLACES)
        self.effect: vec[i64] = vec[i64]([0] * LINE_PLACES)
        self.amount: vec[i64] = vec[i64]([0] * LINE_PLACES)
        self.discards: vec[i64] = vec[i64]([0] * LINE_PLACES)
        self.abilities: list[list[Ability]] = [[] for _ in range(KINDS)]
        self.marks: list[dict[str, str]] = [{} for _ in range(KINDS)]

    def described(self) -> list[Component]:
        """Every kind of card, as JSON-ready data."""
        return [self.describe(kind) for kind in range(KINDS)]

    def describe(self, kind: int) -> Component:
        described: Component = {
            "card": kind,
            "key": KEYS[kind],
            "colour": COLOURS[self.colour[kind]],
            "type": TYPES[self.type[kind]],
            "price": self.price[kind],
            "copies": self.copies[kind],
            "abilities": [ability.described() for ability in self.abilities[kind]],
            "marks": dict(self.marks[kind]),
        }
        if self.type[kind] == LOCATION:
            described["sanity"] = self.sanity[kind]
            described["shield"] = SHIELDS[self.shield[kind]]
        return described

    def abjures_card(self, line: i64) -> bool:
        """Whether the card is abjured after the line at this place is used."""
        return self.ability[line] & self.leaving[kind_of_line(line)] != 0

    def line_described(self, kind: int, line: int) -> tuple[int, Effect]:
        """The ability that a line belongs to, counted from 0, and what the line does."""
        for number, ability in enumerate(self.abilities[kind]):
            if line < len(ability.sides):
                return number, ability.sides[line].described()
            line -= len(ability.sides)
        raise AssertionError(f"{KEYS[kind]} has no such line")


def read_edition(path: Path) -> Cards:
    """The cards of an edition file, checked."""
    file = EditionFile(path)
    if file.content.get("game") != GAME_ID:
        file.fault("game", f'must be "{GAME_ID}"')
    cards = Cards(file)
    for place, entry in enumerate(file.entries("cards"), 1):
        _read_card(file, cards, entry, place)
    for kind, key in enumerate(KEYS):
        if cards.copies[kind] == 0:
            file.fault("cards", f"{key} is missing")
    shared = sum(cards.copies[:SHARED_KINDS])
    if shared != SHARED_CARDS:
        file.fault("cards", f"the shared cards must be {SHARED_CARDS} copies in all, not {shared}")
    return cards


def _read_card(file: EditionFile, cards: Cards, entry: dict[str, Any], place: int) -> None:
    kind = file.word(entry, f"card {place}", "key", KEYS)
    where = KEYS[kind]
    if cards.copies[kind] != 0:
        file.fault(where, "is there twice")
    colours = COLOURS[BLACK:] if kind >= SHARED_KINDS else COLOURS[:BLACK]
    cards.colour[kind] = COLOURS.index(colours[file.word(entry, where, "colour", colours)])
    cards.type[kind] = file.word(entry, where, "type", TYPES)
    cards.price[kind] = file.number(entry, where, "price", range(11))
    cards.copies[kind] = file.number(entry, where, "copies", _copies(kind))
    if cards.type[kind] == LOCATION:
        cards.sanity[kind] = file.number(entry, where, "sanity", range(1, 21))
        cards.shield[kind] = file.word(entry, where, "shield", SHIELDS)
    elif "sanity" in entry or "shield" in entry:
        file.fault(where, "only locations have sanity and shield")
    if cards.colour[kind] != BLACK:
        cards.traits[kind] = bit(cards.colour[kind])
    cards.traits[kind] |= bit(BLACK + cards.type[kind])
    _read_abilities(file, cards, entry, where, kind)
    _read_marks(file, cards, entry, where, kind)


def _copies(kind: int) -> range:
    if kind < SHARED_KINDS:
        return range(1, 10)
    return range(STARTERS[kind - ADEPT], STARTERS[kind - ADEPT] + 1)


def _read_abilities(file: EditionFile, cards: Cards, entry: dict[str, Any], where: str, kind: int) -> None:
    texts = entry.get("abilities")
    if not isinstance(texts, list) or not 1 <= len(texts) <= MOST_ABILITIES:
        file.fault(where, f"abilities must be a list of 1 to {MOST_ABILITIES}, not {texts!r}")
    for number, text in enumerate(texts):
        try:
            ability = parse(str(text))
        except ValueError as fault:
            file.fault(where, f"ability {text!r}: {fault}")
        cards.abilities[kind].append(ability)
        if ability.abjures_self:
            cards.leaving[kind] |= bit(number)
        for line in ability.sides:
            if cards.lines[kind] == MOST_LINES:
                file.fault(where, f"has more than {MOST_LINES} effects in all")
            _enter_line(cards, kind, number, ability, line)


def _enter_line(cards: Cards, kind: int, number: int, ability: Ability, line: Line) -> None:
    place = line_place(kind, cards.lines[kind])
    cards.lines[kind] += 1
    cards.ability[place] = bit(number)
    cards.needs[place] = ability.needs
    cards.effect[place] = line.effect
    cards.amount[place] = line.amount
    cards.discards[place] = line.discards


def _read_marks(file: EditionFile, cards: Cards, entry: dict[str, Any], where: str, kind: int) -> None:
    marks = entry.get("marks")
    if not isinstance(marks, dict):
        file.fault(where, "marks must be a table that says where each figure comes from")
    figures = [figure for figure in FIGURES if figure in entry]
    if sorted(marks) != sorted(figures):
        file.fault(where, f"marks must be given for {', '.join(figures)}, not for {', '.join(marks) or 'nothing'}")
    for figure in figures:
        cards.marks[kind][figure] = file.mark({"mark": marks[figure]}, f"{where}, mark of {figure}")

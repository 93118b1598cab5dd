"""Positions of Duel in a readable notation, choices as words, and dice that show what a test needs.

    state = table(
        cthulhu={"arkham": "cthulhu, 2 deep_one"},
        goat={"arkham": "acolyte", "dunwich": "acolyte, ghoul"},
        gates={"arkham": "cthulhu", "dunwich": "goat"},
        turn=GOAT,
    )
    do(state, "move ghoul dunwich arkham")

Figures are written as "acolyte, 2 ghoul". A gate is written as its controller, with the kind of the keeper unless that
is an acolyte ("goat dark_young"), or as "nobody". Books and requirements are written as their keys. The readers below
give the same notation back.

Cthulhu sits in seat 0, the Goat in seat 1. All requirements of spellbooks are met unless they are named as open.
"""

from typing import Any, Final

from eldritch.core.events import Event
from eldritch.core.options import parse
from eldritch.games import duel
from eldritch.games.duel.battle_state import BattleSide
from eldritch.games.duel.box.components import BOOKS, FIGURES
from eldritch.games.duel.rules.figures import bring
from eldritch.games.duel.rules.gates import man
from eldritch.games.duel.rules.phases import ActionPhase, DoomPhase
from eldritch.games.duel.state import ABANDONED, DOOM_PHASE, Duel

GAME: Final = duel.GAME
CTHULHU: Final = 0
GOAT: Final = 1
SEATS: Final = ("cthulhu", "goat")

Map = dict[str, str]
NONE: Final[Map] = {}


def box() -> Any:
    return GAME.edition


def area(key: str) -> int:
    return int(box().areas.index(key))


def kind(state: Duel, seat: int, key: str) -> int:
    return state.factions[seat].sheet.figures.index(key)


def begin(seed: int = 1, **options: object) -> Duel:
    """A new game."""
    state = GAME.new(2, seed, options)
    assert isinstance(state, Duel)
    return state


def table(
    cthulhu: Map = NONE,
    goat: Map = NONE,
    gates: Map = NONE,
    *,
    power: tuple[int, int] = (8, 8),
    doom: tuple[int, int] = (0, 0),
    turn: int = CTHULHU,
    decay: int = 0,
    books: str = "",
    open_slots: str = "",
    acted: bool = True,
    ritual: int = 0,
    round: int = 2,
    awakenings: int = 0,
    aside: str = "",
    captured: str = "",
    signs: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    bag: bool = True,
    phase: str = "action",
    first: int = CTHULHU,
    **options: object,
) -> Duel:
    """A position at the start of a turn or, with `phase="doom"`, of the first player's part of the Doom Phase.

    Cthulhu's figures `aside` are on his own sheet, those `captured` on the Goat's.
    """
    state: Duel = GAME.engine.blank(GAME.edition, 2, parse(GAME.options, options))
    state.engine = GAME.engine
    state.rekey(1)
    _deal_signs(state, signs, bag)
    for seat, on_map in enumerate((cthulhu, goat)):
        for key, names in on_map.items():
            put(state, seat, key, names)
    for figure in counted(aside):
        state.pool[CTHULHU * FIGURES + kind(state, CTHULHU, figure)] -= 1
        state.aside[CTHULHU * FIGURES + kind(state, CTHULHU, figure)] += 1
    for figure in counted(captured):
        state.pool[CTHULHU * FIGURES + kind(state, CTHULHU, figure)] -= 1
        state.captives[GOAT * FIGURES + kind(state, CTHULHU, figure)] += 1
    for key, keeper in gates.items():
        _put_gate(state, key, keeper)
    state.power, state.doom = list(power), list(doom)
    state.decay, state.ritual, state.round, state.acted, state.first = decay, ritual, round, acted, first
    state.awakenings[CTHULHU] = awakenings
    for seat in range(2):
        sheet = state.factions[seat].sheet
        state.books[seat] = sum(1 << book for book in range(BOOKS) if sheet.books[book] in books.split())
        state.slots[seat] = sum(
            1 << slot for slot in range(BOOKS) if sheet.requirements[slot] not in open_slots.split()
        )
    if phase == "doom":
        state.phase = DOOM_PHASE
        state.stack = [DoomPhase(0)]
    else:
        state.stack = [ActionPhase(turn)]
    state.events = []
    state.settle()
    return state


def all_books(state: Duel, seat: int) -> None:
    """The seat has placed its sixth book."""
    state.books[seat] = (1 << BOOKS) - 1


def put(state: Duel, seat: int, key: str, names: str) -> None:
    """Put figures such as "acolyte, 2 ghoul" from the seat's pool into an area."""
    for figure in counted(names):
        bring(state, seat, kind(state, seat, figure), area(key))


def counted(names: str) -> list[str]:
    """Every single figure of a list such as "acolyte, 2 ghoul"."""
    found: list[str] = []
    for item in names.split(",") if names else ():
        *count, figure = item.split()
        found += [figure] * (int(count[0]) if count else 1)
    return found


def _put_gate(state: Duel, key: str, keeper: str) -> None:
    state.gate[area(key)] = ABANDONED
    if keeper != "nobody":
        owner, *figure = keeper.split()
        seat = SEATS.index(owner)
        man(state, seat, kind(state, seat, figure[0] if figure else "acolyte"), area(key))


def _deal_signs(state: Duel, signs: tuple[tuple[int, ...], tuple[int, ...]], bag: bool) -> None:
    state.bag = list(box().signs)
    for seat in range(2):
        state.signs[seat] = sorted(signs[seat])
        for value in signs[seat]:
            state.bag.remove(value)
    if not bag:
        state.revealed, state.bag = state.bag, []


def action(state: Duel, seat: int, words: str) -> int:
    """The action that words name: a verb, then figures, areas, books, seats or numbers."""
    verb, *given = words.split()
    sheet = state.factions[seat].sheet
    names: dict[str, list[str]] = {
        "area": list(box().areas),
        "to": list(box().areas),
        "kind": sheet.figures,
        "book": sheet.books,
        "slot": sheet.requirements,
        "seat": list(SEATS),
        "policy": ["always", "threatened", "never"],
    }
    arguments = [
        int(word) if name == "value" else names[name].index(word)
        for name, word in zip(GAME.actions.verbs[verb], given, strict=True)
    ]
    return GAME.actions.encode(verb, *arguments)


def decider(state: Duel) -> int:
    (seat,) = state.deciders()
    return seat


def do(state: Duel, *sentences: str, seat: int | None = None) -> Duel:
    """The deciders make these choices, one after another."""
    for words in sentences:
        who = decider(state) if seat is None else seat
        state.apply(who, action(state, who, words))
    return state


def can(state: Duel, words: str, seat: int | None = None) -> bool:
    who = decider(state) if seat is None else seat
    return action(state, who, words) in state.legal(who)


def choices(state: Duel, verb: str = "") -> set[str]:
    """What the decider may choose (of one verb), as words."""
    found = set()
    for option in state.legal(decider(state)):
        described = state.describe(option)
        arguments = GAME.actions.verbs[described["verb"]]
        words = [str(described.get(f"{name}_name", described[name])) for name in arguments]
        if not verb or described["verb"] == verb:
            found.add(" ".join([described["verb"], *words]))
    return found


def with_dice(state: Duel, words: str, cthulhu: tuple[int, int], goat: tuple[int, int]) -> Duel:
    """Make the choice that leads to the roll; the dice of each side show these numbers of Kills and Pains."""
    for seed in range(200_000):
        tried = state.clone()
        tried.rekey(seed)
        tried.events = []
        do(tried, words)
        if rolls(tried.events) == [cthulhu, goat]:
            return tried
    raise AssertionError("no roll shows that")


def rolls(happened: list[Event]) -> list[tuple[int, int]]:
    """Kills and Pains of each seat in the last roll."""
    found = [(0, 0), (0, 0)]
    for event in happened:
        if event.name == "rolled":
            faces = event.public["faces"]
            found[event.public["seat"]] = (faces.count(6), faces.count(4) + faces.count(5))
    return found


def figures(state: Duel, seat: int, key: str) -> str:
    """The figures of a seat in an area, as words."""
    place = area(key)
    sheet = state.factions[seat].sheet
    counts = [(state.figures_at(seat, number, place), name) for number, name in enumerate(sheet.figures)]
    return ", ".join(f"{count} {name}" if count > 1 else name for count, name in counts if count)


def keeper(state: Duel, key: str) -> str:
    """Who controls the gate of an area, as words; "none" without a gate."""
    owner = state.gate[area(key)]
    if owner < 0:
        return "nobody" if owner == ABANDONED else "none"
    figure = state.factions[owner].sheet.figures[state.keeper[area(key)]]
    return SEATS[owner] if figure == "acolyte" else f"{SEATS[owner]} {figure}"


def books(state: Duel, seat: int) -> str:
    """The books that a seat has."""
    return " ".join(key for book, key in enumerate(state.factions[seat].sheet.books) if state.has_book(seat, book))


def open_slots(state: Duel, seat: int) -> str:
    """The requirements that a seat has not met."""
    requirements = state.factions[seat].sheet.requirements
    return " ".join(key for slot, key in enumerate(requirements) if not state.slots[seat] >> slot & 1)


def captives(state: Duel, seat: int) -> int:
    """How many figures a seat has captured."""
    return sum(state.captives[seat * FIGURES : (seat + 1) * FIGURES])


def pool(state: Duel, seat: int, figure: str) -> int:
    return state.pool[seat * FIGURES + kind(state, seat, figure)]


def side(state: Duel, seat: int) -> BattleSide:
    """The seat's side of the battle that is being fought."""
    return state.current_battle().sides[seat]


def step(state: Duel) -> str:
    """The step that waits for a decision."""
    return state.stack[-1].name()


def events(state: Duel, name: str) -> list[dict[str, Any]]:
    """The public facts of all events with this name since the table was set up."""
    return [event.public for event in state.events or [] if event.name == name]

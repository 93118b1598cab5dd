"""Positions of Duel in the notation of the tests, and dice that show what a test needs.

A seat is written as its areas with their figures, and its Power, Doom and Elder Signs:

    t = table(
        cthulhu="arkham cthulhu, 2 deep_one | power 5",
        goat="arkham acolyte | dunwich acolyte, ghoul | doom 3 | signs 1 3",
        gates="arkham cthulhu | dunwich goat dark_young",
        current="goat",
    )
    t.play("move ghoul dunwich arkham")

Without a word about them, seats have 8 Power, no Doom and no signs. A gate is written as its controller, with the kind
of the keeper unless that is an acolyte, or as "nobody". Books and requirements are written as their keys. The readers
give the same notation back.

Cthulhu sits in seat 0, the Goat in seat 1. All requirements of spellbooks are met unless they are named as open.
"""

from typing import Any, ClassVar, Final, Self

from eldritch.core.events import Event
from eldritch.core.options import parse
from eldritch.games import duel
from eldritch.games.duel.actions import POLICIES
from eldritch.games.duel.battle_state import BattleSide
from eldritch.games.duel.box.components import BOOKS, FIGURES
from eldritch.games.duel.rules.figures import bring
from eldritch.games.duel.rules.gates import man
from eldritch.games.duel.rules.phases import ActionPhase, DoomPhase
from eldritch.games.duel.state import ABANDONED, DOOM_PHASE, Duel

from .. import notation

GAME: Final = duel.GAME
CTHULHU: Final = 0
GOAT: Final = 1
SEATS: Final = ("cthulhu", "goat")


def box() -> Any:
    return GAME.edition


AREAS: Final = tuple(box().areas)


def area(key: str) -> int:
    return AREAS.index(key)


def kind(state: Duel, seat: int, key: str) -> int:
    return state.factions[seat].sheet.figures.index(key)


def begin(seed: int = 1, **options: object) -> Duel:
    """A new game."""
    state = GAME.new(2, seed, options)
    assert isinstance(state, Duel)
    return state


def opening() -> "Table":
    """A new game as a table."""
    return Table(begin(), SEATS)


class Table(notation.Table[Duel]):
    vocabulary: ClassVar = {
        *GAME.actions.verbs,
        *AREAS,
        *POLICIES,
        *(key for sheet in box().sheets.values() for key in (*sheet.figures, *sheet.books, *sheet.requirements)),
    }

    def words(self, action: int) -> str:
        verb, arguments = GAME.actions.decode(action)
        sheet = self.state.factions[self.state.deciders()[0]].sheet
        keys: dict[str, Any] = {
            "area": AREAS,
            "to": AREAS,
            "kind": sheet.figures,
            "book": sheet.books,
            "slot": sheet.requirements,
            "seat": SEATS,
            "policy": POLICIES,
        }
        return " ".join(
            [verb, *(keys[name][value] if name in keys else str(value) for name, value in arguments.items())]
        )

    def all_books(self, name: str) -> Self:
        """The player has placed the sixth book."""
        self.state.books[self.seat(name)] = (1 << BOOKS) - 1
        return self

    def with_dice(self, move: str, cthulhu: tuple[int, int], goat: tuple[int, int]) -> "Table":
        """The table after a move that leads to a roll in which each side has these numbers of Kills and Pains."""
        for seed in range(200_000):
            tried = Table(self.state.clone(), self.names)
            tried.state.rekey(seed)
            if rolls(tried.play(move).events) == [cthulhu, goat]:
                return tried
        raise AssertionError("no roll shows that")

    # Looking.

    @property
    def power(self) -> list[int]:
        return list(self.state.power)

    @property
    def doom(self) -> list[int]:
        return list(self.state.doom)

    def figures(self, name: str, key: str) -> str:
        """The figures of a player in an area."""
        seat, place = self.seat(name), area(key)
        kinds = enumerate(self.state.factions[seat].sheet.figures)
        counts = [(self.state.figures_at(seat, number, place), figure) for number, figure in kinds]
        return ", ".join(f"{count} {figure}" if count > 1 else figure for count, figure in counts if count)

    def keeper(self, key: str) -> str:
        """Who controls the gate of an area; "none" without a gate."""
        owner = self.state.gate[area(key)]
        if owner < 0:
            return "nobody" if owner == ABANDONED else "none"
        figure = self.state.factions[owner].sheet.figures[self.state.keeper[area(key)]]
        return SEATS[owner] if figure == "acolyte" else f"{SEATS[owner]} {figure}"

    def books(self, name: str) -> str:
        seat = self.seat(name)
        keys = enumerate(self.state.factions[seat].sheet.books)
        return " ".join(key for book, key in keys if self.state.has_book(seat, book))

    def open_slots(self, name: str) -> str:
        """The requirements that a player has not met."""
        seat = self.seat(name)
        requirements = enumerate(self.state.factions[seat].sheet.requirements)
        return " ".join(key for slot, key in requirements if not self.state.slots[seat] >> slot & 1)

    def signs(self, name: str) -> list[int]:
        """The values of the Elder Signs of a player."""
        return list(self.state.signs[self.seat(name)])

    @property
    def revealed(self) -> list[int]:
        """The values of the Elder Signs that were revealed."""
        return list(self.state.revealed)

    def captives(self, name: str) -> int:
        """How many figures a player has captured."""
        seat = self.seat(name)
        return sum(self.state.captives[seat * FIGURES : (seat + 1) * FIGURES])

    def pool(self, name: str, figure: str) -> int:
        seat = self.seat(name)
        return self.state.pool[seat * FIGURES + kind(self.state, seat, figure)]

    @property
    def in_battle(self) -> bool:
        return self.state.battle is not None

    def side(self, name: str) -> BattleSide:
        """The player's side of the battle that is being fought."""
        return self.state.current_battle().sides[self.seat(name)]


def rolls(happened: list[Event]) -> list[tuple[int, int]]:
    """Kills and Pains of each seat in the last roll."""
    found = [(0, 0), (0, 0)]
    for event in happened:
        if event.name == "rolled":
            faces = event.public["faces"]
            found[event.public["seat"]] = (faces.count(6), faces.count(4) + faces.count(5))
    return found


def table(
    *,
    cthulhu: str = "",
    goat: str = "",
    gates: str = "",
    current: str = "cthulhu",
    decay: int = 0,
    books: str = "",
    open_slots: str = "",
    acted: bool = True,
    ritual: int = 0,
    round: int = 2,
    awakenings: int = 0,
    aside: str = "",
    captured: str = "",
    bag: bool = True,
    phase: str = "action",
    first: str = "cthulhu",
    options: dict[str, Any] | None = None,
) -> Table:
    """A position at the start of a turn or, with `phase="doom"`, of the first player's part of the Doom Phase.

    Cthulhu's figures `aside` are on his own sheet, those `captured` on the Goat's.
    """
    state: Duel = GAME.engine.blank(GAME.edition, 2, parse(GAME.options, options or {}))
    state.engine = GAME.engine
    state.rekey(1)
    state.bag = list(box().signs)
    for seat, text in enumerate((cthulhu, goat)):
        _set_up(state, seat, notation.zones(text, *AREAS, "power", "doom", "signs"))
    if not bag:
        state.revealed, state.bag = state.bag, []
    for figure in counted(aside):
        state.pool[CTHULHU * FIGURES + kind(state, CTHULHU, figure)] -= 1
        state.aside[CTHULHU * FIGURES + kind(state, CTHULHU, figure)] += 1
    for figure in counted(captured):
        state.pool[CTHULHU * FIGURES + kind(state, CTHULHU, figure)] -= 1
        state.captives[GOAT * FIGURES + kind(state, CTHULHU, figure)] += 1
    for key, keeper in notation.zones(gates, *AREAS).items():
        _put_gate(state, key, keeper)
    state.decay, state.ritual, state.round, state.acted, state.first = decay, ritual, round, acted, SEATS.index(first)
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
        state.stack = [ActionPhase(SEATS.index(current))]
    begun = Table(state, SEATS)
    state.settle()
    return begun


def _set_up(state: Duel, seat: int, zones: dict[str, str]) -> None:
    state.power[seat] = int(zones.pop("power", 8))
    state.doom[seat] = int(zones.pop("doom", 0))
    state.signs[seat] = sorted(int(value) for value in zones.pop("signs", "").split())
    for value in state.signs[seat]:
        state.bag.remove(value)
    for key, names in zones.items():
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

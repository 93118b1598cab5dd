"""What the box holds: the map, the tracks, the Elder Signs, and a sheet for each faction."""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from eldritch.core.edition import Edition, EditionFile, Entry

GAME_ID: Final = "duel"
RULES: Final = 1
"""The version of these rules; it grows whenever an old log would play out differently."""

SEATS: Final = 2
MOST_AREAS: Final = 16
FIGURES: Final = 5
"""Every faction has five kinds of figures: its cultists, its monsters, its Great Old Ones."""
BOOKS: Final = 6
MOST_SIGN: Final = 3

CULTIST: Final = 0
MONSTER: Final = 1
GREAT_OLD_ONE: Final = 2
TYPES: Final = ("cultist", "monster", "great_old_one")

ACOLYTE: Final = 0
"""Acolytes are the first kind of every faction."""

PHASES: Final = ("action", "gather_power", "first_player", "doom")
KINDS_OF_AREA: Final = ("land", "water")
TRACKS: Final = ("short", "long")
ACTION_COSTS: Final = ("recruit", "build", "move", "battle", "capture")

STANDARD: Final = Path(__file__).with_name("edition.toml")


@final
class Part:
    """A piece of the board as it is drawn; a portal joins two of them into one area."""

    def __init__(
        self,
        key: str,
        area: str,
        water: bool,
        portal: int,
        at: list[int],
        borders: dict[str, str],
        mark: str,
    ) -> None:
        self.key: str = key
        self.area: str = area
        self.water: bool = water
        self.portal: int = portal
        self.at: list[int] = at
        self.borders: dict[str, str] = borders
        self.mark: str = mark


@final
class Sheet:
    """A faction sheet: figures, requirements and books, as printed."""

    def __init__(self, key: str) -> None:
        self.key: str = key
        self.start: i64 = 0
        self.power: i64 = 0
        self.moves_first: bool = False
        self.figures: list[str] = []
        self.type: list[i64] = []
        self.count: list[i64] = []
        self.costs: list[list[int]] = []
        self.cost: list[i64] = []
        self.combat: list[i64] = []
        self.value: list[i64] = []
        """Doom for the enemy who removes the figure: the average of its printed costs, rounded up."""
        self.half: list[i64] = []
        """Doom for a figure that survived a Kill."""
        self.requirements: list[str] = []
        self.books: list[str] = []
        self.actions: dict[str, int] = {}
        self.marks: dict[str, str] = {}

    def described(self) -> list[Entry]:
        """The figures and the actions of the faction with what they cost, as JSON-ready data."""
        found: list[Entry] = [
            component(
                self.figures[kind],
                "figure",
                self.key,
                self.count[kind],
                self.costs[kind],
                self.marks[self.figures[kind]],
            )
            for kind in range(FIGURES)
        ]
        found += [
            component(name, "action", self.key, 1, [cost], self.marks[name]) for name, cost in self.actions.items()
        ]
        return found


@final
class Box(Edition):
    """A checked edition. Areas are numbered in the order of their first parts."""

    def __init__(self, file: EditionFile) -> None:
        super().__init__(GAME_ID, RULES, file)
        self.parts: list[Part] = []
        self.areas: list[str] = []
        self.water: list[bool] = []
        self.neighbours: list[list[i64]] = []
        self.gates: i64 = 0
        self.doom_target: i64 = 0
        self.tracks: list[list[i64]] = []
        self.signs: list[i64] = []
        self.recruit_cost: i64 = 0
        self.build_cost: i64 = 0
        self.move_cost: i64 = 0
        self.battle_cost: i64 = 0
        self.capture_cost: i64 = 0
        self.sheets: dict[str, Sheet] = {}
        self.marks: dict[str, str] = {}

    def described(self) -> list[Entry]:
        """Every component with its mark, as JSON-ready data: figures, the map, the tracks, the tokens."""
        found: list[Entry] = []
        for sheet in self.sheets.values():
            found += sheet.described()
            found.append(
                component(sheet.key, "start", self.areas[sheet.start], 1, [sheet.power], sheet.marks[sheet.key])
            )
        for part in self.parts:
            found.append(component(part.key, "part", part.area, 1, [part.portal] if part.portal else [], part.mark))
        for part in self.parts:
            for other, mark in part.borders.items():
                if other > part.key:
                    found.append(component(part.key, "border", other, 1, [], mark))
        for place, name in enumerate(TRACKS):
            cells: list[int] = [*self.tracks[place]]
            found.append(component(name, "ritual", "", 1, cells, self.marks[f"ritual {name}"]))
        for value in sorted(set(self.signs)):
            copies = self.signs.count(value)
            found.append(component("elder_sign", "token", "", copies, [value], self.marks[f"sign {value}"]))
        found.append(component("gate", "token", "", self.gates, [], self.marks["gates"]))
        return found

    def chart(self) -> dict[str, Entry]:
        """The parts of the printed map, with their outlines and places."""
        from .chart import parts

        return parts()


def component(name: str, sort: str, of: str, copies: int, numbers: list[int], mark: str) -> Entry:
    """One row of what the box holds."""
    return {"name": name, "sort": sort, "of": of, "copies": copies, "numbers": numbers, "mark": mark}


def read_edition(path: Path) -> Box:
    """The box of an edition file, checked."""
    from .map import read_map

    file = EditionFile(path)
    if file.content.get("game") != GAME_ID:
        file.fault("game", f'must be "{GAME_ID}"')
    box = Box(file)
    read_map(file, box)
    _read_tokens(file, box)
    for entry in file.entries("factions"):
        _read_sheet(file, box, entry)
    return box


def _table(file: EditionFile, entry: Entry, where: str, key: str) -> Entry:
    found = entry.get(key)
    if not isinstance(found, dict):
        file.fault(where, f"{key} must be a table")
    return found


def _read_tokens(file: EditionFile, box: Box) -> None:
    gates = _table(file, file.content, "gates", "gates")
    box.gates = file.number(gates, "gates", "count", range(2, MOST_AREAS + 1))
    box.marks["gates"] = file.mark(gates, "gates")
    doom = _table(file, file.content, "doom", "doom")
    box.doom_target = file.number(doom, "doom", "target", range(1, 1000))
    file.mark(doom, "doom")
    costs = _table(file, file.content, "costs", "costs")
    box.recruit_cost, box.build_cost, box.move_cost, box.battle_cost, box.capture_cost = [
        file.number(costs, "costs", key, range(1, 21)) for key in ACTION_COSTS
    ]
    file.mark(costs, "costs")
    ritual = _table(file, file.content, "ritual", "ritual")
    for name in TRACKS:
        track = _table(file, ritual, "ritual", name)
        box.tracks.append(_read_track(file, track, f"ritual {name}"))
        box.marks[f"ritual {name}"] = file.mark(track, f"ritual {name}")
    for entry in file.entries("signs"):
        where = f"sign {entry.get('value')}"
        value = file.number(entry, where, "value", range(1, MOST_SIGN + 1))
        if value in box.signs:
            file.fault(where, "is there twice")
        box.signs += [value] * file.number(entry, where, "count", range(1, 100))
        box.marks[where] = file.mark(entry, where)


def _read_track(file: EditionFile, track: Entry, where: str) -> list[i64]:
    """What the cells of a ritual track cost; they never fall."""
    cells = track.get("cells")
    if not isinstance(cells, list) or not cells:
        file.fault(where, "cells must be a list of costs")
    costs: list[i64] = []
    for place, cell in enumerate(cells):
        costs.append(file.number({"cell": cell}, f"{where}, cell {place + 1}", "cell", range(1, 21)))
        if costs[place] < costs[max(place - 1, 0)]:
            file.fault(where, "cells must not fall")
    return costs


def _read_sheet(file: EditionFile, box: Box, entry: Entry) -> None:
    key = entry.get("key")
    where = f"faction {key}"
    if not isinstance(key, str) or key in box.sheets:
        file.fault(where, "must have a key of its own")
    sheet = Sheet(key)
    sheet.start = file.word(entry, where, "start", tuple(box.areas))
    sheet.power = file.number(entry, where, "power", range(1, 21))
    sheet.moves_first = entry.get("moves_first") is True
    sheet.marks[key] = file.mark(entry, where)
    sheet.requirements = _names(file, entry, where, "requirements")
    sheet.books = _names(file, entry, where, "books")
    figures = entry.get("figures")
    if not isinstance(figures, list) or len(figures) != FIGURES:
        file.fault(where, f"figures must be a list of {FIGURES}")
    for figure in figures:
        _read_figure(file, sheet, figure, where)
    if sheet.type[ACOLYTE] != CULTIST or sheet.type != sorted(sheet.type):
        file.fault(where, "figures must stand in the order cultist, monsters, Great Old One")
    for action in entry.get("actions", []):
        told = f"{where}, action {action.get('key')}"
        name = str(action.get("key"))
        sheet.actions[name] = file.number(action, told, "cost", range(21))
        sheet.marks[name] = file.mark(action, told)
    box.sheets[key] = sheet


def _names(file: EditionFile, entry: Entry, where: str, key: str) -> list[str]:
    names = entry.get(key)
    if not isinstance(names, list) or len(names) != BOOKS or len(set(names)) != BOOKS:
        file.fault(where, f"{key} must be {BOOKS} different names")
    return [str(name) for name in names]


def _read_figure(file: EditionFile, sheet: Sheet, figure: Entry, owner: str) -> None:
    where = f"{owner}, figure {figure.get('key')}"
    if not isinstance(figure.get("key"), str) or figure["key"] in sheet.figures:
        file.fault(where, "must have a key of its own")
    costs = figure.get("costs")
    if not isinstance(costs, list) or not costs:
        file.fault(where, "costs must be a list of numbers")
    printed = [file.number({"cost": cost}, where, "cost", range(21)) for cost in costs]
    value = -(-sum(printed) // len(printed))
    sheet.figures.append(figure["key"])
    sheet.type.append(file.word(figure, where, "type", TYPES))
    sheet.count.append(file.number(figure, where, "count", range(1, 21)))
    sheet.costs.append(printed)
    sheet.cost.append(printed[0])
    sheet.combat.append(file.number(figure, where, "combat", range(-1, 21)))
    sheet.value.append(value)
    sheet.half.append((value + 1) // 2)
    sheet.marks[figure["key"]] = file.mark(figure, where)

"""The components of the box: the map, the tracks, the Elder Signs, and a sheet for each faction."""

from typing import Final, final

from mypy_extensions import i64

from eldritch.core.edition import Edition, EditionFile, Entry

from ..view_types import Component
from . import chart

GAME_ID: Final = "duel"
RULES: Final = 1
"""The version of these rules. Raise it whenever an old log would play out differently."""

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


NAMES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "great_cthulhu": {
        "figures": ("acolyte", "deep_one", "shoggoth", "starspawn", "cthulhu"),
        "requirements": (
            *("first_doom_phase", "kill_one", "kill_two"),
            *("water_gates", "awaken_cthulhu", "last_book"),
        ),
        "books": ("devolve", "absorb", "regenerate", "dreams", "submerge", "yha_nthlei"),
        "actions": ("dreams", "submerge", "surface"),
    },
    "black_goat": {
        "figures": ("acolyte", "ghoul", "mi_go", "dark_young", "shub_niggurath"),
        "requirements": (
            *("four_areas", "six_areas", "eight_areas"),
            *("eliminate_two", "shared_area", "awaken_shub"),
        ),
        "books": ("frenzy", "thousand_young", "blood_sacrifice", "red_sign", "necrophagy", "ghroth"),
        "actions": ("avatar", "ghroth"),
    },
}
"""What each faction's sheet must name. The rules number figures, requirements and books in this order, whatever the
order in an edition file."""


@final
class Part:
    """A region as it is drawn on the board. A portal joins two parts into one area."""

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

    def described(self) -> list[Component]:
        """The figures, actions and books of the faction with their costs, as JSON-ready data."""
        found: list[Component] = [
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
        found += [component(name, "book", self.key, 1, [], self.marks[self.key]) for name in self.books]
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

    def described(self) -> list[Component]:
        """Every component with its mark, as JSON-ready data: figures, actions, the map, the tracks, the tokens."""
        found: list[Component] = []
        for sheet in self.sheets.values():
            found += sheet.described()
            found.append(
                component(sheet.key, "start", self.areas[sheet.start], 1, [sheet.power], sheet.marks[sheet.key])
            )
        for name, cost in zip(ACTION_COSTS, self.common_costs(), strict=True):
            found.append(component(name, "action", "", 1, [cost], self.marks["costs"]))
        for part in self.parts:
            sort = KINDS_OF_AREA[1 if part.water else 0]
            found.append(component(part.key, sort, part.area, 1, [part.portal] if part.portal else [], part.mark))
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
        found.append(component("doom", "goal", "", 1, [self.doom_target], self.marks["doom"]))
        return found

    def common_costs(self) -> list[int]:
        """What the common actions cost, in the order of ACTION_COSTS."""
        return [self.recruit_cost, self.build_cost, self.move_cost, self.battle_cost, self.capture_cost]

    def chart(self) -> dict[str, Entry]:
        """The parts of the printed map, with their outlines and places."""
        return chart.parts()


def component(name: str, sort: str, of: str, copies: int, numbers: list[int], mark: str) -> Component:
    """One row of what the box holds."""
    return {"name": name, "sort": sort, "of": of, "copies": copies, "numbers": numbers, "mark": mark}

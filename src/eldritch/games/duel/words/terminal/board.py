"""The board of Duel: the map as a grid of boxes, the tracks, and both sheets."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from eldritch.core.state import Data
from eldritch.locale import Words

from ...box.components import Part
from ..names import Names
from .colours import STYLES, coloured

PORTALS: Final = " ①②③④⑤⑥⑦⑧"
WATER: Final = "≈"
COLUMNS: Final = 4
WIDEST: Final = 28
LINES: Final = 5
"""Name, gate, the figures of both sides, neighbours."""


class Board:
    """Draws what a view shows."""

    def __init__(self, names: Names, words: Words) -> None:
        self.names = names
        self.words = words
        self.grid = _grid(names.box.parts)

    def table(self, view: Data, width: int, full: bool) -> RenderableType:
        table = view["table"]
        parts: list[RenderableType] = ["", *self._map(table, width), self._course(table)]
        if table["unlimited_battle"]:
            parts.append(self.words.say("duel-course-unlimited"))
        for seat in range(2):
            parts += self._sheet(table, seat, full or seat == view["viewer"])
        if table["battle"]:
            parts += self._battle(table["battle"])
        return Group(*parts)

    # The map.

    def _map(self, table: Data, width: int) -> list[RenderableType]:
        """Rows of boxes. The line between adjacent boxes is double if their areas do not border."""
        inner = min(WIDEST, (width - 1) // COLUMNS - 1)
        drawn: list[RenderableType] = []
        above: list[Part | None] = [None] * COLUMNS
        for row in self.grid:
            drawn.append(self._rule(above, row, inner))
            cells = [self._cell(table, part, inner) for part in row]
            for line in range(LINES):
                drawn.append(self._line([cell[line] for cell in cells], row))
            above = row
        drawn.append(self._rule(above, [None] * COLUMNS, inner))
        return drawn

    def _rule(self, above: list[Part | None], below: list[Part | None], inner: int) -> Text:
        text = Text("+", style="dim")
        for upper, lower in zip(above, below, strict=True):
            text.append(("=" if apart(upper, lower) else "-") * inner + "+", style="dim")
        return text

    def _line(self, cells: list[Text], row: list[Part | None]) -> Text:
        text = Text("|", style="dim")
        for place, cell in enumerate(cells):
            text.append_text(cell)
            after = row[place + 1] if place + 1 < len(row) else None
            text.append("‖" if apart(row[place], after) else "|", style="dim")
        return text

    def _cell(self, table: Data, part: Part | None, inner: int) -> list[Text]:
        if part is None:
            return [Text(" " * inner)] * LINES
        number = self.names.box.areas.index(part.area)
        area = table["areas"][number]
        title = f"{number + 1} {self.names.name(part.key)}"
        marks = f"{WATER if part.water else ''}{PORTALS[part.portal].strip()}"
        room = inner - len(marks) - 1
        if len(title) > room:
            title = f"{title[: room - 1]}…"
        lines = [
            Text(f"{title} {marks}", style="bold cyan" if part.water else "bold"),
            self._gate(area),
        ]
        if part.key == part.area:
            lines += [self._figures(area["figures"][seat], seat, inner) for seat in range(2)]
        else:
            lines += [Text(self.words.say("duel-portal", part=self.names.name(part.area)), style="dim"), Text()]
        numbers = " ".join(str(self._number(key)) for key in part.borders)
        lines.append(Text(self.words.say("duel-borders", numbers=numbers), style="dim"))
        return [_fitted(line, inner) for line in lines]

    def _number(self, part: str) -> int:
        return 1 + self.names.box.areas.index(next(other.area for other in self.names.box.parts if other.key == part))

    def _gate(self, area: Data) -> Text:
        if area["gate"] is None:
            return Text()
        owner = area["gate"]["seat"]
        if owner is None:
            return Text(self.words.say("duel-gate-free"), style="yellow")
        faction = self.names.factions[owner]
        return Text(self.words.say("duel-gate-kept", owner=self.names.short(faction)), style=STYLES.get(faction, ""))

    def _figures(self, counts: list[int], seat: int, inner: int) -> Text:
        faction = self.names.factions[seat]
        text = self._counted(counts, faction, " ")
        if len(text) > inner:
            text = self._counted(counts, faction, "")
        return Text(text, style=STYLES.get(faction, ""))

    def _counted(self, counts: list[int], faction: str, between: str) -> str:
        figures = self.names.box.sheets[faction].figures
        parts = [f"{self.names.short(name)}{count if count > 1 else ''}" for name, count in _pairs(figures, counts)]
        return between.join(parts)

    # The tracks and the sheets.

    def _course(self, table: Data) -> Text:
        cells = [str(cell) for cell in table["ritual"]["cells"]] + [self.words.say("duel-end-cell")]
        cells[table["ritual"]["marker"]] = f"[{cells[table['ritual']['marker']]}]"
        return Text(
            self.words.say(
                "duel-course",
                round=str(table["round"]),
                phase=self.words.say(f"duel-phase-{table['phase']}"),
                decay=str(table["decay"]),
                cells=" ".join(cells),
                bag=str(table["bag"]),
                gates=str(table["gates_left"]),
            )
        )

    def _sheet(self, table: Data, seat: int, full: bool) -> list[RenderableType]:
        player = table["seats"][seat]
        title = coloured(self.names, self.names.seats[seat])
        title.append(
            self.words.say(
                "duel-seat",
                faction=self.names.name(player["faction"]),
                power=str(player["power"]),
                doom=str(player["doom"]),
                gates=str(player["gates"]),
            )
        )
        lines = [self.words.say("duel-pool", figures=self._listed(player, "pool"))]
        if any(player["aside"]):
            lines.append(self.words.say("duel-aside", figures=self._listed(player, "aside")))
        if any(player["captives"]):
            lines.append(self.words.say("duel-captives", count=str(sum(player["captives"]))))
        lines.append(self.words.say("duel-signs", signs=self.signs(player["signs"])))
        books = [self.names.book(key) for key in player["books"]]
        lines.append(self.words.say("duel-books", books=", ".join(books) or self.words.say("duel-none")))
        if full:
            every = self.names.box.sheets[player["faction"]].requirements
            slots = [self.names.requirement(key) for key in every if key not in player["slots"]]
            if slots:
                lines.append(self.words.say("duel-open-slots", slots="; ".join(slots)))
        return [title, Text(f"  {' · '.join(lines)}")]

    def _listed(self, player: Data, place: str) -> str:
        counted = self._counted(player[place], player["faction"], " ")
        return counted or self.words.say("duel-none")

    def signs(self, values: list[int | None]) -> str:
        """Elder Signs by value, with a mark for each hidden one."""
        shown = [self.words.say("duel-hidden") if value is None else str(value) for value in values]
        return " ".join(shown) or self.words.say("duel-none")

    def _battle(self, battle: Data) -> list[RenderableType]:
        area = self.names.area(battle["area"])
        attacker = self.names.seats[battle["attacker"]]
        lines = [self.words.say("duel-battle", area=area, attacker=attacker)]
        for seat, side in enumerate(battle["seats"]):
            lines.append(
                self.words.say(
                    "duel-battle-side",
                    name=self.names.seats[seat],
                    dice=str(side["dice"]),
                    kills=str(side["kills_rolled"]),
                    pains=str(side["pains_rolled"]),
                )
            )
        return [coloured(self.names, line) for line in lines]


def apart(one: Part | None, other: Part | None) -> bool:
    """Whether two adjacent boxes have no border."""
    return one is not None and other is not None and other.key not in one.borders


def _grid(parts: list[Part]) -> list[list[Part | None]]:
    """The parts as rows of boxes: columns from west to east, each from north to south."""
    by_longitude = sorted(parts, key=lambda part: part.at[0])
    rows = -(-len(parts) // COLUMNS)
    columns: list[list[Part | None]] = []
    for column in range(COLUMNS):
        found = sorted(by_longitude[column * rows : (column + 1) * rows], key=lambda part: part.at[1])
        columns.append([*found, *[None] * (rows - len(found))])
    return [[column[row] for column in columns] for row in range(rows)]


def _fitted(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def _pairs(names: list[str], counts: list[int]) -> list[tuple[str, int]]:
    return [(name, count) for name, count in zip(names, counts, strict=True) if count]

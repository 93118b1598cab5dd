"""Reads an edition file and checks it."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from eldritch.core.edition import EditionFile, Entry

from .components import (
    ACOLYTE,
    ACTION_COSTS,
    CULTIST,
    GAME_ID,
    MOST_AREAS,
    MOST_SIGN,
    NAMES,
    TRACKS,
    TYPES,
    Box,
    Sheet,
)
from .map import read_map

STANDARD: Final = Path(__file__).with_name("edition.toml")
"""The edition that is played unless another file is given."""


def read_edition(path: Path) -> Box:
    """The box that an edition file describes. Raises BadEdition for anything that does not fit."""
    file = EditionFile(path)
    if file.content.get("game") != GAME_ID:
        file.fault("game", f'must be "{GAME_ID}"')
    box = Box(file)
    read_map(file, box)
    _read_tokens(file, box)
    for entry in file.entries("factions"):
        _read_sheet(file, box, entry)
    for key in NAMES:
        if key not in box.sheets:
            file.fault("factions", f"{key} is missing")
    return box


def _table(file: EditionFile, entry: Entry, where: str, key: str) -> Entry:
    """The sub-table under a key."""
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
    box.marks["doom"] = file.mark(doom, "doom")
    costs = _table(file, file.content, "costs", "costs")
    box.recruit_cost, box.build_cost, box.move_cost, box.battle_cost, box.capture_cost = [
        file.number(costs, "costs", key, range(1, 21)) for key in ACTION_COSTS
    ]
    box.marks["costs"] = file.mark(costs, "costs")
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
    """The costs of the cells of a ritual track. They never decrease."""
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
    if key not in NAMES:
        file.fault(where, f"must be one of those with rules: {', '.join(NAMES)}")
    if key in box.sheets:
        file.fault(where, "is there twice")
    names = NAMES[key]
    sheet = Sheet(key)
    sheet.start = file.word(entry, where, "start", tuple(box.areas))
    sheet.power = file.number(entry, where, "power", range(1, 21))
    sheet.moves_first = entry.get("moves_first") is True
    sheet.marks[key] = file.mark(entry, where)
    sheet.requirements = _names(file, entry, where, "requirements", names)
    sheet.books = _names(file, entry, where, "books", names)
    for figure in _by_name(file, entry, where, "figures", names):
        _read_figure(file, sheet, figure, where)
    if sheet.type[ACOLYTE] != CULTIST or sheet.type != sorted(sheet.type):
        file.fault(where, "figures must be a cultist, monsters, a Great Old One, in the order of the standard edition")
    for action in _by_name(file, entry, where, "actions", names):
        which = f"{where}, action {action['key']}"
        sheet.actions[action["key"]] = file.number(action, which, "cost", range(21))
        sheet.marks[action["key"]] = file.mark(action, which)
    box.sheets[key] = sheet


def _names(file: EditionFile, entry: Entry, where: str, what: str, names: dict[str, tuple[str, ...]]) -> list[str]:
    """The names of requirements or books, in the order of the rules."""
    found = entry.get(what)
    if not isinstance(found, list) or sorted(map(str, found)) != sorted(names[what]):
        file.fault(where, f"{what} must be {', '.join(names[what])}")
    return list(names[what])


def _by_name(file: EditionFile, entry: Entry, where: str, what: str, names: dict[str, tuple[str, ...]]) -> list[Entry]:
    """The tables of figures or actions, in the order of the rules, whatever their order in the file."""
    found = entry.get(what)
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        file.fault(where, f"{what} must be a list of tables")
    by_key: dict[str, Entry] = {str(one.get("key")): one for one in found}
    if len(by_key) != len(found) or sorted(by_key) != sorted(names[what]):
        file.fault(where, f"{what} must be {', '.join(names[what])}")
    return [by_key[name] for name in names[what]]


def _read_figure(file: EditionFile, sheet: Sheet, figure: Entry, owner: str) -> None:
    where = f"{owner}, figure {figure.get('key')}"
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

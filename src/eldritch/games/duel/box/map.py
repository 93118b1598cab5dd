"""The map (Карта): areas of land and water, their borders, and the portals that join two parts."""

from typing import Final

from mypy_extensions import i64

from eldritch.core.edition import EditionFile, Entry

from .components import KINDS_OF_AREA, MOST_AREAS, Box, Part

FEWEST_AREAS: Final = 2
MOST_PORTALS: Final = 8
EDGE: Final = 1000
"""Parts are placed on a square of this size."""


def read_map(file: EditionFile, box: Box) -> None:
    """Read the parts of the map, check their borders and portals, and join them into areas."""
    for entry in file.entries("parts"):
        part = _read_part(file, entry)
        if any(part.key == other.key for other in box.parts):
            file.fault(f"part {part.key}", "is there twice")
        box.parts.append(part)
    _check_borders(file, box)
    _check_portals(file, box)
    _join(file, box)
    _check_connected(file, box)


def _read_part(file: EditionFile, entry: Entry) -> Part:
    key = entry.get("key")
    where = f"part {key}"
    area = entry.get("area")
    if not isinstance(key, str) or not isinstance(area, str):
        file.fault(where, "must have a key and an area")
    water = file.word(entry, where, "kind", KINDS_OF_AREA) == 1
    portal = file.number(entry, where, "portal", range(1, MOST_PORTALS + 1)) if "portal" in entry else 0
    at = entry.get("at")
    if not isinstance(at, list) or len(at) != 2 or not all(type(x) is int and 0 <= x <= EDGE for x in at):
        file.fault(where, f"at must be two numbers from 0 to {EDGE}")
    borders = entry.get("borders")
    if not isinstance(borders, dict) or not borders:
        file.fault(where, "borders must be a table of parts and marks")
    for other in borders:
        file.mark({"mark": borders[other]}, f"{where}, border with {other}")
    return Part(key, area, water, portal, at, borders, file.mark(entry, where))


def _check_borders(file: EditionFile, box: Box) -> None:
    """Every border is listed with both of its parts, with the same mark."""
    parts = {part.key: part for part in box.parts}
    for part in box.parts:
        for other, mark in part.borders.items():
            where = f"part {part.key}, border with {other}"
            if other not in parts or other == part.key:
                file.fault(where, "is not a border with another part of the map")
            if part.key not in parts[other].borders:
                file.fault(where, f"must also be listed for part {other}")
            if parts[other].borders[part.key] != mark:
                file.fault(where, f"has another mark than with part {other}")


def _check_portals(file: EditionFile, box: Box) -> None:
    """A portal joins exactly two water parts that do not border. A part without a portal is an area of one part."""
    for part in box.parts:
        where = f"part {part.key}"
        partners = [other for other in box.parts if other.area == part.area and other is not part]
        if part.portal == 0:
            if partners:
                file.fault(where, f"is in one area with {partners[0].key}, but no portal joins them")
            continue
        if not part.water:
            file.fault(where, "has a portal, but portals lie in water")
        ends = [other for other in box.parts if other.portal == part.portal and other is not part]
        if len(ends) != 1 or ends != partners:
            file.fault(where, f"portal {part.portal} must join exactly two parts of one area")
        if ends[0].key in part.borders:
            file.fault(where, f"borders on {ends[0].key}, the other end of its portal")


def _join(file: EditionFile, box: Box) -> None:
    """Number the areas in the order of their first parts. A joined area has the neighbours of both parts."""
    for part in box.parts:
        if part.area not in box.areas:
            box.areas.append(part.area)
            box.water.append(part.water)
    if not FEWEST_AREAS <= len(box.areas) <= MOST_AREAS:
        file.fault("parts", f"must make {FEWEST_AREAS} to {MOST_AREAS} areas, not {len(box.areas)}")
    area_of = {part.key: box.areas.index(part.area) for part in box.parts}
    for area in range(len(box.areas)):
        found: set[int] = set()
        for part in box.parts:
            if area_of[part.key] == area:
                found.update(area_of[other] for other in part.borders)
        neighbours: list[i64] = sorted(found)
        box.neighbours.append(neighbours)


def _check_connected(file: EditionFile, box: Box) -> None:
    """Every area can be reached from the first."""
    reached = {0}
    edge = [0]
    while edge:
        for other in box.neighbours[edge.pop()]:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    for area in range(len(box.areas)):
        if area not in reached:
            file.fault(f"area {box.areas[area]}", f"cannot be reached from {box.areas[0]}")

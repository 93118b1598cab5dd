"""Pictures as people see them: shown by a browser at 64 px in grey, and how much two of them differ."""

import struct
import zlib
from pathlib import Path

from art.photo import find_browser, photograph
from art.sheet import SMALL, grey_grid

Grey = list[float]
CELL = 4


def photographed(names: list[str], folder: Path) -> dict[str, Grey]:
    """Each picture as rows of grey cells of 4 px, evened."""
    found = find_browser()
    assert found
    drawn, seen = folder / "grid.svg", folder / "grid.png"
    drawn.write_text(grey_grid(names), encoding="utf-8")
    photograph(found, drawn, seen)
    rows = png_rows(seen.read_bytes())
    return {name: evened(cells(rows[place * SMALL : (place + 1) * SMALL])) for place, name in enumerate(names)}


def png_rows(png: bytes) -> list[list[int]]:
    """The brightness of every pixel of a grey image that is stored as 8-bit RGB or RGBA."""
    width, _, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert (depth, kind) in ((8, 2), (8, 6))
    place, packed = 8, b""
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        if png[place + 4 : place + 8] == b"IDAT":
            packed += png[place + 8 : place + 8 + length]
        place += length + 12
    size = 3 if kind == 2 else 4
    return [list(row[::size]) for row in _unfiltered(zlib.decompress(packed), width * size, size)]


def _unfiltered(data: bytes, stride: int, size: int) -> list[bytearray]:
    """Undo what PNG does to each row to pack it better."""
    rows, above = [], bytearray(stride)
    for start in range(0, len(data), stride + 1):
        filter_type, row = data[start], bytearray(data[start + 1 : start + 1 + stride])
        for i in range(stride):
            left = row[i - size] if i >= size else 0
            corner = above[i - size] if i >= size else 0
            row[i] = (row[i] + _guess(filter_type, left, above[i], corner)) & 255
        rows.append(row)
        above = row
    return rows


def _guess(filter_type: int, left: int, up: int, corner: int) -> int:
    if filter_type == 3:
        return (left + up) // 2
    if filter_type == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda value: abs(guess - value))
    return (0, left, up)[filter_type]


def cells(rows: list[list[int]]) -> Grey:
    """The mean brightness of each square of CELL pixels, 0 black to 1 white."""
    return [
        sum(rows[y + dy][x + dx] for dy in range(CELL) for dx in range(CELL)) / (255 * CELL * CELL)
        for y in range(0, SMALL, CELL)
        for x in range(0, SMALL, CELL)
    ]


def distance(a: Grey, b: Grey) -> float:
    """How much two evened pictures differ in shape: 0 if not at all, about 1.4 if they have nothing in common."""
    return float((sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) / len(a)) ** 0.5)


def evened(picture: Grey) -> Grey:
    """A picture as the eye takes it once it is used to its light: mean 0, spread 1."""
    mean = sum(picture) / len(picture)
    spread = (sum((cell - mean) ** 2 for cell in picture) / len(picture)) ** 0.5
    return [(cell - mean) / (spread or 1) for cell in picture]

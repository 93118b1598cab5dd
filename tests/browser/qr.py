"""Reads QR codes of versions 1 to 3 with error correction M, as far as a test needs: no errors are corrected."""

import re
from typing import Final

from playwright.sync_api import Locator

MARGIN: Final = 4
MODULE: Final = re.compile(r"M(\d+) (\d+)h1v1h-1z")
LEVEL_M: Final = 0b00
FORMAT_MASK: Final = 0b101010000010010
BYTES: Final = 0b0100

Modules = list[list[bool]]


def text_in(svg: Locator) -> str:
    """The text of the QR code in a picture."""
    side = int((svg.get_attribute("viewBox") or "").split()[2]) - 2 * MARGIN
    modules = [[False] * side for _ in range(side)]
    for across, down in MODULE.findall(svg.locator("path").get_attribute("d") or ""):
        modules[int(down) - MARGIN][int(across) - MARGIN] = True
    return _decoded(modules)


def _decoded(modules: Modules) -> str:
    side = len(modules)
    version = (side - 17) // 4
    assert version in (1, 2, 3)
    places = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    form = _number([modules[row][column] for row, column in places]) ^ FORMAT_MASK
    assert form >> 13 == LEVEL_M
    bits = _bits(modules, form >> 10 & 0b111)
    assert _number(bits[:4]) == BYTES
    length = _number(bits[4:12])
    return bytes(_number(bits[12 + 8 * place : 20 + 8 * place]) for place in range(length)).decode()


def _bits(modules: Modules, mask: int) -> list[bool]:
    """The data bits in reading order, unmasked."""
    side = len(modules)
    found: list[bool] = []
    columns = [column for column in range(side - 1, -1, -1) if column != 6]
    for number in range(0, len(columns), 2):
        rows = range(side - 1, -1, -1) if number % 4 == 0 else range(side)
        for row in rows:
            for column in columns[number : number + 2]:
                if not _is_pattern(row, column, side):
                    found.append(modules[row][column] != _is_masked(mask, row, column))
    return found


def _is_pattern(row: int, column: int, side: int) -> bool:
    """Whether a module belongs to a finder, the format, the timing or the alignment pattern."""
    finder = (row < 9 and (column < 9 or column >= side - 8)) or (row >= side - 8 and column < 9)
    alignment = side > 21 and abs(row - (side - 7)) <= 2 and abs(column - (side - 7)) <= 2
    return finder or alignment or 6 in (row, column)


def _is_masked(mask: int, row: int, column: int) -> bool:
    product = row * column
    return (
        (row + column) % 2,
        row % 2,
        column % 3,
        (row + column) % 3,
        (row // 2 + column // 3) % 2,
        product % 2 + product % 3,
        (product % 2 + product % 3) % 2,
        ((row + column) % 2 + product % 3) % 2,
    )[mask] == 0


def _number(bits: list[bool]) -> int:
    return int("".join("1" if bit else "0" for bit in bits), 2)

"""QR codes for the terminal (ISO/IEC 18004): a short address in byte mode with error correction L, versions 1 to 4.

The browser app has its own encoder for invitations, which are longer (`web/src/house/qr.ts`).
"""

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final

DATA: Final = (0, 19, 34, 55, 80)
CHECKS: Final = (0, 7, 10, 15, 20)
"""Codewords for data and for error correction by version, in one block."""
LEVEL_L: Final = 1
MARGIN: Final = 2

Square = list[list[bool]]

MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, column: row % 2 == 0,
    lambda row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)


def lines(text: str) -> list[str]:
    """A QR code in half blocks, two rows a line: what is light is drawn, for a dark terminal."""
    modules = best(text)
    size = len(modules) + 2 * MARGIN
    light = [[True] * size for _ in range(size + 1)]
    for row, line in enumerate(modules, MARGIN):
        light[row][MARGIN:-MARGIN] = [not dark for dark in line]
    signs = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
    return ["".join(signs[pair] for pair in zip(*light[row : row + 2], strict=True)) for row in range(0, size, 2)]


def best(text: str) -> Square:
    """The modules with the mask that leaves the fewest long runs; true is dark."""
    return min((drawn(text, mask) for mask in range(8)), key=_runs)


def drawn(text: str, mask: int) -> Square:
    """The modules of a code with one of the eight masks."""
    data = text.encode()
    version = next((version for version in range(1, 5) if len(data) + 2 <= DATA[version]), 0)
    if not version:
        raise ValueError(f"{len(data)} bytes do not fit")
    codewords = _codewords(data, DATA[version])
    size = 17 + 4 * version
    modules: Square = [[False] * size for _ in range(size)]
    fixed = _draw_patterns(modules, version)
    _draw_format(modules, fixed, mask)
    bits = _bits([*codewords, *checks(codewords, CHECKS[version])])
    for row, column in _path(size):
        if not fixed[row][column]:
            modules[row][column] = next(bits, False) != MASKS[mask](row, column)
    return modules


def _codewords(data: bytes, room: int) -> list[int]:
    """Mode, length, bytes and padding: four bits, a byte, the bytes, four bits."""
    number = (0b0100 << 8 | len(data)) << 8 * len(data) | int.from_bytes(data, "big")
    words = list((number << 4).to_bytes(len(data) + 2, "big"))
    return words + [(0xEC, 0x11)[place % 2] for place in range(room - len(words))]


def checks(data: list[int], count: int) -> list[int]:
    """Error correction: the remainder by the generator polynomial, in the field of 256 elements."""
    divisor, root = [0] * (count - 1) + [1], 1
    for _ in range(count):
        divisor = [_times(term, root) ^ after for term, after in zip(divisor, [*divisor[1:], 0], strict=True)]
        root = _times(root, 2)
    rest = [0] * count
    for word in data:
        factor = word ^ rest[0]
        rest = [term ^ _times(other, factor) for term, other in zip([*rest[1:], 0], divisor, strict=True)]
    return rest


def _times(one: int, other: int) -> int:
    product = 0
    for place in range(7, -1, -1):
        product = (product << 1) ^ (0x11D if product & 0x80 else 0)
        product ^= one if other >> place & 1 else 0
    return product


def _draw_patterns(modules: Square, version: int) -> Square:
    """Draw what is the same in all codes of a version. Returns which modules that are."""
    size = len(modules)
    fixed: Square = [[False] * size for _ in range(size)]

    def rings(row: int, column: int, reach: int, light: tuple[int, ...]) -> None:
        for down in range(max(row - reach, 0), min(row + reach + 1, size)):
            for across in range(max(column - reach, 0), min(column + reach + 1, size)):
                modules[down][across] = max(abs(down - row), abs(across - column)) not in light
                fixed[down][across] = True

    for place in range(size):
        modules[6][place] = modules[place][6] = place % 2 == 0
        fixed[6][place] = fixed[place][6] = True
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        rings(row, column, 4, (2, 4))
    if version > 1:
        rings(size - 7, size - 7, 2, (1,))
    return fixed


def _draw_format(modules: Square, fixed: Square, mask: int) -> None:
    """Draw both copies of the level and the mask."""
    size, value = len(modules), LEVEL_L << 3 | mask
    rest = value << 10
    while rest >> 10:
        rest ^= 0x537 << rest.bit_length() - 11
    bits = (value << 10 | rest) ^ 0x5412
    near = [*((place, 8) for place in (0, 1, 2, 3, 4, 5, 7, 8)), *((8, place) for place in (7, 5, 4, 3, 2, 1, 0))]
    far = [*((8, size - 1 - place) for place in range(8)), *((size - 15 + place, 8) for place in range(8, 15))]
    for copy in (near, far):
        for place, (row, column) in enumerate(copy):
            modules[row][column] = bool(bits >> place & 1)
            fixed[row][column] = True
    modules[size - 8][8] = fixed[size - 8][8] = True


def _bits(words: list[int]) -> Iterator[bool]:
    return (bool(word >> place & 1) for word in words for place in range(7, -1, -1))


def _path(size: int) -> Iterator[tuple[int, int]]:
    """The modules in the order of the data: columns of two from the right, upwards and downwards in turn."""
    for turn, right in enumerate((*range(size - 1, 6, -2), 5, 3, 1)):
        for row in range(size) if turn % 2 else range(size - 1, -1, -1):
            yield row, right
            yield row, right - 1


def _runs(modules: Square) -> int:
    """How much of the code is in runs of five and more modules alike, which are hard to read."""
    straight = [*modules, *(list(column) for column in zip(*modules, strict=True))]
    lengths = (len(list(run)) for line in straight for _, run in groupby(line))
    return sum(length for length in lengths if length >= 5)

"""The compiled modules keep clear of what mypyc gets wrong, and the checker of that is checked itself."""

import re
import tomllib
from pathlib import Path

import pytest

from eldritch._pure import is_compiled
from tests.lint.mypyc_traps import CHECKS, traps

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["eldritch"]
FOLDERS = [ROOT / "src" / "eldritch" / package for package in SETTINGS["compiled"]]
MODULES = sorted(path for folder in FOLDERS for path in folder.rglob("*.py"))

PLANTED = {
    "shifted_constants": [
        "def f(x: i64) -> i64: return 1 << x",
        "def f(x: i64) -> i64: return 1024 >> x",
        "def f(x: i64) -> i64: return -1 << x",
        "def f(x: i64) -> i64: return (1 << 2) << x",
        "def f(x: i64) -> i64: return i64(1) << x",
        "def f(x: i64) -> i64: return FULL >> x",
        "def f(x: i64) -> i64: return table.FULL << x",
        "def f(x: i64) -> i64:\n one: i64 = 1\n return one << x",
        "def f(x: i64) -> i64:\n one = i64(1)\n return one << x",
        "def f() -> i64:\n one: i64 = 1\n return one << 31",
        "def f(x: i64) -> i64: return (one := i64(1)) << x",
        "def f(mask: i64, x: i64) -> i64:\n mask &= ~(1 << x)\n return mask",
    ],
    "moving_loops": [
        "def f(n: i64) -> None:\n for i in range(n):\n  n -= 1",
        "def f(n: i64) -> None:\n for i in range(1, n):\n  if i: n = 2",
        "def f(n: i64) -> None:\n for n in range(n): pass",
        "def f(cards: list[i64]) -> None:\n for card in cards:\n  cards = [card]",
        "def f(cards: list[i64]) -> None:\n for place, card in enumerate(cards):\n  cards = []",
        "def f(cards: list[i64]) -> None:\n for card in reversed(cards):\n  cards = []",
        "def f(a: list[i64], b: list[i64]) -> None:\n for x, y in zip(a, b):\n  b = []",
        "def f(d: dict[i64, i64]) -> None:\n for k, v in d.items():\n  d = {}",
        "def f(n: i64) -> list[i64]: return [(n := n - 1) for i in range(n)]",
        "def f(two: list[tuple[i64, i64]]) -> list[i64]: return [a + b for a, b in two for b in range(b)]",
    ],
    "leftover_range_variables": [
        "def f(n: i64) -> i64:\n i: i64 = -1\n for i in range(n): pass\n return i",
        "def f(n: i64) -> i64:\n for i in range(n): pass\n else: return i\n return 0",
        "def f(n: i64) -> i64:\n for i in range(n): pass\n i += 1\n return i",
        "def f(n: i64) -> i64:\n for i in range(n): pass\n i = i + 1\n return i",
        "def f(n: i64) -> i64:\n for k, i in enumerate(range(n)): pass\n return i",
        "def f(n: i64, l: list[i64]) -> i64:\n for x, i in zip(l, range(n)): pass\n return i",
    ],
    "late_reads": [
        "def f(a: i64) -> i64: return a + (a := 5)",
        "def f(a: i64) -> bool: return a < (a := 5)",
        "def f(a: i64) -> i64: return g(a, (a := 7))",
        "def f(a: i64) -> list[i64]: return [a, (a := a + 1)]",
        "def f(a: i64) -> None:\n a += (a := 10)",
        "def f(s: str) -> str: return s.replace('a', (s := 'q'))",
    ],
    "calls_of_new": ["def f() -> State: return State.__new__(State)"],
    "lengths_without_truth": ["class Pile:\n def __len__(self) -> int: return 0"],
    "abstract_bases": ["from abc import ABC, abstractmethod", "from abc import ABCMeta", "import abc"],
    "narrow_integers": ["from mypy_extensions import i64, u8", "from mypy_extensions import i32"],
    "truths_as_numbers": [
        "def f(a: i64) -> i64: return a > 3",
        "def f(a: i64) -> int: return not a",
        "def f(a: i64) -> int: return a > 3 and a < 5",
        "def f(a: i64) -> None:\n b: i64 = a == 3",
        "def f(a: i64 = True) -> None: ...",
    ],
    "integers_as_floats": [
        "def f() -> float: return 0",
        "def f(a: float) -> float: return a if a > 0 else -1",
        "def f(shares: list[float]) -> float: return sum(shares)",
        "def f() -> tuple[float, float]: return 0, 1.0",
        "def f(a: float = 1) -> None: ...",
        "def f(*, a: float = 1) -> None: ...",
        "def f(b: bool) -> None:\n a: float = 1 if b else 0.5",
    ],
}

SOUND = [
    "def f(x: i64) -> i64:\n bit: i64 = 1\n bit <<= x\n return bit",
    "def f(x: i64, y: i64) -> i64: return x << y >> 3",
    "def f(mask: i64, x: i64) -> bool: return (mask >> x) & 1 != 0",
    "MASK = (1 << 32) - 1\nHIGH = 1 << WIDTH",
    "def f(n: i64) -> None:\n count = n\n for i in range(count):\n  n -= 1",
    "def f(cards: list[i64]) -> None:\n for card in list(cards):\n  cards.remove(card)",
    "def f(x: i64) -> list[i64]: return [x for x in range(x)]",
    "def f(n: i64) -> None:\n for i in range(n): pass\n for i in range(n): print(i)",
    "def f(n: i64) -> list[i64]:\n for i in range(n): pass\n return [i for i in range(n)]",
    "def f(cards: list[i64]) -> i64:\n card: i64 = -1\n for card in cards: pass\n return card",
    "def f(pile: list[i64]) -> i64:\n while (card := pile.pop()) > 0: pass\n return card",
    "def f() -> i64: return (a := 5) + a",
    "def f(a: i64) -> i64: return a if (a := a + 1) > 3 else -a",
    "def f(cards: list[i64]) -> list[i64]: return [twice for card in cards if (twice := 2 * card) > 4]",
    "class Pile:\n def __len__(self) -> int: return 0\n def __bool__(self) -> bool: return False",
    "class Pile:\n def __new__(cls) -> 'Pile': return super().__new__(cls)",
    "from abc import abstractmethod\nclass Pile:\n @abstractmethod\n def top(self) -> int: ...",
    "def f(a: i64, b: i64) -> i64: return a or b",
    "def f(a: i64) -> i64: return i64(a > 3)",
    "def f(a: i64) -> bool: return a > 3",
    "def f(shares: list[float]) -> float: return sum(shares, 0.0)",
]


@pytest.mark.parametrize(("check", "source"), [(check, each) for check in PLANTED for each in PLANTED[check]])
def test_a_planted_trap_is_found(check: str, source: str) -> None:
    assert check in [finding.check for finding in traps(source)]


@pytest.mark.parametrize("source", SOUND)
def test_sound_code_is_left_alone(source: str) -> None:
    assert traps(source) == []


def test_every_check_has_a_planted_trap() -> None:
    assert {check.__name__ for check in CHECKS} == set(PLANTED)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT / "src").as_posix())
def test_a_compiled_module_has_no_traps(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    findings = [] if "\n# mypyc: off" in source else traps(source)
    assert not findings, "\n".join(f"{path}:{line}: {advice}" for line, _, advice in findings)


def test_the_generated_c_code_shifts_no_constant() -> None:
    """The same as `shifted_constants`, but after mypyc has put in every constant that it knows."""
    generated = [path for path in (ROOT / "build").glob("__native_*.c") if is_compiled()]
    if not generated:
        pytest.skip("nothing is compiled here")
    shift = re.compile(r"(?<!\|)= -?\d+L* (<<|>>) \w+;")
    code = [(path.name, line) for path in generated for line in path.read_text(encoding="utf-8").splitlines()]
    found = [f"{name}: {line}" for name, line in code if shift.search(line)]
    assert not found, "\n".join(found)

"""The planted errors, and the exchange of a function's code."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from .mutants import Mutant, mutants
from .trial import MutantFinder, exchange

RULES: Final = '''\
"""Rules of a small game."""

from functools import cache

PRICE = 2


class Purse:
    def pay(self, coins: int) -> bool:
        """Pay for one."""
        if coins < PRICE or not coins:
            return False
        self.note(coins - 1)
        return True

    def note(self, coins: int = 7) -> None:
        self.coins = coins


@cache
def best(coins: tuple[int, ...]) -> int:
    assert len(coins) > 0, "there are none"
    return max(c for c in coins if c != 3)
'''


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    path = tmp_path / "rules.py"
    path.write_text(RULES)
    return path


def planted(path: Path) -> dict[str, Mutant]:
    return {mutant.name.removeprefix("rules.py, "): mutant for mutant in mutants(path, path.parent)}


def imported(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("rules_with_errors", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_every_kind_of_error_is_planted_and_messages_annotations_and_defaults_are_left_alone(rules: Path) -> None:
    assert list(planted(rules)) == [
        "the module: 2 → 3",
        "Purse.pay: if coins < PRICE or not coins → if not (coins < PRICE or not coins)",
        "Purse.pay: coins < PRICE or not coins → coins < PRICE and (not coins)",
        "Purse.pay: coins < PRICE → coins <= PRICE",
        "Purse.pay: coins < PRICE → coins >= PRICE",
        "Purse.pay: not coins → coins",
        "Purse.pay: False → True",
        "Purse.pay: self.note(coins - 1) → pass",
        "Purse.pay: coins - 1 → coins + 1",
        "Purse.pay: 1 → 2",
        "Purse.pay: True → False",
        "Purse.note: self.coins = coins → pass",
        "best: return max((c for c in coins if c != 3)) → return max((c for c in coins if c != 3)) + 1",
        "best: max((c for c in coins if c != 3)) → min((c for c in coins if c != 3))",
        "best: for c in coins if c != 3 → for c in coins",
        "best: c != 3 → c == 3",
        "best: 3 → 4",
    ]


def test_equal_errors_in_one_function_are_numbered(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("def area(side: int) -> list[int]:\n    return [side + 1, side + 1]\n")
    assert {"area: side + 1 → side - 1", "area: side + 1 → side - 1 (no. 2)"} < set(planted(path))


def test_a_planted_method_and_a_cached_function_behave_wrongly_wherever_they_are_referred_to(rules: Path) -> None:
    module = imported(rules)
    best, purse = module.best, module.Purse()
    assert (best((1, 2)), purse.pay(2)) == (2, True)
    for error in (
        "Purse.pay: coins < PRICE → coins <= PRICE",
        "best: max((c for c in coins if c != 3)) → min((c for c in coins if c != 3))",
    ):
        mutant = planted(rules)[error]
        assert exchange(mutant, compile(mutant.tree(), str(rules), "exec"))
    assert (best((1, 2)), purse.pay(2)) == (1, False)


def test_a_new_process_imports_an_error_outside_of_functions(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mutant = planted(rules)["the module: 2 → 3"]
    monkeypatch.setattr("tests.mutation.trial.SOURCE", rules.parent)
    finder = MutantFinder(mutant)
    spec = finder.find_spec("rules")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.PRICE == 3
    assert finder.find_spec("other") is None

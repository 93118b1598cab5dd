"""`isinstance` and `type` give the same answers in compiled and pure code.

A compiled class that derives from ABC inherits the instance cache of its base class. All games then share one cache:
once a position of Duel has been seen as a `State`, it counts as a position of Realms too.
"""

from abc import ABCMeta
from importlib import import_module
from pkgutil import walk_packages

import pytest

import eldritch
from eldritch.core.state import State


def compiled_modules() -> list[str]:
    """Every module of the packages that mypyc compiles."""
    packages = [import_module(f"eldritch.{name}") for name in ("core", "games", "bots")]
    return [module.name for package in packages for module in walk_packages(package.__path__, f"{package.__name__}.")]


@pytest.mark.parametrize("id", eldritch.games())
def test_a_position_is_of_its_own_game_only(id: str) -> None:
    positions = {game: eldritch.game(game).new(seed=1) for game in eldritch.games()}
    assert all(isinstance(position, State) for position in positions.values())
    kind = type(positions[id])
    assert [game for game, position in positions.items() if isinstance(position, kind)] == [id]


def test_no_compiled_class_keeps_a_cache_of_instances() -> None:
    found = [
        f"{name}.{kind.__name__}"
        for name in compiled_modules()
        for kind in vars(import_module(name)).values()
        if isinstance(kind, ABCMeta) and kind.__module__ == name
    ]
    assert [name for name in found if not is_interpreted(name)] == []


def is_interpreted(name: str) -> bool:
    module = import_module(name.rpartition(".")[0])
    return str(module.__file__).endswith(".py")

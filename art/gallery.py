"""The gallery: every recipe by name, drawn when asked for."""

from functools import cache
from hashlib import sha256
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from . import recipes as packages
from .recipe import Recipe, draw

SETS: Final = tuple(sorted(module.name for module in iter_modules(packages.__path__)))
"""The house and the games, each a package of recipes."""


@cache
def recipes(set: str) -> dict[str, Recipe]:
    """The recipes of a set, by the name of the picture."""
    if set not in SETS:
        raise KeyError(set)
    found: list[Recipe] = import_module(f"{packages.__name__}.{set}").RECIPES
    return {recipe.name: recipe for recipe in found}


def pictures(set: str | None = None) -> list[str]:
    """The names of the pictures of a set, or of all."""
    return [name for each in ([set] if set else SETS) for name in recipes(each)]


def recipe(name: str) -> Recipe:
    return recipes(name.partition("-")[0])[name]


@cache
def picture(name: str) -> str:
    """A picture as SVG text."""
    return draw(recipe(name))


def size(name: str) -> tuple[int, int]:
    """How wide and how high a picture is drawn."""
    return recipe(name).size


def file_name(name: str) -> str:
    """The picture's name with a hash of its content: a file of this name never changes."""
    return f"{name}.{sha256(picture(name).encode()).hexdigest()[:8]}.svg"


def for_component(game: str, key: str, kind: str = "") -> str:
    """The name of a component's picture; for one that is not ours, a generic one, of its kind if there is such."""
    known = recipes(game)
    wanted = (f"{game}-{key}", f"{game}-unknown_{kind}", f"{game}-unknown")
    return next(name for name in wanted if name in known)

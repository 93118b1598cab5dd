"""The worlds that differ in the hidden Elder Signs: those the enemy holds, and those drawn in the rest of the round."""

from itertools import combinations, permutations
from typing import Any, Final

from ..knowledge.views import unseen_signs
from ..state import Duel

MOST_DRAWN: Final = 3
"""No puzzle draws more Elder Signs than this."""


def sign_worlds(seen: Duel) -> list[Duel]:
    """All worlds that the view admits, as far as the signs matter."""
    unseen = unseen_signs(seen)
    count = len(seen.signs[1 - int(seen.viewer)])
    return [
        deal_signs(seen, held, drawn)
        for held in sorted(set(combinations(unseen, count)))
        for drawn in sorted(set(permutations(without(unseen, held), min(MOST_DRAWN, len(seen.bag)))))
    ]


def worst_world(seen: Duel) -> Duel:
    """The enemy holds the best signs, and the worst are drawn: a line that wins here wins in any world."""
    unseen = unseen_signs(seen)
    count = len(seen.signs[1 - int(seen.viewer)])
    held = tuple(unseen[len(unseen) - count :])
    return deal_signs(seen, held, tuple(without(unseen, held)[:MOST_DRAWN]))


def deal_signs(seen: Duel, held: tuple[int, ...], drawn: tuple[int, ...]) -> Duel:
    """The world in which the enemy holds these signs, and those are drawn next from the bag."""
    world = seen.imagine(0)
    world.signs[1 - int(seen.viewer)] = list(held)
    world.bag = [*without(without(unseen_signs(seen), held), drawn), *reversed(drawn)]
    return world


def without(signs: list[Any], removed: tuple[int, ...]) -> list[Any]:
    left = signs[:]
    for value in removed:
        left.remove(value)
    return left

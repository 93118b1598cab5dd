"""What each game hides from a seat, and which worlds that a seat thinks possible differ in how its turn can end."""

from itertools import combinations, permutations
from typing import Any, Final

from eldritch.core.state import State
from eldritch.games.duel.knowledge.views import unseen_signs
from eldritch.games.duel.state import Duel
from eldritch.games.nightmarium.state import Nightmare
from eldritch.games.realms.state import Realm

FEW: Final = 4
"""So many worlds make sure of a line that brings nothing hidden to light."""

DRAWN: Final = 3
"""In Duel no puzzle lasts for more Elder Signs than these."""


def secrets_of(state: State, seat: int) -> list[Any]:
    """Everything that lies hidden from the seat. A step that leaves it as it was has brought nothing of it to light.

    In Duel all that can come to light is Elder Signs, and a line has to win with any of them (see `worlds`).
    """
    if type(state) is Realm:
        return [state.decks, state.shared, *state.hands[:seat], *state.hands[seat + 1 :]]
    if type(state) is Nightmare:
        return [state.deck, *state.hands[:seat], *state.hands[seat + 1 :]]
    return []


def worlds(seen: State) -> list[State]:
    """Worlds that the view admits: all that differ in how a line can end.

    In Duel these are the values of the enemy's Elder Signs, which count at the end, and of those drawn meanwhile.
    Elsewhere a line that wins for certain meets nothing hidden at all.
    """
    if type(seen) is not Duel:
        return [seen.imagine(seed, knowledge=True) for seed in range(FEW)]
    return [
        dealt(seen, held, drawn)
        for held in sorted(set(combinations(unseen_signs(seen), len(seen.signs[1 - int(seen.viewer)]))))
        for drawn in sorted(set(permutations(rest(unseen_signs(seen), held), min(DRAWN, len(seen.bag)))))
    ]


def worst(seen: State) -> State | None:
    """The world of Duel that is worst for the seat: the enemy holds the best signs, the worst come next."""
    if type(seen) is not Duel:
        return None
    unseen = unseen_signs(seen)
    count = len(seen.signs[1 - int(seen.viewer)])
    held = tuple(unseen[len(unseen) - count :])
    return dealt(seen, held, tuple(rest(unseen, held)[:DRAWN]))


def dealt(seen: Duel, held: tuple[int, ...], drawn: tuple[int, ...]) -> Duel:
    """The world in which the enemy holds these signs, and those come next from the bag."""
    world = seen.imagine(0)
    assert type(world) is Duel
    world.signs[1 - int(seen.viewer)] = list(held)
    world.bag = [*rest(rest(unseen_signs(seen), held), drawn), *reversed(drawn)]
    return world


def rest(signs: list[Any], without: tuple[int, ...]) -> list[Any]:
    left = signs[:]
    for value in without:
        left.remove(value)
    return left

"""Checks for leaks: the audience of every event, and tables that some players must not be able to tell apart."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from eldritch.core.events import Event
from tests.conformance.two_worlds import check_two_worlds

from ..random_games import random_move
from ..table import Table, table

# What each event tells everybody, and what it adds for the seats that perceive more.
AUDIENCE: dict[str, tuple[set[str], set[str], set[str]]] = {
    "dealt": ({"seats", "pile"}, {"every seat"}, {"seat", "allegiance", "profession", "items"}),
    "answered": ({"seat"}, set(), set()),
    "turn_began": ({"seat", "turn"}, set(), set()),
    "passed": ({"seat"}, set(), set()),
    "draw_offered": (set(), set(), set()),
    "draw_declined": (set(), set(), set()),
    "offered": ({"seat", "target"}, {"seat", "target"}, {"item"}),
    "refused": ({"seat", "target"}, set(), set()),
    "traded": ({"seat", "target"}, {"seat", "target"}, {"gave", "got"}),
    "announced": ({"seat", "target", "item", "first"}, set(), set()),
    "trade_ended": ({"seat", "target"}, set(), set()),
    "declined": ({"seat", "what"}, set(), set()),
    "demanded": ({"seat", "target", "item", "met"}, set(), set()),
    "looked_at_hand": ({"seat", "target", "reason"}, {"seat"}, {"items"}),
    "looked_at_allegiance": ({"seat", "target", "slot"}, {"seat"}, {"allegiance"}),
    "looked_at_identity": ({"seat", "target", "slot"}, {"seat"}, {"allegiance", "profession"}),
    "foresaw": ({"seat"}, {"seat"}, {"pile"}),
    "arranged": ({"seat"}, {"seat"}, {"top"}),
    "profession_used": ({"seat", "profession"}, set(), set()),
    "professions_swapped": ({"seat", "target"}, {"seat", "target"}, {"gave", "got"}),
    "spare_shown": ({"seat"}, {"seat"}, {"professions"}),
    "profession_changed": ({"seat"}, {"seat"}, {"took", "returned"}),
    "drew": ({"seat", "reason", "pile"}, {"seat"}, {"item"}),
    "bags_turned": (set(), set(), set()),
    "gave": ({"seat", "target", "reason"}, {"seat", "target"}, {"item"}),
    "direction_chosen": ({"seat", "direction"}, set(), set()),
    "passed_on": ({"direction"}, {"every seat"}, {"gave", "got"}),
    "attacked": ({"seat", "target"}, set(), set()),
    "called_off": ({"seat", "attacker"}, set(), set()),
    "nobody_acted": ({"window"}, set(), set()),
    "supported": ({"seat", "side"}, set(), set()),
    "hypnotised": ({"seat", "target"}, set(), set()),
    "item_used": ({"seat", "item"}, set(), set()),
    "poisoned": ({"seat", "side"}, set(), set()),
    "counted": ({"seat", "target", "points", "winner"}, set(), set()),
    "healed": ({"seat"}, set(), set()),
    "spoils_chosen": ({"seat", "target", "choice"}, set(), set()),
}


def check_audience(event: Event, seats: int) -> None:
    """Check that an event has the public and private facts, and the audience, that AUDIENCE lists."""
    public, audience, private = AUDIENCE[event.name]
    assert set(event.public) == public, f"{event.name} tells everybody {set(event.public)}"
    expected = set(range(seats)) if "every seat" in audience else {event.public[role] for role in audience}
    assert set(event.private) == expected, f"{event.name} is told to {set(event.private)}"
    for facts in event.private.values():
        assert set(facts) == private
    assert not {"bag_with_key", "bag_with_goblet"} & {str(value) for value in event.public.values()}, "which bag it is"


def check_events(state: Any, chance: random.Random, moves: int) -> None:
    for _ in range(moves):
        state.events = []
        state.apply(*random_move(state, chance))
        for event in state.events:
            check_audience(event, state.seats)


Scene = Callable[[], Table]

SIX = {
    "anna": "order diplomat | key dagger",
    "boris": "brotherhood grand_master | goblet bag_with_key",
    "clara": "order priest | whip gloves",
    "dmitri": "brotherhood doctor | key",
    "eva": "order poison_mixer | goblet monocle",
    "foma": "brotherhood bodyguard | bag_with_goblet",
}


def at_the_start() -> Table:
    return table(**SIX)


def with_the_turn_of(name: str) -> Callable[..., Table]:
    def begin(changed: dict[str, str] | None = None) -> Table:
        names = list(SIX)
        shift = names.index(name)
        order = names[shift:] + names[:shift]
        return table(**{one: {**SIX, **(changed or {})}[one] for one in order})

    return begin


def attempts(scene: Scene) -> Iterator[None]:
    """Look for leaks from a scene: check the audience of events, and play two worlds side by side."""
    for seed in range(25):
        state: Any = scene().state
        chance = random.Random(seed)
        for viewer in (1, 2, 3, None, 0):
            check_two_worlds(state, viewer, seed, 14)
        check_events(state, chance, 25)
        yield


# Tables that differ in nothing that the others can know, and moves after which these must not see a difference.
TWINS: list[tuple[dict[str, str], dict[str, str], tuple[str, ...]]] = [
    (
        {"foma": "brotherhood bodyguard | bag_with_goblet"},
        {"foma": "brotherhood bodyguard | tome"},
        ("boris offer foma bag_with_key",),
    ),
    (
        {
            "clara": "order diplomat | whip",
            "anna": "order priest | key bag_with_goblet",
            "foma": "brotherhood bodyguard | tome",
        },
        {
            "clara": "order diplomat | whip",
            "anna": "order priest | bag_with_goblet bag_with_key",
            "boris": "brotherhood grand_master | goblet key",
            "foma": "brotherhood bodyguard | tome",
        },
        ("boris pass", "clara demand anna bag", "clara bid whip"),
    ),
]


def check_twins() -> None:
    """Check that being asked reveals nothing about a hand."""
    for one, other, moves in TWINS:
        views = []
        for changed in (one, other):
            t = with_the_turn_of("boris")(changed).play(*moves)
            views.append([(t.state.view(t.seat(name)), t.happened(to=name)) for name in ("dmitri", "eva")])
        assert views[0] == views[1], f"after {moves} the two tables look different"


def find_leak(scene: Scene) -> bool:
    try:
        check_twins()
        for _ in attempts(scene):
            pass
    except (AssertionError, IndexError):
        return True
    return False

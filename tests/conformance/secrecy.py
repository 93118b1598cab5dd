"""Hidden information: views with holes, and the positions imagined from them."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from eldritch.core.errors import IllegalAction
from eldritch.core.game import Game
from eldritch.core.state import SPECTATOR, UNKNOWN, WHOLE, State

from .checks import check_conserved, is_refused, text

SOME_KEY: Final = 20_011
MANY_KINDS: Final = 10
"""With this many kinds of hidden components, imagined positions hardly ever repeat."""

Viewer = int | None


def check_view_is_plain(state: State, viewer: Viewer) -> None:
    """A view is plain data and repeatable."""
    assert text(state.view(viewer)) == text(state.view(viewer)), "asked twice, the view tells two things"
    assert state.view(viewer)["viewer"] == viewer


def check_no_such_viewer(state: State) -> None:
    """Views of missing seats are refused, including that of the complete position."""
    for viewer in (SPECTATOR, WHOLE, -3, state.seats, 2**63, -(2**70)):
        for look in (state.seen_by, state.view):
            assert _is_refused(look, viewer), f"seat {viewer} is not there, but has a view"


def check_holes(state: State, viewer: Viewer) -> None:
    """A view has a hole for each hidden component, is true, and has no generator."""
    seen = state.seen_by(viewer)
    assert seen.viewer == (SPECTATOR if viewer is None else viewer)
    assert len(seen.components()) == len(state.components()), "a hidden component left no hole"
    shown = Counter(card for card in seen.components() if card != UNKNOWN)
    assert not shown - Counter(state.components()), "the view shows components that do not exist"
    check_is_so(seen, state)
    rekeyed = state.clone()
    rekeyed.rekey(SOME_KEY)
    assert text(rekeyed.seen_by(viewer).dump()) == text(seen.dump()), "the generator shows through the view"


def check_view_plays_the_part(state: State, viewer: Viewer) -> None:
    """Deciders, legal actions and views are the same on a view as on the true position."""
    seen = state.seen_by(viewer)
    assert seen.over == state.over
    assert seen.returns() == state.returns()
    assert seen.deciders() == state.deciders(), "the view waits for other seats than the game"
    assert text(seen.view(viewer)) == text(state.view(viewer)), "the view of the view is another one"
    assert text(seen.seen_by(viewer).dump()) == text(seen.dump()), "seen twice it looks different"
    for seat in range(state.seats):
        if seat == viewer:
            assert seen.legal(seat) == state.legal(seat), "the viewer has other choices on the view"
        elif not state.over:
            assert _is_refused(seen.legal, seat), f"the view of {viewer} tells the choices of seat {seat}"


def _is_refused(ask: Callable[[int], object], seat: int) -> bool:
    try:
        ask(seat)
    except IllegalAction:
        return True
    return False


def check_is_so(seen: State, world: State) -> None:
    """Every location of a component in the view holds in the imagined position."""
    there = dict(shown_lists(world.dump()["position"]))
    for path, values in shown_lists(seen.dump()["position"]):
        assert path in there, f"{path} is only in the view"
        assert len(values) == len(there[path]), f"{path}: the view has {len(values)} entries, not {len(there[path])}"
        stated = Counter(value for value in values if value != UNKNOWN)
        assert not stated - Counter(there[path]), f"{path}: the view says {values}, but it is {there[path]}"


def shown_lists(data: Any, path: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Every list of plain values in the data, with its path."""
    if isinstance(data, list) and all(not isinstance(part, list | dict) for part in data):
        yield path, data
    elif isinstance(data, list | dict):
        for key, part in data.items() if isinstance(data, dict) else enumerate(data):
            yield from shown_lists(part, f"{path}/{key}")


def check_imagined(game: Game, box: list[int], state: State, viewer: Viewer, seed: int) -> None:
    """A position imagined from a view is complete and looks the same to the viewer."""
    seen = state.seen_by(viewer)
    before = text(seen.dump())
    world = seen.imagine(seed, True)
    assert text(world.view(viewer)) == text(state.view(viewer)), "the imagined world looks different"
    assert text(world.seen_by(viewer).dump()) == before, "the imagined world leaves other holes"
    check_is_so(seen, world)
    assert text(seen.imagine(seed).dump()) == text(world.dump()), "by default the world lacks the seat's knowledge"
    for imagined in (world, seen.imagine(seed, False)):
        assert imagined.deciders() == state.deciders()
        assert viewer is None or imagined.legal(viewer) == state.legal(viewer), "the viewer has other choices"
        check_conserved(box, imagined)
        assert text(game.load(json.loads(text(imagined.dump()))).dump()) == text(imagined.dump())
        check_imagined_eyes(box, imagined, seed)
    assert text(seen.dump()) == before, "imagining changed the view"
    assert text(seen.imagine(seed, True).dump()) == text(world.dump()), "one seed gave two worlds"


def check_imagined_eyes(box: list[int], world: State, seed: int) -> None:
    """Each seat of an imagined position has a view and can imagine the rest, as a search requires."""
    for seat in world.deciders():
        other = world.seen_by(seat).imagine(seed)
        check_conserved(box, other)
        assert other.deciders() == world.deciders()
        assert other.legal(seat) == world.legal(seat), "imagined eyes see other choices"


def hidden_kinds(state: State, viewer: Viewer) -> Counter[int]:
    """The components that the view hides."""
    hidden = Counter(state.components())
    hidden.subtract(state.seen_by(viewer).components())
    del hidden[UNKNOWN]
    return +hidden


def worlds(state: State, viewer: Viewer, count: int) -> list[State]:
    seen = state.seen_by(viewer)
    return [seen.imagine(seed, True) for seed in range(count)]


def without_chance(world: State) -> str:
    return text({key: part for key, part in world.dump().items() if key != "generator"})


def check_worlds_vary(positions: list[State], viewer: Viewer) -> None:
    """If much is hidden, imagined positions differ from each other and from the truth."""
    narrow: list[bool] = []
    for state in positions:
        kinds = len(hidden_kinds(state, viewer))
        if kinds >= MANY_KINDS:
            _check_all_differ(state, viewer)
        elif kinds >= 2:
            narrow.append(len({without_chance(world) for world in worlds(state, viewer, 20)}) > 1)
    assert not narrow or any(narrow), "different seeds imagine the same world"


def _check_all_differ(state: State, viewer: Viewer) -> None:
    imagined = worlds(state, viewer, 4)
    assert len({without_chance(world) for world in imagined}) == 4, "different seeds imagine the same world"
    assert without_chance(state) not in map(without_chance, imagined), "the truth was imagined"
    generators = [text(world.generator.dump()) for world in imagined]
    assert len(set(generators)) == 4, "imagined worlds share their chance"
    assert text(state.generator.dump()) not in generators, "imagined chance is the true one"


def check_truth_is_admitted(state: State, viewer: Viewer, count: int = 1000) -> None:
    """The true location of every component occurs in some imagined position."""
    possible: set[tuple[str, Any]] = set()
    for world in worlds(state, viewer, count):
        possible |= _placed(world)
    impossible = _placed(state) - possible
    assert not impossible, f"never imagined, but so: {sorted(map(str, impossible))}"


def _placed(world: State) -> set[tuple[str, Any]]:
    return {(path, value) for path, values in shown_lists(world.dump()["position"]) for value in values}


def check_imagined_world_can_be_played(state: State, viewer: Viewer, seed: int, bound: int) -> None:
    """An imagined position can be played to the end."""
    world = state.seen_by(viewer).imagine(seed)
    box = world.components()
    for number in range(bound):
        if world.over:
            break
        seat = world.deciders()[0]
        legal = world.legal(seat)
        world.apply(seat, legal[(seed + number * 7) % len(legal)])
    check_conserved(box, world)
    assert is_refused(world, 0, 0) if world.over else True

"""Views, events and boxes are exactly what each game's `view_types` module declares."""

from collections import defaultdict
from types import ModuleType
from typing import Any

import pytest

import eldritch
from eldritch.core.state import Data, State
from eldritch.core.view_types import GameView, view_types_of

from .cases import IDS, SELECTED, Case
from .declared import Example, differences
from .playing import Player

DECISIONS = 60
"""Decisions whose views are compared in each game; events are compared until the end."""

UNREACHED = {"nightmarium": {"awake"}, "duel": {"by", "faction"}, "castle": {"priest", "slot"}}
"""Optional keys that random play hardly ever reaches, by game."""


@pytest.fixture(scope="module", params=IDS)
def declared(request: pytest.FixtureRequest) -> tuple[str, ModuleType]:
    types = view_types_of(request.param)
    if types is None:
        pytest.skip("this game declares no view types")
    return request.param, types


def test_views_and_events_are_as_declared(declared: tuple[str, ModuleType]) -> None:
    id, types = declared
    seen: dict[str, set[str]] = defaultdict(set)
    for seed, case in enumerate(2 * cases_of(id)):
        compare_game(case, seed, types, seen)
    for part in ("Step", "Option", "Event"):
        never = getattr(types, part).__optional_keys__ - seen[part] - UNREACHED.get(id, set())
        assert not never, f"{part} declares keys that never occurred: {sorted(never)}"


def test_components_are_as_declared(declared: tuple[str, ModuleType]) -> None:
    id, types = declared
    for entry in eldritch.game(id).edition.described():
        assert list(differences(entry, types.Component, "component")) == []


def cases_of(id: str) -> list[Case]:
    """Several options with a few seats and with many."""
    cases = [case for case in SELECTED if case.game.id == id]
    return cases[:: max(1, len(cases) // 12)]


def compare_game(case: Case, seed: int, types: ModuleType, seen: dict[str, set[str]]) -> None:
    state = case.new(seed)
    state.events = []
    player = Player(case.game.actions, "rare verbs" if seed % 2 else "uniform", seed)
    decisions = 0
    while not state.over and decisions < 20 * DECISIONS:
        if decisions < DECISIONS or decisions % 20 == 0:
            compare_views(state, types, seen)
        for frame in state.stack:
            seen["Step"] |= frame.shown().keys()
        seat, action = player.move(state)
        seen["Option"] |= state.describe(action).keys()
        state.apply(seat, action)
        decisions += 1
    compare_views(state, types, seen)
    for event in state.events:
        for viewer in (None, *range(state.seats)):
            facts = event.visible_to(viewer)
            assert list(differences(facts, types.Event, f"event {event.name}")) == []
            seen["Event"] |= facts.keys()


def compare_views(state: State, types: ModuleType, seen: dict[str, set[str]]) -> None:
    for viewer in (None, *state.deciders(), 0):
        view = state.view(viewer)
        assert list(differences_of_view(view, types)) == []
        for option in view["options"]:
            seen["Option"] |= option.keys()


def differences_of_view(view: Data, types: ModuleType) -> list[str]:
    """The parts that every game has against the common types, the rest against the game's own."""
    decision = view["decision"]
    common: dict[str, Any] = {**view, "table": {"seats": []}, "options": []}
    common["decision"] = None if decision is None else {**decision, "stack": []}
    found = list(differences(common, GameView, "view"))
    found += differences(view["table"], types.Table, "table")
    for option in view["options"]:
        found += differences(option, types.Option, f"option {option['verb']}")
    for step in decision["stack"] if decision else ():
        found += differences(step, types.Step, f"step {step['step']}")
    return found


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ({"name": "Anna", "counts": [1, None]}, ""),
        ({"name": "Anna", "counts": [], "mood": "calm"}, ""),
        ({"counts": []}, "it.name is missing"),
        ({"name": "Anna", "counts": [], "age": 3}, "it.age is not declared"),
        ({"name": None, "counts": []}, "it.name is None, not <class 'str'>"),
        ({"name": "Anna", "counts": [True]}, "it.counts[0] is True"),
        ({"name": "Anna", "counts": (), "mood": "calm"}, "it.counts is (), not a list"),
        ({"name": "Anna", "counts": [], "mood": "odd"}, "it.mood is 'odd'"),
    ],
)
def test_the_checker_finds_added_missing_and_wrong_values(value: Data, complaint: str) -> None:
    found = list(differences(value, Example, "it"))
    assert len(found) == (1 if complaint else 0)
    assert all(complaint in one for one in found)

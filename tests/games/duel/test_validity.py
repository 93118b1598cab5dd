"""`Game.load` refuses positions that the rules can never reach."""

import json
import random
from typing import Any

import pytest

from eldritch.core.errors import BadDump
from eldritch.core.state import State

from .table import GAME, begin, opening


def dump(state: State) -> Any:
    return json.loads(json.dumps(state.dump()))


def refused(data: Any, complaint: str) -> None:
    with pytest.raises(BadDump, match=complaint):
        GAME.load(data)


WRONG: list[tuple[str, int | None, Any, str]] = [
    ("gate", 0, 7, "gate: must be none, abandoned or a seat's"),
    ("gate", 0, 0, "gate: nobody keeps it"),
    ("keeper", 1, 9, "keeper: must be a kind"),
    ("keeper", 1, 1, "gate: nobody keeps it"),
    ("ritual", None, 99, "ritual: the marker must stand on the track"),
    ("ritual", None, -1, "ritual: the marker must stand on the track"),
    ("decay", None, -1, "decay: must not be negative"),
    ("books", 0, 1, "books: as many as requirements met"),
    ("slots", 0, 1, "books: as many as requirements met"),
    ("slots", 1, 64, "slots: must be requirements"),
    ("power", 0, -1, "power: must not be negative"),
    ("doom", 0, -1, "doom: must not be negative"),
    ("first", None, 2, "first: must be a seat"),
    ("phase", None, 4, "phase: there is no such phase"),
    ("phase", None, 1, "action_phase: cannot stand here"),
    ("turn", None, 501, "turn: must lie within the turn limit"),
    ("round", None, 0, "round"),
    ("policy", 0, 3, "policy: there is no such policy"),
    ("policy_turn", 0, 5, "policy_turn"),
    ("released", 0, 1, "released: the gate is not abandoned"),
    ("captives", 1, 1, "captives: only cultists"),
    ("dice", None, "17", "dice: must be faces"),
]


@pytest.mark.parametrize(("field", "place", "value", "complaint"), WRONG)
def test_impossible_values_are_refused(field: str, place: int | None, value: Any, complaint: str) -> None:
    data = dump(begin())
    if place is None:
        data["position"][field] = value
    else:
        assert data["position"][field][place] != value
        data["position"][field][place] = value
    refused(data, complaint)


@pytest.mark.parametrize(
    "stack",
    [
        [["action_phase", 1]],
        [["turn", 0, 0, 0, 0, 0, 0]],
        [["action_phase", 0], ["turn", 0, 0, 0, 0, 0, 0]],
        [["action_phase", 1], ["turn", 0, 5, 0, 0, 0, 0]],
        [["action_phase", 1], ["turn", 0, 0, 1 << 13, 0, 0, 0]],
        [["action_phase", 1], ["turn", 0, 0, 0, 0, 0, 0], ["turn", 0, 0, 0, 0, 0, 0]],
        [["action_phase", 1], ["turn", 0, 0, 0, 0, 0, 0], ["moving", 0, []]],
        [["action_phase", 1], ["turn", 0, 0, 0, 0, 0, 0], ["take_book", 0]],
        [["action_phase", 1], ["turn", 0, 1, 0, 0, 0, 0], ["after_action", 0, 0, 0], ["placing", 0]],
        [["choose_first", 0]],
        [["doom_phase", 1], ["doom_part", 0, 0]],
    ],
    ids=str,
)
def test_a_stack_that_cannot_be_is_refused(stack: list[Any]) -> None:
    refused({**dump(begin()), "stack": stack}, "this is not a position")


def test_a_great_old_one_in_play_was_awakened() -> None:
    data = dump(begin())
    figures, pool = data["position"]["figures"], data["position"]["pool"]
    pool[4], figures[4] = 0, 1
    refused(data, "awakenings: a Great Old One is awake")


def test_battles_need_their_place_on_the_stack() -> None:
    data = dump(begin())
    data["position"]["battle"] = [0] * 70
    refused(data, "this is not a position")


def test_positions_of_play_are_accepted() -> None:
    t = opening().play("summon deep_one jersey_reef")
    assert GAME.load(dump(t.state)).dump() == t.state.dump()


def test_a_dump_of_an_earlier_release_loads() -> None:
    """Earlier releases had another name for the step after an action."""
    state = begin()
    while not any(frame.name() == "after_action" for frame in state.stack):
        seat = state.deciders()[0]
        state.apply(seat, random.Random(state.turns()).choice(state.legal(seat)))
    earlier = json.loads(json.dumps(state.dump()).replace("after_action", "aftermath"))
    assert GAME.load(earlier).dump() == state.dump()
